import type { TurnedFitting } from '@diorama/catalogue';
import { creased, heart, radiusAt, smoothPath } from '@diorama/goods-parts';
import { extrude, group, mirror, radial, rod, sheet, sphere, sweep, turn } from '@diorama/shape-language';
import type { Point2, Shape, Slot } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

/** Draws a handle, spout, lid or other fitting of a turned body; centimetres. */
export function drawFitting(fitting: TurnedFitting, profile: readonly Point2[], slot: Slot): Shape {
  switch (fitting.kind) {
    case 'loop':
      return drawLoop(fitting, profile, slot);
    case 'pair':
      return mirror(drawLoop(fitting, profile, slot));
    case 'lugs':
      return mirror(drawLug(fitting, profile, slot));
    case 'bail':
      return drawBail(fitting, profile, slot);
    case 'arm': {
      const start = radiusAt(profile, fitting.from) - 0.5;
      const thickness = fitting.thickness ?? 1;
      return group(
        sweep(
          slot,
          smoothPath([
            [start, fitting.from, 0],
            [start + 0.35 * fitting.reach, fitting.from + 0.6 * (fitting.to - fitting.from), 0],
            [start + fitting.reach, fitting.to, 0],
          ]),
          [0.7 * thickness, thickness],
        ),
      );
    }
    case 'spout':
      return drawSpout(fitting, profile, slot);
    case 'rose':
      return drawRose(fitting, profile, slot);
    case 'tripod':
      return radial(rod(slot, [0, fitting.from, 0.9 * fitting.reach], [0, fitting.to, fitting.reach], fitting.thickness ?? 1), 3);
    case 'drip':
      return drawDrips(fitting, slot);
    case 'lip': {
      const radius = radiusAt(profile, fitting.to);
      return turn(sweepLip(slot, fitting.reach, fitting.thickness ?? 1.5), [0, 180, 0], [-radius + 0.3, fitting.to, 0]);
    }
    case 'label':
      return drawLabel(fitting, profile, slot);
    case 'stick':
      return rod(slot, [0, fitting.from, 0], [fitting.reach, fitting.to, 0], fitting.thickness ?? 0.6);
    case 'stem':
      return rod(slot, [0, fitting.from, 0], [0, fitting.to, 0], fitting.thickness ?? 0.4);
    default:
      return turn(sphere(slot, fitting.thickness ?? 1, { detail: 2 }), [0, 0, 0], [0, fitting.from, 0]);
  }
}

function drawLoop({ from, to, reach, thickness = 0.6 }: TurnedFitting, profile: readonly Point2[], slot: Slot): Shape {
  const [low, high] = [radiusAt(profile, from) - 0.3, radiusAt(profile, to) - 0.3];
  const out = Math.max(low, high) + reach;
  const rise = to - from;
  return sweep(
    slot,
    smoothPath([
      [high, to, 0],
      [out - 0.25 * reach, to + 0.02 * rise, 0],
      [out, from + 0.62 * rise, 0],
      [out - 0.3 * reach, from + 0.22 * rise, 0],
      [low, from, 0],
    ]),
    thickness,
  );
}

function drawLug({ from, reach, thickness = 0.6 }: TurnedFitting, profile: readonly Point2[], slot: Slot): Shape {
  const start = radiusAt(profile, from) - 0.4;
  return sweep(
    slot,
    smoothPath([
      [start, from, reach],
      [start + reach, from + 0.2, reach * 0.8],
      [start + reach, from + 0.2, -reach * 0.8],
      [start, from, -reach],
    ]),
    thickness,
    { sides: 6 },
  );
}

function drawBail({ from, to, thickness = 0.4 }: TurnedFitting, profile: readonly Point2[], slot: Slot): Shape {
  const radius = radiusAt(profile, from);
  const steps = 12;
  return group(
    sweep(
      slot,
      Array.from({ length: steps + 1 }, (_, k) => {
        const angle = (Math.PI * k) / steps;
        return [radius * Math.cos(angle), from + (to - from) * Math.sin(angle), 0] as const;
      }),
      thickness,
    ),
  );
}

function drawSpout({ from, to, reach, thickness = 1 }: TurnedFitting, profile: readonly Point2[], slot: Slot): Shape {
  const start = radiusAt(profile, from) - thickness;
  return sweep(
    slot,
    smoothPath([
      [-start, from, 0],
      [-start - 0.5 * reach, from + 0.12 * (to - from), 0],
      [-start - 0.75 * reach, from + 0.66 * (to - from), 0],
      [-start - reach - thickness, to, 0],
    ]),
    [1.5, 1.42, 1.35, 1.25, 1.15, 1.05, 0.95, 0.88, 0.82, 0.78, 0.74, 0.72, 0.72].map((share) => share * thickness),
    { sides: 10 },
  );
}

function drawRose({ from, to, reach, thickness = 1 }: TurnedFitting, profile: readonly Point2[], slot: Slot): Shape {
  const start = radiusAt(profile, from) - thickness;
  const head: Vec3 = [-start - reach, to, 0];
  return group(
    sweep(slot, [[-start, from, 0], head], [1.3 * thickness, 0.8 * thickness], { sides: 10 }),
    turn(
      creased(slot, [
        [0.8 * thickness, -0.5],
        [2.6 * thickness, 3.2],
        [0, 3.8],
      ]),
      [0, 0, 42],
      head,
    ),
  );
}

function drawDrips({ from, to, reach, thickness = 0.5 }: TurnedFitting, slot: Slot): Shape {
  const drip = (share: number): Shape =>
    sweep(
      slot,
      [
        [0, from + 0.9, reach - 0.2],
        [0, from, reach + 0.1],
        [0, from + (to - from) * share, reach],
      ],
      [0.7 * thickness, 0.8 * thickness, 1.1 * thickness],
    );
  return group(...[1, 0.4, 0.75, 0.5, 0.9].map((share, k) => turn(drip(share), [0, 70 * k + 20, 0])));
}

const sweepLip = (slot: Slot, reach: number, thickness: number): Shape =>
  turn(
    creased(slot, [
      [0, -3 * thickness],
      [thickness, 0],
      [0, 0],
    ]),
    [0, 0, -34],
    [reach * 0.4, 0, 0],
  );

/** A mark on the front of the body: a round or square label, a heart, a skull-free warning diamond. */
function drawLabel({ from, to, reach, thickness = 0, mark = 'square' }: TurnedFitting, profile: readonly Point2[], slot: Slot): Shape {
  const middle = (from + to) / 2;
  const depth = 0.3;
  const z = Math.min(radiusAt(profile, from), radiusAt(profile, to));
  if (mark !== 'square') return turn(extrude(slot, mark === 'heart' ? heart(reach) : diamond(reach), depth), [0, 0, 0], [0, middle, z]);
  const half = reach / 2 / z;
  const heights = [0, 1, 2, 3, 4].map((k) => to + ((from - to) * k) / 4);
  const grid = heights.map((y) =>
    Array.from({ length: 9 }, (_, k): Vec3 => {
      const [angle, radius] = [half * (k / 4 - 1), radiusAt(profile, y) + 0.06 + thickness];
      return [radius * Math.sin(angle), y, radius * Math.cos(angle)];
    }),
  );
  return sheet(slot, grid.toReversed(), 0.14);
}

const diamond = (width: number): Point2[] => [
  [0, -width / 2],
  [width / 2, 0],
  [0, width / 2],
  [-width / 2, 0],
];
