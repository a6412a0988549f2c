// Our own icons, distinguishable by shape: paths in a box of 24.

export type IconName =
  | "air"
  | "earth"
  | "fire"
  | "water"
  | "fame"
  | "improvement"
  | "stardust"
  | "wisdom"
  | "observation"
  | "activation"
  | "stars"
  | "discard";

export interface Icon {
  /** Drawn filled. */
  fill?: string;
  /** Drawn as a stroke. */
  line?: string;
}

export const ICONS: Record<IconName, Icon> = {
  // Three gusts, a mountain, a flame, a drop.
  air: {
    line: "M3 9H14.5A2.8 2.8 0 1 0 11.7 6.2M3 13H19A2.8 2.8 0 1 1 16.2 15.8M3 17H10.5A2.2 2.2 0 1 1 8.3 19.2",
  },
  earth: { fill: "M2.5 20 9 6.5 12.6 13 14.6 9.8 21.5 20Z" },
  fire: {
    fill: "M12.6 2C13.4 6.6 18.5 9 18.5 14.6A6.5 6.6 0 0 1 5.5 14.6C5.5 11.6 7.2 10 8.2 8 9 9.6 9.4 10.4 10.4 11 12 8.6 12.8 5.6 12.6 2Z",
  },
  water: {
    fill: "M12 2.2C15.4 7 18.4 10.6 18.4 14.8A6.4 6.6 0 0 1 5.6 14.8C5.6 10.6 8.6 7 12 2.2Z",
  },
  // A laurel, a pouch, a spark, a book, a telescope, a circular arrow, joined stars, a card that leaves.
  fame: {
    line: "M8.5 20.5C4 18.5 2.8 12 5.5 5.5M15.5 20.5C20 18.5 21.2 12 18.5 5.5M4 10.5 7.4 11.6M3.9 14.6 7.6 14.2M6 18 8.8 16M20 10.5 16.6 11.6M20.1 14.6 16.4 14.2M18 18 15.2 16",
    fill: "M12 5.5 13.2 8.6 16.4 8.8 13.9 10.9 14.8 14 12 12.2 9.2 14 10.1 10.9 7.6 8.8 10.8 8.6Z",
  },
  improvement: {
    line: "M8.5 4.5H15.5L14 8C18 10 20 13 20 16.2 20 19 17.8 20.5 15 20.5H9C6.2 20.5 4 19 4 16.2 4 13 6 10 10 8ZM12 11.6V17.4M9.1 14.5H14.9",
  },
  stardust: { fill: "M12 1.8 14 9.8 22.2 12 14 14.2 12 22.2 10 14.2 1.8 12 10 9.8Z" },
  wisdom: {
    line: "M12 6.6C9.6 4.9 6.4 4.5 3 5V18.6C6.4 18.1 9.6 18.6 12 20.2 14.4 18.6 17.6 18.1 21 18.6V5C17.6 4.5 14.4 4.9 12 6.6ZM12 6.6V20.2",
  },
  observation: {
    line: "M3 11.6 16.2 5 18.4 9.4 5.2 16ZM16.2 5 19 3.6 21.8 9.2 18.6 9.6M11.4 13.2 8 21M11.4 13.2 14.8 21",
  },
  activation: { line: "M19.5 12A7.5 7.5 0 1 1 16.6 6M16.9 2.2V6.4H12.7" },
  stars: {
    line: "M5 18 10 8 19 6",
    fill: "M5 15.6A2.4 2.4 0 1 1 5 20.4 2.4 2.4 0 1 1 5 15.6ZM10 5.6A2.4 2.4 0 1 1 10 10.4 2.4 2.4 0 1 1 10 5.6ZM19 3.6A2.4 2.4 0 1 1 19 8.4 2.4 2.4 0 1 1 19 3.6Z",
  },
  discard: { line: "M6 3.5H18V15.5H6ZM12 8.5V20.5M8.8 17.4 12 20.7 15.2 17.4" },
};
