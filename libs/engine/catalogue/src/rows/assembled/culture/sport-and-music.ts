import { boxAt, group, mirror, move, rod, torus, turn } from '@diorama/shape-language';

import type { CatalogueRow } from '../../../row/row.js';
import { assembledIn, ball, disc, plate, post, tube, turnedAt, turnedBody } from '../forms.js';

const sport = assembledIn('goods', { places: ['gym', 'sports-field'] });
const leaning = assembledIn('goods', { stand: 'wall', solid: 'none', places: ['gym'] });
const music = assembledIn('goods', { stand: 'ground', solid: 'none', places: ['theater'] });

/** Sports goods and instruments of the world. */
export const SPORT_AND_MUSIC_THINGS: readonly CatalogueRow[] = [
  sport(
    'hurdles',
    [3.92, 1.07, 0.68],
    'hurdle, athletics hurdles, track hurdles, row of hurdles, running hurdles',
    { white: 'paint #f8f6f0', red: 'paint #d82c28', steel: 'metal' },
    [-1.36, 0, 1.36].map((x) =>
      move(
        group(
          boxAt('white', [1.2, 0.08, 0.03], [0, 1, 0]),
          ...[-0.4, 0, 0.4].map((dx) => boxAt('red', [0.2, 0.082, 0.034], [dx, 0.999, 0])),
          mirror(rod('steel', [0.52, 0.03, 0], [0.52, 1.05, 0], 0.02)),
          mirror(rod('steel', [0.52, 0.03, 0], [0.52, 0.03, 0.66], 0.022)),
        ),
        x,
        0,
        0,
      ),
    ),
    { solid: 'parts', side: 'outdoors' },
  ),
  sport(
    'wall-bars',
    [1.99, 2.6, 0.2],
    'wall bars for gymnastics, gym wall bars, swedish wall bars, stall bars, swedish ladder, climbing bars against the wall, gymnastics wall bars',
    { wood: 'wood #c89a5c' },
    [
      ...[-0.97, 0, 0.97].map((x) => boxAt('wood', [0.05, 2.6, 0.16], [x, 0, -0.02])),
      ...Array.from({ length: 14 }, (_, k) =>
        rod('wood', [-0.97, 0.16 + 0.17 * k, k === 13 ? 0.08 : 0.02], [0.97, 0.16 + 0.17 * k, k === 13 ? 0.08 : 0.02], 0.02),
      ),
    ],
    { stand: 'wall', solid: 'box' },
  ),
  sport(
    'crash-mats',
    [2.04, 0.755, 1.4],
    'crash mat, crash mats stack, stack of crash mats, stack of mats, gymnastics mats, gym crash mat, landing mat, stacked mats, landing mats, blue mats',
    { blue: 'plastic #2458a0', seam: 'plastic #1a4480', handle: 'fabric #e8e4d8' },
    [0, 1, 2, 3].map((k) =>
      turn(
        group(
          boxAt('blue', [1.94, 0.185, 1.3], [0, 0, 0], 0.03),
          boxAt('seam', [1.95, 0.02, 1.31], [0, 0.082, 0]),
          ...[-0.5, 0.5].map((x) => boxAt('handle', [0.22, 0.04, 0.03], [x, 0.075, 0.65])),
        ),
        [0, 3 * Math.sin(k * 2), 0],
        [0.02 * Math.cos(k * 3), 0.19 * k, 0],
      ),
    ),
  ),
  sport(
    'cricket-set',
    [0.655, 0.833, 0.209],
    'cricket stumps, cricket bat, wicket, cricket wicket, stumps and bails, cricket gear, cricket bat and ball, cricket stump, cricket bats, wickets',
    { wood: 'wood #e0c088', grip: 'rubber #26262a', ball: 'leather #a01c20', base: 'wood #8a6438' },
    [
      ...[-0.1, 0, 0.1].map((x) => post('wood', 0.018, 0.71, [x, 0, 0], 10)),
      ...[-0.05, 0.05].map((x) => turn(turnedBody('wood', [0, 0, 0.8, 0.5, 0.8, 9, 0, 10], 8), [0, 0, 90], [x + 0.05, 0.72, 0])),
      turn(
        group(boxAt('wood', [0.11, 0.56, 0.045], [0, 0, 0], 0.012), post('grip', 0.016, 0.3, [0, 0.55, 0], 10)),
        [-8, 0, -14],
        [0.2, 0, 0.1],
      ),
      ball('ball', 0.036, [-0.2, 0.036, 0.14], 3),
    ],
    { solid: 'none', side: 'outdoors' },
  ),
  leaning(
    'hockey-stick',
    [0.532, 1.01, 0.209],
    'hockey sticks, field hockey stick, ice hockey stick, lacrosse stick, hurley',
    { wood: 'wood #d8b070', tape: 'fabric #1c1c20', stripe: 'paint #c82c28', puck: 'rubber' },
    [
      tube('wood', [-0.2, 1, -0.05, 0.1, 0.12, 0.04, 0.16, 0.03, 0.05, 0.24, 0.02, 0.05, 0.3, 0.08, 0.05], 0.018, 8),
      tube('tape', [-0.2, 1, -0.05, -0.11, 0.74, -0.022], 0.021, 8),
      tube('stripe', [0, 0.42, 0.01, 0.03, 0.33, 0.018], 0.021, 8),
      post('puck', 0.038, 0.025, [0.05, 0, 0.1]),
    ],
  ),
  sport(
    'high-jump',
    [4.7, 2.2, 2.86],
    'high jump bar, high-jump, pole vault, pole vault bar, high jump mat',
    { mat: 'plastic #2458a0', edge: 'plastic #d8d8d4', steel: 'metal', bar: 'paint #f0e020', red: 'paint #d82c28' },
    [
      boxAt('mat', [4.4, 0.7, 2.4], [0, 0, -0.4], 0.06),
      boxAt('edge', [4.42, 0.1, 2.42], [0, 0.3, -0.4]),
      mirror(group(post('steel', 0.04, 2.2, [2.1, 0, 1]), boxAt('steel', [0.5, 0.05, 0.5], [2.1, 0, 1]))),
      rod('bar', [-2.08, 1.6, 1], [2.08, 1.6, 1], 0.018),
      ...[-1.6, 0, 1.6].map((x) => rod('red', [x - 0.16, 1.6, 1], [x + 0.16, 1.6, 1], 0.02)),
    ],
    { side: 'outdoors', solid: 'parts' },
  ),
  music(
    'sitar',
    [0.359, 1.28, 0.391],
    'sitars, indian sitar, tanpura, veena, sarod',
    { gourd: 'wood #a05a24', top: 'wood #c88844', neck: 'wood #6a3418', fret: 'brass', white: 'bone', string: 'metal' },
    [
      turn(
        group(
          ball('gourd', [0.18, 0.18, 0.15], [0, 0.18, -0.03], 3),
          ball('top', [0.165, 0.165, 0.04], [0, 0.19, 0.09], 3),
          boxAt('neck', [0.09, 0.95, 0.05], [0, 0.33, 0.06], 0.01),
          ...Array.from({ length: 18 }, (_, k) =>
            tube('fret', [-0.045, 0.42 + 0.042 * k, 0.085, 0, 0.42 + 0.042 * k, 0.1, 0.045, 0.42 + 0.042 * k, 0.085], 0.004, 5),
          ),
          ...[-0.024, -0.008, 0.008, 0.024].map((x) => rod('string', [x, 0.14, 0.135], [x, 1.26, 0.1], 0.0014, 3)),
          boxAt('white', [0.08, 0.02, 0.03], [0, 0.14, 0.12]),
          ...Array.from({ length: 6 }, (_, k) =>
            group(
              rod('neck', [0.04, 0.6 + 0.09 * k, 0.06], [0.1, 0.6 + 0.09 * k, 0.06], 0.008, 6),
              ball('white', 0.016, [0.105, 0.6 + 0.09 * k, 0.06], 1),
            ),
          ),
          ball('gourd', [0.085, 0.09, 0.08], [0, 1.1, -0.06]),
        ),
        [-7, 0, 6],
        [0, 0, 0.02],
      ),
    ],
    { stand: 'wall' },
  ),
  music(
    'koto',
    [0.28, 0.387, 1.84],
    'guzheng, shamisen, japanese koto, zither, gayageum, chinese zither, erhu',
    { wood: 'wood #a87040', dark: 'wood #4a2814', bridge: 'bone', string: 'fabric #f0e8d0' },
    [
      ...[-0.75, 0.75].map((z) => mirror(rod('dark', [0.1, 0, z], [0.12, 0.26, z], 0.02))),
      turn(plate('wood', [-0.14, 0, 0.14, 0, 0.13, 0.05, 0.07, 0.08, -0.07, 0.08, -0.13, 0.05], 1.84), [0, 0, 0], [0, 0.26, 0]),
      ...[-0.8, 0.82].map((z) => boxAt('dark', [0.27, 0.02, 0.04], [0, 0.335, z])),
      ...Array.from({ length: 13 }, (_, k) => {
        const x = -0.108 + 0.018 * k;
        return group(
          rod('string', [x, 0.355, -0.8], [x, 0.38, -0.5 + 0.07 * k], 0.0016, 3),
          rod('string', [x, 0.38, -0.5 + 0.07 * k], [x, 0.355, 0.82], 0.0016, 3),
          plate('bridge', [x - 0.014, 0.335, x + 0.014, 0.335, x, 0.385], 0.012, -0.5 + 0.07 * k),
        );
      }),
    ],
  ),
  music(
    'taiko-drum',
    [1.1, 1.32, 1.08],
    'taiko, taiko drums, japanese drum, war drum, big drum, large drum, festival drum, talking drum',
    { body: 'wood #8a2c1c', skin: 'canvas #ece0c8', stud: 'iron', stand: 'wood #3a2214', stick: 'wood #d8b880', mark: 'paint #1c1816' },
    [
      turn(turnedBody('body', [0, -50, 38, -50, 46, -20, 48, 0, 46, 20, 38, 50, 0, 50], 28), [90, 0, 0], [0, 0.82, 0]),
      ...[-0.5, 0.495].map((z) => disc('skin', 0.4, 0.012, [0, 0.82, z], 32)),
      ...Array.from({ length: 24 }, (_, k) =>
        mirror(ball('stud', 0.018, [0.395 * Math.cos(k * 0.262), 0.82 + 0.395 * Math.sin(k * 0.262), 0.47], 1), 'z'),
      ),
      ...[0, 120, 240].map((a) => turn(group(turn(torus('mark', 0.07, 0.03, 16), [90, 0, 0], [0, 0.09, 0])), [0, 0, a], [0, 0.82, 0.505])),
      mirror(mirror(rod('stand', [0.5, 0, 0.4], [0.3, 0.75, 0.1], 0.05)), 'z'),
      mirror(boxAt('stand', [0.08, 0.08, 0.9], [0.46, 0.06, 0])),
      boxAt('stand', [0.9, 0.08, 0.1], [0, 0.3, 0]),
      turn(rod('stick', [-0.25, 0, 0], [0.2, 0, 0], 0.02), [0, 0, 30], [0.2, 0.9, 0.56]),
    ],
    { solid: 'box' },
  ),
  music(
    'didgeridoo',
    [0.428, 1.38, 0.237],
    'didgeridoos, aboriginal didgeridoo, alphorn, alpine horn',
    { wood: 'wood #7a4424', ochre: 'paint #d8942c', white: 'paint #f4efe2', dark: 'paint #2a1810' },
    [
      turn(
        group(
          turnedBody('wood', [0, 0, 6.4, 0, 5, 20, 4, 60, 3.4, 110, 3, 140, 0, 140], 14),
          ...[15, 45, 75, 105].flatMap((y, k) => [
            turnedAt(k % 2 === 0 ? 'ochre' : 'dark', [0, 0, 5.6 - 0.5 * k, 0, 5.4 - 0.5 * k, 8, 0, 8], [0, y / 100, 0], 14),
            ...Array.from({ length: 10 }, (_, j) => turn(ball('white', 0.008, [0, y / 100 + 0.04, 0.055 - 0.005 * k], 1), [0, 36 * j, 0])),
          ]),
        ),
        [-6, 0, 14],
        [0.16, 0, 0.05],
      ),
    ],
    { stand: 'wall' },
  ),
  music(
    'bagpipes',
    [0.463, 0.897, 0.248],
    'bag pipes, scottish bagpipes, highland bagpipes, uilleann pipes',
    { bag: 'fabric #8a2430', plaid: 'fabric #24503a', pipe: 'wood #2a1810', white: 'bone', silver: 'silver' },
    [
      ball('bag', [0.2, 0.13, 0.11], [0, 0.26, 0], 3),
      ...[-0.1, 0, 0.1].map((x) => turn(torus('plaid', 0.115, 0.01, 20), [0, 0, 90], [x, 0.26, 0])),
      ...[
        [-0.1, 0.9],
        [-0.02, 0.75],
        [0.05, 0.72],
      ].map(([x = 0, y = 0]) =>
        group(
          tube('pipe', [x, 0.34, 0, x - 0.06, y, 0.02], 0.014, 8),
          ...[0.3, 0.62, 0.97].map((t) =>
            turn(torus('white', 0.016, 0.008, 12), [0, 0, 8], [x - 0.06 * t, 0.34 + (y - 0.34) * t, 0.02 * t]),
          ),
        ),
      ),
      tube('pipe', [0.16, 0.22, 0, 0.24, 0.02, 0.06], [0.012, 0.017], 8),
      tube('pipe', [0.1, 0.36, 0, 0.17, 0.5, 0.08], 0.009, 8),
      turn(torus('silver', 0.02, 0.006, 12), [0, 0, 30], [0.24, 0.02, 0.06]),
    ],
    { stand: 'surface' },
  ),
];
