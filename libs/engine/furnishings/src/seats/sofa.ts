import type { Generated, GeneratorContext, SofaSpec } from '@diorama/catalogue';
import { cushion, drawSupport, ellipse, made, plate, roller, sideways, SUPPORT_FINISHES } from '@diorama/furnishing-parts';
import { arcPoints, box, group, mirror, move, sphere, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

const ARM_WIDTH = { square: 0.18, round: 0.2, rolled: 0.24, slim: 0.09, none: 0 } as const;
const SEAT_HEIGHT = 0.43;
const BACK_DEPTH = 0.2;

interface Sofa {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly feet: number;
  readonly arm: number;
  /** Height of the top of the seat. */
  readonly seat: number;
  readonly back: number;
}

/** A sofa or an upholstered chair. */
export function sofa(spec: SofaSpec, { size: [width, height, depth] }: GeneratorContext): Generated {
  const feet = spec.feet ?? 0.1;
  const isLong = spec.chaise !== undefined || spec.corner === true;
  const plan: Sofa = {
    width,
    height,
    depth: isLong ? Math.min(0.95, depth * 0.58) : depth - (spec.footrest === true ? 0.5 : 0),
    feet,
    arm: ARM_WIDTH[spec.arms],
    seat: Math.min(SEAT_HEIGHT, spec.back === 'none' ? height : height * 0.56),
    back: spec.back === 'none' ? 0 : BACK_DEPTH,
  };
  const main = group(base(spec, plan), seats(spec, plan), back(spec, plan), arms(spec, plan), pillows(spec, plan));
  const z = isLong ? -(depth - plan.depth) / 2 : spec.footrest === true ? -0.25 : 0;
  const shape = group(
    move(main, 0, 0, z),
    drawSupportAt(spec, plan, z),
    isLong ? extension(spec, plan, depth) : group(),
    spec.footrest === true
      ? move(group(cushion('body', width - 2 * plan.arm - 0.04, 0.14, 0.42, 0.05)), 0, plan.seat - 0.2, depth / 2 - 0.24)
      : group(),
    spec.footrest === true ? mirror(move(box('legs', 0.04, 0.05, 0.6), width * 0.2, plan.seat - 0.21, depth / 2 - 0.55)) : group(),
  );
  return made(
    shape,
    { body: 'fabric #6f8496', cushion: 'fabric #7c91a3', pillow: 'fabric #d8a24a', button: 'leather #3a2418', ...SUPPORT_FINISHES },
    { offers: [{ kind: 'seat', height: plan.seat, size: [width - 2 * plan.arm, plan.depth - plan.back] }] },
  );
}

const drawSupportAt = ({ support, back: kind }: SofaSpec, { width, depth, feet }: Sofa, z: number): Shape => {
  const share = kind === 'shell' ? 0.7 : 1;
  return move(drawSupport(support, { width: share * (width - 0.06), depth: share * (depth - 0.06), height: feet + 0.01 }), 0, 0, z);
};

const base = ({ back: kind }: SofaSpec, { width, depth, feet, seat }: Sofa): Shape =>
  kind === 'shell'
    ? move(plate('body', ellipse(width / 2 - 0.02, depth / 2 - 0.02), seat - feet - 0.1), 0, feet, 0)
    : move(box('body', width - 0.02, seat - feet - 0.13, depth - 0.02, 0.02), 0, feet, 0);

function seats({ seats: count, back: kind }: SofaSpec, { width, depth, arm, seat, back: rear }: Sofa): Shape {
  if (kind === 'shell') return move(plate('cushion', ellipse(width / 2 - 0.1, depth / 2 - 0.03), 0.14), 0, seat - 0.14, 0.01);
  const inner = width - 2 * arm;
  const each = inner / count;
  const one = cushion('cushion', each - 0.012, 0.17, depth - rear + 0.02, 0.055);
  return group(...Array.from({ length: count }, (_, k) => move(one, -inner / 2 + (k + 0.5) * each, seat - 0.15, rear / 2 + 0.01)));
}

function back(spec: SofaSpec, { width, height, depth, feet, arm, seat }: Sofa): Shape {
  const z = -depth / 2 + BACK_DEPTH / 2;
  const inner = width - 2 * arm;
  const each = inner / spec.seats;
  const frame = (top: number, deep = BACK_DEPTH): Shape =>
    move(cushion('body', width - 0.02, top - feet, deep, 0.06), 0, feet, -depth / 2 + deep / 2);
  const perSeat = (part: Shape): Shape[] => Array.from({ length: spec.seats }, (_, k) => move(part, -inner / 2 + (k + 0.5) * each, 0, 0));
  switch (spec.back) {
    case 'none':
      return group();
    case 'low':
      return frame(height);
    case 'cushions':
      return group(
        frame(height - 0.06, 0.14),
        ...perSeat(turn(cushion('cushion', each - 0.015, height - seat + 0.02, 0.19, 0.075), [-10, 0, 0], [0, seat - 0.02, z + 0.12])),
      );
    case 'plain':
      return group(
        frame(height),
        ...perSeat(turn(cushion('cushion', each - 0.015, height - seat - 0.06, 0.12, 0.05), [-6, 0, 0], [0, seat, z + 0.12])),
      );
    case 'camel':
      return group(
        frame(height - 0.12),
        move(turn(roller('body', 0.09, width * 0.6), [0, 0, 0]), 0, height - 0.12, z),
        move(cushion('body', width * 0.72, 0.16, BACK_DEPTH, 0.07), 0, height - 0.2, z),
        move(cushion('body', width * 0.4, 0.16, BACK_DEPTH, 0.07), 0, height - 0.16, z),
      );
    case 'tufted':
      return group(
        frame(height - 0.04),
        move(roller('body', 0.085, width - 0.02, 'x', 18), 0, height - 0.085, z - 0.01),
        buttons(inner, [seat + 0.06, height - 0.12], z + BACK_DEPTH / 2),
      );
    case 'wings':
      return group(
        frame(height, 0.17),
        move(cushion('cushion', inner, height - seat - 0.04, 0.1, 0.045), 0, seat, z + 0.1),
        mirror(wing({ height, seat, depth, x: width / 2 - 0.06 })),
      );
    default:
      return shellBack({ width, height, depth, feet });
  }
}

function buttons(width: number, [low, high]: readonly [number, number], z: number): Shape {
  const across = Math.max(3, Math.round(width / 0.16));
  return group(
    ...[0, 1, 2].flatMap((row) =>
      Array.from({ length: across - (row % 2) }, (_, k) =>
        move(
          sphere('button', 0.014, { detail: 1 }),
          (k - (across - 1 - (row % 2)) / 2) * (width / across),
          low + ((high - low) * (row + 0.3)) / 2.6,
          z,
        ),
      ),
    ),
  );
}

const wing = ({ height, seat, depth, x }: { height: number; seat: number; depth: number; x: number }): Shape =>
  move(
    sideways(
      'body',
      [
        [-depth / 2 + 0.04, seat],
        [-depth / 2 + 0.34, seat + 0.18],
        [-depth / 2 + 0.36, seat + 0.34],
        ...arcPoints([-depth / 2 + 0.22, height - 0.14], 0.13, 10, 100, 4),
        [-depth / 2 + 0.04, height - 0.01],
      ],
      0.09,
    ),
    x,
    0,
    0,
  );

/** A back that runs round into the arms, lower at the front. */
function shellBack({ width, height, depth, feet }: { width: number; height: number; depth: number; feet: number }): Shape {
  const t = 0.13;
  const steps = 15;
  return group(
    ...Array.from({ length: steps }, (_, k) => {
      const angle = ((k / (steps - 1)) * 250 - 125) * (Math.PI / 180);
      const drop = 0.32 * (height - feet) * Math.abs(k / (steps - 1) - 0.5) ** 2 * 4;
      const part = cushion('body', 1.9 * ((width / 2) * 0.3), height - feet - drop, t, 0.05);
      return turn(
        part,
        [0, (angle * 180) / Math.PI, 0],
        [-Math.sin(angle) * (width / 2 - t / 2), feet, -Math.cos(angle) * (depth / 2 - t / 2)],
      );
    }),
  );
}

function arms({ arms: kind }: SofaSpec, { width, depth, feet, arm, seat }: Sofa): Shape {
  if (kind === 'none') return group();
  const x = width / 2 - arm / 2;
  const top = seat + 0.18;
  const upright = (w: number, height: number, radius: number): Shape =>
    move(cushion('body', w, height - feet, depth - 0.02, radius), x, feet, 0);
  switch (kind) {
    case 'rolled':
      return mirror(
        group(
          move(box('body', arm - 0.06, top - feet - 0.06, depth - 0.05, 0.02), x, feet, 0),
          move(roller('body', arm / 2, depth, 'z', 20), x, top - 0.07, 0),
          move(roller('button', arm / 5, depth + 0.012, 'z', 14), x, top - 0.07, 0),
        ),
      );
    case 'round':
      return mirror(upright(arm, top, 0.09));
    default:
      return mirror(upright(arm, top, 0.03));
  }
}

function pillows({ pillows: count = 0, seats: places }: SofaSpec, { width, depth, arm, seat }: Sofa): Shape {
  const pillow = turn(cushion('pillow', 0.42, 0.42, 0.15, 0.07), [-22, 0, 0]);
  const reach = width / 2 - arm - 0.24;
  return group(
    ...Array.from({ length: count }, (_, k) =>
      move(
        turn(pillow, [0, k % 2 === 0 ? 14 : -14, 4]),
        (k % 2 === 0 ? -1 : 1) * (places === 1 ? 0 : reach - 0.4 * Math.floor(k / 2)),
        seat + 0.01,
        -depth / 2 + 0.38,
      ),
    ),
  );
}

/** The long seat or the second side of a corner sofa. */
function extension({ chaise = 'right', corner = false }: SofaSpec, plan: Sofa, depth: number): Shape {
  const side = chaise === 'right' ? 1 : -1;
  const { width, feet, seat, height, arm } = plan;
  const w = corner ? plan.depth : Math.min(0.95, width * 0.36);
  const length = depth - plan.depth;
  const x = side * (width / 2 - w / 2);
  const z = depth / 2 - length / 2;
  return group(
    move(box('body', w - 0.02, seat - feet - 0.13, length + 0.1, 0.02), x, feet, z - 0.06),
    move(
      cushion('cushion', w - (corner ? arm : 0.02), 0.17, length + (corner ? 0 : 0.1), 0.055),
      x - side * (corner ? arm / 2 : 0),
      seat - 0.15,
      z - 0.02,
    ),
    corner ? move(cushion('body', 0.17, height - 0.06 - feet, length + 0.1, 0.06), side * (width / 2 - 0.085), feet, z - 0.05) : group(),
    corner ? move(cushion('cushion', 0.18, height - seat, length - 0.05, 0.07), side * (width / 2 - 0.24), seat - 0.02, z - 0.04) : group(),
    ...[-1, 1].map((s) => move(box('legs', 0.05, feet, 0.05), x + s * (w / 2 - 0.08), 0, depth / 2 - 0.1)),
  );
}
