// How far a star is, as far as that is known: Hipparcos measured parallaxes to about a thousandth of an
// arcsecond, a tenth of what a star at 330 light years has. Beyond that no number would be honest.

const KNOWN = 330;
/** With its error a star beyond is at least so far away. */
const FAR = 300;

export interface Distance {
  about: number | null;
  over: number | null;
}

export function distance(years: number | null): Distance {
  if (years === null) return { about: null, over: null };
  return years <= KNOWN ? { about: years, over: null } : { about: null, over: FAR };
}
