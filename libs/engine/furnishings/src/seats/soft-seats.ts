import type { Generated, GeneratorContext } from '@diorama/catalogue';
import { cushion, drawSupport, made, plate, roundedRectangle, sideways, tube } from '@diorama/furnishing-parts';
import { arcPoints, box, cylinder, group, implicit, lathe, mirror, move, rod, sheet, sphere, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

/** A seat with its back in a basket that hangs from a stand. */
function hangingChair({ size: [w, h, d] }: GeneratorContext): Generated {
  const r = 0.46 * w;
  const egg = Array.from({ length: 9 }, (_, row): Vec3[] =>
    Array.from({ length: 13 }, (_, column): Vec3 => {
      const [polar, azimuth] = [(12 + (row / 8) * 156) * (Math.PI / 180), ((column / 12) * 230 + 65) * (Math.PI / 180)];
      return [r * Math.sin(polar) * Math.sin(azimuth), 0.9 + 0.56 * Math.cos(polar), r * Math.sin(polar) * Math.cos(azimuth) + 0.04];
    }),
  );
  const mast: Vec3[] = [
    [0, 0.04, -0.42 * d],
    [0, 0.9, -0.5 * d + 0.04],
    [0, h - 0.22, -0.42 * d],
    [0, h - 0.02, -0.2 * d],
    [0, h - 0.06, 0.04],
  ];
  return made(
    group(
      sheet('woven', egg, 0.05),
      move(
        lathe(
          'cushion',
          [
            [0.1, 0],
            [0.34, 0.02],
            [0.4, 0.1],
            [0.3, 0.17],
            [0, 0.18],
          ],
          { sides: 18 },
        ),
        0,
        0.46,
        0.06,
      ),
      move(turn(cushion('cushion', 0.5, 0.5, 0.14, 0.06), [-14, 0, 0]), 0, 0.62, -0.22),
      tube('frame', mast, 0.028),
      rod('frame', [0, h - 0.07, 0.04], [0, 1.42, 0.04], 0.012),
      move(
        lathe(
          'frame',
          [
            [0.42, 0],
            [0.42, 0.03],
            [0.38, 0.04],
          ],
          { sides: 28 },
        ),
        0,
        0,
        -0.06,
      ),
      rod('frame', [0, 0.02, -0.06], [0, 0.05, -0.42 * d], 0.03),
    ),
    { woven: 'wicker #8a6a42', cushion: 'fabric #efe7d6', frame: 'iron #3a3a3c' },
  );
}

function beanBag({ size: [w, h, d] }: GeneratorContext): Generated {
  const k = w / 0.9;
  return made(
    implicit(
      'cushion',
      [
        { from: [-0.14 * k, 0.2 * k, 0.06], to: [0.14 * k, 0.2 * k, 0.06], radii: [0.27 * k, 0.27 * k] },
        { from: [0, 0.2 * k, 0.2 * d], to: [0, 0.2 * k, -0.12], radii: [0.24 * k, 0.28 * k] },
        { from: [0, 0.25 * k, -0.16], to: [0, h - 0.14, -0.25 * d], radii: [0.3 * k, 0.12 * k] },
      ],
      { blend: 0.14, cell: 0.04 },
    ),
    { cushion: 'fabric #c8503c' },
  );
}

/** The swivel shell of a chair that encloses the sitter. */
function eggChair({ size: [w, h, d] }: GeneratorContext): Generated {
  const shell = Array.from({ length: 10 }, (_, row): Vec3[] =>
    Array.from({ length: 13 }, (_, column): Vec3 => {
      const [up, azimuth] = [row / 9, ((column / 12) * 220 + 70) * (Math.PI / 180)];
      const r = 0.5 * Math.sqrt(Math.max(0.02, 1 - (1.72 * up - 0.8) ** 2));
      const open = 1 - 0.35 * up * Math.abs(column / 6 - 1) ** 2;
      return [w * r * Math.sin(azimuth), 0.3 + up * (h - 0.32), d * r * Math.cos(azimuth) * open];
    }),
  );
  return made(
    group(
      sheet('cushion', shell, 0.06),
      move(cushion('seat', 0.56, 0.16, 0.52, 0.06), 0, 0.34, 0.06),
      drawSupport({ style: 'column', thickness: 0.06 }, { width: 0.8, depth: 0.8, height: 0.36 }),
    ),
    { cushion: 'fabric #c8402c', seat: 'fabric #a83222', legs: 'chrome' },
  );
}

/** A moulded lounge chair with leather cushions on a low star. */
function loungeChair({ size: [w] }: GeneratorContext): Generated {
  const pad = (height: number, radius = 0.05): Shape =>
    group(
      cushion('cushion', w * 0.78, height, 0.11, radius),
      move(cushion('shell', w * 0.84, height + 0.05, 0.04, 0.02), 0, -0.025, -0.06),
    );
  return made(
    group(
      turn(pad(0.5), [-78, 0, 0], [0, 0.36, 0.3]),
      turn(pad(0.3), [-24, 0, 0], [0, 0.42, -0.18]),
      turn(pad(0.26), [-16, 0, 0], [0, 0.72, -0.32]),
      mirror(turn(cushion('cushion', 0.09, 0.07, 0.34, 0.03), [-8, 0, 0], [0.46 * w, 0.52, 0])),
      mirror(move(box('shell', 0.02, 0.2, 0.12), 0.45 * w, 0.36, -0.02)),
      ...[0, 1, 2, 3, 4].map((k) =>
        turn(
          sweep(
            'legs',
            [
              [0, 0.09, 0],
              [0, 0.03, 0.32],
            ],
            [0.035, 0.018],
            { sides: 6 },
          ),
          [0, 72 * k, 0],
        ),
      ),
      move(cylinder('legs', 0.04, 0.28), 0, 0.06, 0),
    ),
    { cushion: 'leather #1f1d1c', shell: 'wood #6e3f24', legs: 'metal #b8bcc0' },
    { offers: [{ kind: 'seat', height: 0.42, size: [0.6, 0.5] }] },
  );
}

function massageChair({ size: [w, , d] }: GeneratorContext): Generated {
  const side = [[-0.36 * d, 0], [0.16 * d, 0], ...arcPoints([0.1 * d, 0.46], [0.16 * d, 0.16], -40, 120, 5), [-0.3 * d, 0.5]] as const;
  return made(
    group(
      mirror(
        move(
          sideways(
            'body',
            side.map(([x, y]) => [x, y] as const),
            0.16,
          ),
          w / 2 - 0.08,
          0.02,
          0,
        ),
      ),
      mirror(move(cushion('cushion', 0.16, 0.08, 0.44 * d, 0.03), w / 2 - 0.08, 0.6, -0.05 * d)),
      turn(cushion('cushion', w - 0.34, 0.2, 0.6, 0.07), [-6, 0, 0], [0, 0.34, 0.06]),
      turn(
        group(
          cushion('cushion', w - 0.34, 0.92, 0.2, 0.08),
          move(cushion('body', w - 0.2, 0.95, 0.1, 0.04), 0, 0, -0.12),
          mirror(move(cushion('cushion', 0.1, 0.34, 0.22, 0.04), w * 0.3, 0.3, 0.08)),
          move(cushion('pillow', w - 0.44, 0.2, 0.1, 0.04), 0, 0.68, 0.13),
        ),
        [-28, 0, 0],
        [0, 0.4, -0.28],
      ),
      turn(
        group(
          mirror(move(cushion('cushion', 0.19, 0.46, 0.22, 0.06), 0.12, 0, 0)),
          move(cushion('body', 0.46, 0.48, 0.1, 0.04), 0, 0, -0.1),
        ),
        [-152, 0, 0],
        [0, 0.44, 0.4],
      ),
      move(box('body', w - 0.3, 0.3, d * 0.45), 0, 0.02, -0.1),
    ),
    { cushion: 'leather #26221f', body: 'plastic #7d2b22', pillow: 'leather #4a423c' },
  );
}

function sunLounger({ size: [w, , d] }: GeneratorContext): Generated {
  const top = 0.34;
  const flat = d * 0.62;
  const slats = (length: number): Shape[] =>
    Array.from({ length: Math.floor(length / 0.09) }, (_, k) => move(box('seat', w - 0.08, 0.018, 0.07), 0, 0, k * 0.09 + 0.045));
  return made(
    group(
      mirror(move(box('seat', 0.04, 0.07, d - 0.1, 0.005), w / 2 - 0.02, top - 0.06, 0)),
      move(group(...slats(flat)), 0, top, d / 2 - flat),
      turn(
        group(
          move(group(...slats(d - flat)), 0, 0, 0),
          move(cushion('cushion', w - 0.08, 0.09, d - flat, 0.035), 0, 0.015, (d - flat) / 2),
        ),
        [-142, 0, 0],
        [0, top + 0.02, d / 2 - flat],
      ),
      turn(
        move(cushion('cushion', w - 0.08, 0.09, d - flat - 0.06, 0.035), 0, 0.0, (d - flat) / 2),
        [-142, 0, 0],
        [0, top + 0.05, d / 2 - flat + 0.02],
      ),
      move(cushion('cushion', w - 0.08, 0.09, flat, 0.035), 0, top + 0.015, d / 2 - flat / 2),
      drawSupport({ style: 'square', thickness: 0.05 }, { width: w, depth: d - 0.3, height: top }),
    ),
    { cushion: 'canvas #3f86b0', seat: 'wood #a8763f', legs: 'wood #a8763f' },
    { offers: [{ kind: 'seat', height: top + 0.1, size: [w * 0.9, flat] }] },
  );
}

/** A long seat with one raised, scrolled end. */
function chaiseLongue({ size: [w, h, d] }: GeneratorContext): Generated {
  const seat = 0.42;
  const raised = [
    [-w / 2 + 0.32, seat - 0.14],
    [-w / 2 + 0.3, seat + 0.06],
    [-w / 2 + 0.18, h * 0.7],
    ...arcPoints([-w / 2 + 0.09, h - 0.1], 0.1, 0, 200, 8),
    [-w / 2 + 0.06, h * 0.7],
    [-w / 2 + 0.04, seat - 0.14],
  ] as const;
  const outline = raised.map(([x, y]) => [x, y] as const);
  const shell = turn(sideways('cushion', outline, d - 0.02), [0, 90, 0]);
  return made(
    group(
      shell,
      turn(
        sideways(
          'frame',
          outline.map(([x, y]) => [x * 1.004 - 0.006, y * 1.008] as const),
          d - 0.08,
        ),
        [0, 90, 0],
      ),
      move(cushion('cushion', w - 0.3, 0.17, d, 0.06), 0.15, seat - 0.12, 0),
      move(box('frame', w - 0.06, 0.09, d - 0.03, 0.01), 0, seat - 0.18, 0),
      move(cushion('cushion', w * 0.5, 0.34, 0.14, 0.06), -w * 0.16, seat, -d / 2 + 0.08),
      turn(
        move(
          lathe(
            'cushion',
            [
              [0.02, -0.28],
              [0.09, -0.26],
              [0.1, 0],
              [0.09, 0.26],
              [0.02, 0.28],
            ],
            { sides: 16 },
          ),
          0,
          0,
          0,
        ),
        [90, 0, 0],
        [-w / 2 + 0.38, seat + 0.13, 0.02],
      ),
      drawSupport({ style: 'cabriole', thickness: 0.07 }, { width: w - 0.05, depth: d, height: seat - 0.16 }),
    ),
    { cushion: 'fabric #7a2f3c', frame: 'wood #5a3620', legs: 'wood #5a3620' },
    { offers: [{ kind: 'seat', height: seat, size: [w - 0.5, d - 0.2] }] },
  );
}

function pouf({ size: [w, h] }: GeneratorContext): Generated {
  const r = w / 2;
  return made(
    group(
      lathe(
        'cushion',
        [
          [r * 0.7, 0],
          [r * 0.95, 0.06],
          [r, h * 0.45],
          [r * 0.93, h - 0.07],
          [r * 0.6, h - 0.01],
          [0.05, h - 0.03],
        ],
        { sides: 24 },
      ),
      ...Array.from({ length: 8 }, (_, k) => {
        const a = (k * Math.PI) / 4;
        return tube(
          'seam',
          [
            [0.06, h - 0.022, 0.0],
            [r * 0.6, h - 0.006, 0],
            [r * 0.95, h - 0.07, 0],
            [r * 1.002, h * 0.45, 0],
            [r * 0.955, 0.05, 0],
          ].map(([x = 0, y = 0]): Vec3 => [x * Math.cos(a), y, x * Math.sin(a)]),
          0.008,
          5,
        );
      }),
      move(sphere('seam', [0.045, 0.016, 0.045], { detail: 1 }), 0, h - 0.018, 0),
    ),
    { cushion: 'leather #a06a3a', seam: 'leather #e8d8b8' },
    { offers: [{ kind: 'seat', height: h, size: [w * 0.8, w * 0.8] }] },
  );
}

/** A wide seat on chains under a frame with a roof. */
function porchSwing({ size: [w, h, d] }: GeneratorContext): Generated {
  const span = w - 0.3;
  const frame = mirror(
    group(
      rod('frame', [w / 2 - 0.04, 0, d / 2 - 0.04], [w / 2 - 0.12, h - 0.12, 0], 0.025),
      rod('frame', [w / 2 - 0.04, 0, -d / 2 + 0.04], [w / 2 - 0.12, h - 0.12, 0], 0.025),
      rod('frame', [w / 2 - 0.05, 0.05, -d / 2 + 0.06], [w / 2 - 0.05, 0.05, d / 2 - 0.06], 0.02),
    ),
  );
  return made(
    group(
      frame,
      rod('frame', [-w / 2 + 0.1, h - 0.12, 0], [w / 2 - 0.1, h - 0.12, 0], 0.03),
      move(plate('roof', roundedRectangle(w, d, 0.05), 0.03), 0, h - 0.1, 0),
      move(box('roof', w, 0.12, 0.015), 0, h - 0.2, d / 2 - 0.01),
      move(box('roof', w, 0.12, 0.015), 0, h - 0.2, -d / 2 + 0.01),
      move(cushion('cushion', span, 0.13, 0.56, 0.05), 0, 0.44, 0.02),
      turn(cushion('cushion', span, 0.55, 0.12, 0.05), [-14, 0, 0], [0, 0.52, -0.24]),
      mirror(move(box('frame', 0.05, 0.04, 0.6), span / 2 + 0.02, 0.72, 0)),
      mirror(
        group(
          rod('frame', [span / 2 + 0.02, 0.5, 0.28], [span / 2 + 0.02, h - 0.14, 0.05], 0.012),
          rod('frame', [span / 2 + 0.02, 0.5, -0.28], [span / 2 + 0.02, h - 0.14, -0.05], 0.012),
        ),
      ),
    ),
    { cushion: 'canvas #4f8a5a', roof: 'canvas #e8e0c8', frame: 'paint #3a3d40' },
    { offers: [{ kind: 'seat', height: 0.57, size: [span, 0.5] }] },
  );
}

/** Seats with a soft or woven body. */
export const SOFT_SEATS = {
  'hanging-chair': hangingChair,
  'bean-bag': beanBag,
  'egg-chair': eggChair,
  'lounge-chair': loungeChair,
  'massage-chair': massageChair,
  'sun-lounger': sunLounger,
  'chaise-longue': chaiseLongue,
  pouf,
  'porch-swing': porchSwing,
} as const;
