import { array, boxAt, extrude, group, mirror, move, rod, starOutline, sweep, torus, turn } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import type { CatalogueRow } from '../../../row/row.js';
import { assembledIn, ball, plate, post, spread, tube, turnedAt, turnedBody } from '../forms.js';

const toy = assembledIn('goods', { stand: 'surface', places: ['bedroom', 'nursery'], solid: 'none' });

/** A coiled spring from one height to another. */
const spring = (slot: string, radius: number, from: number, to: number, turns: number) =>
  sweep(
    slot,
    Array.from({ length: 12 * turns + 1 }, (_, k): Vec3 => {
      const angle = (k / 12) * 2 * Math.PI;
      return [radius * Math.cos(angle), from + ((to - from) * k) / (12 * turns), radius * Math.sin(angle)];
    }),
    0.007,
    { sides: 5 },
  );

/** Toys and games that are assembled from simple shapes. */
export const TOY_THINGS: readonly CatalogueRow[] = [
  toy(
    'jack-in-the-box',
    [0.259, 0.56, 0.221],
    'jack in the box, clown in a box, pop-up clown, spring toy',
    {
      box: 'paint #d83028',
      trim: 'paint #f4c828',
      blue: 'paint #2f68c8',
      spring: 'metal',
      skin: 'skin #f0c8a8',
      hat: 'fabric #3a58c0',
      collar: 'fabric #f4c828',
      nose: 'paint #e02c20',
      dark: 'paint #181818',
    },
    [
      boxAt('box', [0.2, 0.2, 0.2], [0, 0, 0]),
      boxAt('trim', [0.206, 0.02, 0.206], [0, 0, 0]),
      boxAt('trim', [0.206, 0.02, 0.206], [0, 0.18, 0]),
      move(extrude('trim', starOutline(5, 0.07, 0.03), 0.012), 0, 0.1, 0.1),
      turn(move(extrude('blue', starOutline(5, 0.07, 0.03), 0.012), 0, 0.1, 0.1), [0, 90, 0]),
      turn(boxAt('box', [0.2, 0.016, 0.2], [0, 0, -0.1]), [-110, 0, 0], [0, 0.2, -0.1]),
      spring('spring', 0.045, 0.18, 0.32, 4),
      turnedAt('collar', [0, 0, 8, 2, 9, 3, 3, 4, 0, 4], [0, 0.31, 0], 12),
      ball('skin', 0.062, [0, 0.395, 0], 3),
      ball('nose', 0.016, [0, 0.392, 0.064]),
      mirror(ball('dark', 0.009, [0.022, 0.41, 0.056], 1)),
      tube('nose', [-0.03, 0.375, 0.052, 0, 0.36, 0.056, 0.03, 0.375, 0.052], 0.006),
      turnedAt('hat', [0, 0, 6.4, 0, 5, 3, 2, 9, 0, 11], [0, 0.43, 0], 16),
      ball('collar', 0.02, [0, 0.54, 0]),
      mirror(ball('nose', [0.028, 0.03, 0.028], [0.062, 0.41, -0.005], 1)),
      tube('trim', [0.1, 0.1, 0, 0.14, 0.1, 0, 0.14, 0.14, 0], 0.007),
      ball('blue', 0.016, [0.14, 0.15, 0]),
    ],
  ),
  toy(
    'dolls-house',
    [0.916, 0.967, 0.42],
    "doll's house, dollhouse, doll house, dolls' house, toy house",
    {
      wall: 'paint #f0d8dc',
      roof: 'paint #a84858',
      room: 'paper #e8e0b8',
      trim: 'paint #ffffff',
      red: 'fabric #c03848',
      blue: 'fabric #3a6ab0',
      wood: 'wood #a87848',
    },
    [
      boxAt('wall', [0.84, 0.62, 0.02], [0, 0.03, -0.18]),
      mirror(boxAt('wall', [0.02, 0.62, 0.38], [0.41, 0.03, 0])),
      boxAt('wall', [0.02, 0.6, 0.36], [0, 0.03, 0]),
      ...[0, 0.31, 0.62].map((y) => boxAt('trim', [0.88, 0.03, 0.4], [0, y, 0])),
      plate('wall', [-0.4, 0.64, 0.4, 0.64, 0, 0.9], 0.02, -0.17),
      mirror(turn(boxAt('roof', [0.56, 0.025, 0.42], [0.25, 0, 0]), [0, 0, -33], [0, 0.93, 0])),
      boxAt('roof', [0.08, 0.16, 0.08], [0.24, 0.78, -0.06]),
      boxAt('red', [0.2, 0.05, 0.12], [-0.25, 0.06, 0.02], 0.01),
      boxAt('red', [0.2, 0.1, 0.03], [-0.25, 0.06, -0.06], 0.01),
      boxAt('blue', [0.14, 0.05, 0.22], [0.27, 0.36, 0.02], 0.01),
      boxAt('trim', [0.13, 0.03, 0.06], [0.27, 0.4, -0.06], 0.01),
      boxAt('wood', [0.14, 0.09, 0.1], [0.2, 0.03, 0]),
      boxAt('wood', [0.12, 0.16, 0.05], [-0.3, 0.34, -0.14]),
      ...[-0.2, 0.2].flatMap((x) => [0.14, 0.45].map((y) => boxAt('trim', [0.14, 0.14, 0.01], [x, y, -0.165]))),
    ],
    { stand: 'ground' },
  ),
  toy(
    'music-box',
    [0.2, 0.252, 0.201],
    'musical box, ballerina music box, jewellery box, jewelry box, wind-up music box',
    { wood: 'wood #6a3420', lining: 'fabric #a82848', gold: 'gold', skin: 'skin', dress: 'fabric #f4b8c8', mirror: 'chrome' },
    [
      boxAt('wood', [0.2, 0.08, 0.14], [0, 0, 0], 0.004),
      boxAt('lining', [0.18, 0.006, 0.12], [0, 0.077, 0]),
      turn(
        group(boxAt('wood', [0.2, 0.02, 0.14], [0, 0, -0.07]), boxAt('mirror', [0.16, 0.006, 0.1], [0, -0.005, -0.07])),
        [-75, 0, 0],
        [0, 0.085, -0.07],
      ),
      turnedAt('dress', [0, 0, 4, 0, 3, 1, 1, 2.4, 1, 4, 0, 4], [0, 0.11, 0.01], 14),
      rod('skin', [0, 0.083, 0.01], [0, 0.115, 0.01], 0.004),
      ball('skin', 0.012, [0, 0.17, 0.01]),
      mirror(tube('skin', [0.008, 0.15, 0.01, 0.03, 0.17, 0.01, 0.005, 0.2, 0.01], 0.003, 6)),
      boxAt('gold', [0.03, 0.02, 0.006], [0, 0.055, 0.072]),
      mirror(boxAt('gold', [0.012, 0.08, 0.142], [0.092, 0, 0])),
    ],
  ),
  toy(
    'jigsaw',
    [0.5, 0.016, 0.4],
    'jigsaw puzzle, puzzle pieces, unfinished jigsaw, puzzle board',
    { a: 'paint #4a90c0', b: 'paint #6ab060', c: 'paint #e0b048', d: 'paint #c86848', board: 'wood #b89868' },
    [
      boxAt('board', [0.5, 0.01, 0.4], [0, 0, 0]),
      ...Array.from({ length: 80 }, (_, k) => [k % 10, Math.floor(k / 10)] as const)
        .filter(([x, z]) => !(x > 6 && z > 4) && !(x === 9 && z > 2))
        .map(([x, z]) =>
          group(
            boxAt(
              ['a', 'b', 'c', 'd'][Math.floor((x + 2 * z) / 5) % 4] ?? 'a',
              [0.043, 0.006, 0.043],
              [-0.2 + 0.044 * x, 0.01, -0.155 + 0.044 * z],
            ),
          ),
        ),
      ...[0, 1, 2, 3, 4].map((k) =>
        turn(
          boxAt(['a', 'd', 'b', 'c', 'a'][k] ?? 'a', [0.043, 0.006, 0.043], [0, 0.01, 0]),
          [0, 33 * k, 0],
          [0.12 + 0.1 * spread(k + 1), 0, 0.1 + 0.07 * spread(k + 2, 0.37)],
        ),
      ),
    ],
    { family: 'puzzle-cube' },
  ),
  toy(
    'marbles',
    [0.197, 0.024, 0.239],
    'glass marbles, toy marbles, marble balls',
    { red: 'glass #d83828', blue: 'glass #2f6fd0', green: 'glass #3aa850', gold: 'glass #e8b030' },
    Array.from({ length: 14 }, (_, k) =>
      ball(['red', 'blue', 'green', 'gold'][k % 4] ?? 'red', 0.012, [
        0.14 * Math.sqrt(spread(k + 1)) * Math.cos(k * 2.4),
        0.012,
        0.14 * Math.sqrt(spread(k + 1)) * Math.sin(k * 2.4),
      ]),
    ),
    { stand: 'ground' },
  ),
  toy(
    'puppet-theatre',
    [1.28, 1.9, 0.68],
    'puppet theater, punch and judy, puppet show, punch and judy booth, puppet booth',
    {
      red: 'fabric #c02c2c',
      white: 'fabric #f4f0e4',
      gold: 'paint #e8b030',
      dark: 'fabric #201820',
      a: 'fabric #2f68b8',
      b: 'fabric #3a9a50',
      skin: 'skin',
    },
    [
      ...Array.from({ length: 10 }, (_, k) => boxAt(k % 2 === 0 ? 'red' : 'white', [0.12, 1.05, 0.6], [-0.54 + 0.12 * k, 0, 0])),
      boxAt('gold', [1.28, 0.06, 0.68], [0, 1.05, 0.02]),
      mirror(boxAt('red', [0.2, 0.6, 0.5], [0.5, 1.1, 0])),
      boxAt('dark', [0.9, 0.6, 0.04], [0, 1.1, -0.2]),
      plate('gold', [-0.64, 1.66, 0.64, 1.66, 0.64, 1.74, 0.3, 1.8, 0, 1.9, -0.3, 1.8, -0.64, 1.74], 0.5),
      ...[-0.18, 0.2].map((x, k) =>
        group(
          turnedAt(k === 0 ? 'a' : 'b', [0, 0, 8, 0, 5, 14, 0, 16], [x, 1.1, 0.12], 12),
          ball('skin', 0.065, [x, 1.31, 0.12]),
          turnedAt(k === 0 ? 'red' : 'gold', [0, 0, 6, 0, 2, 7, 0, 9], [x, 1.35, 0.12], 12),
        ),
      ),
    ],
    { stand: 'ground', solid: 'box' },
  ),
  toy(
    'metronome',
    [0.119, 0.24, 0.119],
    'wooden metronome, music metronome',
    { wood: 'wood #6a3418', face: 'wood #d8b078', steel: 'chrome' },
    [
      turn(move(turnedBody('wood', [0, 0, 8.4, 0, 8.4, 2, 4, 22, 3, 24, 0, 24], 4), 0, 0, 0), [0, 45, 0]),
      plate('face', [-0.035, 0.04, 0.035, 0.04, 0.02, 0.2, -0.02, 0.2], 0.03, 0.035),
      rod('steel', [0, 0.04, 0.056], [0.03, 0.22, 0.05], 0.003),
      boxAt('steel', [0.024, 0.02, 0.01], [0.021, 0.15, 0.052]),
    ],
    { places: ['living-room'] },
  ),
  toy(
    'ouija-board',
    [0.481, 0.0406, 0.32],
    'spirit board, seance board, witch board',
    { wood: 'wood #b08448', ink: 'paint #241408', planchette: 'wood #6a3c1c', lens: 'glass' },
    [
      boxAt('wood', [0.46, 0.012, 0.32], [0, 0, 0], 0.004),
      ...[0, 1].flatMap((row) =>
        Array.from({ length: 13 }, (_, k) => {
          const angle = ((k - 6) * 10 * Math.PI) / 180;
          return turn(
            boxAt('ink', [0.012, 0.003, 0.02], [0, 0.011, 0]),
            [0, (-angle * 180) / Math.PI, 0],
            [0.24 * Math.sin(angle) * (1.1 - 0.2 * row), 0, 0.14 - 0.2 * Math.cos(angle) + 0.05 * row],
          );
        }),
      ),
      mirror(post('ink', 0.02, 0.003, [0.18, 0.011, -0.12], 20)),
      array(boxAt('ink', [0.01, 0.003, 0.016], [0, 0.011, 0.11]), 10, [0.022, 0, 0], true),
      turn(
        turn(plate('planchette', [-0.04, -0.05, 0.04, -0.05, 0.03, 0.01, 0, 0.06, -0.03, 0.01], 0.01), [90, 0, 0]),
        [0, 20, 0],
        [0.02, 0.03, 0.05],
      ),
      move(torus('lens', 0.014, 0.005, 16), 0.025, 0.036, 0.045),
    ],
    { places: ['living-room'] },
  ),
];
