import { array, box, boxAt, group, mirror, move, radial, rod, torus, turn } from '@diorama/shape-language';

import type { CatalogueRow } from '../../../row/row.js';
import { assembledIn, ball, disc, plate, post, turnedAt, turnedBody, tube } from '../forms.js';

const thing = assembledIn('goods', { stand: 'surface', places: ['kitchen'], solid: 'none' });

/** A burner of a hob with its grate. */
const BURNER = group(
  post('iron', 0.045, 0.012, [0, 0.05, 0]),
  post('iron', 0.028, 0.02, [0, 0.055, 0]),
  radial(boxAt('iron', [0.012, 0.012, 0.085], [0, 0.078, 0.055]), 4),
  move(torus('iron', 0.085, 0.007, 20), 0, 0.075, 0),
);

/** A ham on a hook with its end down. */
const HAM = group(
  tube('steel', [0, 0, 0, 0, -0.1, 0, 0.02, -0.13, 0], 0.006, 6),
  move(turnedBody('meat', [0, -62, 5, -60, 11, -50, 12, -40, 9, -28, 4, -16, 2.6, -10, 0, -9]), 0, 0, 0),
  move(turnedBody('fat', [0, -10, 2.6, -11, 3, -8, 2, -6, 0, -6], 12), 0, 0, 0),
);

/** Things of the kitchen that are assembled from simple shapes. */
export const KITCHEN_THINGS: readonly CatalogueRow[] = [
  thing(
    'gas-hob',
    [0.6, 0.09, 0.51],
    'hob, gas cooktop, cooktop, stovetop, stove top, gas stove top, gas burner',
    { body: 'metal #c4c8cc', iron: 'iron #26262a', knob: 'plastic #1c1c20' },
    [
      box('body', 0.6, 0.05, 0.51, 0.012),
      ...[-0.15, 0.15].flatMap((x) => [-0.13, 0.1].map((z) => move(BURNER, x, 0, z))),
      array(post('knob', 0.018, 0.022, [0, 0.05, 0.225]), 4, [0.08, 0, 0], true),
    ],
  ),
  thing(
    'induction-hob',
    [0.6, 0.038, 0.52],
    'ceramic hob, electric hob, glass hob, induction cooktop, hotplate, electric hotplate',
    { glass: 'paint #101014', ring: 'paint #8a9098', light: 'glow #ff4020', frame: 'metal' },
    [
      box('frame', 0.6, 0.028, 0.52, 0.005),
      boxAt('glass', [0.585, 0.008, 0.505], [0, 0.026, 0]),
      ...[-0.15, 0.15].flatMap((x) => [-0.13, 0.09].map((z) => move(torus('ring', z < 0 ? 0.1 : 0.08, 0.003, 28), x, 0.035, z))),
      array(boxAt('light', [0.012, 0.004, 0.012], [0, 0.034, 0.225]), 6, [0.04, 0, 0], true),
    ],
    { family: 'gas-hob' },
  ),
  thing(
    'stand-mixer',
    [0.228, 0.365, 0.385],
    'food mixer, kitchen mixer, cake mixer, dough mixer',
    { body: 'paint #b8242c', bowl: 'chrome', dark: 'plastic #26262a' },
    [
      boxAt('body', [0.2, 0.04, 0.36], [0, 0, 0], 0.015),
      boxAt('body', [0.1, 0.24, 0.1], [0, 0.03, -0.12], 0.03),
      ball('body', [0.075, 0.065, 0.19], [0, 0.3, 0.01], 3),
      disc('bowl', 0.03, 0.02, [0, 0.3, 0.185]),
      turnedAt('bowl', [0, 0, 6, 0, 6, 1, 9, 5, 11, 12, 11.4, 17, 10.8, 17, 8, 6, 0, 3], [0, 0.04, 0.07]),
      rod('bowl', [0, 0.12, 0.07], [0, 0.26, 0.07], 0.012),
      boxAt('dark', [0.02, 0.014, 0.05], [0.075, 0.3, -0.02]),
    ],
  ),
  thing(
    'blender',
    [0.211, 0.42, 0.185],
    'smoothie maker, liquidiser, liquidizer, jug blender, juicer, smoothie blender',
    { body: 'metal #b4b8bc', jug: 'glass #c8dce4', juice: 'fruit #7fb04a', dark: 'plastic #1e1e22' },
    [
      turnedBody('body', [0, 0, 9, 0, 9, 2, 8, 12, 7, 15, 0, 15]),
      turnedAt('juice', [0, 0, 5, 0, 6.6, 12, 0, 12], [0, 0.155, 0]),
      turnedAt('jug', [5.2, 0, 5.4, 0, 7.6, 22, 7.2, 22], [0, 0.15, 0]),
      turnedAt('dark', [0, 0, 7.6, 0, 7.6, 2, 4, 3, 4, 5, 0, 5], [0, 0.37, 0]),
      tube('dark', [0.062, 0.19, 0, 0.105, 0.2, 0, 0.11, 0.33, 0, 0.072, 0.35, 0], 0.011),
      disc('dark', 0.025, 0.02, [0, 0.06, 0.075]),
    ],
  ),
  thing(
    'food-processor',
    [0.249, 0.37, 0.233],
    'kitchen processor, vegetable chopper, electric chopper',
    { body: 'plastic #e8e6e0', bowl: 'glass #c0d4dc', dark: 'plastic #26262a', blade: 'chrome' },
    [
      boxAt('body', [0.22, 0.14, 0.22], [0, 0, 0], 0.04),
      turnedAt('bowl', [8.6, 0, 9, 0, 9.6, 14, 9.2, 14], [0, 0.14, 0]),
      turnedAt('bowl', [0, 0, 9.8, 0, 9.8, 1.5, 3.2, 2.4, 3.2, 9, 0, 9], [0, 0.28, 0]),
      post('dark', 0.02, 0.12, [0, 0.14, 0]),
      boxAt('blade', [0.15, 0.004, 0.025], [0, 0.17, 0]),
      disc('dark', 0.03, 0.015, [0, 0.07, 0.108]),
      tube('dark', [0.095, 0.16, 0, 0.13, 0.17, 0, 0.13, 0.26, 0, 0.095, 0.27, 0], 0.01),
    ],
    { family: 'blender' },
  ),
  thing(
    'knife-block',
    [0.12, 0.332, 0.207],
    'block of knives, knife set, kitchen knives, knife holder',
    { wood: 'wood #8a5a34', handle: 'plastic #1c1c20', steel: 'chrome' },
    [
      turn(boxAt('wood', [0.12, 0.22, 0.13], [0, 0, 0], 0.008), [-18, 0, 0], [0, 0.02, 0.02]),
      turn(
        group(
          ...[-0.04, -0.013, 0.013, 0.04].flatMap((x) =>
            [-0.04, 0.01].map((z) => boxAt('handle', [0.016, 0.1, 0.022], [x, 0.225, z], 0.004)),
          ),
          ...[-0.04, -0.013, 0.013, 0.04].flatMap((x) => [-0.04, 0.01].map((z) => boxAt('steel', [0.012, 0.012, 0.02], [x, 0.216, z]))),
        ),
        [-18, 0, 0],
        [0, 0.02, 0.02],
      ),
    ],
  ),
  thing(
    'colander',
    [0.345, 0.138, 0.26],
    'strainer, sieve, kitchen sieve, flour sieve, metal strainer',
    { bowl: 'metal #c4c8cc', hole: 'plastic #3a3c40' },
    [
      turnedBody('bowl', [0, 2, 6, 2, 10, 6, 12.4, 13, 13, 13, 13, 13.8, 12, 13.8, 9.4, 6.4, 5.6, 3, 0, 3]),
      turnedBody('bowl', [6.4, 0, 7, 0, 7, 2.4, 6.4, 2.4]),
      radial(ball('hole', 0.006, [0, 0.09, 0.109], 1), 22),
      radial(ball('hole', 0.006, [0, 0.07, 0.099], 1), 20),
      radial(ball('hole', 0.006, [0, 0.05, 0.086], 1), 16),
      mirror(tube('bowl', [0.125, 0.125, -0.03, 0.168, 0.128, -0.02, 0.168, 0.128, 0.02, 0.125, 0.125, 0.03], 0.006)),
    ],
  ),
  thing(
    'serving-tray',
    [0.5, 0.0739, 0.34],
    'tray, tea tray, brass tray, silver tray, wooden tray, breakfast tray, baking tray, cafeteria tray, lunch tray, platter',
    { wood: 'wood #8a5c38', handle: 'brass' },
    [
      boxAt('wood', [0.5, 0.012, 0.34], [0, 0, 0], 0.004),
      mirror(boxAt('wood', [0.014, 0.045, 0.34], [0.243, 0, 0], 0.003)),
      mirror(boxAt('wood', [0.5, 0.045, 0.014], [0, 0, 0.163], 0.003), 'z'),
      mirror(tube('handle', [0.243, 0.045, -0.07, 0.243, 0.068, -0.05, 0.243, 0.068, 0.05, 0.243, 0.045, 0.07], 0.006)),
    ],
  ),
  thing(
    'samovar',
    [0.346, 0.536, 0.29],
    'russian samovar, tea urn, brass samovar',
    { brass: 'brass', dark: 'wood #3a2418', pot: 'ceramic #f2ece0', flower: 'paint #b0283c' },
    [
      turnedBody(
        'brass',
        [
          0, 0, 9, 0, 9, 1.6, 5, 3, 4, 6, 5, 8, 9, 10, 12, 15, 12.6, 22, 11, 30, 8, 33, 8.6, 34, 8.6, 35.4, 5, 37, 4.4, 41, 6, 42, 6, 43, 0,
          43,
        ],
        28,
      ),
      turnedAt('pot', [0, 0, 4, 0, 6, 3, 5.6, 6, 3, 8, 1, 8.6, 1.2, 10, 0, 10.6], [0, 0.43, 0]),
      tube('pot', [0.05, 0.46, 0, 0.085, 0.48, 0, 0.1, 0.505, 0], [0.014, 0.01, 0.007]),
      ball('flower', [0.012, 0.012, 0.006], [0, 0.466, 0.056], 1),
      mirror(tube('brass', [0.115, 0.27, 0, 0.16, 0.28, 0, 0.16, 0.2, 0, 0.12, 0.19, 0], 0.009)),
      mirror(rod('dark', [0.16, 0.215, 0], [0.16, 0.265, 0], 0.013)),
      tube('brass', [0, 0.13, 0.1, 0, 0.125, 0.15, 0, 0.1, 0.155], [0.012, 0.01, 0.009]),
      rod('brass', [0, 0.13, 0.13], [0, 0.165, 0.13], 0.006),
      boxAt('brass', [0.05, 0.012, 0.012], [0, 0.16, 0.13], 0.004),
    ],
    { places: ['dining room', 'kitchen'] },
  ),
  thing(
    'jebena',
    [0.231, 0.278, 0.176],
    'ethiopian coffee pot, clay coffee pot, coffee jebena, dallah',
    { clay: 'clay #2c2320', straw: 'straw #c8a860' },
    [
      turnedBody('clay', [0, 1, 5, 0.6, 8, 4, 8.6, 8, 7, 12, 3, 15, 2, 18, 2, 23, 3, 25, 2.4, 25.4, 0, 24]),
      turnedAt('straw', [0, 0, 2, 0, 1.6, 2.6, 0, 3], [0, 0.245, 0], 12),
      tube('clay', [0.072, 0.1, 0, 0.11, 0.13, 0, 0.13, 0.165, 0], [0.013, 0.01, 0.008]),
      tube('clay', [-0.02, 0.215, 0, -0.07, 0.21, 0, -0.085, 0.16, 0, -0.074, 0.11, 0], 0.009),
      move(torus('straw', 0.075, 0.014, 20), 0, 0.01, 0),
    ],
  ),
  thing(
    'coffee-grinder',
    [0.189, 0.282, 0.162],
    'coffee mill, hand grinder, bean grinder, spice mill, spice grinder',
    { wood: 'wood #7a4a2a', brass: 'brass', iron: 'iron' },
    [
      boxAt('wood', [0.15, 0.02, 0.15], [0, 0, 0], 0.004),
      boxAt('wood', [0.13, 0.11, 0.13], [0, 0.02, 0]),
      boxAt('wood', [0.15, 0.016, 0.15], [0, 0.13, 0], 0.004),
      boxAt('iron', [0.09, 0.05, 0.006], [0, 0.035, 0.065]),
      ball('brass', 0.011, [0, 0.06, 0.076], 1),
      turnedAt('brass', [0, 0, 6, 0, 6.4, 2, 5, 5, 2, 7, 0, 7], [0, 0.146, 0]),
      tube('iron', [0, 0.21, 0, 0, 0.24, 0, 0.1, 0.24, 0], 0.006),
      ball('wood', [0.014, 0.02, 0.014], [0.1, 0.262, 0]),
    ],
  ),
  thing(
    'french-press',
    [0.156, 0.26, 0.106],
    'cafetiere, coffee press, coffee plunger',
    { glass: 'glass #c8dce4', coffee: 'chocolate #2c1810', steel: 'chrome', dark: 'plastic #1c1c20' },
    [
      turnedAt('coffee', [0, 0, 5.1, 0, 5.1, 11, 0, 11], [0, 0.02, 0]),
      turnedAt('glass', [4.7, 0, 5, 0, 5, 17, 4.7, 17], [0, 0.018, 0]),
      post('steel', 0.053, 0.02, [0, 0, 0]),
      post('steel', 0.053, 0.018, [0, 0.185, 0]),
      radial(boxAt('steel', [0.012, 0.18, 0.003], [0, 0.01, 0.051]), 4),
      rod('steel', [0, 0.2, 0], [0, 0.24, 0], 0.004),
      ball('dark', 0.015, [0, 0.245, 0]),
      tube('dark', [0.05, 0.05, 0, 0.095, 0.06, 0, 0.095, 0.15, 0, 0.05, 0.165, 0], 0.009),
    ],
  ),
  thing(
    'bread-bin',
    [0.42, 0.2, 0.277],
    'bread box, breadbox, bread crock',
    { body: 'paint #e8e0cc', lid: 'wood #b88a58', knob: 'chrome' },
    [
      plate('body', [-0.21, 0, 0.21, 0, 0.21, 0.17, 0.19, 0.19, -0.19, 0.19, -0.21, 0.17], 0.24),
      boxAt('lid', [0.38, 0.13, 0.012], [0, 0.035, 0.12], 0.004),
      ball('knob', 0.014, [0, 0.13, 0.138]),
      boxAt('lid', [0.42, 0.012, 0.25], [0, 0.188, 0], 0.004),
    ],
  ),
  thing(
    'spice-rack',
    [0.5, 0.46, 0.1],
    'rack of spices, spice shelf, spices, shelf of spices, spice jars, spice jar',
    { wood: 'wood #a8784c', glass: 'glass #d0dce0', lid: 'metal', red: 'fruit #b8321c', yellow: 'fruit #d89a20', green: 'leaf #5a7a34' },
    [
      mirror(boxAt('wood', [0.014, 0.46, 0.1], [0.243, 0, 0])),
      ...[0, 0.15, 0.3].map((y) => boxAt('wood', [0.48, 0.012, 0.1], [0, y, 0])),
      ...[0, 0.15, 0.3].map((y) => boxAt('wood', [0.48, 0.02, 0.006], [0, y + 0.03, 0.045])),
      ...[0, 0.15, 0.3].flatMap((y, row) =>
        Array.from({ length: 7 }, (_, k) =>
          group(
            post(['red', 'yellow', 'green'][(k * 2 + row) % 3] ?? 'red', 0.024, 0.06, [-0.19 + 0.063 * k, y + 0.012, 0], 10),
            post('glass', 0.025, 0.018, [-0.19 + 0.063 * k, y + 0.072, 0], 10),
            post('lid', 0.022, 0.016, [-0.19 + 0.063 * k, y + 0.09, 0], 10),
          ),
        ),
      ),
    ],
    { stand: 'hung' },
  ),
  thing(
    'pot-rack',
    [1.1, 0.84, 0.565],
    'hanging pots, hanging pans, rack of pans, hanging copper pans, pan rack, hanging pots and pans, copper pans, copper pots',
    { iron: 'iron #2c2c30', copper: 'copper', dark: 'iron #3a3a3e' },
    [
      mirror(rod('iron', [0.45, 0.5, 0], [0.45, 0.85, 0], 0.008)),
      mirror(boxAt('iron', [1.1, 0.03, 0.02], [0, 0.48, 0.22]), 'z'),
      mirror(boxAt('iron', [0.02, 0.03, 0.46], [0.54, 0.48, 0])),
      boxAt('iron', [1.1, 0.03, 0.02], [0, 0.48, 0]),
      ...[-0.4, -0.13, 0.14, 0.41].flatMap((x, k) => [
        rod('dark', [x, 0.28, 0.22], [x, 0.48, 0.22], 0.008),
        disc(k % 2 === 0 ? 'copper' : 'dark', 0.1 + 0.02 * (k % 3), 0.05, [x, 0.19 - 0.02 * (k % 3), 0.195]),
      ]),
      ...[-0.28, 0, 0.28].flatMap((x) => [
        tube('copper', [x - 0.09, 0.3, -0.22, x, 0.44, -0.22, x + 0.09, 0.3, -0.22], 0.007),
        turnedAt('copper', [0, 0, 10, 0, 10, 15, 9.4, 15, 9.4, 1, 0, 1], [x, 0.16, -0.22]),
      ]),
    ],
    { stand: 'ceiling' },
  ),
  thing(
    'hanging-hams',
    [1.5, 0.634, 0.24],
    'hanging ham, cured hams, meat hook, hanging meat, hanging sausages, cured meats',
    { steel: 'metal', meat: 'hide #7a3428', fat: 'fabric #e8d8b8' },
    [rod('steel', [-0.75, 0.75, 0], [0.75, 0.75, 0], 0.014), ...[-0.58, -0.2, 0.2, 0.58].map((x) => move(HAM, x, 0.75, 0))],
    { stand: 'ceiling' },
  ),
  thing(
    'tagine',
    [0.307, 0.265, 0.307],
    'tajine, moroccan pot, tagine pot, conical pot',
    { clay: 'clay #a8542c', band: 'ceramic #2f5f8a' },
    [
      turnedBody('clay', [0, 0, 9, 0, 14.6, 5, 15, 6, 14, 6, 0, 3], 28),
      turnedAt('clay', [0, 0, 13.4, 0, 13, 2, 7, 9, 3, 15, 2, 17, 3, 19, 2.4, 20.6, 0, 21], [0, 0.055, 0], 28),
      move(torus('band', 0.105, 0.006, 28), 0, 0.105, 0),
      move(torus('band', 0.148, 0.006, 28), 0, 0.055, 0),
    ],
  ),
  thing(
    'bamboo-steamer',
    [0.305, 0.159, 0.305],
    'steamer basket, dim sum, dumplings, dumpling, steamed buns, dim sum basket, dumpling steamer, bao, bao buns',
    { bamboo: 'wicker #d0b078', band: 'wood #a88048', bun: 'cream' },
    [
      ...[0, 0.075].flatMap((y) => [
        turnedAt('bamboo', [0, 1, 13.6, 1, 13.6, 0, 14.8, 0, 14.8, 7, 13.8, 7, 13.6, 2, 0, 2], [0, y, 0], 28),
        move(torus('band', 0.148, 0.005, 28), 0, y + 0.015, 0),
      ]),
      ...[0, 1, 2, 3, 4].map((k) =>
        ball('bun', [0.042, 0.034, 0.042], [0.08 * Math.cos((k * 2 * Math.PI) / 5), 0.12, 0.08 * Math.sin((k * 2 * Math.PI) / 5)]),
      ),
      ball('bun', [0.04, 0.034, 0.04], [0, 0.125, 0]),
    ],
  ),
  thing(
    'kitchen-gadgets',
    [0.339, 0.251, 0.223],
    'grater, cheese grater, tin opener, can opener, corkscrew, bottle opener, potato peeler, kitchen gadget, box grater',
    { steel: 'metal #c8ccd0', hole: 'plastic #4a4c50', red: 'plastic #c83028', wood: 'wood #9a6434' },
    [
      turn(turnedBody('steel', [0, 0, 8, 0, 5, 20, 0, 20], 4), [0, 45, 0], [-0.08, 0, 0]),
      tube('red', [-0.11, 0.2, 0, -0.1, 0.235, 0, -0.06, 0.235, 0, -0.05, 0.2, 0], 0.01),
      ...Array.from({ length: 30 }, (_, k) =>
        ball(
          'hole',
          [0.005, 0.006, 0.004],
          [-0.115 + 0.0175 * (k % 5), 0.03 + 0.027 * Math.floor(k / 5), 0.055 - 0.0036 * Math.floor(k / 5)],
          1,
        ),
      ),
      turn(
        group(
          tube('steel', [0, 0, 0, 0.08, 0, 0], 0.012),
          disc('red', 0.022, 0.02, [0.09, 0, -0.01]),
          boxAt('steel', [0.13, 0.014, 0.02], [-0.06, 0, 0.02], 0.004),
        ),
        [0, 30, 0],
        [0.1, 0.014, 0.05],
      ),
      tube(
        'steel',
        Array.from({ length: 22 }, (_, k) => [0.09 + 0.007 * Math.cos(k * 0.9), 0.02 + 0.003 * k * 0.4, -0.06 + 0.004 * k - 0.02]).flat(),
        0.003,
        5,
      ),
      rod('wood', [0.05, 0.045, -0.075], [0.13, 0.045, -0.075], 0.012),
    ],
  ),
];
