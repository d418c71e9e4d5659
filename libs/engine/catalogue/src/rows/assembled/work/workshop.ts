import { array, boxAt, group, mirror, move, radial, rod, torus, turn } from '@diorama/shape-language';

import type { CatalogueRow } from '../../../row/row.js';
import { assembledIn, ball, disc, plate, post, sideDisc, spread, tube, turnedAt, turnedBody } from '../forms.js';

const machine = assembledIn('robotics', { places: ['workshop', 'garage'] });
const tool = assembledIn('goods', { stand: 'surface', places: ['workshop', 'garage'], solid: 'none' });

/** Machines and tools of workshops. */
export const WORKSHOP_THINGS: readonly CatalogueRow[] = [
  machine(
    'bandsaw',
    [0.735, 1.75, 0.53],
    'band saw, woodworking bandsaw',
    { body: 'paint #4a6a58', table: 'metal', blade: 'chrome', dark: 'iron' },
    [
      boxAt('body', [0.7, 0.7, 0.5], [0, 0, 0], 0.04),
      boxAt('body', [0.16, 0.8, 0.2], [-0.24, 0.65, -0.05], 0.03),
      boxAt('body', [0.72, 0.4, 0.28], [0, 1.35, -0.05], 0.1),
      boxAt('table', [0.55, 0.05, 0.5], [0.1, 0.9, 0.03], 0.008),
      boxAt('dark', [0.3, 0.2, 0.3], [0.08, 0.7, 0]),
      boxAt('blade', [0.02, 0.5, 0.005], [0.12, 0.9, 0]),
      boxAt('dark', [0.06, 0.25, 0.08], [0.12, 1.14, -0.02]),
      disc('dark', 0.1, 0.02, [0.12, 1.54, 0.085]),
    ],
  ),
  machine(
    'table-saw',
    [1.1, 1.01, 0.82],
    'circular saw bench, bench saw, circular saw, saw table',
    { body: 'paint #d8861c', top: 'metal #b8bcc0', blade: 'chrome', leg: 'iron #34363a', dark: 'plastic #202024' },
    [
      boxAt('body', [0.6, 0.4, 0.55], [0, 0.42, 0], 0.03),
      mirror(mirror(rod('leg', [0.3, 0.45, 0.26], [0.36, 0, 0.32], 0.025)), 'z'),
      boxAt('top', [1.1, 0.05, 0.8], [0, 0.82, 0], 0.006),
      boxAt('dark', [0.02, 0.004, 0.5], [0, 0.869, 0]),
      sideDisc('blade', 0.15, 0.006, [-0.003, 0.86, -0.05], 36),
      boxAt('body', [0.05, 0.06, 0.82], [0.3, 0.87, 0], 0.01),
      disc('dark', 0.08, 0.04, [0, 0.6, 0.28]),
    ],
  ),
  machine(
    'bench-grinder',
    [0.48, 0.27, 0.25],
    'double grinder, bench polisher, angle grinder, sharpening machine',
    { body: 'paint #2f6a3c', wheel: 'stone #8a8c90', guard: 'metal', dark: 'iron' },
    [
      boxAt('dark', [0.2, 0.06, 0.2], [0, 0, 0], 0.01),
      sideDisc('body', 0.085, 0.24, [-0.12, 0.15, 0]),
      mirror(sideDisc('wheel', 0.1, 0.03, [0.19, 0.15, 0])),
      mirror(boxAt('guard', [0.06, 0.05, 0.16], [0.205, 0.22, -0.01], 0.02)),
      mirror(sideDisc('dark', 0.03, 0.05, [0.19, 0.15, 0])),
      mirror(boxAt('guard', [0.05, 0.01, 0.06], [0.205, 0.12, 0.12])),
    ],
    { stand: 'surface', solid: 'none' },
  ),
  tool(
    'bench-vice',
    [0.268, 0.22, 0.354],
    'vice, vise, bench vise, metalwork vice, workshop vice',
    { body: 'paint #2c5a8c', steel: 'metal' },
    [
      post('body', 0.09, 0.03, [0, 0, -0.05]),
      boxAt('body', [0.09, 0.1, 0.12], [0, 0.03, -0.05], 0.015),
      boxAt('body', [0.2, 0.09, 0.05], [0, 0.13, -0.03], 0.012),
      boxAt('body', [0.2, 0.14, 0.05], [0, 0.08, 0.09], 0.012),
      boxAt('steel', [0.19, 0.03, 0.014], [0, 0.185, 0.0]),
      boxAt('steel', [0.19, 0.03, 0.014], [0, 0.185, 0.06]),
      boxAt('body', [0.06, 0.06, 0.3], [0, 0.09, 0.02]),
      disc('steel', 0.022, 0.08, [0, 0.12, 0.13]),
      rod('steel', [-0.12, 0.12, 0.2], [0.12, 0.12, 0.2], 0.008),
      mirror(ball('steel', 0.014, [0.12, 0.12, 0.2])),
    ],
  ),
  machine(
    'tool-board',
    [1.8, 1.1, 0.0575],
    'pegboard, peg board, tool wall, wall of tools, tools on a pegboard, hanging tools, tool rack, tools on the wall, tool pegboard, shadow board',
    {
      board: 'wood #c8a878',
      hole: 'paint #4a3a28',
      wood: 'wood #9a6434',
      steel: 'metal',
      red: 'plastic #c83028',
      yellow: 'plastic #f0c020',
      blue: 'plastic #2f6ab0',
    },
    [
      boxAt('board', [1.8, 1.1, 0.02], [0, 0, -0.03]),
      ...Array.from({ length: 9 }, (_, row) =>
        array(boxAt('hole', [0.01, 0.01, 0.004], [0, 0.1 + 0.11 * row, -0.019]), 15, [0.115, 0, 0], true),
      ),
      ...[0, 1, 2].map((k) =>
        group(
          rod('wood', [-0.75 + 0.13 * k, 0.55, 0], [-0.75 + 0.13 * k, 0.82, 0], 0.012),
          boxAt('steel', [0.1 - 0.015 * k, 0.035, 0.035], [-0.75 + 0.13 * k, 0.82, 0], 0.006),
        ),
      ),
      plate('steel', [-0.3, 0.86, -0.28, 0.78, 0.12, 0.74, 0.12, 0.76], 0.006, 0),
      plate('wood', [-0.4, 0.9, -0.38, 0.76, -0.28, 0.78, -0.3, 0.88], 0.025, 0),
      ...Array.from({ length: 6 }, (_, k) =>
        group(
          turnedAt(['red', 'yellow', 'blue'][k % 3] ?? 'red', [0, 0, 1.3, 0, 1.6, 5, 1, 9, 0, 9], [0.25 + 0.1 * k, 0.86, 0], 10),
          rod('steel', [0.25 + 0.1 * k, 0.68 + 0.02 * k, 0], [0.25 + 0.1 * k, 0.87, 0], 0.004, 6),
        ),
      ),
      ...Array.from({ length: 7 }, (_, k) => {
        const [x, size] = [-0.1 + 0.13 * k, 1 - 0.09 * k];
        return group(
          boxAt('steel', [0.022 * size, 0.2 * size, 0.01], [x, 0.36, 0]),
          turn(torus('steel', 0.022 * size, 0.008, 14), [90, 0, 0], [x, 0.36, 0]),
          turn(torus('steel', 0.024 * size, 0.009, 14), [90, 0, 0], [x, 0.36 + 0.2 * size, 0]),
        );
      }),
      ...[-0.72, -0.5, -0.28].map((x, k) =>
        group(
          tube(['red', 'blue', 'yellow'][k] ?? 'red', [x - 0.035, 0.1, 0, x - 0.02, 0.24, 0, x, 0.28, 0], 0.012),
          tube(['red', 'blue', 'yellow'][k] ?? 'red', [x + 0.035, 0.1, 0, x + 0.02, 0.24, 0, x, 0.28, 0], 0.012),
          boxAt('steel', [0.03, 0.08, 0.014], [x, 0.27, 0]),
        ),
      ),
    ],
    { stand: 'hung', solid: 'none' },
  ),
  machine(
    'sawhorse',
    [1.1, 0.776, 0.518],
    'saw horse, trestle, work trestle, carpenter trestle, saw trestle',
    { wood: 'wood #c09458' },
    [
      boxAt('wood', [1.1, 0.09, 0.09], [0, 0.66, 0], 0.006),
      mirror(mirror(turn(boxAt('wood', [0.09, 0.76, 0.04], [0, 0, 0]), [18, 0, 0], [0.42, -0.02, -0.24])), 'z'),
      mirror(boxAt('wood', [0.03, 0.08, 0.34], [0.42, 0.3, 0])),
    ],
    { solid: 'parts' },
  ),
  machine(
    'plank-stack',
    [3.02, 0.49, 1],
    'stack of planks, stacks of planks, piles of planks, stacks of timber, planks of wood, pile of planks, plank pile, stack of timber, stack of lumber, lumber pile, pile of lumber, stacked timber, wooden planks, timber stack',
    { wood: 'wood #c8a06a', pale: 'wood #d8b884', dark: 'wood #a87c4a' },
    [
      ...[-1.1, 0, 1.1].map((x) => boxAt('dark', [0.1, 0.1, 1], [x, 0, 0])),
      ...Array.from({ length: 24 }, (_, k) =>
        boxAt(
          ['wood', 'pale', 'dark', 'pale'][(3 * k) % 4] ?? 'wood',
          [2.8 + 0.2 * spread(k + 1), 0.05, 0.22],
          [0.1 * (spread(k, 0.37) - 0.5), 0.1 + 0.056 * Math.floor(k / 4), -0.36 + 0.24 * (k % 4)],
          0.004,
        ),
      ),
      turn(boxAt('pale', [2.6, 0.05, 0.22], [0, 0, 0], 0.004), [0, 5, 0], [0.1, 0.44, 0.1]),
    ],
    { places: ['construction-site', 'workshop'] },
  ),
  machine(
    'cable-reel',
    [0.7, 1.1, 1.1],
    'cable drum, spool of cable, wire spool, wire reel, extension reel, wooden cable drum, cable spool, extension lead',
    { wood: 'wood #b08850', cable: 'rubber #1c1c20', iron: 'iron' },
    [
      mirror(sideDisc('wood', 0.55, 0.06, [0.27, 0.55, 0], 32)),
      sideDisc('wood', 0.22, 0.6, [-0.3, 0.55, 0], 24),
      ...Array.from({ length: 8 }, (_, k) => turn(torus('cable', 0.4, 0.035, 32), [0, 0, 90], [-0.24 + 0.07 * k, 0.55, 0])),
      mirror(sideDisc('iron', 0.08, 0.02, [0.33, 0.55, 0])),
      ...Array.from({ length: 6 }, (_, k) =>
        mirror(turn(boxAt('iron', [0.012, 0.03, 0.03], [0.334, 0.38, 0]), [60 * k, 0, 0], [0, 0.55, 0])),
      ),
    ],
    { solid: 'box' },
  ),
  tool(
    'welding-mask',
    [0.26, 0.334, 0.241],
    'welding helmet, welder mask, face shield, welding shield',
    { shell: 'plastic #26282c', glass: 'glass #2a5a3a', frame: 'metal' },
    [
      turnedAt('shell', [0, 0, 9, 2, 12, 12, 12.4, 22, 10, 30, 5, 33, 0, 33.4], [0, 0, 0], 10),
      boxAt('frame', [0.17, 0.1, 0.03], [0, 0.19, 0.105], 0.006),
      boxAt('glass', [0.14, 0.07, 0.034], [0, 0.205, 0.106]),
      mirror(sideDisc('frame', 0.025, 0.02, [0.11, 0.2, 0])),
    ],
  ),
  tool(
    'gas-mask',
    [0.187, 0.268, 0.285],
    'gasmask, respirator mask, breathing mask, chemical mask, gas masks',
    { rubber: 'rubber #2c3028', glass: 'glass #a8b8b0', rim: 'metal #6a7068', filter: 'iron #4a5044', strap: 'fabric #5a5a44' },
    [
      ball('rubber', [0.085, 0.12, 0.1], [0, 0.16, 0], 3),
      ball('rubber', [0.05, 0.05, 0.07], [0, 0.09, 0.06], 3),
      mirror(turn(group(disc('rim', 0.042, 0.02, [0, 0, 0]), disc('glass', 0.035, 0.024, [0, 0, 0])), [0, 20, 0], [0.04, 0.19, 0.075])),
      turn(turnedBody('filter', [0, 0, 3, 0, 3, 2, 4.6, 2.6, 4.6, 7, 3, 7.6, 0, 7.6]), [105, 0, 0], [0, 0.075, 0.1]),
      ...[0.22, 0.13].map((y) => move(torus('strap', 0.088, 0.006, 24), 0, y, -0.01)),
    ],
  ),
  machine(
    'grindstone',
    [0.595, 1.03, 0.869],
    'grinding wheel, sharpening wheel, whetstone wheel, treadle grindstone, knife grinder, sharpening stone',
    { wood: 'wood #7a5430', stone: 'sandstone', iron: 'iron' },
    [
      mirror(mirror(rod('wood', [0.2, 0, 0.4], [0.14, 0.7, 0.28], 0.035)), 'z'),
      mirror(boxAt('wood', [0.06, 0.07, 0.86], [0.14, 0.68, 0])),
      sideDisc('stone', 0.32, 0.1, [-0.05, 0.7, 0], 32),
      rod('iron', [-0.22, 0.7, 0], [0.28, 0.7, 0], 0.015),
      tube('iron', [0.28, 0.7, 0, 0.28, 0.52, 0.04, 0.36, 0.52, 0.04], 0.013),
      boxAt('wood', [0.3, 0.14, 0.5], [0, 0.36, 0]),
    ],
    { places: ['smithy', 'workshop'], solid: 'box' },
  ),
  machine(
    'screw-press',
    [1.1, 1.95, 0.99],
    'cider press, wine press, olive press, grape press, fruit press, apple press, cheese press, olive oil press',
    { wood: 'wood #8a5c30', slat: 'wood #b08048', iron: 'iron', juice: 'fruit #8a2038' },
    [
      boxAt('wood', [1.1, 0.12, 0.8], [0, 0.3, 0], 0.01),
      mirror(boxAt('wood', [0.12, 1.5, 0.14], [0.46, 0.3, 0])),
      mirror(mirror(boxAt('wood', [0.1, 0.32, 0.1], [0.42, 0, 0.3])), 'z'),
      boxAt('wood', [1.1, 0.2, 0.2], [0, 1.62, 0], 0.01),
      radial(boxAt('slat', [0.085, 0.6, 0.03], [0, 0.46, 0.32]), 20),
      ...[0.52, 0.98].map((y) => move(torus('iron', 0.345, 0.014, 30), 0, y, 0)),
      post('juice', 0.3, 0.06, [0, 0.98, 0], 24),
      post('slat', 0.29, 0.1, [0, 1.04, 0], 24),
      rod('iron', [0, 1.1, 0], [0, 1.95, 0], 0.04),
      rod('iron', [-0.5, 1.92, 0], [0.5, 1.92, 0], 0.025),
      turnedAt('wood', [0, 0, 15, 0, 17, 24, 15.6, 24, 14, 2, 0, 2], [0, 0, 0.42], 16),
      boxAt('wood', [0.14, 0.04, 0.2], [0, 0.38, 0.42]),
    ],
    { places: ['farm', 'barn'], solid: 'box' },
  ),
  machine(
    'millstone',
    [1.2, 0.75, 1.2],
    'mill stone, grinding stone, quern, mill stones, flour mill stones, stone mill',
    { stone: 'granite #a09a90', groove: 'stone #6a645c', wood: 'wood' },
    [
      post('stone', 0.6, 0.28, [0, 0, 0], 36),
      post('stone', 0.56, 0.24, [0, 0.29, 0], 36),
      post('groove', 0.12, 0.02, [0, 0.52, 0]),
      radial(boxAt('groove', [0.03, 0.008, 0.4], [0, 0.526, 0.33]), 10),
      rod('wood', [0.42, 0.5, 0], [0.42, 0.75, 0], 0.03),
    ],
    { places: ['mill'], solid: 'cylinder' },
  ),
];
