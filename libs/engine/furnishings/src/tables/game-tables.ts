import type { Generated, GeneratorContext } from '@diorama/catalogue';
import { cushion, drawSupport, ellipse, made, plate, roller, roundedRectangle } from '@diorama/furnishing-parts';
import { array, box, cylinder, group, lathe, mirror, move, rod, sphere, torus, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

import { BALL_FINISHES, ring, roulette, cardTable, blackjack, craps } from './casino-tables.js';

const BALLS = ['red', 'yellow', 'blue', 'orange', 'green', 'dark', 'white'] as const;

/** A slate table with cloth, cushions, six pockets, balls and cues. */
const cueTable =
  (isSnooker: boolean) =>
  ({ size: [w, h, d] }: GeneratorContext): Generated => {
    const top = h - 0.06;
    const pockets: readonly Point2[] = [
      [-1, -1],
      [0, -1],
      [1, -1],
      [1, 1],
      [0, 1],
      [-1, 1],
    ];
    const rows = Array.from({ length: 5 }, (_, r) =>
      Array.from({ length: r + 1 }, (_, k): Point2 => [w * 0.2 + r * 0.074, (k - r / 2) * 0.084]),
    ).flat();
    return made(
      group(
        move(box('cloth', w - 0.2, 0.03, d - 0.2), 0, top - 0.03, 0),
        move(plate('wood', roundedRectangle(w, d, 0.08), 0.07, { holes: ring(w, d, 0.14, 0.1) }), 0, h - 0.07, 0),
        move(
          plate('cloth', roundedRectangle(w - 0.26, d - 0.26, 0.02), 0.045, { holes: ring(w - 0.26, d - 0.26, 0.04, 0.02) }),
          0,
          h - 0.06,
          0,
        ),
        ...pockets.map(([sx, sz]) =>
          move(cylinder('pocket', 0.068, 0.1, { sides: 16 }), sx * (w / 2 - 0.13), h - 0.096, sz * (d / 2 - 0.13)),
        ),
        ...pockets.map(([sx, sz]) => move(torus('metal', 0.07, 0.012, 16), sx * (w / 2 - 0.13), h + 0.002, sz * (d / 2 - 0.13))),
        move(box('wood', w - 0.1, 0.2, d - 0.1, 0.01), 0, top - 0.22, 0),
        drawSupport({ style: 'turned', thickness: 0.2 }, { width: w - 0.1, depth: d - 0.1, height: top - 0.2 }),
        ...rows.map(([x, z], k) => move(sphere(isSnooker ? 'red' : (BALLS[k % 6] as string), 0.042, { detail: 1 }), x, top + 0.04, z)),
        ...(isSnooker
          ? (['yellow', 'green', 'blue', 'orange', 'dark'] as const).map((slot, k) =>
              move(
                sphere(slot, 0.042, { detail: 1 }),
                ([-0.32, -0.32, 0, 0.12, 0.42][k] as number) * w,
                top + 0.04,
                [0.2, -0.2, 0, 0, 0][k] as number,
              ),
            )
          : []),
        move(sphere('white', 0.042, { detail: 1 }), -w * 0.26, top + 0.04, 0.05),
        rod('cue', [-w * 0.3, top + 0.045, 0.28], [w * 0.2, top + 0.02, 0.36], 0.011),
        rod('cue', [-w * 0.44, top + 0.05, -d * 0.5], [w * 0.04, top + 0.08, -d * 0.44], 0.012),
      ),
      {
        cloth: isSnooker ? 'fabric #1f7a3c' : 'fabric #1c6f4c',
        wood: 'wood #6a3a1e',
        legs: 'wood #5a3018',
        pocket: 'paint #0c0c0c',
        metal: 'brass',
        cue: 'wood #d8b070',
        ...BALL_FINISHES,
      },
    );
  };

function pingPong({ size: [w, h, d] }: GeneratorContext): Generated {
  const top = h - 0.16;
  const line = (width: number, depth: number, x: number, z: number): Shape => move(box('line', width, 0.004, depth), x, top, z);
  return made(
    group(
      move(box('top', w, 0.025, d), 0, top - 0.025, 0),
      ...[-1, 1].map((s) => line(w, 0.025, 0, s * (d / 2 - 0.0125))),
      mirror(line(0.025, d, w / 2 - 0.0125, 0)),
      line(w, 0.012, 0, 0),
      move(box('net', 0.008, 0.15, d + 0.1), 0, top, 0),
      move(box('line', 0.012, 0.018, d + 0.1), 0, top + 0.142, 0),
      mirror(group(drawSupportAt(w * 0.25, w * 0.34, d * 0.8, top - 0.02))),
      move(turn(paddle(), [90, 30, 0]), w * 0.28, top + 0.012, d * 0.2),
      move(turn(paddle(), [90, -40, 0]), -w * 0.3, top + 0.012, -d * 0.1),
      move(sphere('line', 0.022, { detail: 1 }), w * 0.12, top + 0.022, d * 0.1),
    ),
    {
      top: 'paint #1f5f9a',
      line: 'paint #f4f4f0',
      net: 'canvas #2a3038',
      legs: 'metal #3a3d42',
      bat: 'paint #c0281e',
      handle: 'wood #d0a868',
    },
  );
}

const drawSupportAt = (x: number, width: number, depth: number, height: number): Shape =>
  move(drawSupport({ style: 'square', thickness: 0.045, rails: 0.3 }, { width, depth, height }), x, 0, 0);

const paddle = (): Shape => group(disc('bat', 0.08), move(box('handle', 0.03, 0.11, 0.022), 0, -0.17, 0));

const disc = (slot: string, radius: number): Shape => turn(move(cylinder(slot, radius, 0.014, { sides: 18 }), 0, -0.007, 0), [90, 0, 0]);

function foosball({ size: [w, h, d] }: GeneratorContext): Generated {
  const floor = h - 0.17;
  const inner = d - 0.42;
  const man = (slot: string): Shape =>
    group(
      move(cushion(slot, 0.034, 0.075, 0.024, 0.01), 0, -0.06, 0),
      move(sphere(slot, 0.018, { detail: 1 }), 0, 0.032, 0),
      move(box('foot', 0.03, 0.035, 0.026), 0, -0.092, 0),
    );
  const rods = Array.from({ length: 8 }, (_, k) => {
    const isRed = [0, 1, 3, 5].includes(k);
    const side = isRed ? 1 : -1;
    const men = [1, 2, 3, 5, 5, 3, 2, 1][k] ?? 3;
    return move(
      group(
        rod('metal', [0, 0, -d / 2 + 0.06], [0, 0, d / 2 - 0.06], 0.008, 6),
        move(roller('grip', 0.02, 0.12, 'z', 10), 0, 0, side * (d / 2 - 0.06)),
        array(man(isRed ? 'red' : 'blue'), men, [0, 0, inner / (men + 0.6)], true),
      ),
      (k - 3.5) * ((w - 0.2) / 8),
      h - 0.06,
      0,
    );
  });
  return made(
    group(
      move(box('pitch', w - 0.06, 0.02, inner), 0, floor, 0),
      ...[-1, 1].map((s) => move(box('case', w, 0.28, 0.03, 0.004), 0, h - 0.3, s * (inner / 2 + 0.015))),
      mirror(move(box('case', 0.03, 0.28, inner), w / 2 - 0.015, h - 0.3, 0)),
      mirror(move(box('goal', 0.012, 0.09, 0.2), w / 2 - 0.032, floor + 0.02, 0)),
      move(box('line', 0.02, 0.003, inner), 0, floor + 0.02, 0),
      move(
        lathe(
          'line',
          [
            [0.12, 0],
            [0.12, 0.003],
            [0.105, 0.003],
            [0.105, 0],
            [0.12, 0],
          ],
          { sides: 24 },
        ),
        0,
        floor + 0.02,
        0,
      ),
      move(box('case', w, 0.1, inner), 0, h - 0.32, 0),
      ...rods,
      drawSupport({ style: 'square', thickness: 0.1 }, { width: w - 0.06, depth: inner, height: h - 0.3 }),
    ),
    {
      case: 'wood #7a4524',
      pitch: 'paint #2f8a44',
      line: 'paint #f2f2ee',
      legs: 'wood #5f3418',
      metal: 'chrome',
      grip: 'rubber',
      red: 'paint #c8242a',
      blue: 'paint #2348b8',
      foot: 'paint #1a1a1c',
      goal: 'paint #101010',
    },
  );
}

function airHockey({ size: [w, h, d] }: GeneratorContext): Generated {
  const top = h - 0.06;
  const mallet = (slot: string): Shape =>
    group(
      lathe(
        slot,
        [
          [0.06, 0],
          [0.06, 0.025],
          [0.02, 0.03],
          [0.02, 0.07],
          [0.026, 0.08],
          [0, 0.085],
        ],
        { sides: 16 },
      ),
    );
  return made(
    group(
      move(plate('surface', roundedRectangle(w - 0.08, d - 0.08, 0.14, 5), 0.02), 0, top - 0.02, 0),
      move(plate('rail', roundedRectangle(w, d, 0.18, 5), 0.09, { holes: ring(w, d, 0.06, 0.18) }), 0, h - 0.09, 0),
      move(box('line', 0.02, 0.003, d - 0.14), 0, top, 0),
      move(
        lathe(
          'line',
          [
            [0.18, 0],
            [0.18, 0.003],
            [0.165, 0.003],
            [0.165, 0],
            [0.18, 0],
          ],
          { sides: 28 },
        ),
        0,
        top,
        0,
      ),
      mirror(move(box('goal', 0.01, 0.05, 0.3), w / 2 - 0.06, top, 0)),
      move(plate('case', roundedRectangle(w - 0.06, d - 0.06, 0.14, 5), 0.26), 0, top - 0.28, 0),
      mirror(
        group(move(box('case', 0.3, top - 0.26, d * 0.7, 0.02), w * 0.3, 0, 0), move(box('light', 0.31, 0.04, d * 0.72), w * 0.3, 0.06, 0)),
      ),
      move(mallet('red'), -w * 0.28, top, 0.06),
      move(mallet('red'), w * 0.3, top, -0.1),
      move(cylinder('puck', 0.045, 0.012, { sides: 16 }), 0.1, top, 0.08),
    ),
    {
      case: 'paint #1f3f8f',
      surface: 'plastic #f2f4f8',
      rail: 'paint #18181c',
      line: 'paint #c8242a',
      red: 'plastic #d8282c',
      goal: 'paint #050505',
      puck: 'plastic #e83a2a',
      light: 'neon #30c0f0',
    },
  );
}

function chessTable({ size: [w, h] }: GeneratorContext): Generated {
  const cell = (w - 0.14) / 8;
  const top = h - 0.12;
  const pawn = (slot: string, height: number): Shape =>
    lathe(
      slot,
      [
        [0.36, 0],
        [0.36, 0.08],
        [0.16, 0.16],
        [0.13, 0.5],
        [0.26, 0.58],
        [0.14, 0.62],
        [0.22, 0.8],
        [0, 1],
      ].map(([r = 0, y = 0]): Point2 => [r * cell, y * height]),
      { sides: 9 },
    );
  return made(
    group(
      move(box('frame', w, 0.05, w, 0.008), 0, top - 0.052, 0),
      move(box('dark', 8 * cell, 0.004, 8 * cell), 0, top - 0.003, 0),
      ...Array.from({ length: 32 }, (_, k) =>
        move(box('light', cell, 0.003, cell), ((k % 4) * 2 + (Math.floor(k / 4) % 2) - 3.5) * cell, top, (Math.floor(k / 4) - 3.5) * cell),
      ),
      ...[0, 1, 6, 7].flatMap((rank) =>
        Array.from({ length: 8 }, (_, file) =>
          move(
            pawn(rank < 4 ? 'black' : 'white', rank === 1 || rank === 6 ? 0.07 : file === 3 || file === 4 ? 0.12 : 0.095),
            (file - 3.5) * cell,
            top + 0.003,
            (rank - 3.5) * cell,
          ),
        ),
      ),
      move(drawSupport({ style: 'pedestal', thickness: 0.11 }, { width: w, depth: w, height: top - 0.05 }), 0, 0, 0),
    ),
    { frame: 'wood #5a3218', legs: 'wood #5a3218', dark: 'wood #4a2a16', light: 'wood #e2c48c', black: 'paint #1c1714', white: 'bone' },
  );
}

/** A low table with a wooden railway on it. */
function trainTable({ size: [w, h, d] }: GeneratorContext): Generated {
  const top = h - 0.12;
  const car = (slot: string): Shape =>
    group(
      box(slot, 0.06, 0.05, 0.1, 0.008),
      ...[-1, 1].flatMap((s) => [-0.03, 0.03].map((z) => move(roller('dark', 0.016, 0.012, 'x', 8), s * 0.034, 0.012, z))),
    );
  return made(
    group(
      move(box('top', w, 0.03, d), 0, top - 0.03, 0),
      move(
        plate('frame', roundedRectangle(w + 0.02, d + 0.02, 0.03), 0.09, { holes: ring(w + 0.02, d + 0.02, 0.025, 0.03) }),
        0,
        top - 0.06,
        0,
      ),
      move(plate('track', ellipse(w * 0.4, d * 0.36, 32), 0.012, { holes: [ellipse(w * 0.4 - 0.06, d * 0.36 - 0.06, 32)] }), 0, top, 0),
      ...(['red', 'blue', 'yellow'] as const).map((slot, k) =>
        turn(car(slot), [0, 84 - 12 * k, 0], [-0.14 + k * 0.13, top + 0.012, d * 0.33 - 0.012 * k]),
      ),
      move(cylinder('dark', 0.014, 0.05), -0.16, top + 0.06, d * 0.33),
      ...[
        [0.1, -0.05],
        [-0.15, 0.02],
        [0.2, 0.06],
      ].map(([x = 0, z = 0]) => move(cylinder('green', 0.05, 0.11, { top: 0.002, sides: 10 }), x * w, top, z * d)),
      drawSupport({ style: 'square', thickness: 0.07 }, { width: w, depth: d, height: top - 0.03 }),
    ),
    { top: 'paint #7ab060', frame: 'wood #d2a868', track: 'wood #c08a4c', legs: 'wood #d2a868', ...BALL_FINISHES },
  );
}

/** Tables for games. */
export const GAME_TABLES = {
  'pool-table': cueTable(false),
  'snooker-table': cueTable(true),
  'ping-pong-table': pingPong,
  'foosball-table': foosball,
  'air-hockey-table': airHockey,
  'roulette-table': roulette,
  'poker-table': cardTable,
  'blackjack-table': blackjack,
  'chess-table': chessTable,
  'craps-table': craps,
  'train-table': trainTable,
} as const;
