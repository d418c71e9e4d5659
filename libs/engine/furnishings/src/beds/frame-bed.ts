import type { BedSpec, Generated, GeneratorContext } from '@diorama/catalogue';
import { cushion, drawerFront, made, sideways, tube } from '@diorama/furnishing-parts';
import { arcPoints, array, bar, box, extrude, group, lathe, mirror, move, rod, sheet, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

interface Bed {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** Height of the top of the mattress. */
  readonly level: number;
}

/** A bed whose head is at the back. */
export function frameBed(spec: BedSpec, { size: [width, height, depth] }: GeneratorContext): Generated {
  const { decks = 1, under } = spec;
  const bed: Bed = { width, height, depth, level: spec.level };
  const rise = decks > 1 ? (height - 0.42 - spec.level) / (decks - 1) : 0;
  const levels = Array.from({ length: decks }, (_, k) => spec.level + k * rise);
  const isTall = decks > 1 || under === 'desk';
  return made(
    group(
      ...levels.map((y) => move(group(base(spec, bed), bedding(spec, bed)), 0, y, 0)),
      isTall ? bunkFrame(bed, levels) : group(head(spec, bed), under === 'drawers' ? drawers(bed) : legs(spec, bed)),
      under === 'desk' ? deskUnder(bed) : group(),
    ),
    {
      cover: 'fabric #4f6f94',
      frame: 'wood #8f6234',
      padding: 'fabric #9a938a',
      mattress: 'fabric #f2efe6',
      pillow: 'fabric #faf8f2',
      sheet: 'fabric #e9e4d8',
      throw: 'fabric #c8843c',
      drape: 'canvas #f4ede0',
      front: 'wood #9c6c3c',
      handle: 'brass',
      gap: 'paint #1c1712',
      inset: 'wood #7c5029',
      dark: 'plastic #1c1d20',
      screen: 'screen',
      brass: 'brass',
    },
    { offers: [{ kind: 'top', height: spec.level, size: [width * 0.9, depth * 0.9] }] },
  );
}

/** The frame around the mattress, its top at y = 0. */
function base({ frame }: BedSpec, { width, depth }: Bed): Shape {
  if (frame === 'metal')
    return group(
      mirror(bar('frame', [width / 2 - 0.02, -0.2, -depth / 2 + 0.03], [width / 2 - 0.02, -0.2, depth / 2 - 0.03], 0.035)),
      move(box('sheet', width - 0.06, 0.02, depth - 0.1), 0, -0.21, 0),
    );
  const slot = frame === 'padded' ? 'padding' : 'frame';
  const height = frame === 'platform' ? 0.1 : 0.16;
  const reach = frame === 'platform' ? 0 : 0.02;
  return move(box(slot, width - reach, height, depth - 0.04, frame === 'padded' ? 0.03 : 0.006), 0, -0.12 - height, 0);
}

/** Mattress, pillows, cover and throw; the top of the mattress is at y = 0. */
export function bedding(
  { pillows, throw: hasThrow = false }: Pick<BedSpec, 'pillows' | 'throw'>,
  { width, depth }: Pick<Bed, 'width' | 'depth'>,
): Shape {
  const w = width - 0.08;
  const each = Math.min(0.68, (w - 0.04) / Math.max(1, Math.min(2, pillows)));
  const side = Math.min(2, pillows);
  const z = -depth / 2 + 0.3;
  return group(
    move(cushion('mattress', w, 0.22, depth - 0.1, 0.06), 0, -0.22, 0),
    move(cushion('cover', w + 0.05, 0.24, (depth - 0.1) * 0.68, 0.06), 0, -0.21, depth * 0.155),
    move(cushion('sheet', w + 0.058, 0.1, 0.26, 0.045), 0, -0.055, -depth * 0.17),
    ...Array.from({ length: pillows }, (_, k) =>
      turn(
        cushion('pillow', each - 0.04, 0.14, 0.4, 0.065),
        [k < 2 ? -14 : -34, 0, 0],
        [((k % 2) - (side - 1) / 2) * each, k < 2 ? -0.02 : 0.06, k < 2 ? z : z - 0.1],
      ),
    ),
    hasThrow ? move(cushion('throw', w + 0.075, 0.2, 0.46, 0.06), 0, -0.155, depth * 0.3) : group(),
  );
}

function legs({ frame }: BedSpec, { width, depth, level }: Bed): Shape {
  if (frame === 'metal' || frame === 'posts' || frame === 'canopy' || frame === 'carved') return group();
  if (frame === 'platform') return move(box('gap', width - 0.4, level - 0.2, depth - 0.4), 0, 0, 0);
  const slot = frame === 'padded' ? 'gap' : 'frame';
  return mirror(mirror(move(box(slot, 0.07, level - 0.2, 0.07), width / 2 - 0.06, 0, depth / 2 - 0.08), 'z'));
}

function head(spec: BedSpec, { width: w, height: h, depth: d, level }: Bed): Shape {
  const [back, front] = [-d / 2 + 0.03, d / 2 - 0.03];
  const foot = level + 0.16;
  switch (spec.frame) {
    case 'panel':
      return group(
        move(box('frame', w, h, 0.05, 0.008), 0, 0, back),
        move(box('inset', w - 0.24, h - level - 0.16, 0.06), 0, level + 0.06, back),
        move(box('frame', w, foot - 0.06, 0.04, 0.008), 0, 0, front),
      );
    case 'slats':
      return group(
        mirror(move(box('frame', 0.06, h, 0.05), w / 2 - 0.03, 0, back)),
        ...[0.96, 0.5].map((s) => move(box('frame', w, 0.06, 0.04), 0, s * h - 0.05, back)),
        array(move(box('frame', 0.05, h * 0.46, 0.02), 0, h * 0.5, back), Math.round(w / 0.14), [0.13, 0, 0], true),
        move(box('frame', w, 0.1, 0.04), 0, level - 0.24, front),
      );
    case 'metal':
      return group(metalEnd(w, h, back), metalEnd(w, level + 0.22, front));
    case 'padded':
      return group(
        move(cushion('padding', w, h - 0.1, 0.12, 0.05), 0, 0.1, back + 0.03),
        ...[0.55, 0.74, 0.92].flatMap((y, r) =>
          Array.from({ length: 6 - (r % 2) }, (_, k) =>
            move(sphere('gap', 0.014, { detail: 1 }), (k - (5 - (r % 2)) / 2) * (w / 6.5), y * h, back + 0.092),
          ),
        ),
      );
    case 'sleigh':
      return group(sleighEnd(w, h, back, -1), sleighEnd(w, level + 0.22, front, 1));
    case 'platform':
      return group(
        move(box('frame', w, h, 0.06, 0.006), 0, 0.0, back),
        mirror(move(box('frame', 0.36, 0.06, 0.36), w / 2 + 0.16, level - 0.2, back + 0.22)),
      );
    case 'carved':
      return group(
        move(extrude('frame', crest(w, h), 0.07), 0, 0, back),
        move(
          extrude(
            'inset',
            crest(w - 0.3, h - 0.3).map(([x, y]): Point2 => [x, y + 0.14]),
            0.09,
          ),
          0,
          0,
          back,
        ),
        move(extrude('frame', crest(w, level + 0.34), 0.06), 0, 0, front),
        ...post(w, h * 0.86, back),
        ...post(w, level + 0.3, front),
        move(sphere('brass', [0.09, 0.08, 0.04], { detail: 1 }), 0, h - 0.12, back + 0.04),
      );
    default:
      return posters(spec, { width: w, height: h, depth: d, level });
  }
}

const crest = (w: number, h: number): Point2[] => [
  [-w / 2, 0],
  [w / 2, 0],
  [w / 2, h * 0.72],
  ...arcPoints([w * 0.3, h * 0.74], [w * 0.2, h * 0.08], 0, 90, 4),
  ...arcPoints([0, h * 0.82], [w * 0.24, h * 0.18], 0, 180, 10),
  ...arcPoints([-w * 0.3, h * 0.74], [w * 0.2, h * 0.08], 90, 180, 4),
  [-w / 2, h * 0.72],
];

const post = (w: number, h: number, z: number): Shape[] => [
  mirror(
    move(
      lathe(
        'frame',
        [
          [0.05, 0],
          [0.05, 0.3 * h],
          [0.06, 0.34 * h],
          [0.035, 0.4 * h],
          [0.05, 0.7 * h],
          [0.03, 0.9 * h],
          [0.055, 0.94 * h],
          [0, h],
        ],
        { sides: 12 },
      ),
      w / 2 - 0.05,
      0,
      z,
    ),
  ),
];

function metalEnd(w: number, h: number, z: number): Shape {
  const top = h - 0.05;
  const bars = Math.round(w / 0.16);
  return group(
    tube(
      'frame',
      [
        [-w / 2 + 0.03, 0, z],
        [-w / 2 + 0.03, top * 0.8, z],
        [-w * 0.3, top, z],
        [0, top + 0.04, z],
        [w * 0.3, top, z],
        [w / 2 - 0.03, top * 0.8, z],
        [w / 2 - 0.03, 0, z],
      ],
      0.02,
    ),
    rod('frame', [-w / 2 + 0.03, h * 0.42, z], [w / 2 - 0.03, h * 0.42, z], 0.014),
    ...Array.from({ length: bars - 1 }, (_, k) => {
      const x = (k - (bars - 2) / 2) * (w / bars);
      return rod('frame', [x, h * 0.42, z], [x, top - 0.36 * (x / w) ** 2 * h, z], 0.009, 6);
    }),
    mirror(move(sphere('brass', 0.035, { detail: 1 }), w / 2 - 0.03, top * 0.84, z)),
  );
}

function sleighEnd(w: number, h: number, z: number, side: 1 | -1): Shape {
  const curve: Point2[] = [
    [0, 0],
    [0.02, h * 0.4],
    [0.05, h * 0.7],
    [0.14, h * 0.92],
    ...arcPoints([0.17, h - 0.06], 0.06, 120, -60, 5),
    [0.1, h * 0.7],
    [0.075, h * 0.4],
    [0.06, 0],
  ];
  return move(turn(sideways('frame', curve, w), [0, side < 0 ? 180 : 0, 0]), 0, 0, z - side * 0.03);
}

/** Four posts, with a tester and curtains where the bed has a canopy. */
function posters({ frame }: BedSpec, { width: w, height: h, depth: d, level }: Bed): Shape {
  const profile: Point2[] = [
    [0.05, 0],
    [0.05, level],
    [0.065, level + 0.05],
    [0.035, level + 0.14],
    [0.05, level + 0.4],
    [0.03, h - 0.24],
    [0.05, h - 0.18],
    [0.04, h - 0.1],
    [0.04, h - 0.02],
  ];
  const hanging = (x: number, z: number): Shape => {
    const fold = (y: number, reach: number): Vec3[] =>
      Array.from({ length: 9 }, (_, k): Vec3 => [x + Math.sin(k * 1.6) * 0.025, y, z + (k / 8 - 0.5) * reach]);
    return sheet(
      'drape',
      [fold(h - 0.1, 0.5), fold(h * 0.62, 0.36), fold(level + 0.3, 0.16), fold(level * 0.6, 0.3), fold(0.04, 0.4)],
      0.012,
    );
  };
  return group(
    mirror(mirror(move(lathe('frame', profile, { sides: 12 }), w / 2 - 0.06, 0, d / 2 - 0.06), 'z')),
    move(extrude('frame', crest(w - 0.1, level + 0.75), 0.05), 0, 0, -d / 2 + 0.06),
    move(box('frame', w - 0.1, level + 0.1, 0.04), 0, 0, d / 2 - 0.06),
    mirror(bar('frame', [w / 2 - 0.06, h - 0.06, -d / 2 + 0.06], [w / 2 - 0.06, h - 0.06, d / 2 - 0.06], 0.06)),
    ...[-1, 1].map((s) => bar('frame', [-w / 2 + 0.06, h - 0.06, s * (d / 2 - 0.06)], [w / 2 - 0.06, h - 0.06, s * (d / 2 - 0.06)], 0.06)),
    frame === 'canopy'
      ? group(
          move(box('drape', w - 0.02, 0.03, d - 0.02), 0, h - 0.04, 0),
          ...[-1, 1].map((s) => move(box('drape', w, 0.2, 0.014), 0, h - 0.22, s * (d / 2 - 0.01))),
          mirror(move(box('drape', 0.014, 0.2, d), w / 2 - 0.006, h - 0.22, 0)),
          mirror(group(hanging(w / 2 - 0.05, d / 2 - 0.26), hanging(w / 2 - 0.05, -d / 2 + 0.3))),
        )
      : group(),
  );
}

function drawers({ width, depth, level }: Bed): Shape {
  const h = level - 0.3;
  return group(
    move(box('frame', width - 0.06, level - 0.24, depth - 0.1), 0, 0.02, 0),
    ...[1, -1].map((s) =>
      turn(
        array(move(drawerFront(depth * 0.44, h, { handles: 'bar', fronts: 'flat' }), 0, 0.05, 0), 2, [depth * 0.46, 0, 0], true),
        [0, 90 * s, 0],
        [s * (width / 2 - 0.025), 0, 0],
      ),
    ),
  );
}

/** Posts, guard rails and a ladder of a bunk bed. */
function bunkFrame({ width: w, height: h, depth: d }: Bed, levels: readonly number[]): Shape {
  const t = 0.07;
  const top = levels.at(-1) as number;
  const x = w / 2 - t / 2;
  return group(
    mirror(mirror(move(box('frame', t, h, t, 0.006), x, 0, d / 2 - t / 2), 'z')),
    ...levels.flatMap((y) =>
      [-1, 1].flatMap((s) => [
        move(box('frame', w - t, 0.1, 0.03), 0, y + 0.1, s * (d / 2 - t / 2)),
        move(box('frame', w - t, 0.06, 0.03), 0, y + 0.26, s * (d / 2 - t / 2)),
      ]),
    ),
    mirror(move(box('frame', 0.028, 0.09, d - 0.1), x, top + 0.28, 0)),
    mirror(move(box('frame', 0.028, 0.09, d * 0.66), x, top + 0.12, -d * 0.15)),
    ...[-0.2, 0.2].map((z) => bar('frame', [w / 2 + 0.16, 0, d * 0.32 + z], [w / 2 + 0.02, top + 0.34, d * 0.32 + z], 0.045)),
    ...Array.from({ length: Math.floor(top / 0.28) }, (_, k) => {
      const y = 0.26 + k * 0.28;
      return bar(
        'frame',
        [w / 2 + 0.16 - (0.14 * y) / (top + 0.34), y, d * 0.32 - 0.2],
        [w / 2 + 0.16 - (0.14 * y) / (top + 0.34), y, d * 0.32 + 0.2],
        0.04,
      );
    }),
  );
}

const deskUnder = ({ width: w, depth: d }: Bed): Shape =>
  group(
    move(box('front', w * 0.62, 0.03, d - 0.2), -w * 0.16, 0.74, 0),
    move(box('frame', w * 0.6, 0.72, 0.4), -w * 0.16, 0.02, -d / 2 + 0.34),
    turn(
      group(
        box('dark', 0.2, 0.015, 0.16),
        move(box('dark', 0.5, 0.32, 0.03), 0, 0.1, 0),
        move(box('screen', 0.46, 0.28, 0.01), 0, 0.12, 0.016),
        move(box('dark', 0.04, 0.14, 0.03), 0, 0, -0.02),
      ),
      [0, 90, 0],
      [-w * 0.3, 0.77, 0.1],
    ),
  );
