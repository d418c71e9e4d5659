import { array, boxAt, extrude, group, mirror, move, rod, starOutline, sweep, turn } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import type { CatalogueRow } from '../../../row/row.js';
import { assembledIn, ball, disc, plate, post, tube, turnedAt } from '../forms.js';

const street = assembledIn('architecture', { side: 'outdoors', places: ['street'] });
const flat = assembledIn('architecture', { stand: 'flat', solid: 'none', side: 'outdoors', places: ['street'] });
const fitting = assembledIn('architecture');
const goods = assembledIn('goods', { side: 'outdoors', places: ['street'] });

/** A line that sags between two points. */
const sagging = (slot: string, from: Vec3, to: Vec3, sag: number, radius: number) =>
  sweep(
    slot,
    Array.from({ length: 11 }, (_, k): Vec3 => {
      const t = k / 10;
      return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t - 4 * sag * t * (1 - t), from[2] + (to[2] - from[2]) * t];
    }),
    radius,
    { sides: 5 },
  );

const CLOTHES = ['white', 'blue', 'red', 'yellow', 'green'] as const;

/** The two pegs of a piece of washing. */
const pegsAt = (x: number, y: number) =>
  group(boxAt('peg', [0.02, 0.07, 0.024], [x - 0.14, y - 0.03, 0]), boxAt('peg', [0.02, 0.07, 0.024], [x + 0.14, y - 0.03, 0]));

/** Clothes and sheets on a line along x from left to right at a height. */
const washing = (left: number, right: number, height: number, sag: number) =>
  Array.from({ length: Math.floor((right - left) / 0.75) }, (_, k) => {
    const x = left + 0.5 + 0.75 * k;
    const t = (x - left) / (right - left);
    const y = height - 4 * sag * t * (1 - t);
    const slot = CLOTHES[(k * 3 + 1) % 5] ?? 'white';
    const kind = k % 4;
    const piece =
      kind === 0
        ? boxAt(slot, [0.66, 0.9, 0.012], [0, -0.9, 0])
        : kind === 1
          ? plate(
              slot,
              [-0.24, -0.62, 0.24, -0.62, 0.24, -0.22, 0.36, -0.3, 0.4, -0.16, 0.2, 0, -0.2, 0, -0.4, -0.16, -0.36, -0.3, -0.24, -0.22],
              0.02,
            )
          : kind === 2
            ? plate(slot, [-0.2, 0, -0.22, -0.8, -0.05, -0.8, 0, -0.3, 0.05, -0.8, 0.22, -0.8, 0.2, 0], 0.02)
            : plate(slot, [-0.14, 0, -0.3, -0.75, 0.3, -0.75, 0.14, 0], 0.02);
    return group(turn(piece, [4 * Math.sin(k * 2), 0, 0], [x, y, 0]), pegsAt(x, y));
  });

const CLOTH_FINISHES = {
  white: 'fabric #f4f2ec',
  blue: 'fabric #4a7ab8',
  red: 'fabric #c84840',
  yellow: 'fabric #e8c050',
  green: 'fabric #5a9a68',
  peg: 'wood #c8a060',
} as const;

/** Things of streets. */
export const STREET_THINGS: readonly CatalogueRow[] = [
  goods(
    'washing-line',
    [6, 2.2, 1],
    'clothes line, clothesline, laundry line, line of washing, washing on a line, drying laundry, laundry on a line, hanging laundry, drying washing, clothes pegs, clothes on a line, washing hung out to dry, laundry hangs, laundry hanging, frozen laundry, laundry drying, hung laundry, laundry strung',
    { ...CLOTH_FINISHES, pole: 'wood #8a7050', line: 'rope #e8e4d8' },
    [
      mirror(group(post('pole', 0.05, 2.2, [2.95, 0, 0]), boxAt('pole', [0.07, 0.07, 1], [2.95, 2.06, 0]))),
      ...[-0.35, 0.35].flatMap((z) => [
        sagging('line', [-2.95, 2.1, z], [2.95, 2.1, z], 0.12, 0.008),
        ...washing(-2.7, 2.7, 2.1, 0.11)
          .filter((_, k) => (z < 0 ? k !== 2 : k !== 4))
          .map((piece) => move(piece, 0, 0, z)),
      ]),
    ],
    { solid: 'none', places: ['garden', 'street'] },
  ),
  goods(
    'laundry-lines',
    [8, 1.71, 2.52],
    'washing lines between buildings, laundry lines, washing hanging between buildings, laundry hanging between buildings, laundry between balconies, washing between houses, laundry strung across the street, laundry strung between buildings, washing lines, clothes lines between buildings',
    { ...CLOTH_FINISHES, line: 'rope #d8d4c8' },
    [-1.2, 0, 1.2].flatMap((z, k) => [
      sagging('line', [-4, 2 - 0.3 * k, z], [4, 2.1 - 0.25 * k, z], 0.3, 0.01),
      ...washing(-3.8, 3.8, 2.02 - 0.28 * k, 0.29)
        .filter((_, j) => (j + k) % 3 !== 0)
        .map((piece) => move(piece, 0, 0, z)),
    ]),
    { stand: 'air', lift: 4.2, solid: 'none' },
  ),
  goods(
    'overhead-wires',
    [14, 8, 2.4],
    'overhead wire, power lines, power line, overhead cables, tangled wires, overhead power lines, telephone wires, utility wires, tangle of wires, overhead electric wires, tangled overhead wires, tangled cables, electricity wires, telephone lines, telegraph wires',
    { pole: 'wood #6a5440', iron: 'iron', wire: 'rubber #18181a', pot: 'ceramic #d8dcd8', box: 'metal #8a9094' },
    [
      mirror(
        group(
          post('pole', 0.13, 8, [6.8, 0, 0]),
          boxAt('pole', [0.12, 0.14, 2.4], [6.8, 7.3, 0]),
          boxAt('pole', [0.12, 0.14, 1.8], [6.8, 6.5, 0]),
          ...[-1.05, -0.5, 0.5, 1.05].map((z) => post('pot', 0.05, 0.16, [6.8, 7.44, z], 8)),
        ),
      ),
      ...[-1.05, -0.5, 0.5, 1.05].map((z, k) => sagging('wire', [-6.8, 7.58, z], [6.8, 7.58, z], 0.5 + 0.08 * k, 0.02)),
      ...[-0.7, -0.3, 0.3, 0.7].map((z, k) =>
        sagging('wire', [-6.8, 6.6 - 0.1 * k, z], [6.8, 6.6 - 0.2 * k, -z * 0.6], 0.8 + 0.15 * k, 0.025),
      ),
      sweep(
        'wire',
        Array.from({ length: 40 }, (_, k): Vec3 => [
          6.5 + 0.25 * Math.cos(k * 0.9),
          5.9 + 0.3 * Math.sin(k * 0.5),
          0.4 * Math.sin(k * 0.9),
        ]),
        0.018,
        { sides: 5 },
      ),
      boxAt('box', [0.5, 0.8, 0.4], [-6.5, 5.4, 0.1], 0.05),
      post('box', 0.28, 0.9, [-6.8, 5.3, 0.5]),
    ],
    { solid: 'none' },
  ),
  fitting(
    'drain-grate',
    [0.6, 0.06, 0.6],
    'grate, gutter, street gutter, storm drain, drain cover, sewer grate, street drain, drain grating, gully grate, gutter grate, iron grate, floor grate, metal grate, drainage grate, floor drain, storm drain grate, sewer grating, grating',
    { iron: 'iron #3a3a3e', pit: 'paint #08080a' },
    [
      boxAt('pit', [0.54, 0.02, 0.54], [0, 0, 0]),
      mirror(boxAt('iron', [0.05, 0.06, 0.6], [0.275, 0, 0])),
      mirror(boxAt('iron', [0.6, 0.06, 0.05], [0, 0, 0.275]), 'z'),
      array(boxAt('iron', [0.025, 0.05, 0.54], [0, 0.005, 0]), 9, [0.056, 0, 0], true),
      boxAt('iron', [0.54, 0.052, 0.03], [0, 0.005, 0]),
    ],
    { stand: 'flat', solid: 'none', places: ['street', 'sewer'] },
  ),
  fitting(
    'iron-bars',
    [2.4, 2.4, 0.16],
    'barred opening, iron grille, barred grille, bars across the passage, barred passage, iron grating, barred gate, metal bars, barred window, window bars, window grille, steel bars across a doorway, row of iron bars',
    { iron: 'iron #2e2e32', stone: 'stone #6a665e' },
    [
      boxAt('stone', [2.4, 0.12, 0.16], [0, 0, 0]),
      boxAt('stone', [2.4, 0.14, 0.16], [0, 2.26, 0]),
      mirror(boxAt('stone', [0.14, 2.2, 0.16], [1.13, 0.1, 0])),
      array(post('iron', 0.028, 2.2, [0, 0.1, 0], 10), 13, [0.165, 0, 0], true),
      ...[0.7, 1.5].map((y) => boxAt('iron', [2.2, 0.06, 0.03], [0, y, 0])),
    ],
    { stand: 'wall', places: ['sewer', 'dungeon'] },
  ),
  street(
    'speed-camera',
    [0.4, 2.71, 0.52],
    'traffic camera, speed trap, enforcement camera, traffic enforcement camera',
    { yellow: 'paint #f4c81c', post: 'metal #8a9094', dark: 'glass #26282c', red: 'paint #e03028' },
    [
      post('post', 0.08, 2.2, [0, 0, 0]),
      boxAt('yellow', [0.4, 0.55, 0.5], [0, 2.15, 0], 0.03),
      disc('dark', 0.08, 0.03, [-0.08, 2.48, 0.24]),
      boxAt('dark', [0.14, 0.12, 0.02], [0.1, 2.42, 0.245]),
      ...[0, 1, 2].map((k) => turn(boxAt('red', [0.06, 0.01, 0.5], [-0.14 + 0.14 * k, 2.7, 0]), [0, 0, 0])),
    ],
    { solid: { trunk: 0.1 } },
  ),
  street(
    'bike-rack',
    [2.06, 0.827, 0.816],
    'bicycle rack, cycle rack, bike stand, bicycle stand, cycle stand, bicycle parking, bike parking',
    { steel: 'metal' },
    [-1, -0.33, 0.33, 1].map((x) =>
      turn(
        tube('steel', [-0.38, 0, 0, -0.38, 0.62, 0, -0.28, 0.8, 0, 0.28, 0.8, 0, 0.38, 0.62, 0, 0.38, 0, 0], 0.028),
        [0, 90, 0],
        [x, 0, 0],
      ),
    ),
    { solid: 'parts' },
  ),
  street(
    'awning',
    [3.2, 1.09, 1.4],
    'shop awning, striped awning, awnings, shop awnings, fabric awning, cafe awning, canvas awning, cloth awning, cloth awnings, shop canopy, striped canopy, market awning, sunshade awning, marquise',
    { red: 'canvas #c8342c', white: 'canvas #f4f0e4', steel: 'metal' },
    [
      ...Array.from({ length: 16 }, (_, k) =>
        group(
          turn(boxAt(k % 2 === 0 ? 'red' : 'white', [0.202, 0.02, 1.6], [0, 0, 0.8]), [30, 0, 0], [-1.5 + 0.2 * k, 1.05, -0.75]),
          boxAt(k % 2 === 0 ? 'red' : 'white', [0.202, 0.22, 0.02], [-1.5 + 0.2 * k, 0.06, 0.64]),
          disc(k % 2 === 0 ? 'red' : 'white', 0.1, 0.02, [-1.5 + 0.2 * k, 0.08, 0.63], 12),
        ),
      ),
      mirror(rod('steel', [1.55, 0.5, -0.72], [1.55, 0.26, 0.62], 0.02)),
      rod('steel', [-1.6, 0.27, 0.63], [1.6, 0.27, 0.63], 0.022),
    ],
    { stand: 'hung', solid: 'none', places: ['market', 'street'] },
  ),
  street(
    'mural-pillar',
    [1.5, 5, 1.5],
    'painted pillar, pillar with a mural, mural pillars, graffiti pillar, graffitied pillar, pillars with murals, concrete pillar with graffiti, bridge pillar, concrete pillar',
    {
      concrete: 'concrete',
      pink: 'paint #f0409c',
      blue: 'paint #2f7ae0',
      yellow: 'paint #f8d028',
      green: 'paint #38b858',
      orange: 'paint #f47a20',
      black: 'paint #18181c',
      white: 'paint #f8f8f4',
    },
    [
      boxAt('concrete', [1.3, 5, 1.3], [0, 0, 0], 0.06),
      boxAt('concrete', [1.5, 0.3, 1.5], [0, 0, 0], 0.04),
      boxAt('concrete', [1.5, 0.4, 1.5], [0, 4.6, 0], 0.04),
      ...[0, 1, 2, 3].map((side) =>
        turn(
          group(
            boxAt(['blue', 'pink', 'yellow', 'green'][side] ?? 'blue', [1.24, 3.2, 0.01], [0, 0.4, 0.652]),
            plate(
              ['orange', 'yellow', 'pink', 'blue'][side] ?? 'orange',
              [-0.6, 0.4, 0.6, 0.4, 0.6, 1.2, 0.2, 1.9, -0.1, 1.5, -0.6, 2.2],
              0.01,
              0.66,
            ),
            ball('white', [0.36, 0.48, 0.012], [0.06, 2.6, 0.66], 3),
            mirror(ball('black', [0.07, 0.1, 0.014], [0.14, 2.7, 0.668])),
            tube('black', [-0.1, 2.4, 0.668, 0.06, 2.3, 0.668, 0.22, 2.4, 0.668], 0.025, 6),
            ...[0, 1, 2, 3, 4].map((k) =>
              move(
                extrude(['yellow', 'pink', 'green'][(k + side) % 3] ?? 'pink', starOutline(5, 0.13, 0.055), 0.012),
                -0.45 + 0.22 * k,
                3.2 + 0.15 * Math.sin(k * 2),
                0.662,
              ),
            ),
            tube(
              ['pink', 'green', 'orange', 'yellow'][side] ?? 'pink',
              [-0.55, 0.8, 0.668, -0.3, 1.4, 0.668, 0, 0.9, 0.668, 0.3, 1.5, 0.668, 0.55, 1, 0.668],
              0.06,
              6,
            ),
          ),
          [0, 90 * side, 0],
        ),
      ),
    ],
    { places: ['skate-park'] },
  ),
  street(
    'noodle-stand',
    [2.5, 2.42, 1.91],
    'ramen stall, noodle stall, noodle cart, ramen stand, ramen cart, yatai, street food stall, noodle shop counter, food stall with lanterns, hot dog stand, hotdog stand, noodle bar, ramen bar, street noodle stall',
    {
      wood: 'wood #8a4c28',
      roof: 'canvas #b8241c',
      cloth: 'canvas #2f4a80',
      lantern: 'lamp #ff5a30',
      steel: 'metal',
      bowl: 'ceramic #f0e8d8',
      soup: 'fruit #c8802c',
      steam: 'cloud',
      black: 'paint #1c1614',
      white: 'paint #f4f0e4',
    },
    [
      boxAt('wood', [2.2, 0.95, 0.9], [0, 0, -0.2], 0.02),
      boxAt('wood', [2.4, 0.06, 0.5], [0, 0.95, 0.35], 0.01),
      mirror(mirror(boxAt('wood', [0.08, 2.1, 0.08], [1.1, 0, 0.55])), 'z'),
      turn(boxAt('roof', [2.5, 0.05, 1.8], [0, 0, 0]), [8, 0, 0], [0, 2.25, 0]),
      ...[-0.9, -0.3, 0.3, 0.9].flatMap((x) => [
        boxAt('cloth', [0.56, 0.42, 0.015], [x, 1.7, 0.62]),
        disc('white', 0.11, 0.008, [x, 1.88, 0.626]),
      ]),
      ...[-1.05, -0.35, 0.35, 1.05].map((x) =>
        group(
          ball('lantern', [0.13, 0.18, 0.13], [x, 1.96, 0.82]),
          post('black', 0.06, 0.03, [x, 2.12, 0.82]),
          post('black', 0.06, 0.03, [x, 1.77, 0.82]),
        ),
      ),
      ...[-0.6, 0].map((x) =>
        group(
          turnedAt('steel', [0, 0, 22, 0, 22, 26, 20, 26, 20, 4, 0, 4], [x, 0.95, -0.3]),
          turnedAt('steam', [0, 0, 8, 4, 12, 18, 5, 34, 0, 40], [x, 1.2, -0.3], 10),
        ),
      ),
      ...[-0.8, -0.2, 0.5].map((x) =>
        group(
          turnedAt('bowl', [0, 0, 4, 0, 9, 6, 8.6, 6, 0, 4], [x, 1.01, 0.4]),
          turnedAt('soup', [0, 0, 8, 0, 8, 1, 0, 1], [x, 1.05, 0.4]),
        ),
      ),
      ...[-0.8, 0, 0.8].map((x) =>
        group(post('steel', 0.03, 0.62, [x, 0, 0.85]), post('roof', 0.17, 0.06, [x, 0.62, 0.85]), post('steel', 0.16, 0.02, [x, 0, 0.85])),
      ),
      boxAt('wood', [0.7, 0.5, 0.3], [0.75, 0.95, -0.4]),
    ],
    { solid: 'parts', places: ['market', 'street'] },
  ),
  flat(
    'pothole',
    [0.999, 0.03, 0.985],
    'pot hole, potholes, hole in the road, broken asphalt',
    { asphalt: 'stone #3c3c3e', hole: 'soil #242220', water: 'water #5a6a70', stone: 'stone #6a6866' },
    [
      post('asphalt', 0.5, 0.008, [0, 0, 0], 9),
      post('hole', 0.4, 0.012, [0.03, 0, 0], 8),
      post('water', 0.28, 0.014, [0.05, 0, 0.02], 10),
      ...Array.from({ length: 14 }, (_, k) =>
        ball('stone', [0.04, 0.015, 0.035], [0.46 * Math.cos(k * 0.46), 0.006, 0.42 * Math.sin(k * 0.46)], 1),
      ),
    ],
  ),
  flat(
    'parking-bays',
    [10, 0.01, 5],
    'parking bay, parking space, parking spaces, marked parking bay, painted parking lines, parking lines, double yellow lines, parking spot, car parking space',
    { asphalt: 'stone #3a3a3c', line: 'paint #f0efe8' },
    [
      boxAt('asphalt', [10, 0.006, 5], [0, 0, 0]),
      array(boxAt('line', [0.1, 0.01, 5], [0, 0, 0]), 5, [2.45, 0, 0], true),
      boxAt('line', [9.9, 0.01, 0.1], [0, 0, -2.45]),
    ],
  ),
  street(
    'roadworks',
    [3.88, 1.25, 3.01],
    'road works, roadwork, road construction, dug-up road, men at work, hole in the road with barriers, dug up street',
    {
      orange: 'plastic #f0701c',
      white: 'plastic #f4f2ec',
      soil: 'soil',
      lamp: 'glow #ffb020',
      red: 'paint #d82c20',
      yellow: 'paint #f8c820',
      black: 'paint #18181a',
    },
    [
      turnedAt('soil', [0, 0, 70, 0, 44, 30, 16, 52, 0, 54], [-0.9, 0, -0.2], 12),
      boxAt('soil', [1.6, 0.02, 1.4], [0.7, 0, -0.2]),
      ...[1.1, -1.1].map((z) =>
        group(
          ...[-1.85, 0, 1.85].map((x) => boxAt('white', [0.08, 1, 0.3], [x, 0, z])),
          ...Array.from({ length: 10 }, (_, k) => boxAt(k % 2 === 0 ? 'red' : 'white', [0.38, 0.2, 0.04], [-1.71 + 0.38 * k, 0.75, z])),
          ...[-1.85, 1.85].map((x) => group(post('black', 0.04, 0.1, [x, 1, z]), ball('lamp', 0.09, [x, 1.16, z]))),
        ),
      ),
      ...[-1.6, -0.6, 0.5, 1.6].map((x) =>
        group(
          turnedAt('orange', [0, 0, 14, 0, 4, 60, 0, 60], [x, 0.04, 1.5]),
          boxAt('orange', [0.36, 0.04, 0.36], [x, 0, 1.5]),
          turnedAt('white', [0, 0, 10, 0, 7.6, 16, 0, 16], [x, 0.24, 1.5]),
        ),
      ),
      turn(
        group(
          plate('red', [-0.42, 0, 0.42, 0, 0, 0.74], 0.02),
          plate('yellow', [-0.32, 0.06, 0.32, 0.06, 0, 0.62], 0.03),
          plate('black', [-0.12, 0.1, 0.12, 0.1, 0, 0.3], 0.034),
        ),
        [-8, 0, 0],
        [1.2, 0.5, 1.75],
      ),
      post('black', 0.02, 0.5, [1.2, 0, 1.72]),
    ],
    { solid: 'parts' },
  ),
  street(
    'burnt-car',
    [1.78, 1.36, 4.13],
    'burnt-out car, burned-out car, burnt out car, burned car, wrecked car, car wreck, torched car, abandoned wreck, rusty wreck, burnt car, crashed car wreck, car shell',
    { rust: 'rust #6a3a20', char: 'paint #1c1614', steel: 'metal #4a4440' },
    [
      plate('rust', [-2.05, 0.3, 2.05, 0.3, 2.08, 0.66, 1.2, 0.82, -1.6, 0.86, -2.05, 0.78], 1.7),
      ...[0.72, -0.72].flatMap((z) => [
        tube('char', [1.15, 0.82, z, 0.5, 1.3, z * 0.9, -0.75, 1.32, z * 0.9, -1.5, 0.86, z], 0.045),
        rod('char', [-0.1, 0.85, z], [-0.14, 1.31, z * 0.9], 0.04),
      ]),
      boxAt('rust', [1.35, 0.04, 1.3], [-0.14, 1.29, 0], 0.02),
      boxAt('char', [2.2, 0.02, 1.5], [-0.2, 0.84, 0]),
      ...[1.25, -1.25].flatMap((x) =>
        [0.78, -0.78].map((z) => group(disc('char', 0.3, 0.2, [x, 0.3, z - 0.1]), disc('steel', 0.2, 0.22, [x, 0.28, z - 0.11], 12))),
      ),
      ...[0.3, -0.5].map((x) =>
        group(
          boxAt('char', [0.1, 0.4, 1.1], [x - 0.3, 0.82, 0]),
          array(boxAt('steel', [0.3, 0.03, 0.03], [x, 0.88, 0]), 5, [0, 0, 0.22], true),
        ),
      ),
      turn(boxAt('char', [1, 0.03, 1.4], [0, 0, 0]), [0, 0, 16], [1.35, 0.86, 0]),
    ].map((part) => turn(part, [0, -90, 0])),
    { places: ['junkyard', 'street'] },
  ),
];
