import { box, cylinder, group, implicit, lathe, mirror, move, rod, scale, sphere, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';
import { item } from './item.js';
import type { HeldItem } from './item.js';

/** The body of a guitar or a violin; its neck points to the left (+x). */
const soundBox = (slot: string): Shape =>
  implicit(
    slot,
    [
      { from: [-0.16, 0, 0.004], to: [-0.14, 0.002, 0], radii: [0.14, 0.139] },
      { from: [0.04, 0.002, 0.003], to: [0.05, 0, 0], radii: [0.105, 0.104] },
    ],
    { blend: 0.05, cell: 0.0337 },
  );

const fretted = (slot: string, length: number): Shape => {
  const body = scale(soundBox(slot), [1, 1, 0.36]);
  return turn(
    group(
      body,
      turn(cylinder('dark', 0.045, 0.012, { sides: 14 }), [90, 0, 0], [-0.02, 0, 0.044]),
      move(box('dark', 0.02, 0.09, 0.014), -0.18, -0.045, 0.05),
      move(box('neck', length, 0.04, 0.024), 0.12 + length / 2, -0.02, 0.024),
      move(box('dark', 0.13, 0.07, 0.02), 0.12 + length + 0.05, -0.035, 0.024),
      ...[-0.012, 0, 0.012].map((y) => rod('white', [-0.18, y, 0.056], [0.14 + length, y, 0.044], 0.003, 4)),
      ...[-0.03, 0.03].flatMap((y) =>
        [0.02, 0.05, 0.08].map((x) => move(sphere('steel', 0.011, { detail: 0 }), 0.12 + length + x, y * 1.35, 0.034)),
      ),
    ),
    [0, 0, 20],
    [-0.04, 0.2, 0.17],
  );
};

/** A violin under the chin. */
const violin = (): Shape =>
  turn(
    group(
      scale(soundBox('violin'), [0.62, 0.6, 0.22]),
      move(box('dark', 0.2, 0.02, 0.02), 0.14, -0.01, 0.022),
      move(sphere('violin', [0.03, 0.018, 0.018], { detail: 1 }), 0.26, 0, 0.014),
      mirror(rod('dark', [-0.06, 0.035, 0.03], [-0.02, 0.03, 0.03], 0.005, 4), 'y'),
    ),
    [-65, 25, 10],
    [0.2, 0.53, 0.14],
  );

const fiddleBow = (): Shape =>
  group(rod('wood', [0, -0.05, 0], [0, 0.55, 0], 0.007, 5), rod('white', [0, -0.02, 0.025], [0, 0.55, 0.012], 0.004, 4));

const drum = (): Shape =>
  group(
    move(cylinder('red', 0.2, 0.24, { sides: 22 }), 0, 0.0, 0.3),
    ...[0, 0.225].map((y) =>
      move(
        lathe(
          'gold',
          [
            [0.2, 0],
            [0.212, 0.008],
            [0.2, 0.024],
            [0.19, 0.012],
            [0.2, 0],
          ],
          { sides: 22 },
        ),
        0,
        y,
        0.3,
      ),
    ),
    move(cylinder('white', 0.195, 0.012, { sides: 22 }), 0, 0.238, 0.3),
    ...[1, -1].map((side) =>
      sweep(
        'white',
        [
          [side * 0.12, 0.24, 0.18],
          [side * 0.11, 0.42, 0.14],
          [side * 0.1, 0.56, 0.02],
        ],
        0.014,
        { sides: 5 },
      ),
    ),
    ...Array.from({ length: 8 }, (_, k) => {
      const at = (n: number, y: number): Vec3 => [0.206 * Math.sin((Math.PI * n) / 8), y, 0.3 + 0.206 * Math.cos((Math.PI * n) / 8)];
      return group(
        rod('white', at(2 * k, 0.02), at(2 * k + 1, 0.22), 0.005, 4),
        rod('white', at(2 * k + 1, 0.22), at(2 * k + 2, 0.02), 0.005, 4),
      );
    }),
  );

const drumstick = (): Shape =>
  group(rod('wood', [0, -0.05, 0], [0, 0.3, 0], 0.01, 6), move(sphere('wood', 0.018, { detail: 1 }), 0, 0.3, 0));

const trumpet = (): Shape =>
  group(
    rod('gold', [0, -0.12, 0], [0, 0.36, 0], 0.012),
    move(
      lathe(
        'gold',
        [
          [0.014, 0],
          [0.03, 0.1],
          [0.075, 0.16],
          [0.07, 0.16],
          [0, 0.09],
        ],
        { sides: 14 },
      ),
      0,
      0.34,
      0,
    ),
    sweep(
      'gold',
      [
        [0, 0.0, 0],
        [0, 0.0, -0.07],
        [0, 0.22, -0.07],
        [0, 0.22, 0],
      ],
      0.01,
      { sides: 6 },
    ),
    ...[0.08, 0.11, 0.14].map((y) => rod('gold', [0, y, -0.06], [0, y, 0.04], 0.013, 7)),
  );

const accordion = (): Shape =>
  group(
    mirror(move(box('red', 0.09, 0.34, 0.17, 0.015), 0.17, 0.08, 0.24)),
    ...[-0.1, -0.06, -0.02, 0.02, 0.06, 0.1].map((x) =>
      move(box(Math.round(x * 50) % 2 === 0 ? 'dark' : 'white', 0.036, 0.31, 0.15), x, 0.095, 0.24),
    ),
    ...[0.12, 0.17, 0.22, 0.27, 0.32, 0.37].map((y) => move(box('white', 0.014, 0.036, 0.11), 0.222, y - 0.02, 0.24)),
  );

const lute = (): Shape => fretted('lute', 0.3);

const microphone = (): Shape =>
  group(
    lathe(
      'dark',
      [
        [0.014, -0.08],
        [0.02, 0.08],
        [0, 0.085],
      ],
      { sides: 8 },
    ),
    move(sphere('steel', 0.034, { detail: 1 }), 0, 0.1, 0),
  );

const axeGuitar = (): Shape => fretted('guitar', 0.42);

/** Musical instruments. */
export const INSTRUMENTS = {
  guitar: item('strum', axeGuitar, { onChest: true }),
  lute: item('strum', lute, { onChest: true }),
  violin: item('fret', violin, { onChest: true }),
  'fiddle-bow': item('guard', fiddleBow, { up: [-0.85, 0.4, 0.1] }),
  drum: item('forward', drum, { onChest: true }),
  drumstick: item('forward', drumstick, { up: [-0.3, 0.25, 1] }),
  trumpet: item('guard', trumpet, { up: [0.1, 0.18, 1], front: [0, 1, 0] }),
  accordion: item('forward', accordion, { onChest: true }),
  microphone: item('guard', microphone, { up: [0, 0.8, -0.6] }),
  baton: item('strike', () => rod('white', [0, -0.05, 0], [0, 0.38, 0], 0.007, 5), { up: [-0.4, 0.8, 0.5] }),
} as const satisfies Record<string, HeldItem>;
