// The distance of a star, as far as it is known: Hipparcos measured parallaxes to about a thousandth of an
// arcsecond, a tenth of the parallax at 330 light years. Beyond that no number would be honest.

const KNOWN = 330;
/** The least distance of a star beyond that, given the error. */
const FAR = 300;

export interface Distance {
  about: number | null;
  over: number | null;
}

export function distance(years: number | null): Distance {
  if (years === null) return { about: null, over: null };
  return years <= KNOWN ? { about: years, over: null } : { about: null, over: FAR };
}
