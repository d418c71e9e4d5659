import type { Generated, GeneratorContext } from '@diorama/catalogue';
import { made, plate, sideways, tube } from '@diorama/furnishing-parts';
import { bar, box, cylinder, group, lathe, mirror, move, rod, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';

function lectern({ size: [w, h, d] }: GeneratorContext): Generated {
  return made(
    group(
      move(box('wood', w, 0.08, d, 0.012), 0, 0, 0),
      move(
        sideways(
          'wood',
          [
            [-0.13 * d, 0.06],
            [0.13 * d, 0.06],
            [0.2 * d, h - 0.3],
            [-0.26 * d, h - 0.16],
          ],
          w * 0.44,
        ),
        0,
        0,
        0,
      ),
      move(box('inset', w * 0.3, h * 0.4, 0.02), 0, h * 0.2, d * 0.17),
      turn(group(box('wood', w, 0.04, d * 0.86, 0.006), move(box('wood', w, 0.07, 0.03), 0, 0, -d * 0.43)), [20, 0, 0], [0, h - 0.24, 0]),
      turn(
        group(
          move(box('page', w * 0.36, 0.03, d * 0.5, 0.005), -w * 0.185, 0.04, 0),
          move(box('page', w * 0.36, 0.03, d * 0.5, 0.005), w * 0.185, 0.04, 0),
          move(box('cover', w * 0.78, 0.014, d * 0.56), 0, 0.032, 0),
        ),
        [20, 0, 0],
        [0, h - 0.24, 0],
      ),
      tube(
        'dark',
        [
          [w * 0.34, h - 0.16, 0.1],
          [w * 0.34, h + 0.06, 0.12],
          [w * 0.2, h + 0.16, -0.02],
        ],
        0.008,
        5,
      ),
      move(sphere('dark', 0.03, { detail: 1 }), w * 0.2, h + 0.16, -0.03),
    ),
    { wood: 'wood #7a4a28', inset: 'wood #5f3719', page: 'paper', cover: 'leather #6a1c22', dark: 'plastic #1c1c20' },
  );
}

/** A speaker's stand with a sloping top, microphones and a plain crest. */
function podium({ size: [w, h, d] }: GeneratorContext): Generated {
  return made(
    group(
      move(box('plinth', w * 0.8, 0.06, d * 0.9), 0, 0, 0),
      move(
        sideways(
          'body',
          [
            [-0.4 * d, 0.05],
            [0.3 * d, 0.05],
            [0.44 * d, h * 0.76],
            [0.44 * d, h * 0.84],
            [-0.48 * d, h * 0.9],
          ],
          w * 0.84,
        ),
        0,
        0,
        0,
      ),
      turn(box('top', w, 0.035, d * 0.94, 0.006), [-7, 0, 0], [0, h * 0.86, 0]),
      turn(
        group(
          lathe(
            'gold',
            [
              [0.14, 0],
              [0.14, 0.02],
              [0.1, 0.026],
            ],
            { sides: 24 },
          ),
          move(cylinder('blue', 0.1, 0.03, { sides: 24 }), 0, 0, 0),
        ),
        [95.5, 0, 0],
        [0, h * 0.52, 0.385 * d],
      ),
      mirror(
        group(
          tube(
            'dark',
            [
              [0.06, h * 0.86, 0.3 * d],
              [0.07, h * 0.96, 0.3 * d],
              [0.03, h, 0.1 * d],
            ],
            0.007,
            5,
          ),
          move(sphere('dark', [0.02, 0.02, 0.03], { detail: 1 }), 0.03, h, 0.08 * d),
        ),
      ),
    ),
    { body: 'wood #6a3c20', top: 'wood #7d4a28', plinth: 'wood #4a2814', gold: 'gold', blue: 'paint #1f3f7f', dark: 'plastic #1c1c20' },
  );
}

const pulpitStem = (floor: number, r: number): Shape =>
  lathe(
    'wood',
    [
      [0.34, 0],
      [0.34, 0.1],
      [0.14, 0.2],
      [0.12, floor * 0.6],
      [r * 0.5, floor * 0.88],
      [r, floor],
    ],
    { sides: 8, smooth: false },
  );

/** Steps with a rail on both sides. */
const pulpitStairs = (w: number, floor: number, r: number, x: number, steps: number): Shape =>
  group(
    ...Array.from({ length: steps }, (_, k) =>
      move(box('wood', 0.2, ((k + 1) * floor) / steps, 0.6), w / 2 - 0.1 - k * ((w * 0.5 - r * 0.6) / steps) - 0.02, 0, 0),
    ),
    ...[-1, 1].map((s) => bar('wood', [w / 2 - 0.06, 0.72, s * 0.28], [x + r * 0.8, floor + 0.8, s * 0.28], 0.06)),
    ...[-1, 1].flatMap((s) =>
      [0.08, 0.26, 0.44, 0.62].map((t) =>
        rod(
          'panel',
          [w / 2 - 0.06 - t * w * 0.5, t * floor, s * 0.28],
          [w / 2 - 0.06 - t * w * 0.5, t * floor * 1.2 + 0.74, s * 0.28],
          0.02,
        ),
      ),
    ),
  );

function pulpit({ size: [w, h, d] }: GeneratorContext): Generated {
  const floor = h * 0.4;
  const r = 0.5 * Math.min(w * 0.62, d * 0.8);
  const x = -w * 0.16;
  const octagon = (radius: number): Point2[] =>
    Array.from({ length: 8 }, (_, k): Point2 => [
      radius * Math.cos(((k + 0.5) * Math.PI) / 4),
      radius * Math.sin(((k + 0.5) * Math.PI) / 4),
    ]);
  const steps = 6;
  return made(
    group(
      move(pulpitStem(floor, r), x, 0, 0),
      move(plate('wood', octagon(r), 0.06), x, floor, 0),
      ...[0, 1, 2, 3, 4, 5, 6].map((k) => {
        const yaw = k * 45 - 90 - 45;
        return turn(
          group(
            move(box('panel', r * 0.74, h * 0.4, 0.04), 0, 0, r * 0.92),
            move(box('inset', r * 0.44, h * 0.26, 0.05), 0, h * 0.07, r * 0.925),
            move(box('wood', r * 0.84, 0.07, 0.1), 0, h * 0.4, r * 0.92),
          ),
          [0, yaw, 0],
          [x, floor + 0.04, 0],
        );
      }),
      turn(
        group(box('wood', 0.44, 0.03, 0.32), move(box('cloth', 0.3, 0.3, 0.012), 0, -0.26, 0.16)),
        [-22, 0, 0],
        [x, floor + h * 0.46, r * 0.92],
      ),
      move(box('gold', 0.03, 0.22, 0.06), x, floor + 0.18, r * 0.925),
      move(box('gold', 0.13, 0.03, 0.06), x, floor + 0.3, r * 0.925),
      pulpitStairs(w, floor, r, x, steps),
      // The sounding board.
      move(plate('wood', octagon(r * 1.15), 0.08), x, h - 0.3, 0),
      move(
        lathe(
          'wood',
          [
            [r * 1.1, 0],
            [r * 0.3, 0.12],
            [0.06, 0.16],
            [0.05, 0.22],
            [0, 0.24],
          ],
          { sides: 8, smooth: false },
        ),
        x,
        h - 0.24,
        0,
      ),
      move(box('wood', 0.4, h - floor - 0.2, 0.08), x, floor, -r * 0.95),
    ),
    { wood: 'wood #5f3a1e', panel: 'wood #74492a', inset: 'wood #8a5a34', gold: 'gold', cloth: 'fabric #8a1f2c' },
  );
}

const altarCandle = (): Shape =>
  group(
    lathe(
      'gold',
      [
        [0.07, 0],
        [0.05, 0.03],
        [0.016, 0.05],
        [0.016, 0.22],
        [0.05, 0.24],
        [0.02, 0.26],
      ],
      { sides: 12 },
    ),
    move(cylinder('wax', 0.02, 0.22, { sides: 8 }), 0, 0.25, 0),
    move(
      lathe(
        'flame',
        [
          [0.006, 0],
          [0.014, 0.02],
          [0, 0.06],
        ],
        { sides: 7 },
      ),
      0,
      0.47,
      0,
    ),
  );

function churchAltar({ size: [w, h, d] }: GeneratorContext): Generated {
  const top = 1;
  const candle = altarCandle();
  return made(
    group(
      move(box('stone', w, 0.12, d, 0.01), 0, 0, 0),
      move(box('stone', w * 0.8, top - 0.2, d * 0.6), 0, 0.1, 0),
      move(box('stone', w * 0.9, 0.1, d * 0.76, 0.012), 0, top - 0.1, 0),
      move(box('cloth', w * 0.91, 0.008, d * 0.772), 0, top, 0),
      move(box('cloth', w * 0.42, 0.62, 0.012), 0, top - 0.62, d * 0.386),
      move(box('trim', w * 0.42, 0.03, 0.016), 0, top - 0.62, d * 0.386),
      move(box('trim', 0.04, 0.26, 0.02), 0, top - 0.46, d * 0.386),
      move(box('trim', 0.17, 0.04, 0.02), 0, top - 0.32, d * 0.386),
      mirror(move(box('cloth', 0.012, 0.3, d * 0.7), w * 0.455, top - 0.3, 0)),
      move(
        group(
          box('gold', 0.2, 0.04, 0.14),
          move(box('gold', 0.045, h - top - 0.06, 0.04), 0, 0.04, 0),
          move(box('gold', 0.32, 0.045, 0.04), 0, (h - top) * 0.66, 0),
        ),
        0,
        top,
        -d * 0.2,
      ),
      mirror(move(candle, w * 0.36, top, -d * 0.16)),
      mirror(move(candle, w * 0.24, top, -d * 0.16)),
      turn(
        group(move(box('page', 0.18, 0.03, 0.24), -0.095, 0, 0), move(box('page', 0.18, 0.03, 0.24), 0.095, 0, 0)),
        [16, 0, 0],
        [-0.3, top + 0.06, 0.1],
      ),
      move(
        lathe(
          'gold',
          [
            [0.05, 0],
            [0.014, 0.03],
            [0.014, 0.1],
            [0.05, 0.14],
            [0.055, 0.2],
            [0.05, 0.2],
            [0, 0.13],
          ],
          { sides: 14 },
        ),
        0.28,
        top,
        0.1,
      ),
    ),
    { stone: 'marble #d4cdbe', cloth: 'fabric #f6f2e8', trim: 'gold', gold: 'gold', wax: 'wax', flame: 'flame', page: 'paper' },
    { lights: [{ at: [0, top + 0.6, 0], color: '#ffb060', power: 0.8, when: 'lit' }] },
  );
}

/** Lecterns, pulpits and altars. */
export const STANDS = {
  lectern,
  podium,
  pulpit,
  'church-altar': churchAltar,
} as const;
