import type { ArenaSpec, Generated } from '@diorama/catalogue';
import { box, boxAt, extrude, group, move, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

import { withFinishes } from '../finishes/palette.js';
import { archOutline, arc, plate } from '../solids/solids.js';
import { classicalColumn } from './features.js';

/** Share of the outer half axes that the field takes. */
const FIELD = 0.5;
const STEPS = 40;

/** Draws an arena: tiers of seats around a field, an outer wall, a canopy. */
export function createArena(spec: ArenaSpec): Generated {
  const { size, height, tiers, half = false } = spec;
  const [a, b] = size;
  const rings = Array.from({ length: tiers }, (_, k) => {
    const share = FIELD + ((1 - FIELD) * k) / tiers;
    return ringOf([a * share, b * share], [a * 0.985, b * 0.985], {
      from: (k * height * 0.9) / tiers,
      rise: (height * 0.9) / tiers,
      half,
      slot: k % 2 === 0 ? 'stone' : 'stone2',
    });
  });
  return withFinishes(group(...rings, fieldOf(spec), ...outsideOf(spec), ...(spec.canopy === true ? [canopyOf(spec)] : [])), 'stone');
}

interface RingPlace {
  readonly from: number;
  readonly rise: number;
  readonly half: boolean;
  readonly slot: string;
}

function ringOf(inner: Point2, outer: Point2, { from, rise, half, slot }: RingPlace): Shape {
  // The half behind the stage opens towards the front.
  const [start, end] = half ? [-190, 10] : [0, 360 - 360 / STEPS];
  const edge = (radii: Point2): Point2[] => arc(radii, start, end, STEPS - 1);
  const shape = half ? plate(slot, [...edge(outer), ...edge(inner).toReversed()], rise) : plate(slot, edge(outer), rise, [edge(inner)]);
  return move(shape, 0, from, 0);
}

function fieldOf({ size: [a, b], field }: ArenaSpec): Shape {
  const outline = arc([a * FIELD * 1.02, b * FIELD * 1.02], 0, 360 - 360 / STEPS, STEPS - 1);
  const [w, d] = [a * FIELD * 1.2, b * FIELD * 1.1];
  if (field === 'sand') return plate('sand', outline, 0.2);
  if (field === 'stage')
    return group(
      plate('stone2', outline, 0.15),
      boxAt('stone', [1.3 * a, 1.2, 0.22 * b], [0, 0, 0.42 * b]),
      boxAt('stone', [1.3 * a, 4, 0.5], [0, 0, 0.54 * b]),
      ...[-4, -3, -2, -1, 1, 2, 3, 4].map((k) => move(classicalColumn(0.3, 3.4, 'stone'), k * 0.14 * a, 1.2, 0.47 * b)),
    );
  return group(
    plate('red', outline, 0.2),
    boxAt('grass', [1.35 * w, 0.3, 1.3 * d], [0, 0, 0]),
    ...[-1, 0, 1].map((k) => boxAt('white', [0.8, 0.36, 1.24 * d], [k * 0.65 * w, 0, 0])),
    ...[-1, 1].map((k) => boxAt('white', [1.3 * w, 0.36, 0.8], [0, 0, k * 0.62 * d])),
  );
}

function outsideOf({ size: [a, b], height, outside, ruined, half }: ArenaSpec): Shape[] {
  if (outside === 'plain') return [];
  const bays = Math.max(16, 4 * Math.round((a + b) / 9));
  const storeys = outside === 'arches' ? Math.max(2, Math.round(height / 7)) : 1;
  const step = (Math.PI * (a + b)) / bays;
  const storey = height / storeys;
  return Array.from({ length: bays }, (_, k) => {
    const angle = (2 * Math.PI * (k + 0.5)) / bays;
    const isFallen = ruined === true && angle > 0.2 * Math.PI && angle < 0.62 * Math.PI;
    const levels = isFallen ? 1 + (k % 2) : storeys;
    if (half === true && Math.cos(angle) > 0) return group();
    const bay = outside === 'arches' ? archBay(step, storey, levels) : columnBay(step, height);
    const facing = (Math.atan2(Math.sin(angle) / a, Math.cos(angle) / b) * 180) / Math.PI;
    return turn(bay, [0, facing, 0], [a * Math.sin(angle), 0, b * Math.cos(angle)]);
  });
}

const archBay = (step: number, storey: number, levels: number): Shape =>
  group(
    ...Array.from({ length: levels }, (_, s) =>
      move(
        group(
          extrude(
            'wall',
            [
              [-0.51 * step, 0],
              [0.51 * step, 0],
              [0.51 * step, storey],
              [-0.51 * step, storey],
            ],
            0.4 * storey,
            { holes: [archOutline(0.56 * step, 0.66 * storey, 'round', 6).map(([x, y]): Point2 => [x, y + 0.12 * storey])] },
          ),
          boxAt('dark', [0.6 * step, 0.8 * storey, 0.05], [0, 0.1 * storey, -0.14 * storey]),
          boxAt('trim', [1.02 * step, 0.08 * storey, 0.56 * storey], [0, 0.92 * storey, 0]),
          ...(s < 3 ? [boxAt('trim', [0.12 * step, 0.92 * storey, 0.52 * storey], [0.5 * step, 0, 0])] : []),
        ),
        0,
        s * storey,
        0,
      ),
    ),
  );

const columnBay = (step: number, height: number): Shape =>
  group(
    boxAt('wall', [1.02 * step, height, 1], [0, 0, -0.6]),
    boxAt('glass', [0.8 * step, 0.6 * height, 0.4], [0, 0.14 * height, 0]),
    boxAt('white', [0.14 * step, 1.12 * height, 2], [0.5 * step, 0, 0.4]),
    box('white', 1.02 * step, 0.4, 1.4),
  );

function canopyOf({ size: [a, b], height }: ArenaSpec): Shape {
  const edge = (share: number): Point2[] => arc([a * share, b * share], 0, 360 - 360 / STEPS, STEPS - 1);
  return group(
    move(plate('white', edge(1.04), 0.9, [edge(0.84)]), 0, 1.04 * height, 0),
    move(plate('blue', edge(1.05), 1.8, [edge(1.02)]), 0, 0.98 * height, 0),
  );
}
