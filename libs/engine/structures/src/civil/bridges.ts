import type { BridgeKind } from '@diorama/catalogue';
import { array, bar, box, boxAt, cylinder, extrude, group, lathe, mirror, move, sweep, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

import type { KindTable } from '../finishes/kinds.js';
import { archOutline, arc, piercedWall, postAt, spaced, steps } from '../solids/solids.js';

type Triple = readonly [number, number, number];

/** A wall along x with arches at their feet and a deck on top: bridges, viaducts, aqueducts. */
const arches = (slot: string, count: number, span: number, height: number, depth: number): Shape => {
  const width = count * span;
  return group(
    piercedWall(slot, [width, height, depth], { at: spaced(count, span), width: 0.78 * span, height: 0.84 * height, form: 'round' }),
    ...spaced(count + 1, span)
      .slice(1, -1)
      .map((x) => boxAt('stone', [0.22 * span, 0.5 * height, depth + 0.8], [x, 0, 0])),
  );
};

/** Points of a hanging rope between two posts. */
const sag = (half: number, y: number, drop: number, z: number, steps: number): Triple[] =>
  Array.from({ length: steps + 1 }, (_, k): Triple => {
    const share = (2 * k) / steps - 1;
    return [half * share, y - drop * (1 - share * share), z];
  });

function ropeBridge(): Shape {
  const half = 7;
  const at = (x: number): number => 2 - 1.3 * (1 - (x / half) ** 2);
  return group(
    ...Array.from({ length: 29 }, (_, k) => -half + 0.5 * k).map((x, k) =>
      turn(
        boxAt('plank', [0.36, 0.08, 1.5 - 0.1 * (k % 3)], [0, 0, 0]),
        [0, 3 * ((k % 3) - 1), Math.atan((2.6 * x) / half ** 2) * 57.3],
        [x, at(x), 0],
      ),
    ),
    ...[-0.75, 0.75].flatMap((z) => [
      sweep('rope', sag(half, 2, 1.3, z, 14), 0.07, { sides: 6 }),
      sweep('rope', sag(half, 3.1, 1.3, z * 1.1, 14), 0.07, { sides: 6 }),
      ...Array.from({ length: 13 }, (_, k) => -6 + k).map((x) => bar('rope', [x, at(x), z], [x, at(x) + 1.1, z * 1.1], 0.06)),
    ]),
    ...[-1, 1].flatMap((s) => [-0.85, 0.85].map((z) => postAt('log', 0.14, 3.6, [s * half, 0, z], { sides: 8 }))),
    ...[-1, 1].map((s) => boxAt('stone', [1.8, 1.9, 2.6], [s * 7.9, 0, 0], 0.2)),
  );
}

function suspension(): Shape {
  const curve = (x: number): number => (Math.abs(x) < 30 ? 13 + 20 * (x / 30) ** 2 : 33 - 22 * ((Math.abs(x) - 30) / 25));
  const xs = Array.from({ length: 23 }, (_, k) => -55 + 5 * k);
  return group(
    boxAt('grey', [112, 1.4, 8], [0, 10, 0]),
    boxAt('asphalt', [112, 0.3, 7.4], [0, 11.4, 0]),
    ...[-30, 30].map((x) =>
      turn(
        group(
          piercedWall('masonry', [10.8, 34, 4], { at: [-2.5, 2.5], width: 3, height: 13, form: 'pointed', sill: 13 }),
          boxAt('stone', [11.6, 1, 5], [0, 34, 0]),
          boxAt('stone', [13, 5, 7], [0, 0, 0]),
        ),
        [0, 90, 0],
        [x, 0, 0],
      ),
    ),
    ...[-3.8, 3.8].map((z) =>
      group(
        sweep(
          'iron',
          xs.map((x): Triple => [x, curve(x), z]),
          0.3,
          { sides: 6 },
        ),
        ...xs.map((x) => boxAt('iron', [0.16, Math.max(0.2, curve(x) - 11), 0.16], [x, 11, z])),
      ),
    ),
  );
}

function truss(): Shape {
  const side = group(
    boxAt('rust', [24, 0.5, 0.4], [0, 0, 0]),
    boxAt('rust', [18, 0.5, 0.4], [0, 5, 0]),
    ...spaced(7, 3).map((x) => boxAt('rust', [0.3, 5, 0.3], [x, 0, 0])),
    ...spaced(6, 3).map((x) =>
      x < 0 ? bar('rust', [x + 1.5, 0, 0], [x - 1.5, 5, 0], 0.3) : bar('rust', [x - 1.5, 0, 0], [x + 1.5, 5, 0], 0.3),
    ),
    mirror(bar('rust', [12, 0.2, 0], [9, 5.2, 0], 0.45)),
  );
  return group(
    ...[-2.6, 2.6].map((z) => move(side, 0, 3, z)),
    boxAt('plank', [24, 0.3, 5.2], [0, 3, 0]),
    ...spaced(7, 3).map((x) => boxAt('rust', [0.3, 0.3, 5.4], [x, 8, 0])),
    ...[-0.72, 0.72].map((z) => boxAt('iron', [24, 0.2, 0.12], [0, 3.3, z])),
    mirror(boxAt('masonry', [2.6, 3, 6.4], [11.4, 0, 0])),
  );
}

function coveredBridge(): Shape {
  return group(
    boxAt('plank', [14, 0.5, 4.6], [0, 1.6, 0]),
    ...[-2.2, 2.2].map((z) =>
      move(piercedWall('red', [13, 3.2, 0.2], { at: spaced(5, 2.5), width: 1.2, height: 0.9, form: 'flat', sill: 1.6 }), 0, 2, z),
    ),
    mirror(
      move(
        turn(
          extrude(
            'red',
            [
              [-2.3, 0],
              [-1.7, 0],
              [-1.7, 2.6],
              [1.7, 2.6],
              [1.7, 0],
              [2.3, 0],
              [2.3, 3.2],
              [0, 5.1],
              [-2.3, 3.2],
            ],
            0.24,
          ),
          [0, 90, 0],
        ),
        6.5,
        2,
        0,
      ),
    ),
    turn(
      extrude(
        'roof',
        [
          [-3, -0.45],
          [0, 2],
          [3, -0.45],
          [3, -0.2],
          [0, 2.3],
          [-3, -0.2],
        ],
        14,
      ),
      [0, 90, 0],
      [0, 5.3, 0],
    ),
    mirror(boxAt('masonry', [2.4, 2, 5], [6.6, 0, 0])),
    ...spaced(4, 3).map((x) => bar('timber', [x - 1.2, 1.7, 2.25], [x + 1.2, 1.7, 2.25], 0.3)),
    mirror(boxAt('white', [0.3, 3.4, 0.3], [6.6, 2, 2.3])),
    mirror(boxAt('white', [0.3, 3.4, 0.3], [6.6, 2, -2.3])),
  );
}

function moonBridge(): Shape {
  const bow = arc([4.4, 2.2], 0, 180, 14);
  const planks = bow.slice(0, -1).map(([x, y], k): Shape => {
    const [nx, ny] = bow[k + 1] ?? [x, y];
    return turn(
      boxAt('plank', [Math.hypot(nx - x, ny - y) * 1.1, 0.16, 1.9], [0, 0, 0]),
      [0, 0, (Math.atan2(y - ny, x - nx) * 180) / Math.PI],
      [(x + nx) / 2, (y + ny) / 2 + 0.2, 0],
    );
  });
  const rail = (z: number): Shape =>
    group(
      sweep(
        'red',
        arc([4.4, 2.2], 8, 172, 14).map(([x, y]): Triple => [x, y + 1.2, z]),
        0.09,
        { sides: 8 },
      ),
      sweep(
        'red',
        arc([4.4, 2.2], 8, 172, 14).map(([x, y]): Triple => [x, y + 0.7, z]),
        0.06,
        { sides: 8 },
      ),
      ...arc([4.4, 2.2], 8, 172, 6).map(([x, y]) =>
        group(boxAt('red', [0.16, 1.3, 0.16], [x, y + 0.1, z]), boxAt('gold', [0.22, 0.16, 0.22], [x, y + 1.35, z])),
      ),
      sweep(
        'red',
        arc([4.4, 2.2], 2, 178, 14).map(([x, y]): Triple => [x, y, z]),
        0.16,
        { sides: 6 },
      ),
    );
  return group(...planks, rail(-0.95), rail(0.95));
}

/** Bridges and jetties: their deck runs along x. */
export const BRIDGE_KINDS: KindTable<BridgeKind> = {
  'stone-bridge': () => {
    const bow = arc([8.4, 2.4], 0, 180, 12, [0, 1.2]);
    return group(
      extrude(
        'masonry',
        [
          [-9, 0],
          ...archOutline(9, 2.9, 'segment').slice(0, 1),
          ...arc([4.4, 2.7], 180, 0, 12),
          [9, 0],
          [9, 1.4],
          ...bow.slice(0),
          [-9, 1.4],
        ],
        4,
      ),
      ...[-1.9, 1.9].map((z) => extrudeRail(z)),
      extrude('stone', [...arc([5, 3.2], 0, 180, 12), ...arc([4.4, 2.7], 180, 0, 12)], 4.2),
    );
  },
  'suspension-bridge': suspension,
  'rope-bridge': ropeBridge,
  'covered-bridge': coveredBridge,
  'truss-bridge': truss,
  'moon-bridge': moonBridge,
  viaduct: () =>
    group(
      arches('brick', 6, 9, 20, 5),
      boxAt('stone', [54.4, 0.8, 5.8], [0, 20, 0]),
      ...[-2.6, 2.6].map((z) => boxAt('brick', [54.4, 1, 0.5], [0, 20.8, z])),
      ...[-0.72, 0.72].map((z) => boxAt('metal', [54, 0.2, 0.14], [0, 21, z])),
      move(array(box('plank', 0.3, 0.14, 2.6), 40, [1.34, 0, 0], true), 0, 20.8, 0),
    ),
  aqueduct: () =>
    group(
      arches('sandstone', 5, 10, 12, 5),
      boxAt('stone', [50.4, 0.8, 5.6], [0, 12, 0]),
      move(piercedWall('sandstone', [50, 10, 4], { at: spaced(5, 10), width: 7, height: 8, form: 'round' }), 0, 12.8, 0),
      boxAt('stone', [50.4, 0.6, 4.6], [0, 22.8, 0]),
      move(piercedWall('sandstone', [50, 4, 3.2], { at: spaced(15, 3.33), width: 2, height: 3, form: 'round' }), 0, 23.4, 0),
      boxAt('stone', [50.4, 0.5, 3.8], [0, 27.4, 0]),
      boxAt('water', [50.2, 0.3, 1.8], [0, 27.7, 0]),
    ),
  'castle-drawbridge': () =>
    group(
      boxAt('masonry', [8, 7, 1.6], [0, 0, -3.4]),
      ...[-3.2, 3.2].map((x) => postAt('masonry', 1.5, 9, [x, 0, -3.2], { sides: 12 })),
      ...[-3.2, 3.2].map((x) => move(array(group(box('masonry', 0.6, 0.7, 3)), 2, [1.6, 0, 0], true), x, 9, -3.2)),
      move(extrude('dark', archOutline(3.2, 4.4, 'round'), 0.3), 0, 0, -2.55),
      ...spaced(5, 0.62).map((x) => boxAt('iron', [0.12, 2, 0.2], [x, 2.3, -2.4])),
      turn(
        group(
          array(box('plank', 0.55, 0.2, 6.4), 6, [0.56, 0, 0], true),
          boxAt('iron', [3.5, 0.1, 0.3], [0, 0.16, 2]),
          boxAt('iron', [3.5, 0.1, 0.3], [0, 0.16, -1]),
        ),
        [0, 0, 0],
        [0, 0.1, 0.8],
      ),
      mirror(
        sweep(
          'iron',
          [
            [1.5, 5, -2.4],
            [1.6, 0.4, 3.2],
          ],
          0.09,
          { sides: 6 },
        ),
      ),
      boxAt('water', [12, 0.12, 3.4], [0, 0, 0.4]),
    ),
  footbridge: () =>
    group(
      boxAt('plank', [7, 0.16, 1.6], [0, 0.7, 0]),
      array(boxAt('pale', [0.24, 0.06, 1.7], [0, 0.86, 0]), 24, [0.29, 0, 0], true),
      ...[-0.72, 0.72].flatMap((z) => [
        boxAt('wood', [7, 0.1, 0.12], [0, 1.8, z]),
        boxAt('wood', [7, 0.08, 0.08], [0, 1.35, z]),
        ...spaced(6, 1.36).map((x) => boxAt('wood', [0.14, 1.9, 0.14], [x, 0, z])),
      ]),
    ),
  'fallen-log-bridge': () =>
    group(
      turn(cylinder('log', 0.6, 8, { top: 0.46, sides: 12 }), [0, 0, 90], [4, 0.75, 0]),
      ...[1, -2, 2.6].map((x, k) => turn(cylinder('log', 0.12, 0.9, { top: 0.05, sides: 6 }), [40 - 40 * k, 0, 20], [x, 1.1, 0.2])),
      move(
        lathe(
          'pale',
          [
            [0, 0],
            [0.44, 0],
          ],
          { sides: 12 },
        ),
        0,
        0,
        0,
      ),
      ...[-3.6, 3.6].map((x) => boxAt('grass', [1.6, 0.5, 2], [x, 0, 0], 0.2)),
      boxAt('leaf', [3, 0.12, 0.5], [0, 1.26, 0], 0.05),
    ),
  pier: () =>
    group(
      boxAt('plank', [4, 0.2, 16], [0, 1.6, 0]),
      array(boxAt('pale', [4.2, 0.06, 0.34], [0, 1.8, 0]), 38, [0, 0, 0.42], true),
      ...spaced(6, 3).flatMap((z) => [-1.9, 1.9].map((x) => postAt('log', 0.2, 2.7, [x, 0, z], { sides: 8 }))),
      boxAt('plank', [9, 0.2, 4], [0, 1.6, 9]),
      array(boxAt('pale', [9.2, 0.06, 0.34], [0, 1.8, 9]), 10, [0, 0, 0.42], true),
      ...[-4.2, 4.2].flatMap((x) => [7.4, 10.6].map((z) => postAt('log', 0.2, 2.7, [x, 0, z], { sides: 8 }))),
      postAt('iron', 0.07, 3, [-3.8, 1.7, 10.4], { sides: 6 }),
      boxAt('lamp', [0.3, 0.4, 0.3], [-3.8, 4.6, 10.4]),
      move(
        sweep(
          'rope',
          [
            [-1.9, 2.5, -7.5],
            [-1.9, 2.1, -6],
            [-1.9, 2.5, -4.5],
            [-1.9, 2.1, -3],
            [-1.9, 2.5, -1.5],
          ],
          0.05,
        ),
        0,
        0,
        0,
      ),
    ),
  dock: () =>
    group(
      boxAt('concrete', [16, 2, 8], [0, 0, 0]),
      boxAt('stone', [16.2, 0.3, 0.6], [0, 1.9, 3.9]),
      ...spaced(5, 3.4).map((x) =>
        group(
          turn(
            lathe(
              'rubber',
              [
                [0.3, -0.14],
                [0.6, -0.14],
                [0.6, 0.14],
                [0.3, 0.14],
                [0.3, -0.14],
              ],
              { sides: 12 },
            ),
            [90, 0, 0],
            [x, 1, 4.2],
          ),
          postAt('iron', 0.2, 0.6, [x, 2, 3.2], { sides: 8 }),
          postAt('iron', 0.32, 0.16, [x, 2.6, 3.2], { sides: 8 }),
        ),
      ),
      ...[
        [-6, -2],
        [-4.4, -2.2],
        [-5.2, -2],
      ].map(([x = 0, z = 0], k) => boxAt('wood', [1.3, 1.2, 1.3], [x, k === 2 ? 3.2 : 2, z])),
      ...[4.4, 5.6].map((x) =>
        move(
          lathe(
            'plank',
            [
              [0.4, 0],
              [0.52, 0.55],
              [0.4, 1.1],
            ],
            { sides: 12 },
          ),
          x,
          2,
          -2,
        ),
      ),
      boxAt('water', [17, 0.6, 4], [0, 0, 6]),
      ...[-2, 2].map((x) => move(steps('concrete', 1.2, 2, 0.01, 1), x, 0, 0)).slice(0, 0),
    ),
};

const extrudeRail = (z: number): Shape => {
  const bow = arc([8.6, 2.5], 0, 180, 12, [0, 1.2]);
  return move(
    extrude(
      'stone',
      [
        [8.9, 1.3],
        ...bow.map(([x, y]): Point2 => [x, y + 0.7]),
        [-8.9, 1.3],
        ...bow.toReversed().map(([x, y]): Point2 => [x * 0.98, y - 0.1]),
      ],
      0.4,
    ),
    0,
    0,
    z,
  );
};
