import { group, radial, scale, sheet, sweep } from '@diorama/shape-language';
import type { Shape, Slot } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import type { Skeleton } from '../body/skeleton.js';
import { createFrame, placeIn } from '../frame/frame.js';
import { band, cuff, drape, hoop, onBoth, strap, torsoRing, wrap } from './cloth.js';
import type { ClothRing } from './cloth.js';
import type { GarmentMaker } from './wearer.js';

/** How a skirt falls. */
interface SkirtStyle {
  /** Height of the upper edge above the hip joints, metres. */
  readonly top: number;
  /** Share of the way from the hip joints to the soles. */
  readonly length: number;
  /** Extra radius of the hem, metres. */
  readonly flare: number;
  readonly folds?: number;
  readonly fold?: number;
}

/** The rings of a skirt from the hem up; the hem is wide enough for the feet. */
function skirtRings(skeleton: Skeleton, { top, length, flare, fold = 0.04 }: SkirtStyle): ClothRing[] {
  const hip = skeleton.torso.at[1];
  const hemY = hip - length * (hip - skeleton.ground) + 0.008;
  const inside = skeleton.legs.flatMap(({ joint, end, tip }): Vec3[] => [
    joint,
    ...(hemY < joint[1] ? [end] : []),
    ...(hemY < end[1] ? [[end[0] + 0.08 * tip.z[0], end[1], end[2] + 0.08 * tip.z[2]] as Vec3] : []),
  ]);
  const ends = inside.length > 0 ? inside : [skeleton.torso.at];
  const [low, high] = [Math.min(...ends.map(([, , z]) => z)), Math.max(...ends.map(([, , z]) => z))];
  const width = Math.max(...ends.map(([x]) => Math.abs(x))) + 0.085 + flare;
  const depth = (high - low) / 2 + 0.085 + flare;
  const waist = torsoRing(skeleton, top, 0.012);
  const seat = torsoRing(skeleton, Math.min(0, top - 0.05), 0.02);
  const middle = (low + high) / 2;
  const at = (share: number, bulge: number): ClothRing => ({
    at: [0, seat.at[1] + (hemY - seat.at[1]) * share, seat.at[2] + (middle - seat.at[2]) * share],
    x: seat.x + (width - seat.x) * bulge,
    z: seat.z + (depth - seat.z) * bulge,
    fold: fold * share,
  });
  return [at(1, 1), at(0.98, 1), at(0.66, 0.75), at(0.33, 0.45), seat, waist];
}

const skirt =
  (style: SkirtStyle, extra?: GarmentMaker): GarmentMaker =>
  (skeleton, main, trim) => {
    const rings = skirtRings(skeleton, style);
    return group(drape(main, rings, style.folds), hem(trim, main, rings, style.folds), extra?.(skeleton, main, trim) ?? group());
  };

/** A border along the hem, where the trim differs. */
function hem(trim: Slot, main: Slot, rings: readonly ClothRing[], folds?: number): Shape {
  if (trim === main) return group();
  const [low, next, above] = rings as [ClothRing, ClothRing, ClothRing];
  const share = 0.16;
  const upper: ClothRing = {
    at: [low.at[0], next.at[1] + (above.at[1] - next.at[1]) * share, next.at[2] + (above.at[2] - next.at[2]) * share],
    x: next.x + (above.x - next.x) * share + 0.008,
    z: next.z + (above.z - next.z) * share + 0.008,
    fold: (next.fold ?? 0) + ((above.fold ?? 0) - (next.fold ?? 0)) * share,
  };
  return drape(trim, [{ ...low, at: [low.at[0], low.at[1] - 0.004, low.at[2]], x: low.x + 0.008, z: low.z + 0.008 }, upper], folds);
}

const open =
  (style: SkirtStyle, gap: number): GarmentMaker =>
  (skeleton, main, trim) =>
    group(
      wrap(main, skirtRings(skeleton, { ...style, fold: 0.02 }).toReversed(), { from: gap, to: 360 - gap, columns: 22 }),
      band(skeleton, trim, { low: style.top, high: skeleton.build.torso - 0.02, from: gap - 6, to: gap + 8, out: 0.014, rows: 4 }),
      band(skeleton, trim, { low: style.top, high: skeleton.build.torso - 0.02, from: -gap - 8, to: 6 - gap, out: 0.014, rows: 4 }),
    );

/** Wide sleeves that hang from the forearms. */
export const wideSleeves: GarmentMaker = ({ arms, build }, main) =>
  onBoth(arms, (arm) => cuff(arm, main, { from: 0.75, to: 1.92, radii: [build.arm[1] + 0.012, build.arm[2] + 0.062] }));

/** Square sleeves that hang down from the forearms, as those of a kimono. */
const hangingSleeves: GarmentMaker = ({ arms }, main) =>
  onBoth(arms, ({ root, joint, end }) => {
    const down = ([x, y, z]: Vec3, length: number): Vec3 => [x, y - length, z];
    const upper: Vec3 = [(root[0] + joint[0]) / 2, (root[1] + joint[1]) / 2, (root[2] + joint[2]) / 2];
    const corners = [upper, joint, end];
    return sheet(
      main,
      [corners.map((point) => down(point, -0.055)), corners.map((point, k) => down(point, [0.06, 0.26, 0.34][k] ?? 0))],
      0.1,
    );
  });

/** Collar edges that cross on the chest. */
const crossedCollar: GarmentMaker = (skeleton, _main, trim) => {
  const top = skeleton.build.torso;
  return group(
    strap(
      skeleton,
      trim,
      [
        [38, top + 0.02],
        [22, top - 0.08],
        [0, top - 0.2],
        [-24, top - 0.3],
      ],
      0.042,
      0.016,
    ),
    strap(
      skeleton,
      trim,
      [
        [-38, top + 0.02],
        [-22, top - 0.08],
        [0, top - 0.2],
        [24, top - 0.3],
      ],
      0.042,
      0.012,
    ),
  );
};

const obi: GarmentMaker = (skeleton, _main, trim) =>
  group(
    hoop(skeleton, trim, { low: 0.1, high: 0.26, out: 0.022 }),
    placeIn(obiKnot(trim), createFrame([0, skeleton.torso.at[1] + 0.1, -0.16], [0, 1, 0], [0, 0, 1])),
  );

const obiKnot = (slot: Slot): Shape =>
  sheet(
    slot,
    [
      [
        [-0.11, 0, 0],
        [0, 0, -0.06],
        [0.11, 0, 0],
      ],
      [
        [-0.11, 0.2, 0],
        [0, 0.2, -0.06],
        [0.11, 0.2, 0],
      ],
    ],
    0.06,
  );

/** The cloth of a toga across the chest. */
const togaSash: GarmentMaker = (skeleton, main, trim) => {
  const top = skeleton.build.torso;
  const sash = (offset: number, slot: Slot, out: number): Shape =>
    strap(
      skeleton,
      slot,
      [
        [-100, 0.02 + offset],
        [-60, 0.05 + offset],
        [-20, 0.15 + offset],
        [10, top - 0.28 + offset],
        [28, top - 0.12 + offset],
        [52, top - 0.0 + 0.3 * offset],
        [110, top - 0.02],
        [150, top - 0.14],
      ],
      0.11,
      out,
    );
  return group(sash(0, main, 0.032), sash(0.055, trim, 0.03), sash(-0.06, main, 0.026));
};

const toga: GarmentMaker = (skeleton, main, trim) => {
  const top = skeleton.build.torso;
  return group(
    togaSash(skeleton, main, trim),
    wrap(
      main,
      [
        { ...torsoRing(skeleton, top - 0.03, 0.02) },
        { ...torsoRing(skeleton, 0.2, 0.06) },
        { ...torsoRing(skeleton, -0.2, 0.1), fold: 0.05 },
        { ...torsoRing(skeleton, -0.55, 0.12), fold: 0.08 },
      ],
      { from: 30, to: 200, columns: 14, folds: 9 },
    ),
  );
};

const tutu: GarmentMaker = (skeleton, main) =>
  group(
    ...[0, 1, 2].map((k) => {
      const waist = torsoRing(skeleton, 0.06, 0.0);
      const y = waist.at[1];
      return drape(
        main,
        [
          { at: [0, y - 0.06 + 0.035 * k, 0], x: 0.4 - 0.02 * k, z: 0.38 - 0.02 * k, fold: 0.05 },
          { at: [0, y - 0.04 + 0.035 * k, 0], x: 0.4 - 0.02 * k, z: 0.38 - 0.02 * k, fold: 0.05 },
          waist,
        ],
        12 + k,
      );
    }),
  );

/** Separate strips around the hips: pteruges, grass. */
const strips =
  (count: number, length: number, width: number): GarmentMaker =>
  (skeleton, main) => {
    const { at, x, z } = torsoRing(skeleton, 0.04, 0.012);
    const strip = sweep(
      main,
      [
        [0, 0.02, 0.99],
        [0, -0.4 * length, 1.12],
        [0, -length, 1.28],
      ],
      width,
      { sides: 4 },
    );
    return placeIn(scale(radial(strip, count), [x, 1, z]), createFrame(at, [0, 1, 0], [0, 0, 1]));
  };

const loincloth: GarmentMaker = (skeleton, main) => {
  const part = (from: number, to: number): Shape =>
    wrap(main, [torsoRing(skeleton, 0.05, 0.02), torsoRing(skeleton, -0.1, 0.03), { ...torsoRing(skeleton, -0.42, 0.04), fold: 0.05 }], {
      from,
      to,
      columns: 6,
      folds: 11,
    });
  return group(part(-34, 34), part(146, 214), hoop(skeleton, main, { low: 0.02, high: 0.075, out: 0.014 }));
};

const TWO_LEGS = { top: 0.1, fold: 0.03 };

/** Garments that hang from the waist or cover the body to a hem. */
export const SKIRTS = {
  gown: skirt({ top: 0.15, length: 1, flare: 0.17, folds: 11, fold: 0.05 }),
  robe: skirt({ top: 0.16, length: 0.99, flare: 0.07, fold: 0.05 }, wideSleeves),
  cassock: skirt({ top: 0.16, length: 0.97, flare: 0.05, fold: 0.03 }),
  dress: skirt({ top: 0.15, length: 0.58, flare: 0.12, fold: 0.05 }),
  'long-skirt': skirt({ top: 0.12, length: 0.88, flare: 0.1, fold: 0.06 }),
  'mini-skirt': skirt({ top: 0.1, length: 0.34, flare: 0.07, folds: 14, fold: 0.06 }),
  'pencil-skirt': skirt({ top: 0.12, length: 0.52, flare: 0, fold: 0 }),
  tunic: skirt({ top: 0.12, length: 0.42, flare: 0.05, fold: 0.05 }),
  'long-tunic': skirt({ top: 0.12, length: 0.62, flare: 0.06, fold: 0.05 }),
  kilt: skirt({ top: 0.14, length: 0.5, flare: 0.06, folds: 15, fold: 0.05 }),
  hakama: skirt({ top: 0.15, length: 0.95, flare: 0.1, folds: 10, fold: 0.08 }),
  kimono: skirt({ top: 0.16, length: 0.98, flare: 0.0, fold: 0.01 }, (...all) =>
    group(hangingSleeves(...all), crossedCollar(...all), obi(...all)),
  ),
  toga,
  'toga-sash': togaSash,
  coat: open({ ...TWO_LEGS, length: 0.48, flare: 0.06 }, 10),
  'long-coat': open({ ...TWO_LEGS, length: 0.8, flare: 0.1 }, 16),
  jacket: open({ ...TWO_LEGS, length: 0.16, flare: 0.03 }, 12),
  tailcoat: open({ ...TWO_LEGS, length: 0.5, flare: 0.05 }, 60),
  tutu,
  pteruges: strips(16, 0.3, 0.16),
  'grass-skirt': strips(30, 0.55, 0.1),
  loincloth,
  'crossed-collar': crossedCollar,
  'wide-sleeves': wideSleeves,
  'hanging-sleeves': hangingSleeves,
} as const satisfies Record<string, GarmentMaker>;
