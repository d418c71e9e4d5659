import { array, box, boxAt, cylinder, extrude, group, mirror, move } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { CatalogueRow } from '../../../row/row.js';
import { rowsOf } from '../../../row/row.js';
import { arcade, archOutline } from '../forms/arcade-form.js';
import { building } from '../forms/building-form.js';

const row = rowsOf('architecture', { side: 'outdoors', solid: 'parts' });

/** A tall portal with a deep pointed arch, `width` by `height` metres, its front at +z. */
const portal = (width: number, height: number): Shape =>
  group(
    move(
      extrude(
        'wall',
        [
          [-width / 2, 0],
          [width / 2, 0],
          [width / 2, height],
          [-width / 2, height],
        ],
        2.6,
        { holes: [archOutline(0.56 * width, 0.8 * height, 'pointed')] },
      ),
      0,
      0,
      1,
    ),
    boxAt('teal', [0.6 * width, 0.84 * height, 0.3], [0, 0, -0.4]),
    boxAt('wall2', [0.5 * width, 0.3 * height, 0.34], [0, 0, -0.36]),
    boxAt('door', [0.2 * width, 0.24 * height, 0.4], [0, 0, -0.3]),
    mirror(boxAt('teal', [0.14 * width, 0.9 * height, 0.1], [0.39 * width, 0.05 * height, 2.32])),
    boxAt('blue', [0.92 * width, 0.08 * height, 0.1], [0, 0.87 * height, 2.32]),
    mirror(move(cylinder('blue', 0.05 * width, height + 0.6, { sides: 12 }), 0.52 * width, 0, 1.6)),
  );

/** A low house of posts and paper under a heavy roof of tiles, on a plinth: its posts, and panels between them. */
const postHouse = (width: number, depth: number, height: number): Shape => {
  const bays = Math.round(width / 1.9);
  const step = width / bays;
  return group(
    boxAt('base', [width + 0.8, 0.5, depth + 0.8], [0, 0, 0]),
    boxAt('wood', [width, 0.14, depth], [0, 0.5, 0]),
    boxAt('wall', [width - 0.3, height, depth - 1.6], [0, 0.5, -0.5]),
    array(boxAt('wood', [0.2, height + 0.1, 0.2], [0, 0.5, depth / 2 - 0.2]), bays + 1, [step, 0, 0], true),
    array(boxAt('glass', [0.72 * step, 0.72 * height, 0.08], [0, 0.7, depth / 2 - 1.28]), bays, [step, 0, 0], true),
    array(boxAt('timber', [0.05, 0.72 * height, 0.12], [0, 0.7, depth / 2 - 1.26]), bays * 4, [step / 4, 0, 0], true),
    boxAt('timber', [width, 0.06, 0.12], [0, 0.7 + 0.36 * height, depth / 2 - 1.26]),
    boxAt('timber', [width, 0.24, 0.24], [0, 0.5 + height, depth / 2 - 0.2]),
    move(tiledRoof(width + 1.8, depth + 2.2), 0, height + 0.7, 0),
  );
};

/** A saddle roof with a curve and raised ends, its ridge along x. */
const tiledRoof = (width: number, depth: number): Shape => {
  const rise = 0.32 * depth;
  const half: readonly Point2[] = [0, 0.25, 0.5, 0.75, 1].map((s): Point2 => [(depth / 2) * s, rise * (1 - s) ** 1.5]);
  const outline: readonly Point2[] = [
    ...half.toReversed().map(([z, h]): Point2 => [0 - z, h + 0.24]),
    ...half.slice(1).map(([z, h]): Point2 => [z, h + 0.24]),
    [depth / 2, 0],
    [-depth / 2, 0],
  ];
  return group(
    { form: 'placed', part: extrude('roof', outline.toReversed(), width), turn: [0, 90, 0], move: [0, 0, 0] },
    boxAt('roof', [width + 0.3, 0.34, 0.4], [0, rise + 0.2, 0]),
    mirror(boxAt('roof', [0.5, 0.36, 0.44], [width / 2, rise + 0.4, 0])),
    array(boxAt('trim', [0.12, 0.16, depth + 0.1], [0, -0.06, 0]), Math.round(width / 0.6), [0.6, 0, 0], true),
  );
};

/** Wings around courts: each shows the court its front at +z. */
export const COURTYARD_ROWS: readonly CatalogueRow[] = [
  row(
    'cloister-wing',
    [15, 5.66, 5.1],
    building(
      [],
      [],
      arcade({
        bays: 5,
        bay: 3,
        depth: 4.2,
        storeys: [{ head: 'pointed', height: 3.9, open: [2, 3.3] }],
        roof: 'roof',
        door: 'door',
        isSloped: true,
      }),
    ),
    {
      words: 'cloister arcade, monastic arcade',
      finishes: { wall: 'masonry #b0a692', wall2: 'masonry #a0967f', trim: 'stone #a89e8a', base: 'stone #9a9282', roof: 'tile #7a5240' },
      family: 'arched-gallery',
    },
  ),
  row(
    'riad-wing',
    [14, 8.45, 4.6],
    building(
      [],
      [],
      arcade({
        bays: 5,
        bay: 2.8,
        depth: 4.6,
        storeys: [
          { head: 'horseshoe', height: 4.1, open: [1.8, 3.3], dado: [1.4, 'teal'] },
          { head: 'round', height: 3.2, open: [1.6, 2.6], railing: 'timber' },
        ],
        roof: 'green',
        door: 'door',
      }),
    ),
    {
      words: 'riad arcade, moroccan arcade',
      finishes: {
        wall: 'plaster #f0e2cc',
        wall2: 'plaster #e2c8a4',
        trim: 'wood #7a4a2c',
        base: 'tile #4a8a84',
        door: 'wood #6a3e22',
        teal: 'tile #2f8f88',
        green: 'tile #3f7a52',
      },
      family: 'arched-gallery',
    },
  ),
  row(
    'madrasa-wing',
    [16, 8.95, 4.6],
    building(
      [],
      [],
      arcade({
        bays: 4,
        bay: 4,
        depth: 4.6,
        storeys: [
          { head: 'pointed', height: 4.3, open: [2.6, 3.6], dado: [1.7, 'teal'] },
          { head: 'pointed', height: 3.5, open: [2.2, 2.9], dado: [0.9, 'teal'] },
        ],
        roof: 'teal',
        door: 'door',
      }),
    ),
    {
      words: 'madrasa arcade, madrassa wing',
      finishes: { wall: 'tile #3f8fa6', wall2: 'brick #c8a878', trim: 'tile #2a5aa0', base: 'sandstone #d8c49c', teal: 'tile #2f9aa0' },
      family: 'arched-gallery',
    },
  ),
  row('iwan', [15.96, 14.6, 2.92], building([], [], portal(14, 14)), {
    words: 'pishtaq, iwan portal, madrasa portal, timurid portal',
    finishes: { wall: 'brick #cbb083', wall2: 'tile #e0d8c0', teal: 'tile #2f9aa8', blue: 'tile #2a4fa0' },
  }),
  row(
    'caravanserai-wing',
    [16, 9.15, 5],
    building(
      [],
      [],
      arcade({
        bays: 4,
        bay: 4,
        depth: 5,
        storeys: [
          { head: 'pointed', height: 4.4, open: [2.8, 3.8] },
          { head: 'pointed', height: 3.6, open: [2.2, 2.9] },
        ],
        roof: 'base',
        door: 'door',
      }),
    ),
    {
      words: 'caravanserai arcade, khan arcade',
      finishes: { wall: 'sandstone #cfae7c', wall2: 'sandstone #b8966a', trim: 'sandstone #c09c68', base: 'sandstone #b89868' },
      family: 'arched-gallery',
    },
  ),
  row(
    'palace-wing',
    [16, 10.15, 5],
    building(
      [],
      [],
      arcade({
        bays: 5,
        bay: 3.2,
        depth: 5,
        storeys: [
          { head: 'round', height: 5, open: [2.2, 4.2] },
          { head: 'round', height: 4, open: [1.5, 3], railing: 'marble' },
        ],
        roof: 'marble',
        door: 'door',
      }),
    ),
    {
      words: 'palace arcade, renaissance arcade',
      finishes: { wall: 'plaster #e8d2a8', wall2: 'plaster #d8b888', trim: 'marble #ece4d4', base: 'marble #d8cfc0' },
      family: 'arched-gallery',
    },
  ),
  row('hanok', [11.9, 6.43, 7.5], building([], [], postHouse(9.6, 5.2, 2.6)), {
    words: 'hanok house, siheyuan house',
    finishes: {
      wall: 'plaster #f0eadc',
      roof: 'tile #45494e',
      base: 'stone #b0a89a',
      glass: 'paper #f2e8cf',
      wood: 'wood #6e4a2e',
      trim: 'wood #7a5234',
    },
    places: ['village'],
    family: 'house',
  }),
  row('siheyuan', [11.9, 6.83, 7.5], building([], [], postHouse(9.6, 5.2, 3)), {
    words: 'chinese courtyard house, chinese hall, ryokan',
    finishes: {
      wall: 'brick #8c8a86',
      roof: 'tile #5a5e62',
      base: 'stone #a8a298',
      glass: 'paper #f2e0b8',
      wood: 'paint #a02c22',
      timber: 'paint #8a2a20',
      trim: 'paint #2f6a58',
    },
    places: ['village'],
    family: 'house',
  }),
  row(
    'coral-house',
    [11.4, 8.28, 6.3],
    building(
      [
        {
          size: [11, 7.4, 5],
          storeys: 2,
          bays: [4, 2],
          windows: 'arched',
          open: [0.3, 0.5],
          roof: { kind: 'battlements', height: 0.8, slot: 'wall' },
        },
      ],
      [{ kind: 'balcony', at: [-2.8, 4, 2.5], width: 3.4, depth: 1.1 }],
      group(
        // A carved door with bosses between stone benches.
        boxAt('timber', [2.4, 3.3, 0.3], [2.6, 0, 2.52]),
        boxAt('door', [1.9, 2.9, 0.34], [2.6, 0, 2.54]),
        ...[-0.6, -0.2, 0.2, 0.6].flatMap((x) => [0.6, 1.2, 1.8, 2.4].map((y) => boxAt('gold', [0.1, 0.1, 0.1], [2.6 + x, y, 2.74]))),
        boxAt('base', [1.8, 0.5, 0.6], [4.6, 0, 2.8]),
        boxAt('base', [3.4, 0.5, 0.6], [-0.6, 0, 2.8]),
      ),
    ),
    {
      words: 'swahili house, stone town house, coral stone house',
      finishes: { wall: 'plaster #efe6d2', base: 'plaster #ddd0b4', door: 'wood #5a3620' },
      family: 'house',
    },
  ),
  row(
    'veranda-house',
    [13.2, 6.22, 7.5],
    building(
      [
        {
          size: [11, 3, 4.4],
          at: [0, 0.3, -0.8],
          bays: [4, 1],
          windows: 'bare',
          open: [0.2, 0.36],
          door: 'plain',
          roof: { kind: 'thatch', height: 2.3, slot: 'thatch', overhang: 1.1 },
        },
      ],
      [],
      group(
        boxAt('base', [11.6, 0.3, 6.4], [0, 0, 0.2]),
        // Posts that are carved into figures.
        move(
          array(
            group(
              box('timber', 0.44, 0.5, 0.44),
              move(cylinder('timber', 0.17, 1, { top: 0.22, sides: 8 }), 0, 0.5, 0),
              boxAt('wood', [0.36, 0.5, 0.3], [0, 1.3, 0]),
              boxAt('timber', [0.3, 0.9, 0.3], [0, 1.8, 0]),
              boxAt('wood', [0.5, 0.2, 0.4], [0, 2.7, 0]),
            ),
            6,
            [2.1, 0, 0],
            true,
          ),
          0,
          0,
          2.9,
        ),
      ),
    ),
    {
      words: 'african palace, yoruba palace, mud palace, verandah house, impluvium house',
      finishes: { wall: 'clay #b8744a', base: 'clay #8e5638', thatch: 'straw #8f7848' },
      family: 'house',
    },
  ),
];
