import { array, box, boxAt, group, mirror, move, radial, rod, torus, turn } from '@diorama/shape-language';

import type { CatalogueRow } from '../../../row/row.js';
import { assembledIn, ball, disc, plate, post, spread, tube, turnedAt } from '../forms.js';

const item = assembledIn('goods', { stand: 'surface', places: ['laboratory'], solid: 'none' });
const fixture = assembledIn('interior', { places: ['laboratory'] });

/** Columns of the periodic table that have a cell in each of its seven periods. */
const PERIODS: readonly (readonly number[])[] = [
  [0, 17],
  [0, 1, 12, 13, 14, 15, 16, 17],
  [0, 1, 12, 13, 14, 15, 16, 17],
  ...[0, 1, 2, 3].map(() => Array.from({ length: 18 }, (_, k) => k)),
];
const groupOf = (column: number): string =>
  column === 0 ? 'red' : column === 1 ? 'orange' : column < 12 ? 'yellow' : column < 16 ? 'green' : column === 16 ? 'blue' : 'violet';

/** Things of laboratories and hospitals. */
export const LABORATORY_THINGS: readonly CatalogueRow[] = [
  fixture(
    'eyewash-station',
    [0.45, 1.25, 0.407],
    'eye wash station, eyewash, eye wash, emergency eyewash, eyewash fountain, eye wash fountain',
    { green: 'paint #1f8a4c', bowl: 'metal #d0d4d8', sign: 'paint #1a9a4a', white: 'paint #ffffff', chrome: 'chrome' },
    [
      post('green', 0.035, 0.85, [0, 0, 0]),
      post('green', 0.14, 0.02, [0, 0, 0]),
      turnedAt('bowl', [0, 0, 6, 0, 14, 5, 17, 11, 16.4, 11, 13, 6, 5, 2, 0, 2], [0, 0.82, 0.06]),
      mirror(turnedAt('chrome', [0, 0, 1.2, 0, 1.2, 6, 2.6, 7, 2.6, 8.4, 0, 8.4], [0.06, 0.85, 0.06], 12)),
      boxAt('green', [0.16, 0.2, 0.012], [0.2, 0.8, 0.16], 0.004),
      boxAt('sign', [0.3, 0.3, 0.01], [0, 0.95, -0.15]),
      plate('white', [-0.1, 1.1, 0, 1.06, 0.1, 1.1, 0, 1.15], 0.004, -0.142),
      ball('white', [0.035, 0.035, 0.01], [0, 1.02, -0.146]),
      rod('green', [0, 0.6, 0], [0, 1.2, -0.16], 0.018),
    ],
    { stand: 'wall' },
  ),
  fixture(
    'safety-shower',
    [0.41, 2.28, 0.76],
    'emergency shower, lab shower, chemical shower, deluge shower, drench shower',
    { green: 'paint #1f8a4c', yellow: 'paint #f0c81c', bowl: 'metal #d0d4d8', white: 'paint #ffffff' },
    [
      post('green', 0.16, 0.025, [0, 0, -0.25]),
      tube('green', [0, 0, -0.25, 0, 2.2, -0.25, 0, 2.25, 0.2, 0, 2.1, 0.2], 0.03),
      turnedAt('yellow', [0, 9, 4, 9, 14, 3, 15, 0, 0, 0], [0, 2.02, 0.2]),
      rod('green', [0.16, 2.2, -0.05], [0.16, 1.55, -0.05], 0.008),
      rod('green', [0, 2.22, -0.05], [0.16, 2.22, -0.05], 0.012),
      plate('green', [0.08, 1.55, 0.24, 1.55, 0.16, 1.42], 0.012, -0.05),
      rod('green', [0, 0.9, -0.25], [0, 0.9, 0.05], 0.022),
      turnedAt('bowl', [0, 0, 6, 0, 14, 5, 17, 11, 16.4, 11, 13, 6, 5, 2, 0, 2], [0, 0.85, 0.08]),
      boxAt('green', [0.3, 0.3, 0.01], [0, 1.45, -0.29]),
      ...[0, 1, 2].map((k) => boxAt('white', [0.02, 0.08, 0.004], [-0.05 + 0.05 * k, 1.52, -0.283])),
      boxAt('white', [0.16, 0.03, 0.004], [0, 1.64, -0.283]),
    ],
    { stand: 'wall' },
  ),
  fixture(
    'periodic-table',
    [1.5, 0.95, 0.015],
    'periodic table poster, periodic-table poster, periodic table of elements, table of elements, periodic table chart, chemistry poster',
    {
      paper: 'paper #fbfaf4',
      red: 'paint #e05a4c',
      orange: 'paint #f0a040',
      yellow: 'paint #f4d860',
      green: 'paint #78c078',
      blue: 'paint #5aa8e0',
      violet: 'paint #a080d0',
      ink: 'paint #282828',
    },
    [
      boxAt('paper', [1.5, 0.95, 0.01], [0, 0, 0]),
      boxAt('ink', [0.6, 0.04, 0.004], [0, 0.88, 0.006]),
      ...PERIODS.flatMap((columns, period) =>
        columns.map((column) =>
          group(
            boxAt(groupOf(column), [0.07, 0.078, 0.004], [-0.66 + 0.0776 * column, 0.75 - 0.086 * period, 0.006]),
            boxAt('ink', [0.028, 0.022, 0.002], [-0.66 + 0.0776 * column, 0.775 - 0.086 * period, 0.009]),
          ),
        ),
      ),
      ...[0, 1].map((row) =>
        array(boxAt(row === 0 ? 'violet' : 'orange', [0.07, 0.06, 0.004], [0.05, 0.04 + 0.068 * row, 0.006]), 14, [0.0776, 0, 0], true),
      ),
    ],
    { stand: 'hung', solid: 'none', places: ['laboratory', 'classroom'] },
  ),
  item(
    'bunsen-burner',
    [0.188, 0.325, 0.155],
    'gas burner on a tripod, tripod and gauze, lab burner, tripod stand, heating tripod, spirit burner, alcohol burner',
    {
      base: 'iron #3a3e44',
      brass: 'brass',
      flame: 'flame #4aa0ff',
      iron: 'iron',
      glass: 'glass #b8d8e4',
      liquid: 'water #38a0d0',
      hose: 'rubber #b8542c',
    },
    [
      turnedAt('base', [0, 0, 4, 0, 4, 1, 1.4, 2.4, 1.4, 3, 0, 3], [0, 0, 0]),
      post('brass', 0.008, 0.09, [0, 0.03, 0], 12),
      post('base', 0.014, 0.02, [0, 0.04, 0], 12),
      turnedAt('flame', [0, 0, 0.8, 1, 1.1, 3, 0.4, 6, 0, 7], [0, 0.12, 0], 10),
      radial(rod('iron', [0, 0.2, 0.05], [0, 0, 0.09], 0.005), 3),
      move(torus('iron', 0.055, 0.005, 20), 0, 0.2, 0),
      boxAt('iron', [0.12, 0.004, 0.12], [0, 0.204, 0]),
      turnedAt('liquid', [0, 0, 3.6, 0, 4.2, 1, 3, 4, 0, 4], [0, 0.21, 0]),
      turnedAt('glass', [0, 0, 3, 0, 1.6, 4, 1.5, 7, 1.8, 7.4, 0, 7.4], [0, 0.25, 0]),
      tube('hose', [0.012, 0.02, 0, 0.05, 0.015, 0.02, 0.09, 0.012, 0.01, 0.1, 0.01, 0.06], 0.006),
    ],
  ),
  item(
    'retort-stand',
    [0.2, 0.62, 0.14],
    'clamp stand, ring stand, burette, burette stand, titration apparatus, lab stand, distillation apparatus, measuring cylinder, graduated cylinder',
    { base: 'iron #3c4046', steel: 'chrome', glass: 'glass #c0dce8', liquid: 'fruit #d83a8a', clamp: 'paint #2f6ab0' },
    [
      boxAt('base', [0.2, 0.014, 0.14], [0, 0, 0], 0.003),
      rod('steel', [-0.07, 0, 0], [-0.07, 0.62, 0], 0.006),
      boxAt('clamp', [0.14, 0.02, 0.02], [-0.02, 0.42, 0]),
      post('glass', 0.01, 0.34, [0.04, 0.26, 0], 12),
      post('liquid', 0.011, 0.2, [0.04, 0.28, 0], 12),
      boxAt('clamp', [0.03, 0.008, 0.01], [0.04, 0.25, 0]),
      rod('glass', [0.04, 0.2, 0], [0.04, 0.26, 0], 0.004),
      turnedAt('liquid', [0, 0, 4, 0, 4.4, 1, 3.2, 4, 0, 4], [0.04, 0.014, 0]),
      turnedAt('glass', [0, 0, 3.2, 0, 1.5, 5, 1.4, 9, 1.9, 9.6, 0, 9.6], [0.04, 0.054, 0]),
    ],
  ),
  item(
    'petri-dish',
    [0.259, 0.02, 0.226],
    'petri dishes, culture dish, agar plate, pipette, stack of petri dishes, cell culture',
    { glass: 'glass #dce8ec', agar: 'fruit #d8a850', red: 'fruit #b04a58', spot: 'cream', tip: 'plastic #2f88c8' },
    [
      ...[
        [-0.08, 0, 'agar'],
        [0.04, 0, 'red'],
        [-0.02, 0.1, 'agar'],
      ].map(([x, z, slot], k) =>
        group(
          post('glass', 0.046, 0.012, [Number(x), 0, Number(z)]),
          post(String(slot), 0.042, 0.004, [Number(x), 0.01, Number(z)]),
          ...Array.from({ length: 7 }, (_, j) =>
            ball(
              'spot',
              [0.004, 0.002, 0.004],
              [
                Number(x) + 0.03 * Math.sqrt(spread(j + 1)) * Math.cos(j * 2.4 + k),
                0.015,
                Number(z) + 0.03 * Math.sqrt(spread(j + 1)) * Math.sin(j * 2.4 + k),
              ],
              1,
            ),
          ),
        ),
      ),
      rod('tip', [0.09, 0.008, 0.12], [0.12, 0.012, -0.02], 0.008),
      rod('glass', [0.12, 0.012, -0.02], [0.13, 0.008, -0.08], 0.003),
    ],
  ),
  item(
    'centrifuge',
    [0.42, 0.307, 0.447],
    'lab centrifuge, benchtop centrifuge, thermal cycler, pcr machine',
    { body: 'plastic #e4e6e6', lid: 'plastic #3c6a9a', dark: 'plastic #26282c', screen: 'screen #60c0e0', button: 'glow #40d060' },
    [
      box('body', 0.42, 0.24, 0.44, 0.03),
      turnedAt('lid', [0, 0, 17, 0, 17, 2, 13, 5, 0, 6], [0, 0.24, -0.04], 28),
      post('dark', 0.05, 0.012, [0, 0.295, -0.04]),
      turn(
        group(
          boxAt('dark', [0.34, 0.14, 0.01], [0, 0, 0]),
          boxAt('screen', [0.14, 0.07, 0.006], [-0.07, 0.04, 0.006]),
          array(boxAt('button', [0.025, 0.025, 0.008], [0.09, 0.05, 0.006]), 3, [0.04, 0, 0], true),
        ),
        [-10, 0, 0],
        [0, 0.05, 0.222],
      ),
    ],
  ),
  item(
    'oscilloscope',
    [0.42, 0.26, 0.305],
    'spectrometer, signal generator, spectrum analyser, spectrum analyzer, test equipment, waveform monitor',
    {
      body: 'plastic #c8ccc4',
      face: 'plastic #34383e',
      screen: 'screen #0a3020',
      trace: 'glow #50f080',
      knob: 'plastic #e8e6e0',
      plug: 'chrome',
    },
    [
      boxAt('body', [0.42, 0.24, 0.28], [0, 0.02, 0], 0.01),
      boxAt('face', [0.4, 0.22, 0.01], [0, 0.03, 0.14]),
      boxAt('screen', [0.2, 0.15, 0.008], [-0.08, 0.08, 0.145]),
      tube(
        'trace',
        Array.from({ length: 25 }, (_, k) => [-0.17 + 0.0075 * k, 0.155 + 0.045 * Math.sin(k * 0.75), 0.151]).flat(),
        0.0022,
        5,
      ),
      ...[0.06, 0.11, 0.16].flatMap((x) => [0.12, 0.17, 0.22].map((y) => disc('knob', 0.014, 0.016, [x, y, 0.145], 12))),
      array(disc('plug', 0.01, 0.02, [0.11, 0.06, 0.145], 10), 3, [0.05, 0, 0], true),
      mirror(boxAt('face', [0.04, 0.02, 0.24], [0.15, 0, 0])),
    ],
  ),
  fixture(
    'optical-table',
    [2.4, 1.2, 1.2],
    'laser table, optics table, optical bench, laser setup, optics bench, breadboard of optics',
    {
      top: 'metal #5a5e64',
      hole: 'iron #202226',
      leg: 'paint #34383c',
      black: 'metal #1c1e22',
      lens: 'glass #c0e0f0',
      beam: 'glow #30ff60',
      red: 'glow #ff3030',
    },
    [
      boxAt('top', [2.4, 0.2, 1.2], [0, 0.7, 0], 0.01),
      mirror(mirror(boxAt('leg', [0.2, 0.7, 0.2], [0.95, 0, 0.42], 0.02)), 'z'),
      ...Array.from({ length: 9 }, (_, row) =>
        array(boxAt('hole', [0.018, 0.003, 0.018], [0, 0.899, -0.5 + 0.125 * row]), 18, [0.13, 0, 0], true),
      ),
      boxAt('black', [0.6, 0.14, 0.16], [-0.8, 0.9, 0.3], 0.01),
      ...[-0.35, 0.1, 0.55, 0.95].flatMap((x) => [
        post('black', 0.02, 0.1, [x, 0.9, 0.3]),
        disc('black', 0.055, 0.02, [x, 1.0, 0.29]),
        disc('lens', 0.045, 0.024, [x, 1.0, 0.288]),
      ]),
      rod('beam', [-0.5, 0.985, 0.3], [0.95, 0.985, 0.3], 0.006, 6),
      rod('beam', [0.95, 0.985, 0.3], [0.4, 0.985, -0.35], 0.006, 6),
      rod('red', [-0.9, 0.985, -0.3], [0.4, 0.985, -0.35], 0.005, 6),
      boxAt('black', [0.35, 0.1, 0.12], [-0.95, 0.92, -0.3], 0.01),
      post('black', 0.02, 0.1, [0.4, 0.9, -0.35]),
      boxAt('lens', [0.1, 0.1, 0.02], [0.4, 0.95, -0.35]),
      boxAt('black', [0.3, 0.3, 0.25], [0.95, 0.9, -0.3], 0.02),
    ],
    { offers: [{ kind: 'top', height: 0.9, size: [1, 0.4] }] },
  ),
  fixture(
    'cryogenic-dewar',
    [0.627, 1.23, 0.583],
    'liquid nitrogen tank, nitrogen tank, dewar, dewar flask, liquid nitrogen, liquid nitrogen dewar, nitrogen dewar, cryostat, cryogenic tank, cryo dewar',
    { steel: 'metal #d4d8dc', cap: 'plastic #2c3036', label: 'paint #2f7fc8', frost: 'snow', gauge: 'brass' },
    [
      turnedAt('steel', [0, 4, 22, 4, 28, 8, 29, 14, 29, 70, 26, 80, 12, 90, 9, 92, 9, 98, 0, 98], [0, 0, 0], 32),
      radial(ball('cap', 0.045, [0, 0.045, 0.22]), 4),
      turnedAt('cap', [0, 0, 10, 0, 10, 8, 6, 11, 0, 11], [0, 0.97, 0]),
      mirror(tube('steel', [0.22, 0.83, 0, 0.3, 0.95, 0, 0.3, 1.1, 0, 0.2, 1.12, 0], 0.014)),
      disc('gauge', 0.045, 0.03, [0.08, 1.1, 0.06]),
      tube('steel', [-0.05, 1.05, 0.05, -0.05, 1.2, 0.05, -0.18, 1.22, 0.1, -0.25, 1.05, 0.16], 0.012),
      ball('frost', [0.03, 0.05, 0.03], [-0.25, 1.05, 0.16]),
      boxAt('label', [0.24, 0.2, 0.02], [0, 0.4, 0.283]),
      move(torus('frost', 0.1, 0.012, 20), 0, 0.97, 0),
    ],
    { solid: 'cylinder' },
  ),
  fixture(
    'glove-box',
    [1.77, 1.76, 0.95],
    'glovebox, biosafety cabinet, biological safety cabinet, vacuum chamber, sterile cabinet, class ii cabinet',
    {
      body: 'metal #dcdfe0',
      frame: 'metal #8a9096',
      glass: 'glass #b8d4dc',
      glove: 'rubber #1e1e22',
      leg: 'metal #a8acb0',
      red: 'glow #40d060',
    },
    [
      mirror(mirror(boxAt('leg', [0.06, 0.8, 0.06], [0.68, 0, 0.32])), 'z'),
      boxAt('body', [1.5, 0.12, 0.8], [0, 0.78, 0], 0.01),
      plate('body', [-0.75, 0.9, 0.75, 0.9, 0.75, 1.7, -0.75, 1.7], 0.3, -0.22),
      turn(boxAt('glass', [1.36, 0.76, 0.02], [0, 0, 0]), [-18, 0, 0], [0, 0.92, 0.34]),
      boxAt('body', [1.5, 0.12, 0.5], [0, 1.64, -0.1], 0.01),
      mirror(boxAt('frame', [0.04, 0.8, 0.5], [0.73, 0.88, -0.05])),
      ...[-0.42, -0.16, 0.16, 0.42].map((x) =>
        group(
          turn(torus('frame', 0.1, 0.02, 24), [72, 0, 0], [x, 1.14, 0.31]),
          tube('glove', [x, 1.14, 0.27, x, 1.1, 0.42, x + 0.02, 0.98, 0.5], [0.085, 0.07, 0.05]),
          ball('glove', [0.05, 0.07, 0.04], [x + 0.02, 0.94, 0.51]),
        ),
      ),
      turn(group(post('frame', 0.16, 0.3, [0, 0, 0]), post('body', 0.18, 0.04, [0, 0.28, 0])), [0, 0, -90], [0.7, 1.2, -0.1]),
      boxAt('red', [0.04, 0.02, 0.01], [0.5, 1.7, 0.15]),
    ],
    { stand: 'wall' },
  ),
];
