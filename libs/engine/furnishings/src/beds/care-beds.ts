import type { Generated, GeneratorContext } from '@diorama/catalogue';
import { cushion, made, roller, tube } from '@diorama/furnishing-parts';
import { array, box, cylinder, group, lathe, mirror, move, rod, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

const FINISHES = {
  mattress: 'fabric #e8f0f2',
  cover: 'fabric #6fa8b8',
  pillow: 'fabric #fbfbf8',
  frame: 'metal #c4ccd0',
  panel: 'plastic #e9e2cf',
  accent: 'plastic #4f8fb0',
  castors: 'rubber #2a2c30',
  pad: 'leather #2f6f7a',
  base: 'metal #8a9298',
  lamp: 'glow #fffbe8',
  housing: 'plastic #f0f2f2',
  paper: 'paper #fbfbf8',
  bag: 'glass #dff0f4',
  wood: 'wood #a8763f',
  front: 'wood #c8a070',
} as const;

const castors = (w: number, d: number, radius = 0.06): Shape =>
  mirror(
    mirror(
      group(move(roller('castors', radius, 0.03, 'x', 14), w, radius, d), move(box('frame', 0.03, radius + 0.03, 0.05), w, radius, d)),
      'z',
    ),
  );

const sideRail = (x: number, y: number, length: number, z: number): Shape =>
  group(
    tube(
      'frame',
      [
        [x, y, z - length / 2],
        [x, y + 0.28, z - length / 2 + 0.06],
        [x, y + 0.3, z],
        [x, y + 0.28, z + length / 2 - 0.06],
        [x, y, z + length / 2],
      ],
      0.014,
    ),
    ...[-0.25, 0, 0.25].map((k) => rod('frame', [x, y, z + k * length], [x, y + 0.29, z + k * length], 0.009, 6)),
  );

function hospitalBed({ size: [w, h, d] }: GeneratorContext): Generated {
  const top = 0.62;
  const flat = d * 0.56;
  return made(
    group(
      castors(w / 2 - 0.1, d / 2 - 0.2, 0.075),
      move(box('base', w - 0.24, 0.1, d - 0.4), 0, 0.16, 0),
      ...[-0.26, 0.26].map((z) => move(box('base', 0.3, 0.3, 0.14), 0, 0.22, z * d)),
      move(box('frame', w - 0.1, 0.06, d - 0.14), 0, top - 0.2, 0),
      move(cushion('mattress', w - 0.14, 0.16, flat, 0.05), 0, top - 0.14, d / 2 - 0.1 - flat / 2),
      move(cushion('cover', w - 0.1, 0.18, flat * 0.8, 0.06), 0, top - 0.13, d / 2 - 0.1 - flat * 0.42),
      turn(
        group(
          move(cushion('mattress', w - 0.14, 0.16, d * 0.36, 0.05), 0, 0, -d * 0.18),
          move(box('frame', w - 0.12, 0.03, d * 0.36), 0, -0.03, -d * 0.18),
          move(cushion('pillow', w * 0.6, 0.13, 0.36, 0.06), 0, 0.14, -d * 0.26),
        ),
        [38, 0, 0],
        [0, top - 0.14, d / 2 - 0.1 - flat],
      ),
      ...[-1, 1].map((s) =>
        move(
          group(cushion('panel', w - 0.06, s < 0 ? 0.52 : 0.42, 0.05, 0.02), move(box('accent', w * 0.5, 0.1, 0.056), 0, 0.2, 0)),
          0,
          top - 0.26,
          s * (d / 2 - 0.03),
        ),
      ),
      mirror(group(sideRail(w / 2 - 0.02, top - 0.06, d * 0.34, -d * 0.08), sideRail(w / 2 - 0.02, top - 0.06, d * 0.24, d * 0.27))),
      rod('frame', [-w / 2 + 0.1, 0.4, -d / 2 + 0.02], [-w / 2 + 0.1, h - 0.02, -d / 2 + 0.02], 0.012),
      rod('frame', [-w / 2 + 0.02, h - 0.03, -d / 2 + 0.02], [-w / 2 + 0.18, h - 0.03, -d / 2 + 0.02], 0.008),
      move(cushion('bag', 0.12, 0.2, 0.04, 0.018), -w / 2 + 0.04, h - 0.26, -d / 2 + 0.02),
    ),
    FINISHES,
    { offers: [{ kind: 'top', height: top, size: [w - 0.2, flat] }] },
  );
}

function gurney({ size: [w, h, d] }: GeneratorContext): Generated {
  const top = h - 0.3;
  return made(
    group(
      castors(w / 2 - 0.06, d / 2 - 0.24, 0.09),
      ...[-1, 1].map((s) =>
        group(
          rod('frame', [s * (w / 2 - 0.08), 0.18, -d * 0.38], [s * (w / 2 - 0.08), top - 0.06, d * 0.3], 0.018),
          rod('frame', [s * (w / 2 - 0.08), 0.18, d * 0.38], [s * (w / 2 - 0.08), top - 0.06, -d * 0.3], 0.018),
          rod('frame', [s * (w / 2 - 0.08), 0.16, -d * 0.4], [s * (w / 2 - 0.08), 0.16, d * 0.4], 0.02),
        ),
      ),
      move(box('frame', w - 0.06, 0.04, d - 0.1), 0, top - 0.06, 0),
      move(cushion('accent', w - 0.1, 0.1, d * 0.62, 0.04), 0, top - 0.02, d * 0.15),
      turn(
        group(
          move(cushion('accent', w - 0.1, 0.1, d * 0.34, 0.04), 0, 0, -d * 0.17),
          move(cushion('pillow', w * 0.66, 0.1, 0.3, 0.045), 0, 0.08, -d * 0.23),
        ),
        [22, 0, 0],
        [0, top - 0.02, -d * 0.16],
      ),
      ...[0.02, 0.26].map((z) => move(box('castors', w - 0.06, 0.012, 0.06), 0, top + 0.078, z * d)),
      mirror(sideRail(w / 2 - 0.015, top - 0.04, d * 0.4, 0.02)),
    ),
    { ...FINISHES, accent: 'leather #d86a2c' },
  );
}

function operatingTable({ size: [w, h, d] }: GeneratorContext): Generated {
  const top = 0.9;
  const lamp = group(
    lathe(
      'housing',
      [
        [0.3, 0],
        [0.33, 0.04],
        [0.26, 0.11],
        [0.06, 0.15],
      ],
      { sides: 28 },
    ),
    ...[0, 1, 2, 3, 4, 5].map((k) =>
      move(cylinder('lamp', 0.07, 0.012, { sides: 14 }), 0.19 * Math.cos((k * Math.PI) / 3), -0.012, 0.19 * Math.sin((k * Math.PI) / 3)),
    ),
    move(cylinder('lamp', 0.07, 0.012, { sides: 14 }), 0, -0.012, 0),
  );
  return made(
    group(
      move(box('base', 0.5, 0.14, 0.8, 0.04), 0, 0, 0),
      move(box('base', 0.28, top - 0.22, 0.34, 0.02), 0, 0.1, 0),
      move(box('frame', 0.5, 0.06, d - 0.3), 0, top - 0.14, 0.05),
      ...[
        [-0.36, 0.22],
        [-0.12, 0.5],
        [0.2, 0.34],
        [0.41, 0.22],
      ].map(([z = 0, share = 0]) => move(cushion('pad', 0.54, 0.09, share * d * 0.56, 0.035), 0, top - 0.09, z * d * 0.9 + 0.06)),
      ...[-1, 1].map((s) => turn(cushion('pad', 0.14, 0.06, 0.5, 0.025), [0, s * 60, 0], [s * 0.5, top - 0.08, -d * 0.14])),
      tube(
        'housing',
        [
          [0.5, 0.04, -d * 0.3],
          [0.5, h - 0.3, -d * 0.3],
          [0.46, h - 0.02, -d * 0.28],

          [0.3, h, -d * 0.16],
          [0.14, h - 0.1, -0.02],
        ],
        0.03,
      ),
      turn(lamp, [-14, 0, 14], [0.1, h - 0.26, 0]),
      move(cylinder('base', 0.26, 0.06, { sides: 20 }), 0.5, 0, -d * 0.3),
      move(
        group(
          mirror(rod('frame', [0.2, 0.05, 0], [0.2, 0.92, 0], 0.012)),
          box('frame', 0.44, 0.03, 0.3),
          move(box('frame', 0.48, 0.02, 0.34), 0, 0.92, 0),
          ...[0, 1, 2, 3, 4].map((k) => move(box('lamp', 0.012, 0.01, 0.16), -0.16 + k * 0.08, 0.94, 0)),
        ),
        -w / 2 + 0.24,
        0,
        d * 0.26,
      ),
    ),
    { ...FINISHES, pad: 'leather #1f7a6a', frame: 'metal #7c868c' },
    { lights: [{ at: [0, h - 0.7, 0], color: '#fff4dc', power: 1.6, when: 'lit' }] },
  );
}

function examinationTable({ size: [w, h, d] }: GeneratorContext): Generated {
  return made(
    group(
      move(box('housing', w - 0.1, h * 0.62, d * 0.72, 0.02), 0, 0.04, 0.04),
      ...[-1, 1].map((s) =>
        move(
          group(box('front', 0.02, h * 0.26, d * 0.3, 0.004), move(box('frame', 0.03, 0.014, 0.14), 0, h * 0.2, 0)),
          w / 2 - 0.05,
          h * 0.3,
          s * d * 0.17 + 0.04,
        ),
      ),
      move(cushion('pad', w, 0.11, d * 0.62, 0.04), 0, h * 0.68, d * 0.16),
      turn(move(cushion('pad', w, 0.11, d * 0.36, 0.04), 0, 0, -d * 0.18), [40, 0, 0], [0, h * 0.68, -d * 0.14]),
      move(box('paper', w * 0.62, 0.006, d * 0.63), 0, h * 0.68 + 0.112, d * 0.16),
      turn(move(box('paper', w * 0.62, 0.006, d * 0.35), 0, 0.112, -d * 0.18), [40, 0, 0], [0, h * 0.68, -d * 0.14]),
      move(box('base', w * 0.6, 0.12, 0.3, 0.01), 0, 0, d / 2 - 0.16),
    ),
    { ...FINISHES, front: 'plastic #d8dde0', pad: 'leather #3f8a8f' },
  );
}

function massageTable({ size: [w, h, d] }: GeneratorContext): Generated {
  const top = h - 0.04;
  return made(
    group(
      move(cushion('pad', w, 0.1, d * 0.82, 0.04), 0, top - 0.1, d * 0.09),
      move(
        turn(
          lathe(
            'pad',
            [
              [0.1, 0],
              [0.15, 0.03],
              [0.15, 0.06],
              [0.1, 0.09],
              [0.07, 0.06],
              [0.07, 0.03],
              [0.1, 0],
            ],
            { sides: 22 },
          ),
          [0, 0, 0],
        ),
        0,
        top - 0.09,
        -d * 0.385,
      ),
      move(box('wood', w - 0.06, 0.05, d * 0.8), 0, top - 0.14, d * 0.09),
      mirror(
        group(
          ...[-0.26, 0.44].map((z) => rod('wood', [w / 2 - 0.08, 0, z * d], [w / 2 - 0.1, top - 0.1, z * d], 0.022)),
          rod('wood', [w / 2 - 0.09, 0.25, -0.26 * d], [w / 2 - 0.09, top - 0.14, 0.05 * d], 0.014),
          rod('wood', [w / 2 - 0.09, 0.25, 0.44 * d], [w / 2 - 0.09, top - 0.14, 0.13 * d], 0.014),
        ),
      ),
      move(cushion('pillow', w * 0.7, 0.06, 0.34, 0.025), 0, top - 0.005, d * 0.3),
      ...[0, 1, 2].map((k) =>
        move(
          turn(roller('pillow', 0.045, w * 0.5, 'x', 14), [0, 0, 0]),
          0,
          top + 0.045 + (k === 2 ? 0.07 : 0),
          d * 0.1 + (k === 2 ? 0.045 : k * 0.09),
        ),
      ),
    ),
    { ...FINISHES, pad: 'leather #7a4a3a' },
  );
}

function prisonBunk({ size: [w, h, d] }: GeneratorContext): Generated {
  return made(
    group(
      mirror(mirror(move(box('base', 0.05, h, 0.05), w / 2 - 0.025, 0, d / 2 - 0.025), 'z')),
      ...[0.42, h - 0.34].map((y) =>
        move(
          group(
            box('base', w, 0.05, d),
            move(box('cover', w - 0.06, 0.1, d - 0.1, 0.03), 0, 0.05, 0),
            move(cushion('pillow', w * 0.7, 0.1, 0.3, 0.04), 0, 0.13, -d / 2 + 0.22),
            move(box('accent', w - 0.04, 0.11, 0.5, 0.03), 0, 0.052, d / 2 - 0.34),
          ),
          0,
          y,
          0,
        ),
      ),
      ...[-1, 1].map((s) => array(move(box('base', w, 0.03, 0.03), 0, h * 0.5, s * (d / 2 - 0.025)), 2, [0, h * 0.44, 0])),
    ),
    { ...FINISHES, base: 'metal #6a7278', cover: 'fabric #b8b4a4', accent: 'fabric #8a6a4a', pillow: 'fabric #dcd8cc' },
  );
}

function capsuleBed({ size: [w, h, d] }: GeneratorContext): Generated {
  const cell = h / 2;
  const one = group(
    move(box('housing', w, 0.06, d), 0, 0, 0),
    mirror(move(box('housing', 0.08, cell, d), w / 2 - 0.04, 0, 0)),
    move(box('housing', w, 0.06, d), 0, cell - 0.06, 0),
    move(box('frame', w, cell, 0.04), 0, 0, -d / 2 + 0.02),
    move(cushion('mattress', w - 0.2, 0.14, d - 0.1, 0.05), 0, 0.06, 0),
    move(cushion('cover', w - 0.18, 0.12, d * 0.5, 0.05), 0, 0.12, d * 0.12),
    move(cushion('pillow', w * 0.5, 0.14, 0.3, 0.06), 0, 0.19, -d / 2 + 0.3),
    move(box('lamp', w - 0.3, 0.02, 0.03), 0, cell - 0.08, d / 2 - 0.06),
    move(box('accent', 0.02, cell - 0.14, 0.1), -w / 2 + 0.09, 0.07, d / 2 - 0.08),
  );
  return made(
    group(
      one,
      move(one, 0, cell, 0),
      ...[0.4, 0.7, 1, 1.3].map((y) => move(box('frame', 0.3, 0.03, 0.05), w / 2 - 0.2, y, d / 2 + 0.03)),
      ...[-0.15, 0.15].map((x) => move(box('frame', 0.03, 1.5, 0.05), w / 2 - 0.2 + x, 0, d / 2 + 0.03)),
    ),
    { ...FINISHES, lamp: 'glow #ffe8b0' },
  );
}

/** Beds and tables of hospitals, baths and prisons. */
export const CARE_BEDS = {
  'hospital-bed': hospitalBed,
  gurney,
  'operating-table': operatingTable,
  'examination-table': examinationTable,
  'massage-table': massageTable,
  'prison-bunk': prisonBunk,
  'capsule-bed': capsuleBed,
} as const;
