import type { WorkKind } from '@diorama/catalogue';
import { array, bar, boxAt, group, move, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import type { KindTable } from '../finishes/kinds.js';
import { postAt, spaced } from '../solids/solids.js';

/** Storeys of an unfinished frame, metres from one to the next, and the distances of its columns. */
const STOREYS = 4;
const STOREY = 3.4;
const BAY = [5, 5] as const;
const COLUMNS = [4, 3] as const;
const [WIDTH, DEPTH] = [BAY[0] * (COLUMNS[0] - 1) + 1.6, BAY[1] * (COLUMNS[1] - 1) + 1.6];

/** Bars that stick out of a column that the next storey continues. */
const starterBars = (x: number, y: number, z: number): Shape =>
  group(...[-0.14, 0.14].flatMap((dx) => [-0.14, 0.14].map((dz) => postAt('rust', 0.025, 1.1, [x + dx, y, z + dz], { sides: 5 }))));

/** Slabs on columns, with a core of walls, props under the last slab and an edge of nets; the uppermost storey is not yet poured. */
function concreteFrame(): Shape {
  const places = spaced(COLUMNS[0], BAY[0]).flatMap((x) => spaced(COLUMNS[1], BAY[1]).map((z) => [x, z] as const));
  const top = STOREYS * STOREY;
  return group(
    boxAt('concrete', [WIDTH + 1, 0.3, DEPTH + 1], [0, 0, 0]),
    ...Array.from({ length: STOREYS }, (_, k) => {
      const y = k * STOREY;
      // The last slab covers two of three bays.
      const isLast = k === STOREYS - 1;
      const width = isLast ? WIDTH - BAY[0] : WIDTH;
      return group(
        ...places.map(([x, z]) => boxAt('concrete', [0.45, STOREY, 0.45], [x, y, z])),
        boxAt('concrete', [width, 0.32, DEPTH], [isLast ? -BAY[0] / 2 : 0, y + STOREY - 0.32, 0]),
        ...(isLast ? [] : [boxAt('orange', [WIDTH, 0.9, 0.06], [0, y + STOREY + 0.1, DEPTH / 2])]),
      );
    }),
    boxAt('stone', [4, top + 2.4, 0.3], [-2.5, 0, -2.4]),
    boxAt('stone', [0.3, top + 2.4, 4], [-4.4, 0, -4.2]),
    ...places.map(([x, z]) => starterBars(x, top, z)),
    ...spaced(7, 2).flatMap((x) => [-3, 0, 3].map((z) => postAt('yellow', 0.06, STOREY - 0.3, [x - 2, top - STOREY, z], { sides: 6 }))),
    array(boxAt('pale', [0.16, 0.22, DEPTH - 1], [-1.5, top - 0.56, 0]), 8, [1.2, 0, 0], true),
    ...[2, 4, 6, 8, 10, 12].map((y) =>
      group(
        boxAt('pale', [WIDTH * 0.44, 0.08, 0.9], [WIDTH * 0.24, y, DEPTH / 2 + 0.9]),
        bar('metal', [0.3, y + 0.9, DEPTH / 2 + 1.3], [WIDTH * 0.46, y + 0.9, DEPTH / 2 + 1.3], 0.06),
      ),
    ),
    ...spaced(4, 2.4).flatMap((x) => [0.5, 1.3].map((z) => postAt('metal', 0.05, top, [x + WIDTH * 0.24, 0, DEPTH / 2 + z], { sides: 6 }))),
  );
}

const brickPallet = (): Shape =>
  group(
    array(boxAt('pale', [1.2, 0.1, 0.12], [0, 0, 0]), 3, [0, 0, 0.4], true),
    boxAt('pale', [1.2, 0.05, 1], [0, 0.1, 0]),
    ...Array.from({ length: 7 }, (_, k) =>
      array(array(boxAt('brick', [0.23, 0.12, 0.11], [0, 0.16 + 0.125 * k, 0]), 4, [0.25, 0, 0], true), k < 6 ? 7 : 3, [0, 0, 0.125], true),
    ),
    boxAt('dark', [1.04, 0.03, 0.03], [0, 1, 0.3]),
  );

const rebarStack = (): Shape =>
  group(
    ...[-1.8, 1.8].map((x) => boxAt('pale', [0.14, 0.14, 1.4], [x, 0, 0])),
    ...Array.from({ length: 3 }, (_, k) =>
      array(
        turn(move(postAt('rust', 0.04, 5.6, [0, 0, 0], { sides: 6 }), 0, -2.8, 0), [0, 0, 90], [0.08 * k, 0.2 + 0.09 * k, 0]),
        13 - 3 * k,
        [0, 0, 0.1],
        true,
      ),
    ),
  );

/** A cabin of a building site: a container with windows, steps and a sign. */
const siteOffice = (): Shape =>
  group(
    boxAt('white', [6, 2.7, 2.5], [0, 0.25, 0]),
    boxAt('blue', [6.1, 0.3, 2.6], [0, 2.75, 0]),
    boxAt('blue', [6.06, 0.3, 2.56], [0, 0.25, 0]),
    ...[-1.9, 0.2].map((x) => group(boxAt('grey', [1.5, 1.1, 0.1], [x, 1.3, 1.24]), boxAt('glass', [1.3, 0.9, 0.14], [x, 1.4, 1.24]))),
    boxAt('grey', [0.9, 2.1, 0.12], [2.1, 0.4, 1.24]),
    boxAt('metal', [1.2, 0.2, 0.8], [2.1, 0.12, 1.7]),
    boxAt('yellow', [1.2, 0.6, 0.05], [-0.85, 2.16, 1.28]),
  );

/** Structures of building sites. */
export const BUILDING_WORK_KINDS = {
  'concrete-frame': concreteFrame,
  'brick-pallet': brickPallet,
  'rebar-stack': rebarStack,
  'site-office': siteOffice,
} satisfies Partial<KindTable<WorkKind>>;
