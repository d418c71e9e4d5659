import type { Generated, GeneratorContext } from '@diorama/catalogue';
import { bowl, drawSupport, ellipse, made, plate, roller, roundedRectangle } from '@diorama/furnishing-parts';
import { arcPoints, box, cylinder, group, lathe, mirror, move, rod, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

/** Finishes of the slots of balls, cards and chips. */
export const BALL_FINISHES = {
  red: 'paint #c02020',
  yellow: 'paint #e8c020',
  blue: 'paint #2040b0',
  orange: 'paint #e87020',
  green: 'paint #208040',
  dark: 'paint #18181a',
  white: 'paint #f4f0e4',
} as const;

/** Draws the ring. */
export const ring = (width: number, depth: number, rim: number, radius: number): readonly Point2[][] => [
  roundedRectangle(width - 2 * rim, depth - 2 * rim, Math.max(0.01, radius - rim), 4),
];

const chips = (slots: readonly string[], x: number, y: number, z: number): Shape =>
  group(
    ...slots.map((slot, k) =>
      move(
        group(
          ...Array.from({ length: 2 + (k % 3) }, (_, n) =>
            move(cylinder(n % 2 ? 'white' : slot, 0.026, 0.012, { sides: 12 }), 0, n * 0.012, 0),
          ),
        ),
        x + (k % 3) * 0.06,
        y,
        z + Math.floor(k / 3) * 0.06,
      ),
    ),
  );

/** The middle of the wheel with its handles. */
const turret = (wheelX: number, top: number): Shape =>
  group(
    move(
      lathe(
        'gold',
        [
          [0.25, 0.02],
          [0.24, 0.05],
          [0.06, 0.08],
          [0.03, 0.14],
          [0.04, 0.17],
          [0, 0.19],
        ],
        { sides: 24 },
      ),
      wheelX,
      top,
      0,
    ),
    ...[0, 90].map((yaw) => turn(rod('gold', [-0.09, 0.15, 0], [0.09, 0.15, 0], 0.01, 6), [0, yaw, 0], [wheelX, top, 0])),
  );

/** Draws the roulette. */
export function roulette({ size: [w, h, d] }: GeneratorContext): Generated {
  const top = h - 0.1;
  const wheelX = -w / 2 + 0.46;
  const step = 0.105;
  const field = Array.from({ length: 36 }, (_, k) =>
    move(
      box((k + Math.floor(k / 3)) % 2 ? 'red' : 'dark', step - 0.012, 0.004, 0.12 - 0.012),
      -0.36 + Math.floor(k / 3) * step,
      top,
      ((k % 3) - 1) * 0.12 - 0.04,
    ),
  );
  return made(
    group(
      move(plate('cloth', roundedRectangle(w - 0.08, d - 0.08, 0.2, 5), 0.03), 0, top - 0.03, 0),
      move(plate('rail', roundedRectangle(w, d, 0.24, 5), 0.08, { holes: ring(w, d, 0.08, 0.24) }), 0, top - 0.05, 0),
      move(box('line', 12 * step + 0.03, 0.003, 0.4), -0.36 + 5.5 * step, top - 0.0005, -0.04),
      ...field,
      move(box('zero', 0.09, 0.004, 0.35), -0.36 - step, top, -0.04),
      move(
        bowl(
          'rail',
          [
            [0.3, 0],
            [0.39, 0.06],
            [0.4, 0.11],
          ],
          0.04,
          32,
        ),
        wheelX,
        top - 0.02,
        0,
      ),
      ...Array.from({ length: 36 }, (_, k) =>
        turn(move(box(k === 0 ? 'zero' : k % 2 ? 'red' : 'dark', 0.05, 0.02, 0.08), 0, 0.05, 0.29), [0, k * 10, 0], [wheelX, top, 0]),
      ),
      turret(wheelX, top),
      chips(['red', 'blue', 'green', 'yellow', 'dark'], 0.1, top + 0.004, 0.2),
      chips(['blue', 'red', 'yellow'], w * 0.34, top + 0.004, -0.06),
      move(box('body', w - 0.3, 0.2, d - 0.3, 0.02), 0, top - 0.22, 0),
      drawSupport({ style: 'turned', thickness: 0.16 }, { width: w - 0.3, depth: d - 0.2, height: top - 0.1 }),
    ),
    {
      cloth: 'fabric #17703c',
      rail: 'wood #5a2f18',
      body: 'wood #4a2612',
      legs: 'wood #4a2612',
      line: 'paint #e8e4d4',
      zero: 'paint #24a04c',
      gold: 'gold',
      ...BALL_FINISHES,
    },
  );
}

/** Draws the card table. */
export function cardTable({ size: [w, h, d] }: GeneratorContext): Generated {
  const seats = 7;
  const card = (slot: string): Shape => box(slot, 0.063, 0.003, 0.088);
  const at = (k: number, reach: number): Point2 => [
    w * reach * Math.cos((k * 2 * Math.PI) / seats),
    d * reach * Math.sin((k * 2 * Math.PI) / seats),
  ];
  return made(
    group(
      move(plate('cloth', ellipse(w / 2 - 0.1, d / 2 - 0.1, 36), 0.03), 0, h - 0.06, 0),
      move(plate('rail', ellipse(w / 2, d / 2, 36), 0.07, { holes: [ellipse(w / 2 - 0.12, d / 2 - 0.12, 36)] }), 0, h - 0.07, 0),
      move(
        plate('wood', ellipse(w / 2 - 0.12, d / 2 - 0.12, 36), 0.012, { holes: [ellipse(w / 2 - 0.2, d / 2 - 0.2, 36)] }),
        0,
        h - 0.036,
        0,
      ),
      move(plate('base', ellipse(w / 2 - 0.1, d / 2 - 0.1, 36), 0.08), 0, h - 0.14, 0),
      ...Array.from({ length: seats }, (_, k) => {
        const [x, z] = at(k, 0.29);
        const [cx, cz] = at(k + 0.3, 0.3);
        return group(
          move(turn(card('white'), [0, k * 50, 0]), x, h - 0.03, z),
          move(turn(card('red'), [0, k * 50 + 14, 0]), x + 0.03, h - 0.027, z),
          chips(['red', 'blue', 'dark'].slice(0, 1 + (k % 3)), cx, h - 0.03, cz),
        );
      }),
      ...[-2, -1, 0, 1, 2].map((k) => move(card('white'), k * 0.085, h - 0.029, 0)),
      chips(['red', 'green', 'blue', 'yellow', 'dark', 'red'], -0.06, h - 0.03, 0.12),
      mirror(
        group(move(box('base', 0.12, h - 0.12, 0.34, 0.02), w * 0.22, 0, 0), move(box('base', 0.16, 0.05, d * 0.6, 0.01), w * 0.22, 0, 0)),
      ),
    ),
    { cloth: 'fabric #1a6a3c', rail: 'leather #1e1a18', wood: 'wood #8a5a30', base: 'wood #4a2a16', ...BALL_FINISHES },
  );
}

/** Draws the blackjack. */
export function blackjack({ size: [w, h, d] }: GeneratorContext): Generated {
  const half = (x: number, z: number): Point2[] => [...arcPoints([0, -d / 2], [w / 2 - x, d - z], 0, 180, 21)];
  return made(
    group(
      move(plate('cloth', half(0.05, 0.05), 0.03), 0, h - 0.06, 0),
      move(plate('rail', [...half(0, 0), ...half(0.12, 0.13).toReversed()], 0.07), 0, h - 0.07, 0),
      ...[-3, -2, -1, 0, 1, 2, 3].map((k) => {
        const angle = (90 - k * 21) * (Math.PI / 180);
        const [x, z] = [(w / 2 - 0.38) * Math.cos(angle), -d / 2 + (d - 0.4) * Math.sin(angle)];
        return group(
          move(turn(box('line', 0.1, 0.003, 0.14), [0, k * 21, 0]), x, h - 0.031, z),
          move(turn(box('white', 0.063, 0.003, 0.088), [0, k * 21 + 8, 0]), x * 0.8, h - 0.029, z * 0.7 - 0.06),
          k % 2 ? chips(['red', 'blue'], x - 0.03, h - 0.029, z) : group(),
        );
      }),
      move(box('dark', 0.56, 0.03, 0.14, 0.005), 0, h - 0.034, -d / 2 + 0.12),
      ...[0, 1, 2, 3, 4, 5].map((k) =>
        move(
          roller(['red', 'blue', 'green', 'yellow', 'white', 'dark'][k] as string, 0.026, 0.1, 'z', 10),
          -0.23 + k * 0.09,
          h - 0.002,
          -d / 2 + 0.12,
        ),
      ),
      move(plate('base', half(0.14, 0.16), 0.12), 0, h - 0.18, 0),
      mirror(move(box('base', 0.14, h - 0.1, 0.4, 0.02), w * 0.26, 0, -d * 0.14)),
    ),
    { cloth: 'fabric #1a6a3c', rail: 'leather #6a2018', base: 'wood #4a2a16', line: 'paint #d8c060', ...BALL_FINISHES },
  );
}

/** Draws the craps. */
export function craps({ size: [w, h, d] }: GeneratorContext): Generated {
  const top = h - 0.26;
  return made(
    group(
      move(plate('cloth', roundedRectangle(w - 0.1, d - 0.1, 0.4, 6), 0.03), 0, top - 0.03, 0),
      move(
        plate('wall', roundedRectangle(w - 0.04, d - 0.04, 0.44, 6), 0.26, { holes: ring(w - 0.04, d - 0.04, 0.05, 0.44) }),
        0,
        top - 0.03,
        0,
      ),
      move(plate('rail', roundedRectangle(w, d, 0.46, 6), 0.05, { holes: ring(w, d, 0.13, 0.46) }), 0, h - 0.05, 0),
      move(plate('line', roundedRectangle(w * 0.8, d * 0.56, 0.2, 4), 0.003, { holes: ring(w * 0.8, d * 0.56, 0.014, 0.2) }), 0, top, 0),
      ...[-0.28, 0, 0.28].flatMap((x) =>
        [-1, 1].map((s) => move(box(s > 0 ? 'red' : 'line', w * 0.2, 0.003, d * 0.16), x * w, top, s * d * 0.13)),
      ),
      ...[0, 1].map((k) => move(turn(box('red', 0.05, 0.05, 0.05, 0.006), [0, 30 + 40 * k, 0]), -w * 0.1 + 0.12 * k, top, 0.02)),
      chips(['red', 'blue', 'green', 'yellow'], w * 0.2, top, -0.02),
      move(plate('body', roundedRectangle(w - 0.2, d - 0.2, 0.36, 6), 0.2), 0, top - 0.22, 0),
      drawSupport({ style: 'turned', thickness: 0.18 }, { width: w - 0.5, depth: d - 0.1, height: top - 0.2 }),
    ),
    {
      cloth: 'fabric #174f8a',
      rail: 'wood #4a2612',
      wall: 'leather #241c18',
      body: 'wood #5a2f18',
      legs: 'wood #4a2612',
      line: 'paint #e8e4d4',
      ...BALL_FINISHES,
    },
  );
}
