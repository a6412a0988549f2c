// The surfaces of bodies, as paths in a circle of radius 1: as distinguishable as the marbles are by touch.

import type { Body } from "./view";

const CHORDS = [-0.72, -0.43, -0.14, 0.14, 0.43, 0.72];
const TILT = (-35 * Math.PI) / 180;

/** Parallel lines. */
function hatched(): string {
  const [cos, sin] = [Math.cos(TILT), Math.sin(TILT)];
  return CHORDS.map((far) => {
    const half = Math.sqrt(0.86 - far * far);
    const end = (along: number) =>
      `${(along * cos - far * sin).toFixed(2)} ${(along * sin + far * cos).toFixed(2)}`;
    return `M${end(-half)}L${end(half)}`;
  }).join("");
}

/** Round dots in rows. */
function dotted(): string {
  const rows = [-0.6, -0.3, 0, 0.3, 0.6];
  return rows
    .flatMap((y, row) =>
      [-0.7, -0.35, 0, 0.35, 0.7]
        .map((x) => x + (row % 2 === 0 ? 0 : 0.175))
        .filter((x) => x * x + y * y < 0.56)
        .map((x) => `M${(x - 0.085).toFixed(2)} ${y}a.085.085 0 1 0 .17 0a.085.085 0 1 0-.17 0`),
    )
    .join("");
}

const CRACKED =
  "M0-.1-.34-.44-.28-.86M-.34-.44-.82-.36M0-.1.3-.36.24-.9M.3-.36.84-.26M0-.1.1.34.56.5.72.54" +
  "M.1.34-.12.62.04.92M0-.1-.46.12-.9.14M-.46.12-.6.62";

/** The textures drawn as lines, and those drawn filled. */
export const LINES: Partial<Record<Body, string>> = { comet: hatched(), supernova: CRACKED };
export const SPOTS: Partial<Record<Body, string>> = { star: dotted() };
/** A planet is smooth, with a highlight. */
export const SHINE: Partial<Record<Body, string>> = {
  planet: "M-.62-.3A.72.72 0 0 1 .1-.7",
};
