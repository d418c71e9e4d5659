import { array, boxAt, extrude, group, mirror, move, radial, rod, starOutline, turn } from '@diorama/shape-language';

import type { CatalogueRow } from '../../../row/row.js';
import { assembledIn, ball, disc, plate, post, spread, tube, turnedAt, turnedBody } from '../forms.js';

const hearth = assembledIn('interior', { solid: 'none', places: ['living-room'] });
const toy = assembledIn('goods', { stand: 'surface', places: ['bedroom', 'nursery'], solid: 'none' });

/** Things of the hearth and of rooms that are assembled from simple shapes. */
export const HEARTH_THINGS: readonly CatalogueRow[] = [
  hearth(
    'fireguard',
    [1.42, 0.785, 0.312],
    'fire guard, fire screen, firescreen, fireplace screen, spark guard',
    { frame: 'iron #26262a', mesh: 'iron #4a4a4e', knob: 'brass' },
    [-1, 0, 1].map((side) =>
      turn(
        group(
          mirror(rod('frame', [0.26, 0, 0], [0.26, 0.72, 0], 0.012)),
          mirror(rod('frame', [-0.26, 0.02, 0], [0.26, 0.02, 0], 0.012), 'y'),
          rod('frame', [-0.26, 0.7, 0], [0.26, 0.7, 0], 0.012),
          array(rod('mesh', [0, 0.02, 0], [0, 0.7, 0], 0.003, 4), 18, [0.028, 0, 0], true),
          array(move(rod('mesh', [-0.25, 0, 0], [0.25, 0, 0], 0.003, 4), 0, 0.05, 0), 22, [0, 0.03, 0]),
          mirror(ball('knob', 0.018, [0.26, 0.735, 0])),
        ),
        [0, side * 32, 0],
        [side * 0.47, 0, Math.abs(side) * -0.13],
      ),
    ),
    { stand: 'ground' },
  ),
  hearth(
    'coal-scuttle',
    [0.4, 0.509, 0.36],
    'scuttle, coal bucket, coal hod, bucket of coal',
    { brass: 'copper', coal: 'stone #1c1c20', iron: 'iron' },
    [
      turnedBody('brass', [0, 0, 12, 0, 13, 2, 10, 4, 14, 12, 18, 26, 17, 27, 0, 24]),
      plate('brass', [-0.16, 0.2, 0.16, 0.2, 0.2, 0.34, 0.1, 0.32, -0.1, 0.32, -0.2, 0.34], 0.02, -0.14),
      ...Array.from({ length: 16 }, (_, k) =>
        ball(
          'coal',
          [0.035, 0.03, 0.04],
          [0.11 * Math.cos(k * 2.4) * spread(k + 1), 0.27 + 0.04 * spread(k, 0.37), 0.11 * Math.sin(k * 2.4) * spread(k + 1)],
          1,
        ),
      ),
      tube('iron', [-0.17, 0.25, 0, -0.15, 0.42, 0.02, 0, 0.5, 0.03, 0.15, 0.42, 0.02, 0.17, 0.25, 0], 0.009),
    ],
    { stand: 'ground' },
  ),
  hearth(
    'fire-irons',
    [0.249, 0.75, 0.24],
    'fireplace tools, fire poker, poker and tongs, companion set, hearth tools, fireside companion set',
    { iron: 'iron #2a2a2e', brass: 'brass', brush: 'hair' },
    [
      post('iron', 0.12, 0.02, [0, 0, 0]),
      rod('iron', [0, 0, 0], [0, 0.7, 0], 0.011),
      ball('brass', 0.03, [0, 0.72, 0]),
      radial(rod('iron', [0, 0.58, 0], [0, 0.58, 0.1], 0.008), 4),
      ...[0, 1, 2, 3].map((k) =>
        turn(
          group(
            rod('iron', [0, 0.12, 0.1], [0, 0.6, 0.1], 0.007),
            turnedAt('brass', [0, 0, 1.2, 1, 1.4, 6, 0, 8], [0, 0.58, 0.1], 10),
            k === 0
              ? boxAt('iron', [0.09, 0.1, 0.012], [0, 0.06, 0.1])
              : k === 1
                ? turnedAt('brush', [0, 0, 3, 0, 2.4, 7, 0, 8], [0, 0.06, 0.1], 10)
                : tube('iron', [0, 0.12, 0.1, 0.03, 0.09, 0.1], 0.007),
          ),
          [0, 90 * k, 0],
        ),
      ),
    ],
    { stand: 'ground' },
  ),
  hearth(
    'bellows',
    [0.2, 0.52, 0.096],
    'fire bellows, hand bellows, blacksmith bellows, forge bellows',
    { wood: 'wood #8a5a30', leather: 'leather #4a2c18', brass: 'brass' },
    [
      plate(
        'wood',
        [-0.02, 0.1, 0.02, 0.1, 0.1, 0.28, 0.09, 0.38, 0.02, 0.42, 0.02, 0.52, -0.02, 0.52, -0.02, 0.42, -0.09, 0.38, -0.1, 0.28],
        0.016,
        0.04,
      ),
      plate('leather', [-0.015, 0.11, 0.015, 0.11, 0.09, 0.28, 0.08, 0.37, 0, 0.4, -0.08, 0.37, -0.09, 0.28], 0.065, 0),
      plate(
        'wood',
        [-0.02, 0.1, 0.02, 0.1, 0.1, 0.28, 0.09, 0.38, 0.02, 0.42, 0.02, 0.52, -0.02, 0.52, -0.02, 0.42, -0.09, 0.38, -0.1, 0.28],
        0.016,
        -0.04,
      ),
      turnedBody('brass', [0, 0, 0.8, 0, 1, 4, 2.4, 11, 0, 12], 12),
    ],
    { stand: 'wall' },
  ),
  hearth(
    'cot-mobile',
    [0.673, 0.67, 0.71],
    'baby mobile, crib mobile, nursery mobile, hanging mobile',
    {
      wood: 'wood #c8a070',
      cord: 'rope #e8e0cc',
      star: 'fabric #f4c838',
      cloud: 'fabric #f4f4f4',
      blue: 'fabric #7ab4dc',
      pink: 'fabric #f0a0b4',
    },
    [
      rod('cord', [0, 0.45, 0], [0, 0.7, 0], 0.003, 4),
      ...[0, 90].map((angle) => turn(rod('wood', [-0.28, 0.45, 0], [0.28, 0.45, 0], 0.008), [0, angle, 0])),
      ...[0, 1, 2, 3].map((k) =>
        turn(
          group(
            rod('cord', [0.27, 0.2, 0], [0.27, 0.45, 0], 0.002, 4),
            k % 2 === 0
              ? move(extrude('star', starOutline(5, 0.07, 0.032), 0.03), 0.27, 0.14, 0)
              : group(...[-0.04, 0, 0.04].map((x) => ball('cloud', [0.045, 0.04, 0.03], [0.27 + x, 0.15 + (x === 0 ? 0.025 : 0), 0]))),
          ),
          [0, 90 * k, 0],
        ),
      ),
      rod('cord', [0, 0.1, 0], [0, 0.45, 0], 0.002, 4),
      ball('blue', [0.07, 0.05, 0.04], [0, 0.08, 0]),
      plate('blue', [-0.06, 0.08, -0.12, 0.12, -0.12, 0.04], 0.02),
    ],
    { stand: 'ceiling', places: ['nursery'] },
  ),
  toy(
    'record-crate',
    [0.4, 0.399, 0.357],
    'vinyl records, record collection, crate of records, vinyl collection, vinyl record, lp collection, box of records',
    {
      wood: 'wood #b08850',
      a: 'paper #c83838',
      b: 'paper #2f5fa0',
      c: 'paper #e8b838',
      d: 'paper #262628',
      e: 'paper #e8e4d8',
      vinyl: 'plastic #101012',
      label: 'paper #d84028',
    },
    [
      boxAt('wood', [0.4, 0.02, 0.34], [0, 0, 0]),
      mirror(boxAt('wood', [0.02, 0.26, 0.34], [0.19, 0, 0])),
      ...[0.01, 0.1, 0.19].map((y) => mirror(boxAt('wood', [0.4, 0.07, 0.014], [0, y, 0.164]), 'z')),
      ...Array.from({ length: 22 }, (_, k) =>
        turn(
          boxAt(['a', 'b', 'c', 'd', 'e'][(3 * k + Math.floor(k / 4)) % 5] ?? 'a', [0.32, 0.315, 0.005], [0, 0, 0]),
          [-8 + 0.6 * k, 0, 0],
          [0, 0.02, -0.14 + 0.0125 * k],
        ),
      ),
      turn(group(disc('vinyl', 0.15, 0.004, [0, 0.2, 0]), disc('label', 0.05, 0.006, [0, 0.2, 0])), [-6, 0, 0], [0.03, 0.05, 0.155]),
    ],
    { stand: 'ground', places: ['living-room'] },
  ),
  toy(
    'static-television',
    [0.7, 0.863, 0.418],
    'tv with static, television with static, static tv, tv showing static, tv static, television static, snowy television, flickering tv',
    {
      case: 'wood #5a3820',
      face: 'plastic #3a3a3e',
      knob: 'chrome',
      black: 'screen #202428',
      grey: 'screen #8a929a',
      white: 'screen #f0f4f8',
      metal: 'metal',
    },
    [
      boxAt('case', [0.7, 0.5, 0.4], [0, 0.05, -0.03], 0.03),
      mirror(boxAt('case', [0.04, 0.05, 0.3], [0.28, 0, -0.03])),
      boxAt('face', [0.5, 0.42, 0.02], [-0.07, 0.09, 0.17], 0.008),
      ...Array.from({ length: 30 * 24 }, (_, k) =>
        boxAt(
          ['black', 'grey', 'white', 'grey'][Math.floor(4 * spread(k * k + 3 * k, 0.754_877_666))] ?? 'grey',
          [0.0145, 0.015, 0.008],
          [-0.292 + 0.0151 * (k % 30), 0.113 + 0.0155 * Math.floor(k / 30), 0.178],
        ),
      ),
      disc('knob', 0.032, 0.02, [0.265, 0.44, 0.168]),
      disc('knob', 0.032, 0.02, [0.265, 0.34, 0.168]),
      array(boxAt('face', [0.09, 0.008, 0.01], [0.265, 0.13, 0.168]), 7, [0, 0.02, 0]),
      mirror(rod('metal', [0.01, 0.55, -0.05], [0.2, 0.86, -0.08], 0.005)),
    ],
    { places: ['living-room'], family: 'television' },
  ),
];
