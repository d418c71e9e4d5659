import type { Generated, GeneratorContext, TextileSpec } from '@diorama/catalogue';
import { cushion, made } from '@diorama/furnishing-parts';
import { array, box, extrude, group, lathe, mirror, move, rod, sheet, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { persian, plainCarpet, roundCarpet, shag, runner, redCarpet, doormat, bearskin, cowhide, tatami, foamMats } from './carpets.js';
import type { Size } from './carpets.js';

/** Cloth in folds from x0 to x1 between two heights, drawn together by a share at the waist. */
function drape(
  slot: string,
  [x0, x1]: Point2,
  [low, top]: Point2,
  { depth = 0.06, tie = 1, side = 0 }: { depth?: number; tie?: number; side?: number } = {},
): Shape {
  const columns = Math.max(12, Math.round(Math.abs(x1 - x0) / 0.04));
  const anchor = side === 0 ? (x0 + x1) / 2 : side < 0 ? x0 : x1;
  const row = (y: number, share: number): Vec3[] =>
    Array.from({ length: columns + 1 }, (_, k): Vec3 => [
      anchor + (x0 + ((x1 - x0) * k) / columns - anchor) * share,
      y,
      depth * Math.sin(k * 1.25),
    ]);
  const waist = low + 0.4 * (top - low);
  return sheet(
    slot,
    tie === 1
      ? [row(top, 1), row(low, 1)]
      : [
          row(top, 1),
          row(top - (top - waist) * 0.55, 0.5 + 0.5 * tie),
          row(waist, tie),
          row(low + (waist - low) * 0.5, 0.3 + 0.7 * tie),
          row(low, 0.42 + 0.58 * tie),
        ],
    0.014,
  );
}

const pole = (w: number, h: number, slot = 'brass'): Shape =>
  group(
    rod(slot, [-w / 2, h - 0.05, 0], [w / 2, h - 0.05, 0], 0.016),
    mirror(move(sphere(slot, 0.034, { detail: 1 }), w / 2 - 0.01, h - 0.05, 0)),
  );

const curtain = ([w, h, d]: Size): Shape =>
  group(
    pole(w, h),
    ...[-1, 1].map((s) =>
      group(
        drape('cloth', s < 0 ? [-w / 2 + 0.04, -0.03] : [0.03, w / 2 - 0.04], [0.02, h - 0.06], { depth: d * 0.36, tie: 0.42, side: s }),
        move(box('trim', w * 0.2, 0.05, d * 0.9, 0.01), s * (w * 0.4), h * 0.4, 0),
      ),
    ),
  );

const sheer = ([w, h, d]: Size): Shape =>
  group(pole(w, h, 'steel'), drape('sheer', [-w / 2 + 0.03, w / 2 - 0.03], [0.02, h - 0.06], { depth: d * 0.4 }));

const stageCurtain = ([w, h, d]: Size): Shape =>
  group(
    ...[-1, 1].map((s) =>
      drape('cloth', s < 0 ? [-w / 2, -w * 0.02] : [w * 0.02, w / 2], [0, h * 0.92], { depth: d * 0.36, tie: 0.4, side: s }),
    ),
    ...Array.from({ length: 5 }, (_, k) => {
      const each = w / 5;
      const swag: Point2[] = Array.from({ length: 9 }, (_, n): Point2 => [
        (n / 8 - 0.5) * each,
        -0.16 * h * Math.sin((n / 8) * Math.PI) - 0.03 * h,
      ]);
      return move(
        group(
          extrude('cloth2', [...swag, [each / 2, 0.08 * h], [-each / 2, 0.08 * h]], d * 0.5),
          ...swag.slice(1).map((p, n) => rod('gold', [swag[n]?.[0] ?? 0, swag[n]?.[1] ?? 0, d * 0.2], [p[0], p[1], d * 0.2], 0.03, 6)),
        ),
        (k - 2) * each,
        h * 0.92,
        d * 0.2,
      );
    }),
    move(box('gold', w, 0.06, d * 0.8), 0, h - 0.06, 0),
  );

const venetian = ([w, h, d]: Size): Shape => {
  const n = Math.round(h / 0.055);
  return group(
    move(box('white', w, 0.05, d), 0, h - 0.05, 0),
    array(move(turn(box('white', w - 0.02, 0.005, d * 0.8), [32, 0, 0]), 0, 0.04, 0), n, [0, (h - 0.1) / n, 0]),
    move(box('white', w - 0.02, 0.025, d * 0.7), 0, 0, 0),
    ...[-0.34, 0.34].map((x) => move(box('steel', 0.012, h - 0.04, d * 0.9), x * w, 0.01, 0)),
    rod('steel', [w * 0.44, h - 0.06, d * 0.5], [w * 0.44, h * 0.3, d * 0.5], 0.006),
  );
};

const verticalBlinds = ([w, h, d]: Size): Shape =>
  group(
    move(box('white', w, 0.05, d * 0.8), 0, h - 0.05, 0),
    array(
      turn(box('sheer', 0.09, h - 0.06, 0.006), [0, 34, 0], [0, 0.01, 0]),
      Math.round(w / 0.09),
      [w / Math.round(w / 0.09), 0, 0],
      true,
    ),
  );

const rollerBlind = ([w, h, d]: Size): Shape =>
  group(
    move(
      turn(
        lathe(
          'white',
          [
            [d * 0.4, -w / 2],
            [d * 0.4, w / 2],
          ],
          { sides: 14 },
        ),
        [0, 0, 90],
      ),
      0,
      h - d * 0.45,
      0,
    ),
    move(box('cloth3', w * 0.95, h * 0.9, 0.008), 0, 0.02, d * 0.3),
    move(box('white', w * 0.96, 0.03, 0.02), 0, 0.01, d * 0.3),
    rod('steel', [0, -0.08, d * 0.3], [0, 0.02, d * 0.3], 0.004),
    move(sphere('white', 0.016, { detail: 1 }), 0, -0.08, d * 0.3),
  );

const romanBlind = ([w, h, d]: Size): Shape =>
  group(
    move(box('white', w, 0.05, d * 0.5), 0, h - 0.05, 0),
    move(box('cloth3', w * 0.98, h * 0.62, 0.012), 0, h * 0.36, 0),
    ...[0, 1, 2, 3].map((k) =>
      move(cushion('cloth3', w * 0.98, h * 0.12, d * (0.4 + 0.15 * k), 0.03), 0, h * (0.27 - 0.085 * k), d * 0.05 * k),
    ),
  );

const beadCurtain = ([w, h]: Size): Shape => {
  const n = Math.round(w / 0.07);
  return group(
    move(box('wood', w, 0.05, 0.05), 0, h - 0.05, 0),
    ...Array.from({ length: n }, (_, k) =>
      group(
        rod('steel', [(k - (n - 1) / 2) * (w / n), 0.05, 0], [(k - (n - 1) / 2) * (w / n), h - 0.04, 0], 0.003, 4),
        ...Array.from({ length: 12 }, (_, b) =>
          move(
            sphere(['red', 'amber', 'teal', 'wood'][(k + b) % 4] as string, 0.022, { detail: 0 }),
            (k - (n - 1) / 2) * (w / n),
            0.06 + (b * (h - 0.14)) / 11,
            0,
          ),
        ),
      ),
    ),
  );
};

const hospitalCurtain = ([w, h, d]: Size): Shape =>
  group(
    rod('steel', [-w / 2, h - 0.02, -d / 2 + 0.05], [w / 2 - 0.3, h - 0.02, -d / 2 + 0.05], 0.016),
    move(drape('mint', [-w / 2 + 0.02, w / 2 - 0.1], [0.25, h - 0.34], { depth: 0.05 }), 0, 0, -d / 2 + 0.08),
    move(drape('sheer', [-w / 2 + 0.02, w / 2 - 0.1], [h - 0.34, h - 0.04], { depth: 0.05 }), 0, 0, -d / 2 + 0.08),
    turn(drape('mint', [-d / 2, d / 2 - 0.1], [0.25, h - 0.34], { depth: 0.05 }), [0, 90, 0], [-w / 2 + 0.05, 0, 0]),
    turn(drape('sheer', [-d / 2, d / 2 - 0.1], [h - 0.34, h - 0.04], { depth: 0.05 }), [0, 90, 0], [-w / 2 + 0.05, 0, 0]),
    rod('steel', [-w / 2 + 0.05, h - 0.02, -d / 2], [-w / 2 + 0.05, h - 0.02, d / 2], 0.016),
  );

const TEXTILES: Readonly<Record<TextileSpec['kind'], (size: Size) => Shape>> = {
  curtain,
  'sheer-curtain': sheer,
  'stage-curtain': stageCurtain,
  'venetian-blinds': venetian,
  'vertical-blinds': verticalBlinds,
  'roller-blind': rollerBlind,
  'roman-blind': romanBlind,
  'bead-curtain': beadCurtain,
  'persian-carpet': persian,
  'plain-carpet': plainCarpet,
  'round-carpet': roundCarpet,
  'shag-rug': shag,
  runner,
  'red-carpet': redCarpet,
  doormat,
  bearskin,
  cowhide,
  tatami,
  'foam-mats': foamMats,
  'hospital-curtain': hospitalCurtain,
};

/** Cloth in a room: curtains, blinds and carpets. */
export const textile = ({ kind }: TextileSpec, { size }: GeneratorContext): Generated =>
  made(TEXTILES[kind](size), {
    cloth: 'fabric #8a2030',
    cloth2: 'fabric #a02838',
    cloth3: 'canvas #c8b898',
    sheer: 'canvas #f4f0e6',
    trim: 'fabric #d8b050',
    white: 'paint #f2f0ea',
    grey: 'wool #8a8a88',
    cream: 'wool #ece4d4',
    red: 'fabric #a02430',
    teal: 'fabric #2f7f80',
    mint: 'fabric #8fc8b8',
    amber: 'fabric #d89a3a',
    navy: 'fabric #23335a',
    gold2: 'fabric #d8b46a',
    fringe: 'wool #e0d6c0',
    brass: 'brass',
    steel: 'metal',
    gold: 'gold',
    wood: 'wood',
    fur: 'fur #5a3a22',
    fur2: 'fur #8a6a48',
    coir: 'straw #a07840',
    dark: 'plastic #241c18',
    straw: 'straw #c8c088',
    trim2: 'fabric #2f4a34',
  });
