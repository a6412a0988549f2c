// Moves stars of a figure apart that are too close to be distinguished, or pressed.

interface Place {
  x: number;
  y: number;
}

/** Moves places apart until none are nearer than `apart`; `keep` holds each within the picture. */
export function spread<P extends Place>(all: P[], apart: number, keep: (place: P) => void): P[] {
  const moved = all.map((place) => ({ ...place }));
  for (let again = true, rounds = 0; again && rounds < 300; rounds++) {
    again = false;
    for (const [at, one] of moved.entries()) {
      for (const other of moved.slice(at + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const distance = Math.hypot(dx, dy) || 1;
        if (distance >= apart - 0.5) continue;
        again = true;
        const push = (apart - distance) / 2 / distance;
        one.x -= dx * push;
        one.y -= dy * push;
        other.x += dx * push;
        other.y += dy * push;
      }
    }
    moved.forEach(keep);
  }
  return moved;
}
