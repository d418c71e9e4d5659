import type { Generated, GeneratorContext, SeatSpec } from '@diorama/catalogue';
import { cushion, drawSupport, hoop, made, plate, roundedRectangle, SUPPORT_FINISHES, tube } from '@diorama/furnishing-parts';
import { array, bar, box, cylinder, group, lathe, mirror, move, rod, sheet, sphere, torus, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

interface Measures {
  readonly width: number;
  readonly depth: number;
  /** Height of the sitting surface. */
  readonly seat: number;
  /** Length of the back above it. */
  readonly back: number;
  readonly thickness: number;
}

/** A chair, a stool or a bench with a frame. */
export function frameSeat(spec: SeatSpec, { size }: GeneratorContext): Generated {
  const measures: Measures = {
    width: size[0] - (spec.arms === undefined ? 0 : 0.06),
    depth: size[2] - (spec.support.style === 'star' ? 0.12 : 0.06),
    seat: spec.seatHeight,
    back: size[1] - spec.seatHeight,
    thickness: spec.seat.includes('padded') ? 0.08 : spec.seat === 'moulded' ? 0.05 : 0.035,
  };
  const one = group(
    seatOf(spec.seat, measures),
    spec.back === undefined ? group() : leaning(backOf(spec.back, measures), measures, spec.lean ?? 8),
    spec.headrest === true
      ? leaning(move(cushion('cushion', 0.3, 0.14, 0.07), 0, measures.back - 0.16, 0.03), measures, spec.lean ?? 8)
      : group(),
  );
  const under = { width: measures.width, depth: measures.depth, height: measures.seat - measures.thickness };
  const shape = group(
    one,
    drawSupport(spec.support, under),
    spec.arms === undefined ? group() : mirror(armOf(spec.arms, measures)),
    spec.rockers === true ? mirror(rocker(measures)) : group(),
    spec.footRing === true ? footRing(measures) : group(),
  );
  return made(
    shape,
    { cushion: 'fabric #7d8a94', seat: 'wood', woven: 'straw', frame: 'wood', ...SUPPORT_FINISHES },
    { offers: [{ kind: 'seat', height: spec.seatHeight, size: [size[0] * 0.9, measures.depth * 0.8] }] },
  );
}

function footRing({ width, depth, seat }: Measures): Shape {
  return move(torus('metal', 0.4 * Math.min(width, depth), 0.011, 20), 0, 0.32 * seat, 0);
}

function seatOf(kind: SeatSpec['seat'], { width, depth, seat, thickness: t }: Measures): Shape {
  const radius = Math.min(width, depth) / 2;
  switch (kind) {
    case 'board':
      return move(plate('seat', roundedRectangle(width, depth, 0.03), t), 0, seat - t, 0);
    case 'round':
      return move(
        lathe(
          'seat',
          [
            [radius * 0.92, 0],
            [radius, 0.012],
            [radius, t - 0.01],
            [radius * 0.95, t],
          ],
          { sides: 24 },
        ),
        0,
        seat - t,
        0,
      );
    case 'padded':
      return group(
        move(cushion('cushion', width, t, depth, 0.03), 0, seat - t + 0.01, 0),
        move(box('frame', width - 0.02, 0.035, depth - 0.02), 0, seat - t - 0.01, 0),
      );
    case 'round-padded':
      return move(
        lathe(
          'cushion',
          [
            [radius * 0.9, 0],
            [radius, 0.02],
            [radius, t - 0.03],
            [radius * 0.9, t],
            [0, t + 0.01],
          ],
          { sides: 24 },
        ),
        0,
        seat - t,
        0,
      );
    case 'slats':
      return move(
        array(box('seat', width, 0.022, 0.07, 0.004), Math.round(depth / 0.09), [0, 0, depth / Math.round(depth / 0.09)], true),
        0,
        seat - 0.022,
        0,
      );
    case 'moulded':
      return move(cushion('seat', width, t, depth, 0.022), 0, seat - t, 0);
    default:
      return group(
        move(box('woven', width - 0.04, 0.02, depth - 0.04), 0, seat - 0.026, 0),
        mirror(bar('frame', [width / 2 - 0.015, seat - 0.018, -depth / 2], [width / 2 - 0.015, seat - 0.018, depth / 2], 0.034)),
        ...[-1, 1].map((s) =>
          bar('frame', [-width / 2, seat - 0.018, s * (depth / 2 - 0.016)], [width / 2, seat - 0.018, s * (depth / 2 - 0.016)], 0.034),
        ),
      );
  }
}

const leaning = (part: Shape, { depth, seat }: Measures, degrees: number): Shape =>
  turn(part, [-degrees, 0, 0], [0, seat, -depth / 2 + 0.03]);

/** A bent hoop with five spindles. */
const hoopBack = (w: number, h: number): Shape =>
  group(
    tube(
      'frame',
      [
        [-w / 2 + 0.02, -0.02, 0],
        [-w / 2 + 0.01, h * 0.55, 0],
        [-w * 0.26, h * 0.94, 0],
        [0, h - 0.012, 0],
        [w * 0.26, h * 0.94, 0],
        [w / 2 - 0.01, h * 0.55, 0],
        [w / 2 - 0.02, -0.02, 0],
      ],
      0.014,
    ),
    ...[-2, -1, 0, 1, 2].map((k) => rod('frame', [k * w * 0.13, 0, 0], [k * w * 0.16, h * (0.98 - 0.035 * k * k), 0], 0.007, 6)),
  );

const finialPosts = (w: number, h: number): Shape =>
  mirror(
    group(
      bar('frame', [w / 2 - 0.025, -0.05, 0], [w / 2 - 0.025, h - 0.06, 0], 0.05),
      move(
        lathe(
          'frame',
          [
            [0.02, 0],
            [0.03, 0.02],
            [0.015, 0.035],
            [0.026, 0.06],
            [0, 0.075],
          ],
          { sides: 10 },
        ),
        w / 2 - 0.025,
        h - 0.075,
        0,
      ),
    ),
  );

/** A back that stands on y = 0, upright. */
function backOf(kind: NonNullable<SeatSpec['back']>, measures: Measures): Shape {
  const { width: w, back: h } = measures;
  const posts = mirror(bar('frame', [w / 2 - 0.02, -0.05, 0], [w / 2 - 0.02, h, 0], 0.036));
  const rail = (y: number, height: number, depth = 0.024): Shape => move(box('frame', w - 0.02, height, depth, 0.006), 0, y, 0);
  switch (kind) {
    case 'slats':
      return group(
        posts,
        rail(h - 0.08, 0.08),
        rail(0.1, 0.04),
        array(move(box('frame', 0.04, h - 0.18, 0.014), 0, 0.12, 0), 4, [(w - 0.06) / 4.5, 0, 0], true),
      );
    case 'spindles':
      return group(
        mirror(rod('frame', [w / 2 - 0.05, -0.02, 0], [w / 2 - 0.015, h - 0.02, -0.01], 0.016)),
        array(rod('frame', [0, -0.01, 0], [0, h - 0.05, 0], 0.0085, 6), 7, [(w - 0.14) / 6.6, 0, 0], true),
        move(box('frame', w, 0.09, 0.026, 0.012), 0, h - 0.09, 0),
      );
    case 'ladder':
      return group(posts, ...[0.16, 0.42, 0.68, 0.92].map((share) => rail(share * h - 0.03, 0.06, 0.016)));
    case 'panel':
      return group(posts, move(box('seat', w - 0.06, h * 0.5, 0.016, 0.004), 0, h * 0.46, 0));
    case 'padded':
      return group(
        move(cushion('cushion', w - 0.02, h * 0.86, 0.08, 0.03), 0, h * 0.14, 0.01),
        mirror(bar('frame', [w / 2 - 0.06, -0.06, -0.02], [w / 2 - 0.06, h * 0.5, -0.03], 0.03)),
      );
    case 'tufted':
      return tuftedBack(w, h);
    case 'hoop':
      return hoopBack(w, h);
    case 'moulded':
      return mouldedBack(w, h);
    case 'mesh':
      return group(
        move(cushion('cushion', w * 0.92, h - 0.12, 0.05, 0.022), 0, 0.12, 0),
        move(box('frame', 0.07, h * 0.6, 0.035, 0.01), 0, -0.08, -0.045),
        move(cushion('cushion', w * 0.7, 0.14, 0.09, 0.03), 0, 0.14, 0.01),
      );
    case 'tall':
      return group(
        finialPosts(w, h),
        move(box('seat', w - 0.05, h * 0.8, 0.025, 0.004), 0, h * 0.08, 0),
        move(cushion('cushion', w - 0.16, h * 0.55, 0.04), 0, h * 0.2, 0.02),
        rail(h * 0.88 - 0.04, 0.08),
      );
    case 'bars':
      return group(posts, array(move(box('seat', w - 0.02, 0.07, 0.02, 0.004), 0, 0.1, 0.016), 4, [0, (h - 0.17) / 3, 0]));
    default:
      return group(posts, rail(h - 0.05, 0.05), rail(0.14, 0.04), move(box('woven', w - 0.07, h - 0.22, 0.012), 0, 0.16, 0));
  }
}

/** A curved back that rises from the rear edge of the seat. */
const mouldedBack = (w: number, h: number): Shape =>
  sheet(
    'seat',
    Array.from({ length: 6 }, (_, row): Vec3[] =>
      Array.from({ length: 9 }, (_, column): Vec3 => {
        const [up, across] = [row / 5, column / 4 - 1];
        const half = (w / 2) * (0.72 + 0.3 * Math.sin(Math.PI * Math.min(1, 0.25 + up * 0.7)));
        return [
          half * across * Math.sqrt(1 - 0.25 * up * across * across),
          -0.03 + up * (h - 0.02 - 0.05 * across * across),
          0.05 * across * across + 0.1 * (1 - up) ** 3,
        ];
      }),
    ),
    0.03,
  );

function tuftedBack(w: number, h: number): Shape {
  const buttons = [0.3, 0.5, 0.7].flatMap((row, r) =>
    [-1, 0, 1].map((k) => move(sphere('legs', 0.012, { detail: 1 }), (k + (r % 2) * 0.5 - 0.25) * w * 0.27, row * h, 0.055)),
  );
  return group(move(cushion('cushion', w - 0.02, h * 0.92, 0.1, 0.045), 0, h * 0.08, 0), ...buttons);
}

/** The arm at the right side. */
function armOf(kind: NonNullable<SeatSpec['arms']>, { width, depth, seat }: Measures): Shape {
  const x = width / 2 + 0.005;
  const y = seat + 0.2;
  const front = depth / 2 - 0.06;
  const pad = (slot: string, w: number, h: number): Shape => move(cushion(slot, w, h, depth * 0.75), x, y - h, 0.02);
  switch (kind) {
    case 'wood':
      return group(
        move(box('frame', 0.055, 0.026, depth * 0.95, 0.008), x, y - 0.026, 0),
        bar('frame', [x, 0, front], [x, y - 0.02, front], 0.036),
        bar('frame', [x, seat, -front], [x, y - 0.02, -front], 0.03),
      );
    case 'padded':
      return group(
        pad('cushion', 0.07, 0.06),
        bar('frame', [x, seat - 0.04, front], [x, y - 0.04, front], 0.032),
        bar('frame', [x, seat, -front], [x, y - 0.04, -front], 0.03),
      );
    case 'tube':
      return tube(
        'legs',
        [
          [x, seat - 0.05, front],
          [x, y - 0.05, front],
          [x, y, front - 0.05],
          [x, y, -front + 0.02],
          [x, y + 0.02, -depth / 2 + 0.04],
        ],
        0.012,
      );
    case 'scroll':
      return group(
        tube(
          'frame',
          [
            [x - 0.01, seat - 0.03, front - 0.02],
            [x + 0.015, seat + 0.1, front - 0.02],
            [x, y - 0.02, front + 0.02],
          ],
          0.02,
        ),
        tube(
          'frame',
          [
            [x - 0.02, y + 0.07, -depth / 2 + 0.02],
            [x, y + 0.03, -0.1],
            [x, y - 0.01, 0.08],
            [x, y - 0.015, front + 0.03],
          ],
          0.022,
        ),
        move(hoop('frame', 0.022, 0.012, 'x', 12), x, y - 0.03, front + 0.03),
      );
    default:
      return group(
        pad('castors', 0.08, 0.035),
        move(box('castors', 0.03, 0.2, 0.06), x, seat - 0.03, 0),
        move(box('castors', 0.12, 0.02, 0.05), x - 0.05, seat - 0.07, 0),
      );
  }
}

/** The curved runner at the right side. */
function rocker({ width, depth }: Measures): Shape {
  const x = width / 2 - 0.03;
  const points = Array.from({ length: 9 }, (_, k): Vec3 => {
    const z = (k / 8 - 0.5) * (depth + 0.38);
    return [x, 0.03 + 0.55 * z * z, z - 0.04];
  });
  return group(
    ...points.slice(1).map((point, k) => bar('frame', points[k] as Vec3, point, 0.035)),
    move(cylinder('frame', 0.01, 0.01), x, 0.03, 0),
  );
}
