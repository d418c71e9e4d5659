import { array, boxAt, group, mirror, rod, turn } from '@diorama/shape-language';

import type { CatalogueRow } from '../../../row/row.js';
import { assembledIn, disc, plate, post, sideDisc, spread, tube } from '../forms.js';

const desk = assembledIn('goods', { stand: 'surface', places: ['office'], solid: 'none' });
const hall = assembledIn('interior');

const BANKNOTES = group(
  boxAt('note', [0.16, 0.04, 0.07], [0, 0, 0], 0.002),
  boxAt('band', [0.03, 0.042, 0.072], [0, -0.001, 0]),
  boxAt('print', [0.05, 0.002, 0.04], [0.05, 0.04, 0]),
  boxAt('print', [0.05, 0.002, 0.04], [-0.05, 0.04, 0]),
);

/** Things of offices, banks and terminals that are assembled from simple shapes. */
export const OFFICE_THINGS: readonly CatalogueRow[] = [
  desk(
    'shredder',
    [0.36, 0.64, 0.26],
    'paper shredder, office shredder',
    { body: 'plastic #26282c', bin: 'plastic #46494e', paper: 'paper', light: 'glow #40e060' },
    [
      boxAt('bin', [0.34, 0.44, 0.24], [0, 0, 0], 0.02),
      boxAt('body', [0.36, 0.12, 0.26], [0, 0.44, 0], 0.025),
      boxAt('paper', [0.21, 0.14, 0.002], [0, 0.5, 0]),
      ...Array.from({ length: 16 }, (_, k) =>
        boxAt('paper', [0.009, 0.1 + 0.1 * spread(k + 1), 0.003], [-0.12 + 0.016 * k, 0.33 - 0.1 * spread(k + 1), 0.122]),
      ),
      boxAt('light', [0.02, 0.006, 0.008], [0.12, 0.53, 0.122]),
    ],
    { stand: 'ground' },
  ),
  desk(
    'stapler',
    [0.045, 0.0795, 0.16],
    'office stapler, hole punch, paper punch',
    { body: 'plastic #c83028', metal: 'chrome', dark: 'plastic #1c1c20' },
    [
      boxAt('dark', [0.045, 0.012, 0.16], [0, 0, 0], 0.004),
      turn(
        group(boxAt('metal', [0.022, 0.014, 0.14], [0, 0, 0.01]), boxAt('body', [0.034, 0.026, 0.15], [0, 0.013, 0.005], 0.01)),
        [-9, 0, 0],
        [0, 0.03, 0],
      ),
    ],
  ),
  desk(
    'letter-tray',
    [0.262, 0.23, 0.341],
    'in-tray, in tray, in-tray of papers, paper tray, document tray, desk tidy, desk organiser, desk organizer, filing tray, letter rack',
    { wire: 'metal #3c4046', paper: 'paper #f6f4ec', folder: 'paper #d8b060' },
    [
      ...[0, 0.09, 0.18].flatMap((y, k) => [
        boxAt('wire', [0.26, 0.006, 0.34], [0, y, 0]),
        mirror(boxAt('wire', [0.006, 0.05, 0.34], [0.127, y, 0])),
        boxAt('wire', [0.26, 0.05, 0.006], [0, y, -0.167]),
        boxAt('paper', [0.21, 0.016 + 0.008 * k, 0.29], [0.005 * k, y + 0.006, 0.01]),
        turn(boxAt('folder', [0.22, 0.004, 0.3], [0, 0, 0]), [0, 3 - 4 * k, 0], [0, y + 0.023 + 0.008 * k, 0.012]),
      ]),
      mirror(mirror(rod('wire', [0.127, 0, 0.16], [0.127, 0.2, 0.16], 0.004)), 'z'),
    ],
  ),
  desk(
    'sticky-notes',
    [0.859, 0.526, 0.00984],
    'post-it notes, post-its, sticky note, wall of sticky notes, post-it, kanban board',
    { yellow: 'paper #f8e060', pink: 'paper #f890b0', blue: 'paper #80c8f0', green: 'paper #a8e080', ink: 'paint #303030' },
    Array.from({ length: 24 }, (_, k) => {
      const slot = ['yellow', 'pink', 'blue', 'green', 'yellow'][(k * 3 + Math.floor(k / 6)) % 5] ?? 'yellow';
      return turn(
        group(
          boxAt(slot, [0.1, 0.1, 0.004], [0, 0, 0]),
          boxAt('ink', [0.07, 0.008, 0.002], [0, 0.07, 0.003]),
          boxAt('ink', [0.05, 0.008, 0.002], [-0.008, 0.05, 0.003]),
        ),
        [0, 0, 8 * (spread(k + 1) - 0.5)],
        [-0.38 + 0.15 * (k % 6), 0.14 * Math.floor(k / 6), 0.004 * spread(k, 0.37)],
      );
    }),
    { stand: 'hung' },
  ),
  desk(
    'gold-bars',
    [0.56, 0.257, 0.26],
    'gold bar, gold bullion, bullion, stack of gold bars, gold ingots, gold ingot, ingots, ingot, silver bars',
    { gold: 'gold' },
    [
      [5, 0],
      [4, 1],
      [3, 2],
      [1, 3],
    ].map(([count = 0, level = 0]) =>
      array(
        turn(plate('gold', [-0.05, 0, 0.05, 0, 0.038, 0.062, -0.038, 0.062], 0.26), [0, 0, 0], [0, 0.065 * level, 0]),
        count,
        [0.115, 0, 0],
        true,
      ),
    ),
    { stand: 'ground', places: ['bank', 'treasure-room'] },
  ),
  desk(
    'banknotes',
    [0.342, 0.211, 0.314],
    'bank notes, stack of cash, stacks of cash, bundles of cash, cash, stack of money, dollar bills, wads of cash, paper money, piles of cash, bundle of banknotes',
    { note: 'paper #9ab88a', band: 'paper #f0e8d8', print: 'paper #5a7a50' },
    [
      ...Array.from({ length: 8 }, (_, k) =>
        turn(BANKNOTES, [0, 4 * (spread(k + 1) - 0.5), 0], [-0.09 + 0.18 * (k % 2), 0, -0.12 + 0.08 * Math.floor(k / 2)]),
      ),
      ...Array.from({ length: 6 }, (_, k) =>
        turn(BANKNOTES, [0, 6 * (spread(k + 2) - 0.5), 0], [-0.09 + 0.18 * (k % 2), 0.042, -0.09 + 0.09 * Math.floor(k / 2)]),
      ),
      ...Array.from({ length: 3 }, (_, k) => turn(BANKNOTES, [0, 8 * k, 0], [-0.09 + 0.05 * k, 0.084 + 0.042 * k, -0.04])),
    ],
    { places: ['bank'] },
  ),
  hall(
    'departure-board',
    [3.2, 1.5, 0.19],
    'departures board, arrivals board, departure screen, flight board, train board, timetable board, split-flap board, arrival board, flight information board',
    { body: 'plastic #16181c', line: 'paint #24282e', text: 'glow #f0b830', white: 'glow #d8e0e8', head: 'paint #2f5fa8' },
    [
      boxAt('body', [3.2, 1.5, 0.18], [0, 0, 0], 0.02),
      boxAt('head', [3.1, 0.2, 0.01], [0, 1.26, 0.09]),
      boxAt('white', [0.9, 0.08, 0.01], [-0.98, 1.32, 0.094]),
      ...Array.from({ length: 9 }, (_, k) => boxAt('line', [3.1, 0.11, 0.008], [0, 0.07 + 0.13 * k, 0.09])),
      ...Array.from({ length: 9 }, (_, k) =>
        group(
          boxAt('text', [0.28, 0.055, 0.008], [-1.34, 0.1 + 0.13 * k, 0.096]),
          boxAt('white', [0.6 + 0.5 * spread(k + 1), 0.055, 0.008], [-1.1 + (0.6 + 0.5 * spread(k + 1)) / 2, 0.1 + 0.13 * k, 0.096]),
          boxAt('text', [0.14, 0.055, 0.008], [0.55, 0.1 + 0.13 * k, 0.096]),
          boxAt(k % 3 === 0 ? 'text' : 'white', [0.5, 0.055, 0.008], [1.2, 0.1 + 0.13 * k, 0.096]),
        ),
      ),
    ],
    { stand: 'hung', places: ['station-hall'] },
  ),
  hall(
    'luggage-trolley',
    [0.596, 1, 1.01],
    'baggage trolley, luggage cart, airport trolley, bellhop cart, bellboy cart, hotel luggage cart, baggage cart',
    { steel: 'chrome', wheel: 'rubber', red: 'plastic #b02c30', blue: 'fabric #2c4a78' },
    [
      mirror(tube('steel', [0.28, 0.1, 0.45, 0.28, 0.12, -0.4, 0.28, 0.95, -0.5], 0.018)),
      rod('steel', [-0.28, 0.98, -0.5], [0.28, 0.98, -0.5], 0.022),
      array(rod('steel', [-0.28, 0.13, 0], [0.28, 0.13, 0], 0.01), 7, [0, 0, 0.12], true),
      array(rod('steel', [-0.2, 0.13, -0.42], [-0.2, 0.7, -0.46], 0.008), 5, [0.1, 0, 0]),
      mirror(sideDisc('wheel', 0.07, 0.04, [0.22, 0.07, -0.38])),
      sideDisc('wheel', 0.07, 0.04, [-0.02, 0.07, 0.42]),
      boxAt('red', [0.45, 0.28, 0.65], [0, 0.14, 0.02], 0.05),
      boxAt('blue', [0.4, 0.24, 0.55], [0.02, 0.42, -0.02], 0.05),
    ],
    { places: ['station-hall', 'hotel-lobby'] },
  ),
  hall(
    'switchboard',
    [1.1, 1.5, 0.6],
    'telephone switchboard, telephone exchange, operator switchboard, manual switchboard',
    { wood: 'wood #5e3a20', panel: 'wood #2c1c12', brass: 'brass', cord: 'fabric #a83028', green: 'fabric #3a6a48', lamp: 'glow #f8d070' },
    [
      boxAt('wood', [1.1, 0.75, 0.6], [0, 0, 0], 0.01),
      boxAt('wood', [1.1, 0.75, 0.25], [0, 0.75, -0.175], 0.01),
      boxAt('panel', [1, 0.66, 0.01], [0, 0.79, -0.05]),
      ...Array.from({ length: 8 }, (_, row) =>
        array(disc('brass', 0.013, 0.01, [0, 0.85 + 0.075 * row, -0.045], 10), 14, [0.067, 0, 0], true),
      ),
      ...[2, 5, 9, 11].map((k) => disc('lamp', 0.012, 0.014, [-0.435 + 0.067 * k, 0.888 + 0.075 * (k % 5), -0.045], 10)),
      ...Array.from({ length: 9 }, (_, k) => {
        const [x, to] = [-0.4 + 0.1 * k, -0.42 + 0.84 * spread(k + 1)];
        return tube(
          k % 3 === 0 ? 'green' : 'cord',
          [x, 0.76, 0.15, x, 0.82, 0.16, (x + to) / 2, 0.76, 0.1, to, 0.85 + 0.4 * spread(k, 0.37), -0.03],
          0.008,
          6,
        );
      }),
      array(post('brass', 0.008, 0.03, [0, 0.75, 0.22], 8), 12, [0.08, 0, 0], true),
    ],
    { places: ['office'], stand: 'wall' },
  ),
  hall(
    'teller-window',
    [2.2, 2.4, 0.7],
    'bank teller window, bank teller, teller counter, teller booth, bank counter, ticket window, cashier window, bank grille, brass teller cage',
    { wood: 'wood #5a3418', panel: 'wood #6e4222', brass: 'brass', top: 'marble', glass: 'glass', sign: 'paint #1c3a2c' },
    [
      boxAt('wood', [2.2, 1.05, 0.55], [0, 0, 0], 0.01),
      ...[-0.72, 0, 0.72].map((x) => boxAt('panel', [0.6, 0.75, 0.03], [x, 0.15, 0.275], 0.01)),
      boxAt('top', [2.2, 0.06, 0.7], [0, 1.05, 0], 0.01),
      ...[-1.05, -0.35, 0.35, 1.05].map((x) => boxAt('wood', [0.09, 1.2, 0.12], [x, 1.1, 0], 0.01)),
      boxAt('wood', [2.2, 0.16, 0.16], [0, 2.24, 0], 0.01),
      ...[-0.7, 0, 0.7].flatMap((x) => [
        ...Array.from({ length: 7 }, (_, k) => rod('brass', [x - 0.24 + 0.08 * k, 1.42, 0], [x - 0.24 + 0.08 * k, 2.24, 0], 0.009, 6)),
        rod('brass', [x - 0.3, 1.42, 0], [x + 0.3, 1.42, 0], 0.014, 6),
        rod('brass', [x - 0.3, 1.85, 0], [x + 0.3, 1.85, 0], 0.009, 6),
        boxAt('sign', [0.34, 0.1, 0.02], [x, 2.27, 0.09]),
      ]),
    ],
    { places: ['bank'], solid: 'box' },
  ),
];
