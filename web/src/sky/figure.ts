// A figure of the sky in Rust's format: positions and magnitudes of stars, and the lines between them.

export interface Drawn {
  /** The x and y of each star in thousandths, and its magnitude in tenths. */
  stars: number[][];
  /** The two stars that each line joins, as indices into `stars`. */
  lines: number[][];
}

export interface Place {
  x: number;
  y: number;
  mag: number;
}

export function places({ stars }: Drawn): Place[] {
  return stars.map(([x = 0, y = 0, mag = 0]) => ({ x, y, mag: mag / 10 }));
}

/** The lines of a figure, given the points of its stars. */
export function segments<P>({ lines }: Pick<Drawn, "lines">, at: P[]): { from: P; to: P }[] {
  return lines.flatMap(([one = -1, other = -1]) => {
    const [from, to] = [at[one], at[other]];
    return from && to ? [{ from, to }] : [];
  });
}
