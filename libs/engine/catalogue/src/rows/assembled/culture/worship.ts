import { boxAt, group, lathe, mirror, move, radial, rod, turn } from '@diorama/shape-language';

import type { CatalogueRow } from '../../../row/row.js';
import { assembledIn, ball, disc, plate, tube, turnedAt, turnedBody } from '../forms.js';

const sacred = assembledIn('interior', { places: ['church'] });
const temple = assembledIn('architecture', { places: ['temple'] });
const small = assembledIn('goods', { stand: 'surface', solid: 'none', places: ['church', 'temple'] });
const flat = assembledIn('interior', { stand: 'flat', solid: 'none' });

/** A round pattern of inlaid stones, flat on y = 0: rings of wedges. */
const inlay = (slots: readonly string[], radius: number) => [
  lathe(
    slots[0] ?? '',
    [
      [0, 0],
      [radius, 0],
      [radius, 0.012],
      [0, 0.012],
    ],
    { sides: 64, smooth: false },
  ),
  ...[0.92, 0.7, 0.44].map((share, k) =>
    lathe(
      slots[(k + 1) % slots.length] ?? '',
      [
        [0, 0],
        [radius * share, 0],
        [radius * share, 0.014 + 0.002 * k],
        [0, 0.014 + 0.002 * k],
      ],
      { sides: 64, smooth: false },
    ),
  ),
  ...Array.from({ length: 32 }, (_, k) =>
    turn(boxAt(slots[(k % 2) + 2] ?? '', [radius * 0.13, 0.02, radius * 0.1], [0, 0, radius * 0.81]), [0, 11.25 * k, 0]),
  ),
  ...Array.from({ length: 16 }, (_, k) =>
    turn(
      turn(
        plate(
          slots[k % 2 === 0 ? 0 : 3] ?? '',
          [-0.09 * radius, 0, 0.09 * radius, 0, 0, (k % 4 === 0 ? 0.66 : k % 2 === 0 ? 0.56 : 0.42) * radius],
          0.022 + (k % 2 === 0 ? 0.006 : 0),
        ),
        [90, 0, 0],
      ),
      [0, 22.5 * k, 0],
      [0, 0.01, 0],
    ),
  ),
  lathe(
    slots[1] ?? '',
    [
      [0, 0],
      [radius * 0.12, 0],
      [radius * 0.12, 0.03],
      [0, 0.03],
    ],
    { sides: 32, smooth: false },
  ),
];

/** Things of churches, mosques and temples. */
export const WORSHIP_THINGS: readonly CatalogueRow[] = [
  sacred(
    'baptismal-font',
    [0.97, 1.12, 0.97],
    'font, stone font, church font, baptism font, baptistery font, holy water font, baptismal basin',
    { stone: 'stone #b8b0a0', water: 'water #5a98b0', carve: 'stone #9a9284' },
    [
      turn(
        turnedBody(
          'stone',
          [0, 0, 48, 0, 48, 10, 38, 16, 24, 22, 20, 30, 20, 60, 28, 68, 46, 78, 50, 84, 50, 112, 44, 112, 40, 96, 0, 94],
          8,
        ),
        [0, 22.5, 0],
      ),
      turnedAt('water', [0, 0, 40, 0, 40, 3, 0, 3], [0, 1.02, 0]),
      radial(
        group(
          boxAt('carve', [0.24, 0.2, 0.02], [0, 0.87, 0.46]),
          boxAt('stone', [0.05, 0.18, 0.04], [0, 0.88, 0.465]),
          boxAt('stone', [0.14, 0.05, 0.04], [0, 0.98, 0.465]),
        ),
        8,
      ),
    ],
    { solid: 'cylinder' },
  ),
  sacred(
    'crucifix',
    [0.7, 1.1, 0.14],
    'cross on the wall, wall cross, wooden crucifix, altar cross, golden cross, christian cross, holy cross, rood, church cross',
    { wood: 'wood #4a2c18', body: 'bone #e8d8b8', gold: 'gold' },
    [
      boxAt('wood', [0.1, 1.1, 0.05], [0, 0, -0.02], 0.008),
      boxAt('wood', [0.7, 0.1, 0.05], [0, 0.76, -0.02], 0.008),
      mirror(tube('body', [0.02, 0.74, 0.03, 0.14, 0.8, 0.025, 0.3, 0.82, 0.015], [0.025, 0.018, 0.014])),
      ball('body', [0.038, 0.048, 0.04], [0.015, 0.84, 0.05]),
      tube('body', [0, 0.78, 0.03, 0, 0.66, 0.04, 0, 0.54, 0.03], [0.05, 0.055, 0.045], 12),
      turnedAt('gold', [0, 0, 5, 0, 5.6, 6, 4.6, 7, 0, 7], [0, 0.47, 0.03], 12),
      mirror(tube('body', [0.025, 0.48, 0.03, 0.03, 0.34, 0.045, 0.008, 0.2, 0.02], [0.03, 0.024, 0.016])),
      boxAt('gold', [0.14, 0.06, 0.012], [0, 0.96, 0.01]),
    ],
    { stand: 'hung', solid: 'none' },
  ),
  sacred(
    'iconostasis',
    [6.1, 4.7, 0.47],
    'icon screen, icon wall, rood screen, icon, icons, orthodox icons, wall of icons, holy icons, altar screen, golden icons, orthodox icon',
    {
      gold: 'gold',
      wood: 'wood #5a3018',
      red: 'paint #8a2420',
      blue: 'paint #24507a',
      skin: 'skin #c89868',
      halo: 'gold',
      door: 'paint #a87828',
    },
    [
      boxAt('wood', [6, 4, 0.24], [0, 0, -0.1], 0.02),
      ...[0, 1.9, 3.2, 4].map((y) => boxAt('gold', [6.1, 0.12, 0.36], [0, y, 0], 0.02)),
      ...[0, 1].flatMap((row) =>
        [-2.5, -1.65, 1.65, 2.5, ...(row === 1 ? [-0.8, 0, 0.8] : [])].map((x, k) =>
          move(
            group(
              boxAt('gold', [0.66, 1.06, 0.06], [0, 0, 0], 0.02),
              boxAt(k % 2 === 0 ? 'red' : 'blue', [0.54, 0.94, 0.07], [0, 0.06, 0]),
              turnedAt(k % 2 === 0 ? 'blue' : 'red', [0, 0, 18, 0, 16, 30, 9, 46, 0, 50], [0, 0.07, 0.03], 12),
              disc('halo', 0.16, 0.015, [0, 0.7, 0.04]),
              ball('skin', [0.075, 0.1, 0.04], [0, 0.7, 0.06]),
            ),
            x,
            row === 0 ? 0.4 : 2.08,
            0.04,
          ),
        ),
      ),
      mirror(plate('door', [0.02, 0.1, 0.72, 0.1, 0.72, 1.5, 0.36, 1.75, 0.02, 1.82], 0.1, 0.06)),
      mirror(disc('gold', 0.16, 0.03, [0.36, 0.95, 0.11])),
      mirror(plate('gold', [1.2, 4.1, 2.9, 4.1, 2.4, 4.3, 1.6, 4.3], 0.14)),
      boxAt('gold', [0.08, 0.6, 0.06], [0, 4.1, 0]),
      boxAt('gold', [0.34, 0.07, 0.06], [0, 4.45, 0]),
    ],
    { stand: 'wall', solid: 'box' },
  ),
  small(
    'incense-burner',
    [0.406, 0.731, 0.3],
    'incense, incense sticks, incense stick, censer, thurible, incense bowl, joss sticks, burning incense, incense pot, joss stick burner, incense holder',
    { bronze: 'bronze', sand: 'sand #c8b898', stick: 'wood #8a2c20', glow: 'glow #ff7030', smoke: 'cloud' },
    [
      turnedBody('bronze', [0, 4, 8, 4, 13, 8, 15, 14, 13, 19, 14, 21, 12.6, 21, 11, 18, 0, 17]),
      radial(rod('bronze', [0, 0, 0.13], [0, 0.06, 0.09], 0.02), 3),
      mirror(tube('bronze', [0.14, 0.16, 0, 0.19, 0.2, 0, 0.18, 0.25, 0, 0.13, 0.21, 0], 0.014)),
      turnedAt('sand', [0, 0, 11.6, 0, 10, 2, 0, 3], [0, 0.17, 0]),
      ...[-0.05, 0, 0.05].map((x, k) =>
        group(
          rod('stick', [x * 0.6, 0.18, 0], [x * 1.6, 0.42 - 0.02 * k, 0.02 * (k - 1)], 0.004, 5),
          ball('glow', 0.006, [x * 1.6, 0.42 - 0.02 * k, 0.02 * (k - 1)], 1),
        ),
      ),
      tube('smoke', [0, 0.4, 0, 0.02, 0.48, 0.01, -0.02, 0.56, 0, 0.015, 0.64, 0, 0, 0.72, 0], [0.004, 0.009, 0.012, 0.008, 0.002], 6),
    ],
  ),
  sacred(
    'hymn-board',
    [0.5, 0.8, 0.04],
    'hymnal board, church notice board, hymn number board, hymn numbers',
    { wood: 'wood #5a3418', board: 'wood #2c1a10', number: 'paper #f4f0e0' },
    [
      boxAt('board', [0.42, 0.6, 0.02], [0, 0.04, 0]),
      mirror(boxAt('wood', [0.05, 0.68, 0.04], [0.22, 0, 0])),
      boxAt('wood', [0.5, 0.05, 0.04], [0, 0, 0]),
      plate('wood', [-0.25, 0.64, 0.25, 0.64, 0, 0.8], 0.04),
      ...[0, 1, 2, 3].flatMap((row) => [-0.1, 0, 0.1].map((x) => boxAt('number', [0.075, 0.1, 0.008], [x, 0.08 + 0.14 * row, 0.014]))),
    ],
    { stand: 'hung', solid: 'none' },
  ),
  flat(
    'mosaic-medallion',
    [3.6, 0.034, 3.6],
    'mosaic floor medallion, floor medallion, floor mosaic, mosaic floor, mosaic, roman mosaic, floor mosaics, mosaic tiles, mosaics, inlaid floor medallion, marble medallion, compass pattern, compass rose, floor compass, compass rose floor, marble inlay, inlaid compass',
    { a: 'marble #e4dac8', b: 'marble #7a2c28', c: 'marble #2c4a60', d: 'marble #c89a48' },
    inlay(['a', 'b', 'c', 'd'], 1.8),
    { places: ['palace-hall', 'church'] },
  ),
  flat(
    'prayer-mat',
    [0.8, 0.018, 1.3],
    'prayer rug, prayer mats, prayer rugs, prayer carpet, muslim prayer rug, sajjada, praying mat',
    { red: 'fabric #8a2430', gold: 'fabric #d8b060', green: 'fabric #2a5a48', cream: 'fabric #ece0c4' },
    [
      boxAt('red', [0.8, 0.01, 1.2], [0, 0, 0]),
      boxAt('gold', [0.72, 0.012, 1.1], [0, 0, 0]),
      boxAt('green', [0.64, 0.014, 1.02], [0, 0, 0]),
      turn(
        plate('gold', [-0.24, -0.46, 0.24, -0.46, 0.24, 0.14, 0.14, 0.3, 0, 0.4, -0.14, 0.3, -0.24, 0.14], 0.016),
        [-90, 0, 0],
        [0, 0.008, 0],
      ),
      turn(
        plate('red', [-0.2, -0.43, 0.2, -0.43, 0.2, 0.13, 0.12, 0.27, 0, 0.36, -0.12, 0.27, -0.2, 0.13], 0.018),
        [-90, 0, 0],
        [0, 0.009, 0],
      ),
      ...Array.from({ length: 20 }, (_, k) => mirror(boxAt('cream', [0.012, 0.006, 0.06], [-0.38 + 0.04 * k, 0, 0.62]), 'z')),
    ],
    { places: ['mosque'] },
  ),
  temple(
    'fresco',
    [3.6, 2.6, 0.046],
    'wall fresco, frescoes, painted wall panel, roman fresco, frescoed wall, religious fresco, ancient wall painting, byzantine mosaic, wall mosaic',
    {
      plaster: 'plaster #d8b888',
      red: 'paint #9a3a28',
      blue: 'paint #3a6a94',
      ochre: 'paint #c8923c',
      skin: 'paint #d8a078',
      white: 'paint #efe4d0',
      green: 'paint #5a7a48',
      gold: 'gold',
    },
    [
      boxAt('plaster', [3.6, 2.6, 0.02], [0, 0, 0]),
      boxAt('blue', [3.3, 1.6, 0.006], [0, 0.8, 0.012]),
      boxAt('green', [3.3, 0.55, 0.007], [0, 0.25, 0.012]),
      boxAt('red', [3.6, 0.16, 0.01], [0, 0, 0.012]),
      boxAt('red', [3.6, 0.16, 0.01], [0, 2.44, 0.012]),
      mirror(boxAt('red', [0.16, 2.6, 0.01], [1.72, 0, 0.012])),
      ...Array.from({ length: 18 }, (_, k) => boxAt('ochre', [0.1, 0.08, 0.006], [-1.6 + 0.19 * k, 0.04, 0.02])),
      ...[-1.1, -0.4, 0.35, 1.1].map((x, k) =>
        group(
          plate(['red', 'white', 'ochre', 'blue'][k] ?? 'red', [x - 0.26, 0.35, x + 0.26, 0.35, x + 0.15, 1.5, x - 0.15, 1.5], 0.008, 0.02),
          disc('gold', 0.22, 0.006, [x, 1.74, 0.016]),
          ball('skin', [0.11, 0.14, 0.012], [x, 1.74, 0.024]),
          plate('skin', [x + 0.1, 1.3, x + 0.34, 1.42 + 0.1 * (k % 2), x + 0.36, 1.5 + 0.1 * (k % 2), x + 0.12, 1.42], 0.008, 0.024),
        ),
      ),
    ],
    { stand: 'hung', solid: 'none', places: ['church', 'temple'] },
  ),
];
