import type { Generated, GeneratorContext } from '@diorama/catalogue';
import { cushion, ellipse, made, plate, roller, tube } from '@diorama/furnishing-parts';
import { bar, box, cylinder, group, lathe, mirror, move, rod, scatter, sheet, turn } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

function hammock({ size: [w, h, d] }: GeneratorContext): Generated {
  const half = w / 2 - 0.28;
  const cloth = (from: number, to: number): Vec3[][] =>
    Array.from({ length: 13 }, (_, r): Vec3[] => {
      const t = r / 6 - 1;
      const spread = 0.36 * (1 - 0.62 * t ** 4);
      return [from, to].map((z): Vec3 => [t * (half - 0.12), 0.42 + 0.5 * t * t + 0.24 * (z * 2) ** 2 * (1 - t * t), z * 2 * spread]);
    });
  return made(
    group(
      ...Array.from({ length: 8 }, (_, k) =>
        sheet(['cloth', 'stripe', 'cloth', 'bright'][k % 4] as string, cloth(-0.5 + k / 8, -0.5 + (k + 1) / 8), 0.014),
      ),
      mirror(
        group(
          ...[-0.3, -0.15, 0, 0.15, 0.3].map((z) => rod('rope', [half - 0.14, 0.86, z * 0.4], [half + 0.06, h - 0.14, 0], 0.007, 5)),
          tube(
            'frame',
            [
              [half + 0.1, h, 0],
              [half + 0.14, h * 0.7, 0],
              [half - 0.2, 0.22, 0],
              [half - 0.5, 0.07, 0],
              [0, 0.06, 0],
            ],
            0.045,
          ),
          bar('frame', [half - 0.36, 0.05, -d / 2 + 0.04], [half - 0.36, 0.05, d / 2 - 0.04], 0.08),
          move(cylinder('rope', 0.02, 0.05), half + 0.06, h - 0.16, 0),
        ),
      ),
    ),
    { cloth: 'canvas #d84a3a', stripe: 'canvas #f0e2b8', bright: 'canvas #2f8a9a', rope: 'rope', frame: 'wood #8a5a30' },
  );
}

function sleepingBag({ size: [w, h, d] }: GeneratorContext): Generated {
  const ribs = 9;
  return made(
    group(
      ...Array.from({ length: ribs }, (_, k) => {
        const t = (k + 0.5) / ribs;
        const width = w * (0.98 - 0.34 * t ** 2);
        return move(cushion('cover', width, h * (0.86 - 0.25 * t), d * 0.096, 0.034), 0, 0, -d * 0.28 + t * d * 0.76);
      }),
      move(cushion('lining', w * 0.9, h * 0.3, d * 0.24, 0.03), 0, 0, -d * 0.36),
      move(cushion('lining', w * 0.86, h * 0.42, 0.14, 0.05), 0, h * 0.32, -d * 0.24),
      move(cushion('pillow', w * 0.6, h * 0.6, d * 0.15, 0.04), 0, h * 0.28, -d * 0.38),
      move(box('zip', 0.014, 0.012, d * 0.7), w * 0.2, h * 0.66, d * 0.06),
    ),
    { cover: 'fabric #e0702a', lining: 'fabric #2f4a5f', pillow: 'fabric #f0ece0', zip: 'metal' },
  );
}

function campBed({ size: [w, h, d] }: GeneratorContext): Generated {
  const top = h - 0.12;
  return made(
    group(
      sheet(
        'cloth',
        [-1, -0.6, 0, 0.6, 1].map((s): Vec3[] => [
          [s * (w / 2 - 0.02), top - 0.05 * (1 - s * s), -d / 2 + 0.03],
          [s * (w / 2 - 0.02), top - 0.05 * (1 - s * s), d / 2 - 0.03],
        ]),
        0.014,
      ),
      mirror(rod('frame', [w / 2 - 0.02, top, -d / 2], [w / 2 - 0.02, top, d / 2], 0.018)),
      ...[-0.36, 0, 0.36].map((z) =>
        group(
          bar('frame', [-w / 2 + 0.03, 0, z * d], [w / 2 - 0.06, top, z * d], 0.03),
          bar('frame', [w / 2 - 0.03, 0, z * d + 0.03], [-w / 2 + 0.06, top, z * d + 0.03], 0.03),
        ),
      ),
      move(cushion('pillow', w * 0.8, 0.11, 0.3, 0.05), 0, top - 0.04, -d / 2 + 0.22),
      move(cushion('blanket', w * 0.9, 0.06, 0.36, 0.025), 0, top - 0.05, d / 2 - 0.26),
    ),
    { cloth: 'canvas #6f7a4a', frame: 'wood #a8763f', pillow: 'fabric #e8e4d4', blanket: 'fabric #8a4a3a' },
  );
}

function mattress({ size: [w, h, d] }: GeneratorContext): Generated {
  return made(
    group(
      cushion('body', w, h, d, 0.05),
      ...[0.24, 0.78].map((y) => move(cushion('trim', w + 0.012, 0.018, d + 0.012, 0.008), 0, y * h, 0)),
      ...Array.from({ length: 5 }, (_, k) => move(box('seam', w - 0.1, 0.004, 0.014), 0, h - 0.001, (k - 2) * (d / 5.4))),
      ...Array.from({ length: 4 }, (_, k) => move(box('seam', 0.014, 0.004, d - 0.1), (k - 1.5) * (w / 4.4), h - 0.001, 0)),
    ),
    { body: 'fabric #f2efe6', trim: 'fabric #8a9ab0', seam: 'fabric #d8d3c4' },
  );
}

function airBed({ size: [w, h, d] }: GeneratorContext): Generated {
  const tubes = 7;
  return made(
    group(
      ...Array.from({ length: tubes }, (_, k) =>
        move(roller(k % 2 ? 'stripe' : 'body', w / tubes / 1.9, d * 0.8, 'z', 14), (k - (tubes - 1) / 2) * (w / tubes), h * 0.42, d * 0.09),
      ),
      move(
        turn(
          lathe(
            'body',
            [
              [h * 0.34, -w / 2],
              [h * 0.5, -w / 2 + 0.06],
              [h * 0.5, w / 2 - 0.06],
              [h * 0.34, w / 2],
            ],
            { sides: 16 },
          ),
          [0, 0, 90],
        ),
        0,
        h * 0.5,
        -d / 2 + h * 0.5,
      ),
    ),
    { body: 'plastic #2f7fd0', stripe: 'plastic #f0c838' },
  );
}

function futon({ size: [w, h, d] }: GeneratorContext): Generated {
  return made(
    group(
      cushion('mattress', w, h * 0.42, d, 0.045),
      move(cushion('cover', w * 1.0, h * 0.36, d * 0.66, 0.045), 0, h * 0.36, d * 0.15),
      move(cushion('fold', w * 0.99, h * 0.2, d * 0.14, 0.035), 0, h * 0.66, -d * 0.12),
      move(cushion('pillow', w * 0.46, h * 0.42, 0.32, 0.045), 0, h * 0.38, -d / 2 + 0.24),
    ),
    { cover: 'fabric #3f5f8a', mattress: 'fabric #f4f0e4', fold: 'fabric #f0ede2', pillow: 'fabric #d8c89a' },
  );
}

function roundBed({ size: [w, h, d] }: GeneratorContext): Generated {
  const r = Math.min(w, d) / 2;
  return made(
    group(
      lathe(
        'frame',
        [
          [r - 0.04, 0],
          [r, 0.03],
          [r, 0.26],
          [r - 0.03, 0.3],
        ],
        { sides: 36 },
      ),
      move(
        lathe(
          'mattress',
          [
            [r - 0.08, 0],
            [r - 0.05, 0.05],
            [r - 0.05, 0.15],
            [r - 0.12, 0.2],
          ],
          { sides: 36 },
        ),
        0,
        0.28,
        0,
      ),
      move(
        plate(
          'cover',
          ellipse(r - 0.04, r - 0.04, 36).filter(([, z]) => z > -0.2 * r),
          0.2,
        ),
        0,
        0.31,
        0,
      ),
      ...Array.from({ length: 11 }, (_, k) =>
        turn(move(cushion('frame', r * 0.31, h - 0.05, 0.14, 0.06), 0, 0, -r + 0.02), [0, (k - 5) * 15, 0]),
      ),
      ...[-1, 0, 1].map((k) =>
        turn(cushion('pillow', 0.56, 0.4, 0.15, 0.065), [-30, k * -24, 0], [k * 0.5, 0.48, -r * 0.62 + 0.1 * Math.abs(k)]),
      ),
    ),
    { cover: 'fabric #7a1f2f', frame: 'leather #1f1c1c', mattress: 'fabric #f0ece4', pillow: 'fabric #c8a050' },
  );
}

function strawBed({ size: [w, h, d] }: GeneratorContext): Generated {
  const straw = group(...[0, 50, 110, 150].map((yaw) => turn(box('straw', 0.012, 0.012, 0.22), [12, yaw, 0])));
  return made(
    group(
      mirror(move(box('frame', 0.05, h * 0.5, d), w / 2 - 0.025, 0, 0)),
      ...[-1, 1].map((s) => move(box('frame', w, h * (s < 0 ? 0.8 : 0.5), 0.05), 0, 0, s * (d / 2 - 0.025))),
      scatter(move(cushion('straw', w - 0.1, h * 0.6, d - 0.1, 0.12), 0, 0.02, 0), [straw], 60, { seed: 5 }),
      move(cushion('blanket', w * 0.98, h * 0.3, d * 0.5, 0.05), 0, h * 0.42, d * 0.2),
    ),
    { straw: 'straw', frame: 'planks', blanket: 'fabric #7a5a40' },
  );
}

/** Beds without a bedstead. */
export const CAMP_BEDS = {
  hammock,
  'sleeping-bag': sleepingBag,
  'camp-bed': campBed,
  mattress,
  'air-bed': airBed,
  futon,
  'round-bed': roundBed,
  'straw-bed': strawBed,
} as const;
