import { boxAt, group, mirror, move, radial, torus, turn } from '@diorama/shape-language';

import type { CatalogueRow } from '../../../row/row.js';
import { assembledIn, ball, disc, plate, post, tube, turnedAt, turnedBody } from '../forms.js';

const hung = assembledIn('interior', { stand: 'hung', solid: 'none', places: ['hallway', 'living-room'] });
const item = assembledIn('goods', { stand: 'surface', solid: 'none', places: ['bathroom', 'bedroom'] });

/** A shirt that hangs in front of z with its collar at the origin. */
const shirt = (slot: string, band: string) =>
  group(
    plate(
      slot,
      [
        -0.2, -0.66, 0.2, -0.66, 0.19, -0.24, 0.3, -0.36, 0.36, -0.24, 0.2, -0.02, 0.07, 0, 0, -0.05, -0.07, 0, -0.2, -0.02, -0.36, -0.24,
        -0.3, -0.36, -0.19, -0.24,
      ],
      0.05,
    ),
    plate(band, [-0.03, -0.45, 0.03, -0.45, 0.03, -0.2, -0.03, -0.2], 0.056),
    boxAt(band, [0.12, 0.04, 0.056], [0, -0.24, 0]),
  );

/** Fittings of walls, things of the bath, and clothes. */
export const FITTING_THINGS: readonly CatalogueRow[] = [
  hung(
    'coat-pegs',
    [1.67, 0.94, 0.175],
    'coat pegs, pegs, coat hooks, row of pegs, row of hooks, peg rail, wall hooks, hooks, coat hook, peg rack, clothes hooks, clothes pegs on the wall, row of coat pegs, row of coat hooks, cloakroom pegs, coat rail, coats on pegs',
    {
      wood: 'wood #8a5c34',
      brass: 'brass',
      red: 'fabric #a8342c',
      blue: 'fabric #2c4a70',
      tan: 'leather #8a6038',
      green: 'fabric #3a5a40',
    },
    [
      boxAt('wood', [1.6, 0.14, 0.03], [0, 0.95, -0.08], 0.006),
      ...[-0.66, -0.33, 0, 0.33, 0.66].map((x) =>
        group(tube('brass', [x, 1.02, -0.07, x, 1.0, 0, x, 1.05, 0.03], 0.01, 7), ball('brass', 0.015, [x, 1.06, 0.03], 1)),
      ),
      plate('blue', [-0.86, 0.15, -0.46, 0.15, -0.5, 0.9, -0.62, 1, -0.7, 1, -0.82, 0.9], 0.09, 0.02),
      plate('red', [-0.16, 0.3, 0.16, 0.3, 0.13, 0.88, 0.04, 1, -0.04, 1, -0.13, 0.88], 0.09, 0.02),
      tube('green', [0.3, 0.35, 0.02, 0.3, 0.9, 0.02, 0.33, 1.03, 0.02, 0.36, 0.9, 0.02, 0.37, 0.42, 0.02], 0.035, 6),
      boxAt('tan', [0.3, 0.3, 0.12], [0.66, 0.52, 0.02], 0.03),
      tube('tan', [0.54, 0.8, 0.02, 0.66, 1.03, 0.03, 0.78, 0.8, 0.02], 0.014, 6),
    ],
  ),
  hung(
    'shirt-pegs',
    [3.2, 0.81, 0.155],
    'pegs with shirts, shirts on pegs, row of pegs with shirts, football shirts, football shirt, football kit, football shirts on pegs, changing room pegs, jerseys, team shirts, jerseys on hooks, soccer jersey, soccer jerseys, team jerseys, hanging shirts',
    { wood: 'wood #b08a58', steel: 'metal', red: 'fabric #c8202c', white: 'fabric #f4f2ec' },
    [
      boxAt('wood', [3.2, 0.14, 0.03], [0, 1.15, -0.1], 0.006),
      ...[-1.2, -0.4, 0.4, 1.2].map((x) =>
        group(tube('steel', [x, 1.22, -0.09, x, 1.18, 0, x, 1.24, 0.03], 0.012, 7), move(shirt('red', 'white'), x, 1.14, 0.0)),
      ),
    ],
    { places: ['gym'] },
  ),
  hung(
    'wall-switches',
    [0.29, 0.09, 0.0201],
    'light switch, light switches, plug socket, wall socket, power outlet, electrical outlet, power socket, sockets, wall plug, thermostat, wall switch',
    { plate: 'plastic #f6f4ee', dark: 'plastic #2a2a2e', rocker: 'plastic #ffffff' },
    [
      boxAt('plate', [0.09, 0.09, 0.01], [-0.1, 0, 0], 0.003),
      turn(boxAt('rocker', [0.03, 0.05, 0.012], [0, -0.025, 0], 0.002), [-8, 0, 0], [-0.1, 0.045, 0.006]),
      boxAt('plate', [0.15, 0.09, 0.01], [0.07, 0, 0], 0.003),
      ...[0.035, 0.105].flatMap((x) => [
        boxAt('dark', [0.008, 0.016, 0.004], [x, 0.05, 0.005]),
        ...[-0.011, 0.011].map((dx) => boxAt('dark', [0.014, 0.007, 0.004], [x + dx, 0.03, 0.005])),
      ]),
    ],
  ),
  hung(
    'barometer',
    [0.26, 0.85, 0.064],
    'banjo barometer, wall barometer, ship barometer, thermometer, wall thermometer',
    { wood: 'wood #6a3418', brass: 'brass', face: 'paint #f4f0e4', ink: 'paint #1c1814', red: 'paint #c82820' },
    [
      plate(
        'wood',
        [
          -0.06, 0.05, 0.06, 0.05, 0.13, 0.17, 0.12, 0.3, 0.06, 0.4, 0.05, 0.7, 0.07, 0.82, 0, 0.9, -0.07, 0.82, -0.05, 0.7, -0.06, 0.4,
          -0.12, 0.3, -0.13, 0.17,
        ],
        0.03,
        -0.015,
      ),
      disc('brass', 0.11, 0.025, [0, 0.22, 0]),
      disc('face', 0.095, 0.03, [0, 0.22, 0]),
      ...Array.from({ length: 16 }, (_, k) =>
        turn(boxAt('ink', [0.004, 0.014, 0.004], [0, 0.074, 0.03]), [0, 0, -130 + 17 * k], [0, 0.22, 0]),
      ),
      turn(boxAt('ink', [0.006, 0.08, 0.004], [0, -0.01, 0.032]), [0, 0, 30], [0, 0.22, 0]),
      boxAt('face', [0.04, 0.24, 0.01], [0, 0.46, 0.002]),
      boxAt('red', [0.006, 0.14, 0.012], [0, 0.48, 0.003]),
    ],
  ),
  hung(
    'smoke-alarm',
    [0.14, 0.056, 0.14],
    'smoke detector, fire alarm, ceiling sprinkler, fire sprinkler, sprinkler head, smoke sensor',
    { body: 'plastic #f6f4ee', dark: 'plastic #c8c6c0', light: 'glow #ff3020' },
    [
      turnedBody('body', [0, 0, 5, 0, 6.4, 1.4, 7, 3, 7, 5, 0, 5]),
      radial(boxAt('dark', [0.008, 0.006, 0.02], [0, 0.006, 0.05]), 14),
      ball('light', 0.006, [0.02, 0, 0.01], 1),
    ],
    { stand: 'ceiling' },
  ),
  hung(
    'shutters',
    [1.61, 1.36, 0.225],
    'wooden shutters, blue shutters, louvred shutters, louvered shutters, closed shutters, pair of shutters, painted shutters, storm shutters, shuttered windows, green shutters',
    { paint: 'paint #2f6a9c', iron: 'iron', wall: 'window', frame: 'paint #f4f0e8' },
    [
      boxAt('frame', [0.86, 1.36, 0.05], [0, 0.02, -0.03]),
      mirror(boxAt('wall', [0.36, 1.24, 0.052], [0.2, 0.08, -0.028])),
      ...[-1, 1].map((side) =>
        turn(
          move(
            group(
              mirror(boxAt('paint', [0.05, 1.36, 0.04], [0.18, 0, 0])),
              ...[0, 0.66, 1.3].map((y) => boxAt('paint', [0.4, 0.06, 0.04], [0, y, 0])),
              ...[0.06, 0.72].flatMap((y) =>
                Array.from({ length: 12 }, (_, k) =>
                  turn(boxAt('paint', [0.34, 0.045, 0.008], [0, 0, 0]), [-38, 0, 0], [0, y + 0.01 + 0.048 * k, 0]),
                ),
              ),
            ),
            side * 0.2,
            0,
            0,
          ),
          [0, side * -22, 0],
          [side * 0.42, 0.02, 0.0],
        ),
      ),
      ...[0.2, 1.1].map((y) => mirror(boxAt('iron', [0.08, 0.02, 0.02], [0.42, y, 0.03]))),
    ],
    { places: ['village'] },
  ),
  item(
    'trapdoor',
    [1.1, 0.111, 1.1],
    'trap door, floor hatch, cellar hatch, wooden hatch, loft hatch, wooden trapdoor, cellar trapdoor',
    { wood: 'planks #7a5430', iron: 'iron' },
    [
      ...Array.from({ length: 6 }, (_, k) => boxAt('wood', [0.16, 0.05, 0.98], [-0.415 + 0.166 * k, 0.02, 0], 0.004)),
      ...[-0.3, 0.3].map((z) => boxAt('iron', [0.96, 0.02, 0.07], [0, 0.065, z])),
      mirror(boxAt('wood', [0.06, 0.06, 1.1], [0.52, 0, 0])),
      mirror(boxAt('wood', [1.1, 0.06, 0.06], [0, 0, 0.52]), 'z'),
      turn(torus('iron', 0.09, 0.014, 20), [8, 0, 0], [0, 0.085, 0.22]),
      ...[-0.44, -0.2, 0.04, 0.28].flatMap((x) => [-0.3, 0.3].map((z) => ball('iron', 0.014, [x, 0.085, z], 1))),
    ],
    { stand: 'flat', places: ['basement'] },
  ),
  item(
    'hairdryer',
    [0.108, 0.237, 0.18],
    'hair dryer, blow dryer, hair straightener, curling iron, hand-held hairdryer, curling tongs',
    { body: 'plastic #d83a78', dark: 'plastic #26262a', steel: 'chrome' },
    [
      turn(turnedBody('body', [0, 0, 4, 0, 4.6, 4, 4.4, 9, 3, 13, 3, 15, 0, 15]), [90, 0, 0], [0, 0.19, -0.07]),
      disc('dark', 0.034, 0.02, [0, 0.19, 0.08]),
      turn(boxAt('body', [0.03, 0.15, 0.036], [0, 0, 0], 0.01), [-10, 0, 0], [0, 0, 0.03]),
      boxAt('dark', [0.012, 0.03, 0.01], [0, 0.09, 0.04]),
      disc('steel', 0.038, 0.006, [0, 0.19, -0.076]),
      tube('dark', [0, 0.01, 0.03, 0.02, 0.004, 0.08, 0.06, 0.004, 0.1], 0.004, 5),
    ],
  ),
  item(
    'cosmetics',
    [0.25, 0.133, 0.114],
    'make-up, makeup, lipstick, perfume bottle, nail polish, perfume, cosmetics set, make up, beauty products, lipsticks, face powder, make-up bag, makeup bag, razor, shaving kit',
    {
      gold: 'gold',
      red: 'wax #c81c38',
      glass: 'glass #f0b8c8',
      pink: 'plastic #e878a0',
      black: 'plastic #1c1c20',
      powder: 'sand #e8b898',
      mirror: 'chrome',
    },
    [
      boxAt('glass', [0.06, 0.075, 0.03], [-0.09, 0, -0.03], 0.008),
      post('gold', 0.014, 0.03, [-0.09, 0.075, -0.03]),
      ball('gold', 0.018, [-0.09, 0.115, -0.03]),
      ...[0, 0.035].map((x, k) =>
        group(
          post('black', 0.012, 0.03, [x, 0, 0.02]),
          post('gold', 0.01, 0.025, [x, 0.03, 0.02]),
          ...(k === 0
            ? [turnedAt('red', [0, 0, 0.8, 0, 0.8, 2, 0, 3], [x, 0.055, 0.02], 12)]
            : [post('black', 0.012, 0.04, [x, 0.03, 0.02])]),
        ),
      ),
      post('black', 0.04, 0.012, [0.09, 0, 0.02], 24),
      post('powder', 0.034, 0.004, [0.09, 0.012, 0.02], 24),
      turn(group(disc('black', 0.04, 0.008, [0, 0.04, 0]), disc('mirror', 0.034, 0.01, [0, 0.04, 0])), [-14, 0, 0], [0.09, 0.01, -0.022]),
      post('pink', 0.014, 0.03, [-0.03, 0, -0.04]),
      post('black', 0.01, 0.04, [-0.03, 0.03, -0.04]),
    ],
  ),
  item(
    'ashtray',
    [0.165, 0.191, 0.168],
    'cigarette, cigarettes, cigar, cigars, glass ashtray, smoking ashtray, ashtray with a cigarette, full ashtray',
    { glass: 'glass #9ab0a8', ash: 'sand #8a8680', paper: 'paper #f4f2ec', tip: 'wood #c8904c', ember: 'ember', smoke: 'cloud' },
    [
      turnedBody('glass', [0, 0, 7, 0, 8, 1.6, 8, 3.4, 6.6, 3.4, 6, 1.4, 0, 1.2], 24),
      ball('ash', [0.045, 0.012, 0.04], [0, 0.014, 0]),
      ...[20, 150, 260].map((angle, k) =>
        turn(
          group(
            tube('paper', [0.02, 0.02, 0, 0.065, 0.036, 0], 0.004, 8),
            tube('tip', [0.065, 0.036, 0, 0.088, 0.044, 0], 0.0042, 8),
            ...(k === 0 ? [ball('ember', 0.0045, [0.018, 0.0195, 0], 1)] : []),
          ),
          [0, angle, 0],
        ),
      ),
      tube('smoke', [0.017, 0.03, -0.006, 0.03, 0.08, 0, 0.008, 0.13, -0.004, 0.024, 0.19, 0.004], [0.002, 0.005, 0.007, 0.002], 6),
    ],
    { places: ['bar', 'office'] },
  ),
];
