import type { Generated, GeneratorContext } from '@diorama/catalogue';
import { cushion, made, plate, roundedRectangle, tube } from '@diorama/furnishing-parts';
import { bar, box, group, lathe, mirror, move, rod, sheet, sweep, turn } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

/** A sling of striped canvas in two wooden frames. */
function deckChair({ size: [w, h, d] }: GeneratorContext): Generated {
  const sling = Array.from({ length: 9 }, (_, k): readonly [number, number] => {
    const t = k / 8;
    return [d / 2 - 0.16 - t * (d - 0.3), 0.4 - 0.9 * t * (1 - t) * 0.6 + t * t * (h - 0.44)];
  });
  const strip = (from: number, to: number): Vec3[][] =>
    sling.map(([z, y]): Vec3[] => [
      [from, y, z],
      [to, y, z],
    ]);
  const stripes = Array.from({ length: 7 }, (_, k) => {
    const step = (w - 0.1) / 7;
    return sheet(k % 2 === 0 ? 'cloth' : 'stripe', strip(-w / 2 + 0.05 + k * step, -w / 2 + 0.05 + (k + 1) * step), 0.012);
  });
  return made(
    group(
      ...stripes,
      mirror(
        group(
          bar('frame', [w / 2 - 0.03, 0.02, d / 2 - 0.06 - 0.3], [w / 2 - 0.03, h - 0.03, -d / 2 + 0.13], 0.035),
          bar('frame', [w / 2 - 0.065, 0.02, -d / 2 + 0.1], [w / 2 - 0.065, 0.42, d / 2 - 0.14], 0.035),
          bar('frame', [w / 2 - 0.01, 0.02, -d / 2 + 0.03], [w / 2 - 0.01, 0.46, -0.08], 0.026),
        ),
      ),
      ...(
        [
          [h - 0.03, -d / 2 + 0.13],
          [0.41, d / 2 - 0.15],
          [0.04, -d / 2 + 0.12],
          [0.04, d / 2 - 0.36],
        ] as const
      ).map(([y, z]) => rod('frame', [-w / 2 + 0.03, y, z], [w / 2 - 0.03, y, z], 0.015)),
    ),
    { cloth: 'canvas #2f6fb0', stripe: 'canvas #f2efe4', frame: 'wood #a8763f' },
    { offers: [{ kind: 'seat', height: 0.3, size: [w - 0.1, 0.5] }] },
  );
}

function directorChair({ size: [w, h, d] }: GeneratorContext): Generated {
  const z = d / 2 - 0.05;
  const cross = (front: number) =>
    group(
      bar('frame', [-w / 2 + 0.06, 0.05, front], [w / 2 - 0.06, 0.46, front], 0.03),
      bar('frame', [w / 2 - 0.06, 0.05, front + 0.032], [-w / 2 + 0.06, 0.46, front + 0.032], 0.03),
    );
  return made(
    group(
      mirror(
        group(
          bar('frame', [w / 2 - 0.04, 0.03, -z], [w / 2 - 0.04, 0.03, z], 0.035),
          bar('frame', [w / 2 - 0.04, 0.03, z], [w / 2 - 0.04, 0.64, z], 0.03),
          bar('frame', [w / 2 - 0.04, 0.03, -z], [w / 2 - 0.04, h, -z], 0.03),
          move(box('frame', 0.06, 0.022, d - 0.02, 0.006), w / 2 - 0.04, 0.64, 0.01),
        ),
      ),
      cross(-z + 0.05),
      cross(z - 0.08),
      sheet(
        'cloth',
        [-1, -0.5, 0, 0.5, 1].map((s): Vec3[] => [
          [s * (w / 2 - 0.05), 0.47 - 0.04 * (1 - s * s), -z],
          [s * (w / 2 - 0.05), 0.47 - 0.04 * (1 - s * s), z],
        ]),
        0.014,
      ),
      sheet(
        'cloth',
        [-1, -0.5, 0, 0.5, 1].map((s): Vec3[] => [
          [s * (w / 2 - 0.025), h - 0.02, -z - 0.03 * (1 - s * s)],
          [s * (w / 2 - 0.025), h - 0.2, -z - 0.03 * (1 - s * s)],
        ]),
        0.014,
      ),
    ),
    { cloth: 'canvas #26262a', frame: 'wood #b0824a' },
  );
}

function foldingChair({ size: [w, h, d] }: GeneratorContext): Generated {
  const x = w / 2 - 0.015;
  return made(
    group(
      mirror(
        group(
          tube(
            'frame',
            [
              [x, 0.01, d / 2 - 0.02],
              [x, 0.45, 0.02],
              [x, h - 0.06, -d / 2 + 0.05],
              [x - 0.03, h - 0.015, -d / 2 + 0.03],
            ],
            0.012,
          ),
          tube(
            'frame',
            [
              [x - 0.03, 0.01, -d / 2 + 0.02],
              [x - 0.03, 0.3, 0.04],
              [x - 0.03, 0.44, 0.14],
            ],
            0.011,
          ),
        ),
      ),
      rod('frame', [-x + 0.03, h - 0.015, -d / 2 + 0.03], [x - 0.03, h - 0.015, -d / 2 + 0.03], 0.012),
      rod('frame', [-x, 0.12, d / 2 - 0.07], [x, 0.12, d / 2 - 0.07], 0.009),
      rod('frame', [-x + 0.03, 0.1, -d / 2 + 0.06], [x - 0.03, 0.1, -d / 2 + 0.06], 0.009),
      turn(cushion('seat', w - 0.07, 0.03, d * 0.74, 0.012), [-4, 0, 0], [0, 0.43, 0.03]),
      turn(cushion('seat', w - 0.05, 0.19, 0.026, 0.011), [-14, 0, 0], [0, h - 0.24, -d / 2 + 0.09]),
    ),
    { seat: 'paint #6d7d8a', frame: 'metal #a8aeb4' },
  );
}

/** A stackable chair of one piece of plastic. */
function monobloc({ size: [w, h, d] }: GeneratorContext): Generated {
  const seat = 0.43;
  const leg = (x: number, z: number): Vec3[] => [
    [x * 1.02, 0, z * 1.04],
    [x, 0.3, z],
    [x * 0.97, seat, z * 0.95],
  ];
  const slat = (x: number) => bar('body', [x * 0.86, seat + 0.02, -d * 0.38], [x, h - 0.08, -d / 2 + 0.04], 0.036);
  return made(
    group(
      move(cushion('body', w - 0.1, 0.03, d - 0.14, 0.013), 0, seat - 0.015, 0.02),
      ...[-2, -1, 0, 1, 2].map((k) => slat(k * w * 0.13)),
      tube(
        'body',
        [
          [-w / 2 + 0.08, seat, -d * 0.38],
          [-w / 2 + 0.07, h - 0.16, -d / 2 + 0.06],
          [-w * 0.26, h - 0.04, -d / 2 + 0.02],
          [0, h - 0.03, -d / 2 + 0.015],
          [w * 0.26, h - 0.04, -d / 2 + 0.02],
          [w / 2 - 0.07, h - 0.16, -d / 2 + 0.06],
          [w / 2 - 0.08, seat, -d * 0.38],
        ],
        0.032,
      ),
      mirror(
        group(
          sweep('body', leg(w / 2 - 0.05, d / 2 - 0.05), 0.032, { sides: 4 }),
          sweep('body', leg(w / 2 - 0.06, -d / 2 + 0.06), 0.032, { sides: 4 }),
          tube(
            'body',
            [
              [w / 2 - 0.055, seat - 0.02, d / 2 - 0.06],
              [w / 2 - 0.03, 0.6, d / 2 - 0.08],
              [w / 2 - 0.03, 0.65, d * 0.28],
              [w / 2 - 0.03, 0.66, -0.1],
              [w / 2 - 0.06, 0.7, -d / 2 + 0.08],
            ],
            0.028,
          ),
        ),
      ),
    ),
    { body: 'plastic #f0efe9' },
  );
}

/** A tall chair for a small child, with a tray. */
function highChair({ size: [w, h, d] }: GeneratorContext): Generated {
  const seat = h * 0.6;
  return made(
    group(
      mirror(
        group(
          bar('frame', [w / 2 - 0.03, 0, d / 2 - 0.04], [w * 0.3, seat, d * 0.16], 0.035),
          bar('frame', [w / 2 - 0.03, 0, -d / 2 + 0.04], [w * 0.3, seat, -d * 0.2], 0.035),
          bar('frame', [w * 0.3, seat - 0.02, -d * 0.22], [w * 0.3, h, -d * 0.3], 0.032),
          bar('frame', [w * 0.3, seat, d * 0.12], [w * 0.3, seat + 0.17, d * 0.12], 0.03),
          bar('frame', [w * 0.3, seat + 0.17, -d * 0.26], [w * 0.3, seat + 0.17, d * 0.2], 0.03),
          bar('frame', [w * 0.41, 0.18, d * 0.34], [w * 0.41, 0.18, -d * 0.34], 0.025),
        ),
      ),
      bar('frame', [-w * 0.41, 0.2, d * 0.37], [w * 0.41, 0.2, d * 0.37], 0.025),
      move(box('frame', w * 0.6, 0.02, 0.14, 0.005), 0, seat * 0.5, d * 0.34),
      move(cushion('cushion', w * 0.6, 0.06, d * 0.5, 0.025), 0, seat - 0.02, -0.02),
      turn(cushion('cushion', w * 0.56, h - seat - 0.05, 0.05, 0.022), [-10, 0, 0], [0, seat + 0.03, -d * 0.2]),
      move(plate('tray', roundedRectangle(w * 0.94, d * 0.42, 0.1), 0.022), 0, seat + 0.18, d * 0.26),
      move(
        plate('rim', roundedRectangle(w * 0.96, d * 0.44, 0.1), 0.035, { holes: [roundedRectangle(w * 0.9, d * 0.38, 0.09)] }),
        0,
        seat + 0.18,
        d * 0.26,
      ),
      move(
        lathe(
          'cup',
          [
            [0.035, 0],
            [0.042, 0.07],
            [0.03, 0.085],
            [0.01, 0.1],
          ],
          { sides: 12 },
        ),
        w * 0.2,
        seat + 0.2,
        d * 0.26,
      ),
    ),
    { cushion: 'plastic #7cc0b0', frame: 'wood #cfa468', tray: 'plastic #f6f4ee', rim: 'plastic #f6f4ee', cup: 'plastic #e8803a' },
  );
}

/** Light seats: folding, stacking and small ones. */
export const LIGHT_SEATS = {
  'deck-chair': deckChair,
  'director-chair': directorChair,
  'folding-chair': foldingChair,
  monobloc,
  'high-chair': highChair,
} as const;
