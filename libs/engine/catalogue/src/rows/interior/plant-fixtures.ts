import { array, boxAt, box, cylinder, group, lathe, move, radial, rod, sphere, torus, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('interior', { side: 'indoors' });
const WALL = { stand: 'wall' } as const;
const HUNG = { stand: 'hung' } as const;

/** A toothed wheel around the z axis: rim, spokes and hub. */
const gear = (slot: string, radius: number, teeth: number, depth = 0.1): Shape =>
  turn(
    group(
      torus(slot, 0.82 * radius, 0.09 * radius, 28),
      radial(boxAt(slot, [0.09 * radius, depth, 0.9 * radius], [0, -depth / 2, 0.4 * radius]), 6),
      radial(boxAt(slot, [(2.6 * radius) / teeth, depth, 0.14 * radius], [0, -depth / 2, 0.93 * radius]), teeth),
      move(cylinder('axle', 0.16 * radius, 2 * depth, { sides: 14 }), 0, -depth, 0),
    ),
    [90, 0, 0],
  );

/** Fixtures of works, farms and laboratories. */
export const PLANT_FIXTURE_ROWS: readonly CatalogueRow[] = [
  row(
    'clock-movement',
    [2.6, 2.5, 1],
    {
      generator: 'shape',
      shape: group(
        boxAt('frame', [2.6, 0.14, 0.9], [0, 0.3, 0]),
        ...[-1.15, 1.15].map((x) => boxAt('frame', [0.12, 0.3, 0.9], [x, 0, 0])),
        ...[-1.15, 0, 1.15].map((x) => boxAt('frame', [0.1, 1.9, 0.1], [x, 0.44, -0.3])),
        boxAt('frame', [2.5, 0.1, 0.1], [0, 2.3, -0.3]),
        move(gear('brass', 0.82, 30), -0.42, 1.4, 0.05),
        move(gear('brass', 0.5, 20), 0.66, 1.75, 0.2),
        move(gear('bronze', 0.42, 16), 0.75, 0.92, 0.08),
        move(gear('bronze', 0.28, 12), -0.95, 2.05, 0.24),
        turn(cylinder('rope', 0.2, 1.1, { sides: 18 }), [0, 0, 90], [0.55, 0.66, -0.1]),
        rod('axle', [0.05, 2.2, 0.42], [0.16, 0.75, 0.42], 0.02),
        move(sphere('brass', [0.17, 0.17, 0.05]), 0.17, 0.7, 0.42),
      ),
      finishes: { frame: 'iron #34383a', brass: 'brass #c09a48', bronze: 'bronze #8a6a3a', axle: 'metal #70757a', rope: 'rope #a08858' },
    },
    { words: 'tower clock mechanism, clock mechanism, turret clock', solid: 'box' },
  ),
  row(
    'clock-dial',
    [2.9, 2.9, 0.21],
    {
      generator: 'shape',
      shape: move(
        turn(
          group(
            cylinder('dial', 1.38, 0.05, { sides: 48 }),
            move(torus('frame', 1.4, 0.05, 48), 0, 0.05, 0),
            move(torus('frame', 1.05, 0.025, 48), 0, 0.06, 0),
            radial(boxAt('frame', [0.09, 0.05, 0.28], [0, 0.04, 1.22]), 12),
            radial(boxAt('frame', [0.03, 0.04, 1.3], [0, 0.03, 0.65]), 12),
            turn(boxAt('frame', [0.12, 0.04, 0.95], [0, 0.09, 0.42]), [0, 122, 0]),
            turn(boxAt('frame', [0.07, 0.04, 1.3], [0, 0.12, 0.6]), [0, 244, 0]),
            cylinder('frame', 0.1, 0.16, { sides: 14 }),
          ),
          [90, 0, 0],
        ),
        0,
        1.45,
        -0.08,
      ),
      finishes: { dial: 'lamp #f6e8c0', frame: 'iron #24262a' },
    },
    { ...HUNG, words: 'clock tower face, giant clock face, tower clock face' },
  ),
  row(
    'cow-stall',
    [2.2, 1.35, 1.9],
    {
      generator: 'shape',
      shape: group(
        ...[-1.06, 1.06].flatMap((x) => [
          rod('rail', [x, 0, -0.85], [x, 1.35, -0.85], 0.035),
          rod('rail', [x, 1.15, -0.85], [x, 1.15, 0.7], 0.035),
          rod('rail', [x, 0.5, -0.85], [x, 0.5, 0.7], 0.035),
          rod('rail', [x, 1.15, 0.7], [x, 0.5, 0.7], 0.035),
        ]),
        rod('rail', [-1.06, 1.1, -0.85], [1.06, 1.1, -0.85], 0.035),
        boxAt('curb', [2.2, 0.18, 0.12], [0, 0, 0.89]),
        boxAt('straw', [2.1, 0.09, 1.7], [0, 0, 0]),
      ),
      finishes: { rail: 'metal #a8b0b4', curb: 'concrete #9a968c', straw: 'straw #c8a85c' },
    },
    { words: 'cattle stall, free stall, cubicle for cows, cow cubicle', solid: 'parts' },
  ),
  row(
    'steel-worktable',
    [1.8, 0.92, 0.72],
    {
      generator: 'shape',
      shape: group(
        boxAt('steel', [1.8, 0.05, 0.72], [0, 0.87, 0], 0.008),
        boxAt('steel', [1.68, 0.03, 0.6], [0, 0.28, 0]),
        ...[-0.82, 0.82].flatMap((x) => [-0.28, 0.28].map((z) => boxAt('leg', [0.05, 0.87, 0.05], [x, 0, z]))),
      ),
      finishes: { steel: 'metal #b4babd', leg: 'chrome' },
    },
    {
      words: 'stainless steel table, steel table, prep table, stainless steel counter, steel counter',
      places: ['restaurant-kitchen'],
      offers: [{ kind: 'top', height: 0.92, size: [1.7, 0.62] }],
    },
  ),
  row(
    'kitchen-hood',
    [2.6, 0.7, 1.1],
    {
      generator: 'shape',
      shape: group(
        boxAt('steel', [2.6, 0.3, 1.1], [0, 0, 0], 0.02),
        boxAt('steel', [1.9, 0.2, 0.8], [0, 0.3, 0], 0.08),
        boxAt('duct', [0.7, 0.2, 0.5], [0, 0.5, 0]),
        boxAt('grille', [2.4, 0.02, 0.9], [0, -0.005, 0]),
      ),
      finishes: { steel: 'metal #b0b6ba', duct: 'metal #989ea2', grille: 'metal #6c7276' },
    },
    { stand: 'ceiling', words: 'extraction hood, exhaust hood, ventilation hood' },
  ),
  row(
    'process-tool',
    [2, 2.15, 1],
    {
      generator: 'shape',
      shape: group(
        box('shell', 2, 2, 0.9, 0.03),
        boxAt('window', [0.9, 0.5, 0.02], [-0.4, 1.15, 0.455]),
        boxAt('panel', [0.5, 0.35, 0.03], [0.62, 1.25, 0.46]),
        boxAt('port', [1.5, 0.45, 0.1], [0, 0.55, 0.45], 0.02),
        ...[-0.45, 0.45].map((x) => boxAt('pod', [0.42, 0.36, 0.06], [x, 0.6, 0.5], 0.02)),
        boxAt('base', [2, 0.1, 0.92], [0, 0, 0]),
        move(cylinder('red', 0.03, 0.05), 0.85, 2, 0),
        move(cylinder('green', 0.03, 0.05), 0.85, 2.05, 0),
        move(cylinder('red', 0.03, 0.05), 0.85, 2.1, 0),
      ),
      finishes: {
        shell: 'paint #eef0f0',
        window: 'lamp #f2c84c',
        panel: 'screen #4a90c0',
        port: 'paint #c8cdd0',
        pod: 'plastic #d88a30',
        base: 'paint #5c6468',
        red: 'plastic #c83c30',
        green: 'plastic #48b060',
      },
    },
    { ...WALL, words: 'wafer stepper, lithography machine, etching machine, semiconductor tool', places: ['cleanroom'] },
  ),
  row(
    'copper-still',
    [1.7, 3, 1.7],
    {
      generator: 'shape',
      shape: group(
        lathe('copper', [
          [0.5, 0.2],
          [0.8, 0.35],
          [0.85, 0.9],
          [0.75, 1.35],
          [0.35, 1.75],
          [0.22, 2.4],
          [0.14, 2.9],
        ]),
        move(sphere('copper', 0.15), 0, 2.85, 0),
        rod('copper', [0, 2.85, 0], [0.75, 2.5, 0], 0.08),
        rod('copper', [0.75, 2.5, 0], [0.76, 1.2, 0], 0.06),
        move(cylinder('base', 0.7, 0.24), 0, 0, 0),
        move(torus('band', 0.85, 0.03), 0, 0.9, 0),
        move(sphere('band', [0.2, 0.2, 0.06]), 0, 1.1, 0.79),
      ),
      finishes: { copper: 'copper #c07a48', base: 'brick #7a4436', band: 'brass #c2a14e' },
    },
    { words: 'pot still, copper kettle, brew kettle, brewing kettle, copper pot still', places: ['brewery'], solid: 'cylinder' },
  ),
  row(
    'fermenter',
    [1.4, 3, 1.4],
    {
      generator: 'shape',
      shape: group(
        move(cylinder('steel', 0.7, 1.7, { sides: 28 }), 0, 1, 0),
        move(cylinder('steel', 0.12, 0.5, { top: 0.7, sides: 28 }), 0, 0.5, 0),
        move(sphere('steel', [0.7, 0.25, 0.7]), 0, 2.7, 0),
        radial(rod('leg', [0, 0, 0.58], [0, 1.1, 0.62], 0.05), 4),
        move(torus('band', 0.7, 0.025), 0, 1.3, 0),
        move(torus('band', 0.7, 0.025), 0, 2.4, 0),
        move(sphere('leg', [0.2, 0.24, 0.06]), 0, 1.8, 0.68),
      ),
      finishes: { steel: 'metal #b8bec2', leg: 'metal #8e9498', band: 'chrome' },
    },
    { words: 'fermentation tank, beer tank, steel tank, stainless steel tank', places: ['brewery'], solid: 'cylinder' },
  ),
  row(
    'body-drawers',
    [2.7, 2.3, 0.35],
    {
      generator: 'shape',
      shape: group(
        boxAt('shell', [2.7, 2.3, 0.3], [0, 0, -0.02]),
        array(
          array(
            group(boxAt('front', [0.82, 0.66, 0.04], [0, 0.1, 0.14], 0.01), boxAt('handle', [0.06, 0.2, 0.03], [0.3, 0.33, 0.16])),
            3,
            [0.88, 0, 0],
            true,
          ),
          3,
          [0, 0.72, 0],
        ),
      ),
      finishes: { shell: 'metal #9ca4a8', front: 'metal #b4bcc0', handle: 'chrome' },
    },
    { ...WALL, words: 'morgue drawers, mortuary fridge, morgue refrigerator', places: ['morgue'] },
  ),
  row(
    'grow-rack',
    [2, 2.2, 0.7],
    {
      generator: 'shape',
      shape: group(
        ...[-0.97, 0.97].flatMap((x) => [-0.31, 0.31].map((z) => boxAt('post', [0.05, 2.2, 0.05], [x, 0, z]))),
        array(
          group(
            boxAt('tray', [1.9, 0.1, 0.6], [0, 0.2, 0]),
            boxAt('light', [1.8, 0.03, 0.08], [0, 0.76, 0]),
            array(
              group(move(sphere('leaf', [0.13, 0.12, 0.13]), 0, 0.38, 0.12), move(sphere('young', [0.11, 0.1, 0.11]), 0.1, 0.36, -0.14)),
              8,
              [0.23, 0, 0],
              true,
            ),
          ),
          3,
          [0, 0.66, 0],
        ),
      ),
      finishes: { post: 'metal #c4c8ca', tray: 'plastic #e8eaea', light: 'lamp #f0c8f4', leaf: 'leaf #4f8f38', young: 'leaf #7ab048' },
    },
    { ...WALL, words: 'hydroponic tray, hydroponics rack, grow shelf', places: ['vertical-farm'] },
  ),
  row(
    'meat-rail',
    [2.2, 2.2, 0.5],
    {
      generator: 'shape',
      shape: group(
        rod('rail', [-1.1, 2.15, 0], [1.1, 2.15, 0], 0.03),
        ...[-1.05, 1.05].map((x) => boxAt('rail', [0.06, 2.15, 0.06], [x, 0, -0.2])),
        ...[-1.05, 1.05].map((x) => rod('rail', [x, 2.12, -0.2], [x, 2.14, 0], 0.03)),
        array(
          group(
            rod('hook', [0, 2.15, 0], [0, 1.95, 0], 0.015),
            move(sphere('meat', [0.16, 0.5, 0.13]), 0, 1.45, 0),
            move(sphere('fat', [0.1, 0.3, 0.1]), 0.05, 1.6, 0.06),
            move(sphere('meat', [0.11, 0.25, 0.1]), 0, 0.95, 0),
          ),
          4,
          [0.5, 0, 0],
          true,
        ),
      ),
      finishes: { rail: 'chrome', hook: 'chrome', meat: 'skin #9a3a34', fat: 'skin #e6c8b4' },
    },
    { ...WALL, words: 'hanging carcass, side of beef', places: ['butcher-shop'], solid: 'parts' },
  ),
  row(
    'baggage-carousel',
    [6.2, 0.95, 2.4],
    {
      generator: 'shape',
      shape: group(
        box('skirt', 5.8, 0.4, 2.3, 0.08),
        boxAt('belt', [6.1, 0.05, 2.4], [0, 0.4, 0], 0.02),
        boxAt('skirt', [4.4, 0.35, 0.9], [0, 0.45, 0], 0.05),
        boxAt('red', [0.7, 0.3, 0.45], [-1.6, 0.45, 0.8], 0.05),
        boxAt('blue', [0.75, 0.28, 0.5], [0.2, 0.45, 0.82], 0.05),
        boxAt('black', [0.6, 0.35, 0.4], [1.8, 0.45, 0.78], 0.05),
        boxAt('black', [0.7, 0.3, 0.42], [-0.6, 0.45, -0.82], 0.05),
      ),
      finishes: {
        skirt: 'metal #a4aaae',
        belt: 'rubber #26282a',
        red: 'fabric #a83a30',
        blue: 'fabric #2f5a8a',
        black: 'plastic #2c2e32',
      },
    },
    { words: 'luggage carousel, luggage belt, baggage belt, baggage conveyor', places: ['airport-security'] },
  ),
];
