import { describe, expect, it } from "vitest";
import { constellation, CONSTELLATIONS, figureStars } from "./data";
import {
  bestMonth,
  latitudes,
  middle,
  nextRise,
  nextTransit,
  nightAt,
  onMap,
  project,
  siderealTime,
  sightOf,
  sunAt,
} from "./sky";

const PARIS = { latitude: 48.86, longitude: 2.35 };
const SYDNEY = { latitude: -33.87, longitude: 151.21 };
const TROMSO = { latitude: 69.65, longitude: 18.96 };
const HOUR = 3_600_000;

const figure = (id: string) => {
  const found = constellation(id);
  if (!found) throw new Error(id);
  return figureStars(found);
};

// Jean Meeus, "Astronomical Algorithms", examples 12.a, 12.b, 13.b and 25.a.
describe("the examples of Meeus", () => {
  it("sidereal time at Greenwich", () => {
    expect(siderealTime(Date.UTC(1987, 3, 10), 0)).toBeCloseTo(197.693195, 5);
    expect(siderealTime(Date.UTC(1987, 3, 10, 19, 21), 0)).toBeCloseTo(128.7378734, 5);
  });

  it("Venus over Washington", () => {
    const place = { latitude: 38.921389, longitude: -77.065556 };
    const venus = { ra: 347.3193375, dec: -6.719892 };
    const { altitude, azimuth } = sightOf(venus, Date.UTC(1987, 3, 10, 19, 21), place);
    expect(altitude).toBeCloseTo(15.1249, 2);
    // He counts from the south.
    expect(azimuth).toBeCloseTo(68.0337 + 180, 2);
  });

  it("the Sun", () => {
    const { ra, dec } = sunAt(Date.UTC(1992, 9, 13));
    expect(Math.abs(ra - 198.38083)).toBeLessThan(0.02);
    expect(Math.abs(dec + 7.78507)).toBeLessThan(0.02);
  });
});

describe("rising and culminating", () => {
  const sirius = { ra: 101.287, dec: -16.716 };
  const now = Date.UTC(2026, 0, 15, 12);

  it("something is on the meridian when it is highest", () => {
    const at = nextTransit(sirius, now, PARIS);
    const { altitude, azimuth } = sightOf(sirius, at, PARIS);
    expect(altitude).toBeCloseTo(90 - 48.86 - 16.716, 3);
    expect(azimuth).toBeCloseTo(180, 3);
    expect(at - now).toBeLessThan(24 * HOUR);
  });

  it("something is at the horizon when it rises, and then above", () => {
    for (const place of [PARIS, SYDNEY]) {
      const rise = nextRise(sirius, now, place) ?? 0;
      expect(rise).toBeGreaterThanOrEqual(now);
      expect(rise).toBeLessThanOrEqual(now + 24 * HOUR);
      expect(sightOf(sirius, rise, place).altitude).toBeCloseTo(0, 3);
      expect(sightOf(sirius, rise + HOUR, place).altitude).toBeGreaterThan(5);
    }
  });

  it("what never rises or never sets does not rise", () => {
    expect(nextRise({ ra: 0, dec: 60 }, now, PARIS)).toBeNull();
    expect(nextRise({ ra: 0, dec: -60 }, now, PARIS)).toBeNull();
    expect(nextRise({ ra: 0, dec: 20 }, now, { latitude: 90, longitude: 0 })).toBeNull();
  });
});

describe("the night", () => {
  // Sunset and sunrise in Paris around the first of January 2026: 16:04 and 7:44 UTC.
  it("is the next one by day, from sunset to sunrise, and shown once it is dark", () => {
    const night = nightAt(Date.UTC(2026, 0, 1, 12), PARIS);
    expect(night.isNow).toBe(false);
    expect(Math.abs(night.from - Date.UTC(2026, 0, 1, 16, 4))).toBeLessThan(HOUR / 6);
    expect(Math.abs(night.to - Date.UTC(2026, 0, 2, 7, 44))).toBeLessThan(HOUR / 6);
    expect(night.first).toBeGreaterThan(night.from + HOUR);
    expect(night.first).toBeLessThan(night.from + 1.5 * HOUR);
  });

  it("is this one by night", () => {
    const now = Date.UTC(2026, 0, 2, 3);
    const night = nightAt(now, PARIS);
    expect(night).toMatchObject({ isNow: true, first: now });
    expect(Math.abs(night.from - Date.UTC(2026, 0, 1, 16, 4))).toBeLessThan(HOUR / 6);
  });

  it("is around midnight where the Sun does not set, and a day where it does not rise", () => {
    const summer = nightAt(Date.UTC(2026, 5, 21, 12), TROMSO);
    expect(summer.to - summer.from).toBe(6 * HOUR);
    expect(new Date(summer.first).getUTCHours()).toBe(22);
    const winter = nightAt(Date.UTC(2026, 11, 21, 20), TROMSO);
    expect(winter).toMatchObject({ isNow: true });
    expect(winter.to - winter.from).toBeGreaterThanOrEqual(20 * HOUR);
  });
});

it.each([
  ["orion", 1],
  ["gemini", 2],
  ["leo", 4],
  ["ursa-major", 4],
  ["bootes", 6],
  ["scorpius", 7],
  ["lyra", 8],
  ["cygnus", 9],
  ["pegasus", 10],
  ["cassiopeia", 11],
  ["perseus", 12],
])("%s is highest in the evenings of month %i", (id, month) => {
  expect(bestMonth(middle(figure(id)))).toBe(month);
});

it("says from where a figure is seen", () => {
  const orion = latitudes(figure("orion"));
  expect(orion.north).toBeCloseTo(80, 0);
  expect(orion.south).toBeCloseTo(-70, 0);
  expect(latitudes(figure("ursa-minor")).north).toBe(90);
  for (const one of CONSTELLATIONS) {
    const { north, south } = latitudes(figureStars(one));
    expect(north).toBeGreaterThan(south);
  }
});

describe("maps", () => {
  it("have the zenith in the middle, north up and east left", () => {
    const place = (altitude: number, azimuth: number) => {
      const { x, y } = onMap({ altitude, azimuth });
      return [x, y].map((part) => Math.round(part * 100) / 100 + 0);
    };
    expect(place(90, 0)).toEqual([0, 0]);
    expect(place(0, 0)).toEqual([0, -1]);
    expect(place(0, 90)).toEqual([-1, 0]);
    expect(place(45, 180)).toEqual([0, 0.5]);
  });

  it("of a figure have north up and east left", () => {
    const at = project({ ra: 80, dec: 10 });
    const [middle, north, east] = [
      at({ ra: 80, dec: 10 }),
      at({ ra: 80, dec: 11 }),
      at({ ra: 81, dec: 10 }),
    ];
    expect(Math.hypot(middle.x, middle.y)).toBeCloseTo(0, 9);
    expect(north.y).toBeCloseTo(-Math.PI / 180, 4);
    expect(east.x).toBeLessThan(0);
  });
});
