import type { Generated, GeneratorContext } from '@diorama/catalogue';
import { cushion, made, sideways } from '@diorama/furnishing-parts';
import { box, group, lathe, mirror, move, sweep, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

/** Draws the kneeler. */
export function kneeler({ size: [w, h, d] }: GeneratorContext): Generated {
  return made(
    group(
      move(cushion('cushion', w - 0.1, 0.1, 0.3, 0.04), 0, 0.2, d / 2 - 0.17),
      move(box('frame', w - 0.04, 0.2, 0.34, 0.01), 0, 0, d / 2 - 0.17),
      mirror(move(box('frame', 0.05, h - 0.04, 0.24, 0.01), w / 2 - 0.03, 0, -d / 2 + 0.14)),
      turn(box('frame', w, 0.04, 0.32, 0.01), [18, 0, 0], [0, h - 0.09, -d / 2 + 0.16]),
      turn(cushion('cushion', w - 0.06, 0.04, 0.16, 0.018), [18, 0, 0], [0, h - 0.06, -d / 2 + 0.2]),
      move(box('frame', w - 0.06, 0.4, 0.03), 0, 0.3, -d / 2 + 0.1),
      move(box('cross', 0.04, 0.26, 0.05), 0, 0.36, -d / 2 + 0.11),
      move(box('cross', 0.16, 0.04, 0.05), 0, 0.5, -d / 2 + 0.11),
    ),
    { frame: 'wood #6a4024', cushion: 'fabric #7a2030', cross: 'brass' },
  );
}

/** Draws the x stool. */
export function xStool({ size: [w, h, d] }: GeneratorContext): Generated {
  const strip = (side: number): Shape => {
    const points = Array.from({ length: 9 }, (_, k): Vec3 => {
      const t = k / 8;
      return [side * (-0.5 * w + 0.04 + t * (w - 0.08)), h * (t < 0.5 ? 0.5 - 2 * (0.5 - t) ** 2 : 0.5 + 2 * (t - 0.5) ** 2) * 0.96, 0];
    });
    return sweep('frame', points, 0.034, { sides: 4 });
  };
  return made(
    group(
      ...[-1, 1].map((s) => move(group(strip(1), strip(-1)), 0, 0, s * (d / 2 - 0.05))),
      move(cushion('cushion', w - 0.08, 0.08, d - 0.02, 0.03), 0, h * 0.82, 0),
      ...[-1, 1].map((s) =>
        turn(
          lathe(
            'frame',
            [
              [0.03, -d / 2 + 0.02],
              [0.03, d / 2 - 0.02],
            ],
            { sides: 10 },
          ),
          [90, 0, 0],
          [s * (w / 2 - 0.04), h - 0.03, 0],
        ),
      ),
    ),
    { cushion: 'leather #8f2f28', frame: 'wood #5a3620' },
  );
}

/** Draws the step stool. */
export function stepStool({ size: [w, h, d] }: GeneratorContext): Generated {
  const side: Point2[] = [
    [-d / 2, 0],
    [-d / 2 + 0.06, 0],
    [-0.02, 0.12],
    [d / 2 - 0.06, 0],
    [d / 2, 0],
    [d / 2 - 0.04, h / 2],
    [0.02, h / 2],
    [-0.02, h - 0.02],
    [-d / 2 + 0.06, h - 0.02],
  ];
  return made(
    group(
      mirror(move(sideways('frame', side, 0.024), w / 2 - 0.04, 0, 0)),
      move(box('seat', w, 0.026, d / 2, 0.006), 0, h - 0.026, -d / 4 + 0.02),
      move(box('seat', w, 0.026, d / 2, 0.006), 0, h / 2 - 0.01, d / 4 - 0.01),
      move(box('frame', w - 0.08, 0.08, 0.02), 0, h - 0.12, -d / 2 + 0.08),
    ),
    { seat: 'wood #c8a068', frame: 'paint #e8e4da' },
    { offers: [{ kind: 'top', height: h, size: [w, d / 2] }] },
  );
}

/** A slice of a trunk as a seat. */
export function stumpSeat({ size: [w, h] }: GeneratorContext): Generated {
  const r = w / 2;
  return made(
    group(
      lathe(
        'bark',
        [
          [r, 0],
          [r * 0.9, h * 0.2],
          [r * 0.88, h - 0.03],
          [r * 0.84, h - 0.01],
        ],
        { sides: 14 },
      ),
      move(
        lathe(
          'wood',
          [
            [r * 0.8, 0],
            [r * 0.8, 0.012],
          ],
          { sides: 14, smooth: false },
        ),
        0,
        h - 0.012,
        0,
      ),
      ...[0.62, 0.4, 0.18].map((share) =>
        move(
          lathe(
            'bark',
            [
              [r * share, 0],
              [r * share, 0.002],
              [r * share - 0.01, 0.002],
              [r * share - 0.01, 0],
              [r * share, 0],
            ],
            { sides: 14 },
          ),
          0,
          h - 0.001,
          0,
        ),
      ),
    ),
    { bark: 'bark #5a4432', wood: 'wood #d0aa74' },
  );
}
