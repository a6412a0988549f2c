import { expect, it } from "vitest";
import { views } from "./golden";
import { motionOf } from "./motion";
import { sightsOf } from "./sights";

it("marks the cards that others have laid out in their last turns", () => {
  const view = views.find(({ places }) => places.filter(Boolean).length > 1);
  if (!view) throw new Error("a golden view");
  const places = view.places.flatMap((place) => place ?? []);
  const [fresh, old] = places.map(({ card }) => card);
  if (!fresh || !old) throw new Error("cards");
  const sights = sightsOf(places, {
    view,
    you: 0,
    legal: [],
    hints: [],
    highlight: null,
    motion: motionOf([]),
    traces: [{ seat: 1, events: [{ event: "card-dealt", place: 0, card: fresh }] }],
  });
  expect(sights.get(fresh)?.isNew).toBe(true);
  expect(sights.get(old)?.isNew).toBe(false);
});
