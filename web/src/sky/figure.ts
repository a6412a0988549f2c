// A figure of the sky as Rust writes it down: places and magnitudes, and which stars are joined.

export interface Drawn {
  /** For each star its x and y in thousandths, and its magnitude in tenths. */
  stars: number[][];
  /** For each line the two stars it joins, as places in `stars`. */
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

/** The lines of a figure whose stars are at these places. */
export function segments<P>({ lines }: Pick<Drawn, "lines">, at: P[]): { from: P; to: P }[] {
  return lines.flatMap(([one = -1, other = -1]) => {
    const [from, to] = [at[one], at[other]];
    return from && to ? [{ from, to }] : [];
  });
}
