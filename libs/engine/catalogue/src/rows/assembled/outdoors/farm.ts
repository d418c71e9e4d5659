import { array, boxAt, group, leaves, mirror, move, radial, rod, torus, turn } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import type { CatalogueRow } from '../../../row/row.js';
import { assembledIn, ball, disc, plate, sideDisc, spread, tube, turnedAt } from '../forms.js';

const built = assembledIn('architecture', { side: 'outdoors', places: ['farm'] });
const tool = assembledIn('goods', { places: ['farm', 'barn'] });
const plant = assembledIn('nature', { places: ['farm'] });
const fitting = assembledIn('architecture', { places: ['farm', 'garden', 'meadow'] });
const machine = assembledIn('vehicles', { side: 'outdoors', places: ['farm'] });

/** Planks between posts, metres: a panel of a pen along x. */
const hurdle = (width: number, heights: readonly number[]) =>
  group(
    ...heights.map((y) => boxAt('wood', [width, 0.1, 0.03], [0, y, 0])),
    mirror(boxAt('wood', [0.08, (heights.at(-1) ?? 1) + 0.16, 0.08], [width / 2, 0, 0])),
  );

/** A frame of honeycomb: hexagonal cells of wax with honey in some. */
const comb = (columns: number, rows: number, cell: number) =>
  Array.from({ length: columns * rows }, (_, k) => {
    const [x, y] = [k % columns, Math.floor(k / columns)];
    const at: Vec3 = [(x - columns / 2 + (y % 2) / 2) * 1.74 * cell, (y + 0.7) * 1.5 * cell, 0];
    const slot = spread(k * k + k) < 0.45 ? 'honey' : spread(k * 7, 0.754_877_666) < 0.5 ? 'deep' : 'wax';
    return group(
      turn(torus('wax', cell * 0.88, cell * 0.16, 6), [90, 0, 0], at),
      disc(slot, cell * 0.84, cell * 0.5, [at[0], at[1], -cell * 0.4], 6),
    );
  });

/** Things of farms, fields and orchards. */
export const FARM_THINGS: readonly CatalogueRow[] = [
  built(
    'water-trough',
    [2.2, 0.66, 0.7],
    'horse trough, cattle trough, drinking trough, animal trough, livestock trough, stone trough, wooden trough',
    { wood: 'planks #8a6a48', water: 'water #5a8a98', iron: 'iron' },
    [
      mirror(boxAt('wood', [2.2, 0.55, 0.06], [0, 0.1, 0.3]), 'z'),
      mirror(boxAt('wood', [0.06, 0.55, 0.66], [1.05, 0.1, 0])),
      boxAt('wood', [2.1, 0.06, 0.6], [0, 0.12, 0]),
      boxAt('water', [2.04, 0.4, 0.54], [0, 0.16, 0]),
      mirror(boxAt('wood', [0.12, 0.12, 0.66], [0.8, 0, 0])),
      mirror(boxAt('iron', [0.05, 0.57, 0.7], [0.7, 0.09, 0])),
    ],
  ),
  built(
    'feed-trough',
    [2.54, 0.862, 0.816],
    'hay trough, manger, feeding trough, hay rack, hay feeder, pig trough, feed rack',
    { wood: 'planks #8a6a48', hay: 'straw #d0b060' },
    [
      mirror(turn(boxAt('wood', [2.4, 0.4, 0.04], [0, 0, 0]), [32, 0, 0], [0, 0.28, 0.08]), 'z'),
      mirror(mirror(rod('wood', [1.05, 0.68, 0.26], [1.05, 0, -0.26], 0.035)), 'z'),
      boxAt('hay', [2.2, 0.2, 0.3], [0, 0.36, 0], 0.08),
      ...Array.from({ length: 26 }, (_, k) =>
        move(
          leaves('hay', [0.14, 0.1, 0.16], { count: 14, leaf: [0.22, 0.012], droop: 0.3, seed: k }),
          -1 + 2 * spread(k + 1),
          0.54,
          0.1 * (spread(k, 0.37) - 0.5),
        ),
      ),
    ],
  ),
  built(
    'feed-alley',
    [12.1, 1.4, 3.36],
    'feeding alley, feed barrier, feed passage, feeding passage, headlock barrier, feed rail, feeding barrier, cow stalls, free-stall cubicles, free stalls, cow cubicles',
    { steel: 'metal #a8aeb2', floor: 'concrete #b0aca4', feed: 'straw #8a8a48', feed2: 'straw #b89a50' },
    [
      boxAt('floor', [12, 0.08, 3], [0, 0, 0]),
      mirror(boxAt('floor', [12, 0.4, 0.16], [0, 0, 1.6]), 'z'),
      mirror(boxAt('feed', [12, 0.2, 0.9], [0, 0.08, 1.05], 0.08), 'z'),
      mirror(boxAt('feed2', [11.8, 0.12, 0.5], [0, 0.24, 1.1], 0.05), 'z'),
      ...[1.6, -1.6].flatMap((z) => [
        ...[0.5, 1.35].map((y) => rod('steel', [-6, y, z], [6, y, z], 0.03, 6)),
        array(rod('steel', [0, 0, z], [0, 1.4, z], 0.04, 6), 7, [2, 0, 0], true),
        array(
          group(rod('steel', [-0.12, 0.5, z], [-0.18, 1.35, z], 0.018, 6), rod('steel', [0.12, 0.5, z], [0.18, 1.35, z], 0.018, 6)),
          16,
          [0.75, 0, 0],
          true,
        ),
      ]),
    ],
    { solid: 'parts', places: ['barn'], side: 'indoors' },
  ),
  built(
    'farm-gate',
    [3.5, 1.35, 0.2],
    'five-bar gate, five bar gate, field gate, wooden field gate, pasture gate, cattle gate, farmyard gate',
    { wood: 'wood #8a7458', post: 'wood #6a5640', iron: 'iron' },
    [
      mirror(boxAt('post', [0.2, 1.35, 0.2], [1.65, 0, 0], 0.02)),
      ...[0.2, 0.42, 0.64, 0.86, 1.1].map((y) => boxAt('wood', [3.05, 0.09, 0.04], [0, y, 0])),
      mirror(boxAt('wood', [0.1, 1.1, 0.06], [1.48, 0.14, 0])),
      rod('wood', [-1.45, 0.2, 0.04], [0.1, 1.14, 0.04], 0.035, 4),
      rod('wood', [1.45, 0.2, 0.04], [0.1, 1.14, 0.04], 0.035, 4),
      ...[0.3, 1].map((y) => boxAt('iron', [0.3, 0.04, 0.02], [-1.4, y, 0.06])),
    ],
  ),
  built('stile', [1.6, 1.4, 1.2], 'wooden stile, step stile, ladder stile, kissing gate, fence stile', { wood: 'wood #8a7458' }, [
    ...[0.35, 0.65, 0.95].map((y) => boxAt('wood', [1.6, 0.09, 0.04], [0, y, 0])),
    mirror(boxAt('wood', [0.12, 1.25, 0.12], [0.74, 0, 0])),
    boxAt('wood', [0.3, 0.05, 1.1], [0, 0.55, 0]),
    boxAt('wood', [0.3, 0.05, 0.8], [0.1, 0.28, 0]),
    mirror(boxAt('wood', [0.2, 0.55, 0.08], [0, 0, 0.45]), 'z'),
    boxAt('wood', [0.1, 1.4, 0.1], [0.24, 0, 0.1]),
  ]),
  built(
    'cattle-grid',
    [3.4, 0.07, 2],
    'cattle guard, livestock grid, cattle stop',
    { steel: 'metal #8a8e92', pit: 'soil #241e18' },
    [
      boxAt('pit', [3.4, 0.01, 2], [0, 0, 0]),
      array(rod('steel', [-1.7, 0.03, 0], [1.7, 0.03, 0], 0.035), 13, [0, 0, 0.16], true),
      mirror(boxAt('steel', [0.08, 0.06, 2], [1.66, 0, 0])),
    ],
    { stand: 'flat', solid: 'none' },
  ),
  built(
    'sheep-pen',
    [4.08, 1.11, 4.08],
    'animal pen, livestock pen, pigsty, pig sty, pig pen, pigpen, sheepfold, cattle pen, sheep fold, sty, goat pen, holding pen, stockyard pen',
    { wood: 'wood #8a7458', hay: 'straw #c8a858' },
    [
      boxAt('hay', [3.9, 0.03, 3.9], [0, 0, 0]),
      move(hurdle(4, [0.25, 0.5, 0.75, 0.95]), 0, 0, -1.95),
      ...[-1.95, 1.95].map((x) => turn(hurdle(4, [0.25, 0.5, 0.75, 0.95]), [0, 90, 0], [x, 0, 0])),
      move(hurdle(2.5, [0.25, 0.5, 0.75, 0.95]), -0.7, 0, 1.95),
      turn(move(hurdle(1.4, [0.25, 0.5, 0.75, 0.95]), -0.7, 0, 0), [0, -50, 0], [1.9, 0, 1.95]),
      boxAt('wood', [1, 0.25, 0.3], [-1.2, 0.03, -1.6]),
    ],
    { solid: 'parts' },
  ),
  fitting(
    'hive-box',
    [0.52, 0.98, 0.61],
    'beehives, beehive, bee hive, bee hives, beehive box, bee box, bee boxes, langstroth hive, apiary hive, apiary, hives, wooden beehive, honey hive',
    { white: 'paint #f0ece0', lid: 'metal #c0c4c8', yellow: 'paint #f0d060', wood: 'wood', dark: 'paint #1a1410' },
    [
      mirror(mirror(boxAt('wood', [0.06, 0.2, 0.06], [0.2, 0, 0.2])), 'z'),
      boxAt('wood', [0.52, 0.05, 0.6], [0, 0.18, 0.03]),
      boxAt('white', [0.46, 0.26, 0.5], [0, 0.23, 0], 0.006),
      boxAt('yellow', [0.46, 0.24, 0.5], [0, 0.5, 0], 0.006),
      boxAt('white', [0.46, 0.16, 0.5], [0, 0.75, 0], 0.006),
      boxAt('lid', [0.52, 0.07, 0.56], [0, 0.91, 0], 0.01),
      boxAt('dark', [0.3, 0.025, 0.02], [0, 0.235, 0.245]),
      ...[0.34, 0.6, 0.82].map((y) => boxAt('dark', [0.12, 0.025, 0.01], [0, y, 0.25])),
    ],
    { places: ['farm', 'garden', 'meadow'] },
  ),
  tool(
    'honeycomb',
    [0.56, 0.35, 0.03],
    'honeycomb frame, honey comb, honeycomb cells, honeycomb cell, wax comb, frame of honeycomb, hive frame, beeswax comb, bee comb',
    { wax: 'wax #e0a838', honey: 'glass #f0a010', deep: 'wax #8a5a18', wood: 'wood #b08850' },
    [
      boxAt('wood', [0.56, 0.03, 0.03], [0, 0.32, 0]),
      mirror(boxAt('wood', [0.016, 0.32, 0.03], [0.24, 0, 0])),
      boxAt('wood', [0.48, 0.016, 0.03], [0, 0, 0]),
      ...comb(13, 9, 0.021).map((cell) => move(cell, 0.01, 0.018, 0)),
    ],
    { stand: 'wall', solid: 'none' },
  ),
  plant(
    'giant-honeycomb',
    [5.5, 4.01, 0.488],
    'wall of honeycomb, giant honeycomb cells, hexagonal honeycomb, walls of honeycomb, larvae, bee larvae',
    { wax: 'wax #e0a838', honey: 'glass #f0a010', deep: 'wax #7a4c14', grub: 'cream #f4ecd8' },
    [
      ...comb(7, 6, 0.42),
      ...[4, 10, 18, 23, 30, 36].map((k) => {
        const [x, y] = [k % 7, Math.floor(k / 7)];
        return move(
          group(
            ...[0, 1, 2, 3].map((j) =>
              ball('grub', [0.17 - 0.02 * j, 0.13 - 0.015 * j, 0.15], [-0.14 + 0.1 * j, 0.05 * Math.sin(j), 0.08 + 0.03 * j]),
            ),
          ),
          (x - 3.5 + (y % 2) / 2) * 1.74 * 0.42,
          (y + 0.7) * 1.5 * 0.42,
          0,
        );
      }),
    ],
    { stand: 'wall' },
  ),
  machine(
    'harrow',
    [2.6, 0.53, 2.34],
    'disc harrow, seed drill, cultivator, farm cultivator, spike harrow, planter machine, muck spreader, tillage machine',
    { frame: 'paint #c83020', steel: 'metal', tine: 'iron' },
    [
      ...[-0.6, 0, 0.6].map((z) => boxAt('frame', [2.6, 0.08, 0.08], [0, 0.4, z])),
      ...[-1, 0, 1].map((x) => boxAt('frame', [0.08, 0.08, 1.5], [x, 0.44, 0])),
      ...[-0.6, 0.3].flatMap((z, row) =>
        Array.from({ length: 10 }, (_, k) =>
          turn(sideDisc('steel', 0.22, 0.02, [0, 0, 0], 18), [0, row === 0 ? 18 : -18, 0], [-1.17 + 0.26 * k, 0.22, z]),
        ),
      ),
      rod('frame', [-0.4, 0.48, 0.8], [0, 0.48, 1.5], 0.05),
      rod('frame', [0.4, 0.48, 0.8], [0, 0.48, 1.5], 0.05),
    ],
  ),
  machine(
    'irrigation-pivot',
    [40.3, 3.7, 3.4],
    'center pivot, centre pivot, pivot irrigation, irrigation sprinkler, center pivot irrigation, irrigation system, irrigation boom, field sprinkler, irrigation arm, sprinkler system, crop sprinkler',
    { steel: 'metal #c0c6ca', wheel: 'rubber', drop: 'glass #d8e8f0' },
    [
      rod('steel', [-20, 3.6, 0], [20, 3.6, 0], 0.1),
      ...[-20, -6.7, 6.7, 20].map((x) =>
        group(
          mirror(rod('steel', [x, 3.6, 0], [x, 0.5, 1.2], 0.06), 'z'),
          rod('steel', [x, 0.55, -1.2], [x, 0.55, 1.2], 0.05),
          mirror(sideDisc('wheel', 0.5, 0.3, [x - 0.15, 0.5, 1.2], 20), 'z'),
        ),
      ),
      ...[-13.3, 0, 13.3].flatMap((x) => [
        mirror(tube('steel', [x - 6.5, 3.6, 0, x - 3, 2.9, 0.5, x + 3, 2.9, 0.5, x + 6.5, 3.6, 0], 0.035), 'z'),
        ...[-3, 0, 3].map((dx) => mirror(rod('steel', [x + dx, 3.6, 0], [x + dx, 2.9, 0.5], 0.025), 'z')),
      ]),
      array(
        group(rod('steel', [0, 1.9, 0], [0, 3.6, 0], 0.02, 5), turnedAt('drop', [0, 0, 30, 0, 3, 60, 0, 62], [0, 1.3, 0], 10)),
        14,
        [2.9, 0, 0],
        true,
      ),
    ],
    { solid: 'none' },
  ),
  built(
    'windpump',
    [2.63, 8.31, 2.87],
    'wind pump, farm windmill, american windmill, western windmill, water windmill, outback windmill, prairie windmill',
    { steel: 'metal #9aa0a4', blade: 'metal #c4c8cc', vane: 'paint #b83020', tank: 'rust' },
    [
      ...[45, 135, 225, 315].map((a) => turn(rod('steel', [0, 0, 1.3], [0, 7, 0.14], 0.05), [0, a, 0])),
      ...[1.6, 3.2, 4.8].map((y) =>
        radial(
          turn(
            rod('steel', [-0.98 * (1 - y / 7.6), y, 0.98 * (1 - y / 7.6)], [0.98 * (1 - y / 7.6), y, 0.98 * (1 - y / 7.6)], 0.025),
            [0, 0, 0],
          ),
          4,
        ),
      ),
      rod('steel', [0, 0, 0], [0, 7, 0], 0.03),
      ...Array.from({ length: 18 }, (_, k) =>
        turn(turn(plate('blade', [-0.08, 0.35, 0.08, 0.35, 0.2, 1.3, -0.2, 1.3], 0.02), [0, 24, 0]), [0, 0, 20 * k], [0, 7, 0.5]),
      ),
      turn(torus('steel', 0.75, 0.02, 30), [90, 0, 0], [0, 7, 0.5]),
      rod('steel', [0, 7, 0.55], [0, 7, -1.2], 0.05),
      turn(plate('vane', [0, -0.15, 0.5, -0.4, 1, -0.4, 1, 0.4, 0.5, 0.4, 0, 0.15], 0.02), [0, 90, 0], [0, 7, -0.9]),
    ],
    { solid: { trunk: 0.9 } },
  ),
  tool(
    'saddle',
    [0.782, 1.12, 0.9],
    'horse saddle, leather saddle, riding saddle, western saddle, saddle rack, bridle, horse tack, horse collar, yoke, harness, horse harness',
    { leather: 'leather #6a3418', dark: 'leather #3a2010', wood: 'wood #a07848', steel: 'chrome', pad: 'fabric #c83a2c' },
    [
      mirror(mirror(rod('wood', [0.28, 0, 0.3], [0.06, 0.78, 0.24], 0.03)), 'z'),
      boxAt('wood', [0.12, 0.1, 0.9], [0, 0.74, 0]),
      mirror(turn(boxAt('pad', [0.03, 0.34, 0.66], [0, -0.34, 0], 0.01), [0, 0, 28], [0.07, 0.87, 0])),
      mirror(turn(boxAt('leather', [0.04, 0.3, 0.5], [0, -0.3, 0], 0.015), [0, 0, 34], [0.08, 0.93, 0.02])),
      ball('leather', [0.15, 0.07, 0.28], [0, 0.91, 0.02], 3),
      ball('leather', [0.14, 0.12, 0.06], [0, 0.96, -0.24]),
      tube('leather', [0, 0.92, 0.26, 0, 1.04, 0.3, 0, 1.1, 0.28], [0.06, 0.035, 0.04]),
      mirror(boxAt('dark', [0.02, 0.4, 0.06], [0.3, 0.32, 0.05])),
      mirror(turn(torus('steel', 0.07, 0.012, 16), [90, 0, 0], [0.31, 0.28, 0.05])),
    ],
    { stand: 'ground', places: ['stable', 'barn'], solid: 'box' },
  ),
];
