// Positions in the sky, by the formulae of Jean Meeus, "Astronomical Algorithms". All angles are in degrees,
// all times in milliseconds as in `Date`. The positions of stars are those of the year 2000: in 25 years they
// move by a third of a degree, which no map here shows. Refraction, which lifts objects near the horizon by
// half a degree, is ignored too.

export interface Direction {
  /** Right ascension. */
  ra: number;
  /** Declination. */
  dec: number;
}

export interface Place {
  latitude: number;
  /** Positive to the east. */
  longitude: number;
}

export interface Sight {
  altitude: number;
  /** From north, eastwards. */
  azimuth: number;
}

const DAY = 86_400_000;
/** Noon of the first of January 2000. */
const EPOCH = Date.UTC(2000, 0, 1, 12);
/** The rotation of the sky in a day, in degrees. */
const TURN = 360.98564736629;

const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
const arc = (radians: number) => (radians * 180) / Math.PI;
/** The same angle between 0 and 360. */
export const turned = (degrees: number) => ((degrees % 360) + 360) % 360;

const daysSince2000 = (time: number) => (time - EPOCH) / DAY;

/** The right ascension on the meridian of a longitude: mean sidereal time. */
export function siderealTime(time: number, longitude: number): number {
  const days = daysSince2000(time);
  const centuries = days / 36_525;
  return turned(280.46061837 + TURN * days + 0.000387933 * centuries ** 2 + longitude);
}

/** The altitude and azimuth of something at a place. */
export function sightOf({ ra, dec }: Direction, time: number, place: Place): Sight {
  const hour = siderealTime(time, place.longitude) - ra;
  const { latitude } = place;
  const up = sin(latitude) * sin(dec) + cos(latitude) * cos(dec) * cos(hour);
  const south = sin(latitude) * cos(dec) * cos(hour) - cos(latitude) * sin(dec);
  const west = cos(dec) * sin(hour);
  return {
    altitude: arc(Math.asin(Math.min(1, Math.max(-1, up)))),
    azimuth: turned(arc(Math.atan2(west, south)) + 180),
  };
}

/** The position of the Sun, to a fiftieth of a degree. */
export function sunAt(time: number): Direction {
  const days = daysSince2000(time);
  const anomaly = 357.529 + 0.98560028 * days;
  const longitude = 280.459 + 0.98564736 * days + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly);
  const tilt = 23.439 - 0.00000036 * days;
  return {
    ra: turned(arc(Math.atan2(cos(tilt) * sin(longitude), cos(longitude)))),
    dec: arc(Math.asin(sin(tilt) * sin(longitude))),
  };
}

/** The next time something is on the meridian. */
export function nextTransit({ ra }: Direction, time: number, { longitude }: Place): number {
  return time + (turned(ra - siderealTime(time, longitude)) / TURN) * DAY;
}

/** The next time something rises; null if it never rises, or never sets. */
export function nextRise(direction: Direction, time: number, place: Place): number | null {
  const { dec } = direction;
  const cosine = -(sin(place.latitude) * sin(dec)) / (cos(place.latitude) * cos(dec));
  if (!(Math.abs(cosine) < 1)) return null;
  const before = (arc(Math.acos(cosine)) / TURN) * DAY;
  const rise = nextTransit(direction, time, place) - before;
  return rise >= time ? rise : rise + (360 / TURN) * DAY;
}

/** The mean of some directions. */
export function middle(all: Direction[]): Direction {
  const sum = (of: (one: Direction) => number) => all.reduce((total, one) => total + of(one), 0);
  const x = sum(({ ra, dec }) => cos(dec) * cos(ra));
  const y = sum(({ ra, dec }) => cos(dec) * sin(ra));
  const z = sum(({ dec }) => sin(dec));
  return { ra: turned(arc(Math.atan2(y, x))), dec: arc(Math.atan2(z, Math.hypot(x, y))) };
}

/** The month, from 1 to 12, in which something is on the meridian at nine in the evening: the mean Sun is
 * nine hours ahead of it. */
export function bestMonth({ ra }: Direction): number {
  const days = turned(ra - 135 - 280.459) / 0.98564736;
  return new Date(EPOCH + days * DAY).getUTCMonth() + 1;
}

/** The latitudes between which all of these rise, the northernmost first; at most from pole to pole. */
export function latitudes(all: Direction[]): { north: number; south: number } {
  const decs = all.map(({ dec }) => dec);
  return {
    north: Math.min(90, Math.min(...decs) + 90),
    south: Math.max(-90, Math.max(...decs) - 90),
  };
}

/** The Sun's altitude when its upper edge is at the horizon, with refraction. */
const SUNSET = -0.83;
/** The Sun's altitude at which all bright stars are visible. */
const DARK = -12;
const STEP = 5 * 60_000;
/** The number of steps in half a day. */
const HALF = DAY / STEP / 2;

const sunHeight = (time: number, place: Place) => sightOf(sunAt(time), time, place).altitude;

/** The first time from here, step by step, at which a condition holds; the last one if it never does. */
function walk(from: number, step: number, holds: (time: number) => boolean, steps: number): number {
  let time = from;
  for (let count = 0; count < steps && !holds(time); count++) time += step;
  return time;
}

export interface Night {
  from: number;
  to: number;
  /** The suggested time: now, if it is night; otherwise once it is dark, or as dark as it gets. */
  first: number;
  /** It is night now. */
  isNow: boolean;
}

/** The current night, or the next. Where the Sun does not set, the hours when it is lowest; where it does
 * not rise, half a day before and after. */
export function nightAt(now: number, place: Place): Night {
  const isDay = (time: number) => sunHeight(time, place) > SUNSET;
  if (!isDay(now)) {
    const [from, to] = [walk(now, -STEP, isDay, HALF), walk(now, STEP, isDay, HALF)];
    return { from, to, first: now, isNow: true };
  }
  const dusk = walk(now, STEP, (time) => !isDay(time), 2 * HALF);
  if (isDay(dusk)) {
    const first = nextTransit({ ra: sunAt(now).ra + 180, dec: 0 }, now, place);
    return { from: first - DAY / 8, to: first + DAY / 8, first, isNow: false };
  }
  const dawn = walk(dusk, STEP, isDay, 2 * HALF);
  const isDarkest = (time: number) => sunHeight(time, place) < DARK || time >= (dusk + dawn) / 2;
  return { from: dusk, to: dawn, first: walk(dusk, STEP, isDarkest, HALF), isNow: false };
}

export interface Point {
  x: number;
  y: number;
}

/** The point on a round map of the whole sky, with the zenith in the middle and the horizon at 1: north
 * up, and so east left, as an observer who looks up sees it. */
export function onMap({ altitude, azimuth }: Sight): Point {
  const far = (90 - altitude) / 90;
  return { x: -far * sin(azimuth), y: -far * cos(azimuth) };
}

/** Projects onto a plane around a centre: stereographically, so that figures keep their shapes; north up,
 * east left. The unit at the centre is a radian. */
export function project(centre: Direction): (direction: Direction) => Point {
  return ({ ra, dec }) => {
    const east = cos(dec) * sin(ra - centre.ra);
    const north = sin(dec) * cos(centre.dec) - cos(dec) * sin(centre.dec) * cos(ra - centre.ra);
    const near = sin(dec) * sin(centre.dec) + cos(dec) * cos(centre.dec) * cos(ra - centre.ra);
    const scale = 2 / (1 + near);
    return { x: -scale * east, y: -scale * north };
  };
}
