import { boxAt, group, mirror, move, rod, torus, turn } from '@diorama/shape-language';

import type { CatalogueRow } from '../../../row/row.js';
import { assembledIn, ball, plate, tube, turnedAt, turnedBody } from '../forms.js';

const temple = assembledIn('architecture', { places: ['temple'] });
const small = assembledIn('goods', { stand: 'surface', solid: 'none', places: ['church', 'temple'] });

/** A statue of a lion that sits, its right paw on a ball. */
const SITTING_LION = group(
  ball('stone', [0.3, 0.42, 0.34], [0, 0.72, -0.16], 3),
  ball('stone', [0.3, 0.4, 0.26], [0, 0.92, 0.06], 3),
  mirror(ball('stone', [0.14, 0.2, 0.26], [0.27, 0.42, -0.18])),
  mirror(tube('stone', [0.2, 0.95, 0.16, 0.22, 0.55, 0.28, 0.22, 0.32, 0.32], [0.14, 0.11, 0.1], 12)),
  mirror(ball('stone', [0.12, 0.08, 0.17], [0.22, 0.33, 0.38])),
  ball('stone', [0.31, 0.3, 0.27], [0, 1.35, 0.14], 3),
  ...Array.from({ length: 16 }, (_, k) => ball('stone', 0.085, [0.29 * Math.cos(k * 0.393), 1.36 + 0.29 * Math.sin(k * 0.393), 0.06], 1)),
  ...Array.from({ length: 12 }, (_, k) => ball('stone', 0.085, [0.25 * Math.cos(k * 0.524), 1.32 + 0.34 * Math.sin(k * 0.524), -0.08], 1)),
  ball('stone', [0.17, 0.13, 0.13], [0, 1.27, 0.38], 3),
  ball('dark', [0.11, 0.035, 0.04], [0, 1.22, 0.46]),
  mirror(ball('dark', 0.04, [0.11, 1.42, 0.36])),
  ball('dark', [0.06, 0.04, 0.04], [0, 1.34, 0.49]),
  mirror(ball('stone', [0.07, 0.07, 0.04], [0.22, 1.55, 0.14])),
  tube('stone', [0, 0.5, -0.45, 0, 0.9, -0.56, 0, 1.2, -0.46], [0.07, 0.09, 0.14], 10),
);

/** Things of temples that are assembled from simple shapes. */
export const TEMPLE_THINGS: readonly CatalogueRow[] = [
  temple(
    'prayer-wheels',
    [3.2, 1.7, 0.6],
    'prayer wheel, tibetan prayer wheels, row of prayer wheels, mani wheels, buddhist prayer wheel, spinning prayer wheels',
    { gold: 'gold', red: 'paint #9a2420', wood: 'wood #6a3a20', blue: 'paint #2a6a8a' },
    [
      boxAt('wood', [3, 0.2, 0.6], [0, 0, 0], 0.02),
      boxAt('red', [3, 0.16, 0.5], [0, 1.4, 0], 0.02),
      plate('wood', [-1.6, 1.54, 1.6, 1.54, 1.5, 1.7, -1.5, 1.7], 0.6),
      ...[-1.45, -0.48, 0.48, 1.45].map((x) => boxAt('red', [0.1, 1.3, 0.12], [x, 0.2, -0.2])),
      ...[-1.2, -0.72, -0.24, 0.24, 0.72, 1.2].map((x) =>
        group(
          rod('wood', [x, 0.2, 0.02], [x, 1.42, 0.02], 0.02),
          turnedAt('gold', [0, 0, 14, 0, 17, 3, 17, 70, 14, 73, 0, 73], [x, 0.45, 0.02], 20),
          ...[0.56, 0.8, 1.06].map((y) => move(torus('red', 0.172, 0.014, 20), x, y, 0.02)),
          ...[0.68, 0.93].map((y) => move(torus('blue', 0.172, 0.01, 20), x, y, 0.02)),
        ),
      ),
    ],
    { solid: 'box' },
  ),
  small(
    'butter-lamps',
    [0.644, 0.13, 0.344],
    'butter lamp, diya, diyas, oil lamps in a row, clay lamps, diwali lamps, clay oil lamps, row of oil lamps, deepa, rows of butter lamps, floating candles, tea lights, tea light, tealights',
    { brass: 'brass', butter: 'wax #f0d888', flame: 'flame' },
    Array.from({ length: 15 }, (_, k) =>
      move(
        group(
          turnedBody('brass', [0, 0, 3, 0, 2.4, 1, 1, 2, 1, 4, 3.4, 6, 4.2, 8, 0, 7.4], 16),
          turnedAt('butter', [0, 0, 3.7, 0, 3.7, 0.6, 0, 0.6], [0, 0.074, 0], 14),
          turnedAt('flame', [0, 0, 0.8, 1, 0.9, 2, 0, 5], [0, 0.08, 0], 8),
        ),
        -0.28 + 0.14 * (k % 5),
        0,
        -0.13 + 0.13 * Math.floor(k / 5),
      ),
    ),
    { places: ['temple'] },
  ),
  small(
    'singing-bowl',
    [0.244, 0.162, 0.228],
    'tibetan singing bowl, offering bowl, brass bowl, tibetan bowl, meditation bowl, bronze bowl, alms bowl',
    { bronze: 'brass', cushion: 'fabric #9a2430', wood: 'wood #7a4828' },
    [
      turnedBody('cushion', [0, 0, 9, 0, 11.4, 2, 11, 4, 7, 5, 0, 5]),
      turnedAt('bronze', [0, 0, 4, 0, 8, 3, 9.6, 8, 9.4, 10, 8.8, 10, 8.6, 7.6, 7, 3, 0, 1], [0, 0.045, 0], 28),
      rod('wood', [0.02, 0.15, 0.06], [0.12, 0.15, -0.07], 0.012),
    ],
    { places: ['temple'] },
  ),
  temple(
    'guardian-lion',
    [0.95, 2.27, 1.3],
    'guardian lions, foo dog, foo dogs, fu dog, lion statue, stone lion, lion statues, stone lions, temple lion, shishi, komainu, chinese lion, statue of a lion, guardian lion statue, temple guardian, lion sculpture, marble lion',
    { stone: 'stone #a8a49a', dark: 'stone #5a564e' },
    [
      boxAt('stone', [0.95, 0.16, 1.3], [0, 0, 0], 0.02),
      boxAt('stone', [0.8, 0.5, 1.14], [0, 0.16, 0], 0.02),
      boxAt('stone', [0.95, 0.12, 1.3], [0, 0.66, 0], 0.02),
      move(SITTING_LION, 0, 0.53, 0.02),
      ball('stone', 0.13, [0.26, 0.92, 0.5]),
    ],
    { solid: 'box' },
  ),
  temple(
    'ganesha-statue',
    [1.08, 1.68, 1.04],
    'ganesha, ganesh, ganesha idol, ganesh statue, elephant god, elephant god statue, hindu statue, hindu god, hindu idol',
    {
      gold: 'brass',
      red: 'paint #b02c2c',
      skin: 'paint #e0905c',
      crown: 'gold',
      base: 'stone #8a7a6a',
      white: 'bone',
      flower: 'petal #f08820',
    },
    [
      turnedBody('base', [0, 0, 52, 0, 52, 10, 44, 14, 44, 24, 50, 28, 50, 34, 0, 34], 8),
      ball('skin', [0.3, 0.32, 0.27], [0, 0.66, 0.04], 3),
      mirror(tube('red', [0.1, 0.46, 0.05, 0.36, 0.42, 0.16, 0.12, 0.4, 0.34], [0.15, 0.13, 0.09], 12)),
      ball('skin', [0.24, 0.22, 0.2], [0, 0.95, 0], 3),
      ball('skin', [0.22, 0.23, 0.2], [0, 1.22, 0.06], 3),
      mirror(turn(ball('skin', [0.19, 0.2, 0.03], [0, 0, 0]), [0, -20, 0], [0.32, 1.24, 0.02])),
      tube(
        'skin',
        [0, 1.2, 0.22, 0, 1.02, 0.32, -0.04, 0.84, 0.36, -0.16, 0.76, 0.36, -0.2, 0.84, 0.36],
        [0.1, 0.085, 0.07, 0.055, 0.04],
        12,
      ),
      rod('white', [0.1, 1.1, 0.22], [0.14, 1.02, 0.34], 0.022),
      mirror(ball('base', 0.024, [0.09, 1.27, 0.235])),
      turnedAt('crown', [0, 0, 18, 0, 19, 4, 14, 10, 9, 20, 3, 28, 0, 30], [0, 1.38, 0.02], 16),
      mirror(tube('skin', [0.22, 1, 0.02, 0.42, 0.9, 0.06, 0.48, 1.08, 0.16], [0.08, 0.065, 0.05])),
      mirror(tube('skin', [0.22, 0.94, 0.04, 0.4, 0.72, 0.14, 0.32, 0.64, 0.32], [0.08, 0.065, 0.05])),
      turn(torus('flower', 0.22, 0.04, 24), [62, 0, 0], [0, 0.9, 0.12]),
      ...[-0.48, 0.48].map((x) => ball('crown', 0.06, [x, 1.14, 0.18])),
    ],
    { solid: 'box' },
  ),
  small(
    'marigold-garland',
    [1.68, 0.932, 0.078],
    'marigold garlands, flower garland, flower garlands, garland of flowers, garland of marigolds, marigold strings, lei, floral garland, flower chain',
    { orange: 'petal #f08418', yellow: 'petal #f8c828', leaf: 'leaf #3f7a30' },
    [
      ...Array.from({ length: 34 }, (_, k) => {
        const t = k / 33;
        return ball(k % 3 === 1 ? 'yellow' : 'orange', [0.036, 0.034, 0.036], [-0.78 + 1.56 * t, 0.84 - 1.6 * 4 * 0.1 * t * (1 - t), 0], 1);
      }),
      ...[-0.78, -0.4, 0, 0.4, 0.78].flatMap((x, j) =>
        Array.from({ length: 9 + (j % 2) * 3 }, (_, k) =>
          ball((k + j) % 3 === 0 ? 'yellow' : 'orange', 0.032, [x, 0.8 - 0.06 * k - (Math.abs(x) < 0.6 ? 0.12 : 0), 0.01], 1),
        ),
      ),
      ...[-0.78, 0.78].map((x) => ball('leaf', [0.06, 0.04, 0.03], [x, 0.88, 0], 1)),
    ],
    { stand: 'hung', places: ['temple', 'market'] },
  ),
  temple(
    'shimenawa',
    [3.34, 0.758, 0.379],
    'shinto rope, sacred rope, straw rope, rice straw rope, ema plaques, ema, ema plaque, sacred straw rope',
    { rope: 'straw #d8c080', paper: 'paper #fbfaf4', wood: 'wood #c89a64', red: 'paint #c83028' },
    [
      ...[0, 1].map((k) =>
        tube(
          'rope',
          Array.from({ length: 41 }, (_, j) => {
            const t = j / 20 - 1;
            const r = 0.09 * (1 - 0.6 * t * t);
            return [1.65 * t, 0.62 + 0.2 * t * t + r * Math.sin(j * 0.9 + Math.PI * k), r * Math.cos(j * 0.9 + Math.PI * k)];
          }).flat(),
          Array.from({ length: 41 }, (_, j) => 0.1 * (1 - 0.65 * (j / 20 - 1) ** 2)),
          8,
        ),
      ),
      ...[-1, -0.35, 0.35, 1].map((x) =>
        group(
          ...[0, 1, 2].map((k) =>
            boxAt('paper', [0.12, 0.16, 0.008], [x + (k % 2 === 0 ? 0.04 : -0.04), 0.38 - 0.13 * k + 0.2 * (x / 1.65) ** 2, 0.1]),
          ),
        ),
      ),
      ...[-0.68, 0, 0.68].map((x) => turnedAt('rope', [0, 0, 5, 0, 3, 26, 1, 34, 0, 34], [x, 0.26 + 0.2 * (x / 1.65) ** 2, 0], 10)),
    ],
    { stand: 'hung', solid: 'none' },
  ),
];
