import { group, loft, sheet, sweep } from '@diorama/shape-language';
import type { Point2, Shape, Slot } from '@diorama/shape-language';
import { interpolated, spread } from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

/** The lines of a hull. z runs from -0.5 (stern) to 0.5 (stem), widths from 0 to 1, heights in metres. */
export interface HullLines {
  readonly length: number;
  readonly beam: number;
  /** Height of the deck's edge along z. */
  readonly sheer: readonly Point2[];
  /** Half width of the deck along z, as a share of half the beam. */
  readonly plan: readonly Point2[];
  /** Height of the keel along z. */
  readonly keel: readonly Point2[];
  /** Half width near the keel as a share of the deck's: 0 is a wedge, 1 a box. */
  readonly fullness: number;
  /** Half width at the wale as a share of the deck's. */
  readonly belly?: number;
}

const STATIONS = 17;

/** Half width and height of the deck's edge at z (a share). */
export const edgeOf = (lines: HullLines, z: number): readonly [half: number, height: number] => [
  (interpolated(lines.plan, z) * lines.beam) / 2,
  interpolated(lines.sheer, z),
];

/** The right half of a section from keel to deck, as points in x and y. */
function sectionOf(lines: HullLines, z: number): Point2[] {
  const [w, deck] = edgeOf(lines, z);
  const keel = Math.min(interpolated(lines.keel, z), deck - 0.05);
  const { fullness, belly = 1 } = lines;
  const at = (share: number): number => keel + share * (deck - keel);
  return [
    [Math.max(0.02, 0.12 * w), keel],
    [w * (0.25 + 0.7 * fullness), at(0.16)],
    [w * (0.62 + 0.36 * fullness), at(0.38)],
    [w * belly, at(0.72)],
    [w, deck],
  ];
}

/** A closed hull with a deck: slots of its bottom, sides, upper strake and deck. */
export function hull(lines: HullLines, slots: { bottom?: Slot; side?: Slot; strake?: Slot; deck?: Slot } = {}): Shape {
  const { bottom = 'bottom', side = 'body', strake = 'trim', deck = 'deck' } = slots;
  const sections = spread(-0.5, 0.5, STATIONS).map((z) => {
    const right = sectionOf(lines, z);
    return { z: z * lines.length, outline: [...right, ...right.toReversed().map(([x, y]): Point2 => [-x, y])] };
  });
  return loft(side, sections, { smooth: false, strips: [bottom, bottom, side, strake, deck, strake, side, bottom, bottom, bottom] });
}

/** A wall along the edge of the deck. */
export function bulwark(slot: Slot, lines: HullLines, height: number, [from, to]: Point2 = [-0.5, 0.5], thickness = 0.12): Shape {
  const wall = (side: 1 | -1): Shape => {
    const stations = spread(from, to, 14).map((z) => ({ z, edge: edgeOf(lines, z) }));
    const row = (dy: number): Vec3[] => stations.map(({ z, edge: [w, y] }) => [side * Math.max(0.03, w - 0.05), y + dy, z * lines.length]);
    return sheet(slot, [row(-0.1), row(height)], thickness);
  };
  return group(wall(1), wall(-1));
}

/** A rail along the edge of the deck. */
export const edgeRail = (slot: Slot, lines: HullLines, radius: number, options: { rise?: number; range?: Point2 } = {}): Shape => {
  // prettier-ignore
  const { rise = 0, range: [from, to] = [-0.5, 0.5] } = options;
  const path = (side: 1 | -1): Vec3[] =>
    spread(from, to, 16).map((z) => {
      const [w, y] = edgeOf(lines, z);
      return [side * w, y + rise, z * lines.length];
    });
  return group(sweep(slot, path(1), radius, { sides: 6 }), sweep(slot, path(-1), radius, { sides: 6 }));
};

/** An open boat: the skin of a hull without a deck, its gunwale and keel. */
export function openHull(lines: HullLines, slot: Slot, thickness: number, rim: Slot = 'trim'): Shape {
  const rows = spread(-0.5, 0.5, STATIONS).map((z): Vec3[] => {
    const right = sectionOf(lines, z);
    return [
      ...right.toReversed().map(([x, y]): Vec3 => [-x, y, z * lines.length]),
      ...right.map(([x, y]): Vec3 => [x, y, z * lines.length]),
    ];
  });
  return group(sheet(slot, rows, thickness), edgeRail(rim, lines, 1.1 * thickness));
}

/** Seats across an open boat at places along z (shares), below the gunwale. */
export const thwarts = (slot: Slot, lines: HullLines, places: readonly number[], drop: number, depth = 0.22): Shape =>
  group(
    ...places.map((z): Shape => {
      const [w, y] = edgeOf(lines, z);
      return { form: 'placed', part: { form: 'box', size: [1.86 * w, 0.04, depth], slot }, move: [0, y - drop, z * lines.length] };
    }),
  );
