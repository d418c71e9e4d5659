import type { RelationKind } from '@diorama/domain';

import { EMPTY_COLUMN } from '../geometry/free-columns.js';
import { measureSize } from '../geometry/object-shape.js';
import type { ObjectShape } from '../geometry/object-shape.js';
import type { ObjectDesign, RelationCandidate } from './relation-space.js';
import type { Rectangle } from '../geometry/rectangle.js';

/** Objects of an entry as one body: where each stands in its frame. */
export interface Formation {
  readonly design: ObjectDesign;
  /** In the frame of the formation: to its right, to its front, and the turn of the front. */
  readonly slots: readonly Slot[];
}

interface Slot {
  readonly u: number;
  readonly v: number;
  readonly turn: number;
}

/** Kinds of arrangements. */
export type FormationKind = Extract<RelationKind, 'in-row' | 'in-circle' | 'in-pairs'>;

export const isFormationKind = (kind: RelationKind): kind is FormationKind =>
  kind === 'in-row' || kind === 'in-circle' || kind === 'in-pairs';

interface Arrangement {
  readonly kind: FormationKind;
  readonly count: number;
  /** Metres between two objects; a share of their size where left out. */
  readonly spacing?: number | undefined;
  /** Metres that a row may be long. */
  readonly length: number;
}

/** Free metres between objects that stand together: a share of their size, and at least. */
const GAP = { share: 0.25, least: 0.15, pair: 0.08 };

/** Arranges objects like `design` in a row, a circle or pairs. */
export function createFormation(design: ObjectDesign, arrangement: Arrangement): Formation {
  const { bottom, top } = design.shape;
  const { width, depth } = measureSize(design);
  const slots = slotsOf(arrangement, width, depth);
  const [us, vs] = [slots.map(({ u }) => u), slots.map(({ v }) => v)];
  const half = Math.max(width, depth) / 2;
  const isRow = arrangement.kind === 'in-row';
  const range = (values: number[], reach: number): readonly [number, number] => [Math.min(...values) - reach, Math.max(...values) + reach];
  const around = { x: range(us, isRow ? width / 2 : half), z: range(vs, isRow ? depth / 2 : half) };
  const scale = design.scale;
  const shape: ObjectShape = {
    outline: around,
    foot: around,
    bottom: bottom * scale,
    top: top * scale,
    columns: { x0: 0, z0: 0, cell: 1, width: 1, depth: 1, gaps: [EMPTY_COLUMN] },
  };
  return { design: { ...design, shape, scale: 1 }, slots };
}

function slotsOf({ kind, count, spacing, length }: Arrangement, width: number, depth: number): Slot[] {
  const gap = Math.max(GAP.least, GAP.share * Math.max(width, depth));
  const index = Array.from({ length: count }, (_, k) => k);
  if (kind === 'in-row') {
    const usual = width + (spacing ?? gap);
    const pitch = spacing === undefined ? Math.max(width + 0.02, Math.min(usual, (length - width) / Math.max(1, count - 1))) : usual;
    return index.map((k) => ({ u: (k - (count - 1) / 2) * pitch, v: 0, turn: 0 }));
  }
  if (kind === 'in-circle') {
    const size = Math.hypot(width, depth);
    const radius = Math.max(0.75 * size, (count * (Math.max(width, depth) + gap)) / (2 * Math.PI));
    return index.map((k) => {
      const angle = ((k + 0.5) / count) * 2 * Math.PI;
      const [u, v] = [radius * Math.sin(angle), radius * Math.cos(angle)];
      return { u, v, turn: Math.atan2(-u, -v) };
    });
  }
  const pairs = Math.ceil(count / 2);
  const columns = Math.max(1, Math.ceil(Math.sqrt(pairs)));
  const [across, along] = [2 * width + GAP.pair + Math.max(0.9, 0.9 * width), depth + Math.max(0.9, depth)];
  const rows = Math.ceil(pairs / columns);
  return index.map((k) => {
    const pair = Math.floor(k / 2);
    const [column, row] = [pair % columns, Math.floor(pair / columns)];
    const side = count % 2 === 1 && k === count - 1 ? 0 : k % 2 === 0 ? -1 : 1;
    return { u: (column - (columns - 1) / 2) * across + (side * (width + GAP.pair)) / 2, v: (row - (rows - 1) / 2) * along, turn: 0 };
  });
}

/** The slots of a formation where it stands as a candidate says. */
export const placeFormation = ({ slots }: Formation, { x, z, turn }: RelationCandidate): RelationCandidate[] =>
  slots.map(({ u, v, turn: own }) => ({
    x: x + Math.cos(turn) * u + Math.sin(turn) * v,
    z: z - Math.sin(turn) * u + Math.cos(turn) * v,
    turn: turn + own,
  }));

/** Words in ids of kinds of which one piece is a part of an enclosure. */
const ENCLOSURES = ['fence', 'wall', 'hedge', 'railing', 'palisade', 'barrier', 'rope', 'guardrail'] as const;
const RING_PIECES_MAX = 80;

/** Whether a single object of a kind that goes around another one means a ring of pieces. */
export const isEnclosure = (kind: string): boolean => kind.split('-').some((word) => ENCLOSURES.some((enclosure) => word === enclosure));

/** Places of pieces that close a ring about a rectangle, `gap` metres from its corners. */
export function listRing(design: ObjectDesign, { x, z, width, depth }: Rectangle, gap: number): RelationCandidate[] {
  const { width: piece, depth: thickness } = measureSize(design);
  const radius = Math.hypot(width, depth) / 2 + gap + thickness / 2;
  const count = Math.min(RING_PIECES_MAX, Math.max(4, Math.ceil((2 * Math.PI * radius) / piece)));
  // Pieces are chords of the circle.
  const reach = Math.max(radius, piece / 2 / Math.tan(Math.PI / count));
  return Array.from({ length: count }, (_, k) => {
    const angle = ((k + 0.5) / count) * 2 * Math.PI;
    return { x: x + Math.sin(angle) * reach, z: z + Math.cos(angle) * reach, turn: angle };
  });
}

/** Places evenly along the edge of a rectangle that lies `gap` metres around another; fronts look inwards. */
export function listEdgePlaces(
  { shape, scale }: ObjectDesign,
  { x, z, turn, width, depth }: Rectangle,
  count: number,
  gap: number,
): RelationCandidate[] {
  const reach = gap + ((shape.foot.z[1] - shape.foot.z[0]) * scale) / 2;
  const [w, d] = [width + 2 * reach, depth + 2 * reach];
  const length = 2 * (w + d);
  return Array.from({ length: count }, (_, k) => {
    // Starts in the middle of the front.
    const at = (((k + 0.5) / count) * length + w / 2) % length;
    const [u, v, side] =
      at < w
        ? [at - w / 2, d / 2, 0]
        : at < w + d
          ? [w / 2, d / 2 - (at - w), 1]
          : at < 2 * w + d
            ? [w / 2 - (at - w - d), -d / 2, 2]
            : [-w / 2, at - 2 * w - d - d / 2, 3];
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const isLong = Math.max(w, d) > 1.8 * Math.min(w, d);
    const inwards = isLong ? turn + Math.PI + (side * Math.PI) / 2 : turn + Math.atan2(-u, -v);
    return { x: x + c * u + s * v, z: z - s * u + c * v, turn: inwards };
  });
}
