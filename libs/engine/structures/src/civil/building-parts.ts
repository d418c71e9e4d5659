import type { PartKind } from '@diorama/catalogue';
import { array, bar, box, boxAt, extrude, group, mirror, move, radial, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import { classicalColumn } from '../building/features.js';
import { boxRoof, onionDome, roundRoof } from '../building/roofs.js';
import type { KindTable } from '../finishes/kinds.js';
import { arc, ballAt, piercedWall, postAt, spaced, steps } from '../solids/solids.js';
import type { Triple } from './part-shapes.js';

function balcony(): Shape {
  return group(
    boxAt('wall', [4, 5, 0.3], [0, 0, -0.9]),
    boxAt('stone', [3.2, 0.2, 1.6], [0, 1.6, 0]),
    mirror(
      turn(
        extrude(
          'stone',
          [
            [0, 0],
            [1, 0.9],
            [0, 0.9],
          ],
          0.25,
        ),
        [0, -90, 0],
        [1.2, 0.72, -0.75],
      ),
    ),
    boxAt('stone', [3.2, 0.12, 0.2], [0, 2.7, 0.7]),
    ...spaced(11, 0.29).map((x) => postAt('stone', 0.07, 0.9, [x, 1.8, 0.7], { sides: 8 })),
    mirror(
      group(
        boxAt('stone', [0.16, 0.12, 1.5], [1.5, 2.7, 0]),
        ...spaced(4, 0.33).map((z) => postAt('stone', 0.07, 0.9, [1.5, 1.8, z], { sides: 8 })),
      ),
    ),
    boxAt('trim', [1.9, 2.6, 0.1], [0, 1.8, -0.74]),
    mirror(boxAt('glass', [0.8, 2.3, 0.16], [0.43, 1.9, -0.74])),
  );
}

/** Balconies, roofs, arches and beams. */
export const BUILDING_PART_KINDS = {
  balcony,
  terrace: () =>
    group(
      boxAt('stone', [7, 0.5, 5], [0, 0, 0]),
      move(array(array(box('sandstone', 0.94, 0.06, 0.94), 7, [0.99, 0, 0], true), 5, [0, 0, 0.99], true), 0, 0.48, 0),
      ...[-1, 1].map((s) =>
        group(
          boxAt('stone', [0.3, 0.12, 5], [s * 3.35, 1.36, 0]),
          ...spaced(10, 0.5).map((z) => postAt('stone', 0.09, 0.86, [s * 3.35, 0.5, z], { sides: 8 })),
        ),
      ),
      boxAt('stone', [7, 0.12, 0.3], [0, 1.36, -2.35]),
      ...spaced(13, 0.52).map((x) => postAt('stone', 0.09, 0.86, [x, 0.5, -2.35], { sides: 8 })),
      move(steps('stone', 2.4, 0.5, 0.9, 3), 0, 0, 2.5),
      ...[-1, 1].map((s) => group(postAt('brick', 0.36, 0.6, [s * 2.9, 0.5, 2], { top: 0.46 }), ballAt('leaf', 0.46, [s * 2.9, 1.4, 2]))),
    ),
  colonnade: () =>
    group(
      boxAt('marble', [13, 0.3, 4], [0, 0, 0]),
      ...[-1.4, 1.4].map((z) => move(array(classicalColumn(0.3, 4.4, 'marble', 12), 7, [2, 0, 0], true), 0, 0.3, z)),
      boxAt('marble', [13, 0.6, 3.8], [0, 4.7, 0]),
      boxAt('marble', [13.4, 0.2, 4.2], [0, 5.3, 0]),
    ),
  doorway: () =>
    group(
      piercedWall('wall', [3, 2.8, 0.24], { at: [0], width: 1.06, height: 2.16, form: 'flat' }),
      mirror(boxAt('wood', [0.14, 2.2, 0.34], [0.58, 0, 0])),
      boxAt('wood', [1.3, 0.14, 0.34], [0, 2.16, 0]),
      boxAt('stone', [1.06, 0.04, 0.4], [0, 0, 0]),
      turn(
        group(boxAt('door', [0.98, 2.1, 0.05], [0.49, 0.03, 0]), boxAt('gold', [0.06, 0.06, 0.14], [0.88, 1, 0])),
        [0, 62, 0],
        [-0.5, 0, -0.05],
      ),
    ),
  archway: () =>
    group(
      piercedWall('stone', [4.6, 4.4, 1], { at: [0], width: 2.4, height: 3.4, form: 'round' }),
      extrude('stone2', [...arc(1.55, 0, 180, 12, [0, 2.2]), ...arc(1.2, 180, 0, 12, [0, 2.2])], 1.2),
      boxAt('stone2', [0.5, 0.7, 1.3], [0, 3.3, 0]),
      boxAt('stone2', [5, 0.3, 1.3], [0, 4.4, 0]),
      mirror(boxAt('stone2', [1.2, 0.3, 1.2], [1.75, 2, 0])),
      mirror(boxAt('stone2', [1.3, 0.4, 1.2], [1.75, 0, 0])),
    ),
  chimney: () =>
    group(
      boxAt('brick', [1, 2.4, 0.8], [0, 0, 0]),
      ...[0, 1, 2, 3, 4, 5].map((k) => boxAt('stone', [1.02, 0.03, 0.82], [0, 0.36 * k + 0.3, 0])),
      boxAt('brick', [1.24, 0.3, 1.04], [0, 2.3, 0]),
      mirror(group(postAt('clay', 0.17, 0.6, [0.26, 2.6, 0], { top: 0.14 }), postAt('dark', 0.11, 0.02, [0.26, 3.2, 0]))),
    ),
  roof: () =>
    group(
      boxRoof({ kind: 'gable', height: 2.4, overhang: 0.5 }, [7, 5], 'wall'),
      ...[-1, 1].flatMap((s) =>
        Array.from({ length: 6 }, (_, k) => boxAt('roof', [8, 0.09, 0.16], [0, 0.3 + 0.37 * k, s * (2.42 - 0.385 * k)])),
      ),
      boxAt('brick', [0.7, 1.6, 0.7], [2, 1.6, -0.6]),
      boxAt('trim', [7.9, 0.14, 0.16], [0, 2.56, 0]),
    ),
  dome: () =>
    group(
      postAt('stone', 3.4, 0.5, [0, 0, 0], { sides: 24 }),
      postAt('stone', 3, 1.6, [0, 0.5, 0], { sides: 24 }),
      radial(boxAt('dark', [0.6, 1, 0.3], [0, 0.8, 0]), 12, 2.9),
      postAt('stone', 3.3, 0.25, [0, 2.1, 0], { sides: 24 }),
      move(roundRoof({ kind: 'dome', height: 3.2, slot: 'copper', overhang: 0 }, 3, 24), 0, 2.3, 0),
      ...Array.from({ length: 6 }, (_, k) =>
        turn(
          sweep(
            'stone',
            arc([3.03, 2.98], 0, 180, 12).map(([x, y]): Triple => [x, y + 2.3, 0]),
            0.1,
            { sides: 4 },
          ),
          [0, 30 * k, 0],
        ),
      ),
      postAt('stone', 0.5, 0.8, [0, 5.1, 0]),
      move(onionDome('copper', 0.5, 0.9, 12), 0, 5.9, 0),
    ),
  'floor-piece': () =>
    group(
      ...spaced(8, 0.5).map((x, k) =>
        group(...[0, 1].map((j) => boxAt(k % 2 === j ? 'wood' : 'pale', [0.48, 0.08, 2], [x, 0, j * 2 - 1]))),
      ),
      boxAt('plank', [4, 0.06, 4], [0, 0, 0]),
    ),
  'wooden-beam': () => group(boxAt('timber', [4, 0.28, 0.28], [0, 0, 0], 0.02), mirror(boxAt('pale', [0.02, 0.24, 0.24], [2, 0.02, 0]))),
  'ceiling-beam': () =>
    group(
      boxAt('timber', [5, 0.34, 0.3], [0, 0.5, 0]),
      mirror(group(bar('timber', [2.4, 0.04, 0], [1.6, 0.56, 0], 0.16), boxAt('pale', [0.16, 0.5, 0.26], [2.42, 0, 0]))),
    ),
  'timber-frame': () =>
    group(
      boxAt('timber', [5, 0.34, 0.3], [0, 2.3, 0]),
      mirror(
        group(
          boxAt('timber', [0.3, 2.4, 0.3], [2.2, 0, 0]),
          bar('timber', [2.1, 1.5, 0], [1.3, 2.35, 0], 0.2),
          boxAt('stone', [0.46, 0.2, 0.46], [2.2, 0, 0]),
        ),
      ),
    ),
  scaffolding: () =>
    group(
      ...[-2, 0, 2].flatMap((x) =>
        [-0.6, 0.6].map((z) =>
          sweep(
            'metal',
            [
              [x, 0, z],
              [x, 6.2, z],
            ],
            0.05,
            { sides: 6 },
          ),
        ),
      ),
      ...[2, 4, 6].flatMap((y) => [
        boxAt('pale', [4.3, 0.08, 1.1], [0, y - 0.2, 0]),
        ...[-0.6, 0.6].map((z) =>
          sweep(
            'metal',
            [
              [-2.2, y - 0.24, z],
              [2.2, y - 0.24, z],
            ],
            0.04,
            { sides: 6 },
          ),
        ),
        sweep(
          'metal',
          [
            [-2.1, y + 0.7 - (y === 6 ? 0.55 : 0), 0.6],
            [2.1, y + 0.7 - (y === 6 ? 0.55 : 0), 0.6],
          ],
          0.035,
          { sides: 6 },
        ),
      ]),
      ...[0, 2, 4].flatMap((y) => [
        bar('orange', [-2, y, 0.62], [0, y + 1.8, 0.62], 0.06),
        bar('orange', [2, y, 0.62], [0, y + 1.8, 0.62], 0.06),
      ]),
      ...[-0.2, 0.2].map((d) => bar('yellow', [1.2 + d, 0, 0.9], [1.2 + d, 4, 0.3], 0.06)),
      ...Array.from({ length: 9 }, (_, k) => boxAt('yellow', [0.44, 0.05, 0.05], [1.2, 0.4 + 0.4 * k, 0.86 - 0.058 * k])),
      ...[-2, 0, 2].flatMap((x) => [-0.6, 0.6].map((z) => boxAt('grey', [0.2, 0.04, 0.2], [x, 0, z]))),
    ),
} satisfies Partial<KindTable<PartKind>>;
