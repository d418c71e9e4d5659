import type { Generator, GeneratorContext, SailingShipSpec } from '@diorama/catalogue';
import { boxAt, group, mirror, move, rod, sphere, turn } from '@diorama/shape-language';
import type { Point2, Shape } from '@diorama/shape-language';
import { drumX, finished, interpolated, rods, spread } from '@diorama/vehicle-parts';
import type { Vec3 } from '@diorama/vehicle-parts';

import { FITTINGS } from './hull-fittings.js';
import { bulwark, edgeOf, edgeRail, hull } from './hull.js';
import type { HullLines } from './hull.js';
import { bermudaRig, flag, gaffMast, junkMast, lateenMast, shrouds, squareMast } from './sails.js';
import type { Wear } from './sails.js';

/** Makes ships under sail: hull, decks, masts with their sails, rigging. */
export const generateSailingShip: Generator<SailingShipSpec> = (spec, context) => {
  const upright = group(hullOf(spec, context), rigOf(spec, context));
  const shape = spec.state === 'wrecked' ? group(turn(upright, [7, 0, -17])) : upright;
  return finished(shape, spec.hull === 'yacht' || spec.hull === 'catamaran' ? 'body' : 'sail', {
    finishes: {
      body: 'planks #6e4a2c',
      bottom: 'planks #4a3524',
      trim: 'planks #8a6238',
      mast: 'wood #7a5634',
      foresail: 'canvas #ece2c8',
      batten: 'bamboo',
      gunport: 'paint #17120e',
      gilt: 'gold #c8a040',
      flag: spec.flag === 'pirate' ? 'fabric #141416' : 'fabric #b02a28',
      shield: 'paint #b8342a',
      castle: 'planks #7a4a2a',
    },
  });
};

/** The lines of each build: shares of the size of the row, heights up to the deck. */
export const HULL_LINES: Readonly<
  Record<SailingShipSpec['hull'], { readonly freeboard: number; readonly lines: Omit<HullLines, 'length' | 'beam'> }>
> = {
  galleon: {
    freeboard: 0.2,
    lines: {
      // prettier-ignore
      sheer: [[-0.5, 1.5], [-0.2, 1.15], [0.1, 1], [0.36, 1.1], [0.5, 1.3]],
      // prettier-ignore
      plan: [[-0.5, 0.66], [-0.3, 0.9], [0, 1], [0.25, 0.9], [0.4, 0.56], [0.5, 0.06]],
      // prettier-ignore
      keel: [[-0.5, 0.3], [-0.42, 0.02], [0.36, 0], [0.46, 0.3], [0.5, 0.8]],
      fullness: 0.6,
      belly: 1.08,
    },
  },
  clipper: {
    freeboard: 0.13,
    lines: {
      // prettier-ignore
      sheer: [[-0.5, 1.3], [-0.2, 1.05], [0.15, 1], [0.5, 1.4]],
      // prettier-ignore
      plan: [[-0.5, 0.5], [-0.35, 0.85], [0, 1], [0.28, 0.8], [0.44, 0.3], [0.5, 0.04]],
      // prettier-ignore
      keel: [[-0.5, 0.7], [-0.42, 0.05], [0.38, 0], [0.5, 0.9]],
      fullness: 0.5,
    },
  },
  longship: {
    freeboard: 0.16,
    lines: {
      // prettier-ignore
      sheer: [[-0.5, 2.5], [-0.42, 1.6], [-0.25, 1.1], [0, 1], [0.25, 1.1], [0.42, 1.6], [0.5, 2.5]],
      // prettier-ignore
      plan: [[-0.5, 0.05], [-0.42, 0.4], [-0.25, 0.85], [0, 1], [0.25, 0.85], [0.42, 0.4], [0.5, 0.05]],
      // prettier-ignore
      keel: [[-0.5, 1.9], [-0.4, 0.3], [-0.28, 0], [0.28, 0], [0.4, 0.3], [0.5, 1.9]],
      fullness: 0.45,
    },
  },
  yacht: {
    freeboard: 0.14,
    lines: {
      // prettier-ignore
      sheer: [[-0.5, 0.9], [0, 0.92], [0.5, 1.1]],
      // prettier-ignore
      plan: [[-0.5, 0.7], [-0.2, 1], [0.05, 0.96], [0.3, 0.62], [0.5, 0.03]],
      // prettier-ignore
      keel: [[-0.5, 0.5], [-0.3, 0.12], [0.2, 0], [0.42, 0.3], [0.5, 0.7]],
      fullness: 0.35,
    },
  },
  junk: {
    freeboard: 0.2,
    lines: {
      // prettier-ignore
      sheer: [[-0.5, 1.7], [-0.3, 1.25], [0, 0.95], [0.3, 1.05], [0.5, 1.35]],
      // prettier-ignore
      plan: [[-0.5, 0.8], [-0.25, 0.95], [0, 1], [0.3, 0.9], [0.5, 0.56]],
      // prettier-ignore
      keel: [[-0.5, 0.7], [-0.36, 0.05], [0.3, 0], [0.5, 0.9]],
      fullness: 0.6,
    },
  },
  dhow: {
    freeboard: 0.18,
    lines: {
      // prettier-ignore
      sheer: [[-0.5, 1.5], [-0.25, 1.1], [0.1, 0.95], [0.5, 1.6]],
      // prettier-ignore
      plan: [[-0.5, 0.6], [-0.2, 1], [0.05, 1], [0.3, 0.66], [0.5, 0.04]],
      // prettier-ignore
      keel: [[-0.5, 0.4], [-0.4, 0], [0.1, 0], [0.34, 0.5], [0.5, 1.3]],
      fullness: 0.45,
    },
  },
  trireme: {
    freeboard: 0.24,
    lines: {
      // prettier-ignore
      sheer: [[-0.5, 1.7], [-0.42, 1.15], [-0.3, 1], [0.36, 1], [0.5, 1.25]],
      // prettier-ignore
      plan: [[-0.5, 0.1], [-0.4, 0.7], [-0.2, 1], [0.25, 1], [0.42, 0.5], [0.5, 0.06]],
      // prettier-ignore
      keel: [[-0.5, 1.1], [-0.42, 0.2], [-0.3, 0], [0.5, 0.1]],
      fullness: 0.5,
    },
  },
  catamaran: {
    freeboard: 0.12,
    lines: {
      // prettier-ignore
      sheer: [[-0.5, 0.9], [0.5, 1]],
      // prettier-ignore
      plan: [[-0.5, 0.7], [0, 1], [0.3, 0.7], [0.5, 0.06]],
      // prettier-ignore
      keel: [[-0.5, 0.4], [0, 0], [0.5, 0.6]],
      fullness: 0.6,
    },
  },
};

/** The lines of a row's hull in metres. */
export function linesOf(spec: SailingShipSpec, [width, height, length]: Vec3): HullLines {
  const { freeboard, lines } = HULL_LINES[spec.hull];
  const metres = freeboard * height;
  const scaled = (line: readonly Point2[]): Point2[] => line.map(([z, y]): Point2 => [z, y * metres]);
  // Yards are wider than hulls; oars reach out farther still.
  const beam =
    spec.rig === 'square' && (spec.yards ?? 1) > 1 ? Math.min(0.68 * width, 0.3 * length) : spec.oars === undefined ? width : 0.5 * width;
  const bowsprit = spec.hull === 'galleon' || spec.hull === 'clipper' ? 0.86 : 0.97;
  return { ...lines, length: bowsprit * length, beam: 0.94 * beam, sheer: scaled(lines.sheer), keel: scaled(lines.keel) };
}

function hullOf(spec: SailingShipSpec, { size }: GeneratorContext): Shape {
  const lines = linesOf(spec, size);
  const fittings = FITTINGS[spec.hull](lines, size);
  if (spec.hull === 'catamaran') return fittings;
  const isWooden = spec.hull !== 'yacht';
  return group(
    hull(lines),
    // prettier-ignore
    ...(isWooden ? [bulwark('body', lines, 0.024 * size[1] + 0.2, [-0.48, 0.46], 0.012 * size[0] + 0.03), edgeRail('trim', lines, 0.012 * size[0] + 0.02, { rise: 0.024 * size[1] + 0.2, range: [-0.48, 0.46] })] : []),
    fittings,
    gunPorts(lines, spec.guns ?? 0),
    oars(lines, spec.oars ?? 0, size[0]),
    ...(spec.state === 'wrecked' ? [holes(lines)] : []),
  );
}

/** Rows of gun ports with the muzzles of guns. */
const gunPorts = (lines: HullLines, rows: number): Shape =>
  mirror(
    group(
      ...spread(0, Math.max(0, rows - 1), rows).flatMap((row) =>
        spread(-0.3, 0.28, 8 - row).map((z) => {
          const [w, y] = edgeOf(lines, z);
          const keel = interpolated(lines.keel, z);
          const side = 0.011 * lines.length;
          const at: Vec3 = [1.02 * w, keel + (0.74 - 0.2 * row) * (y - keel), z * lines.length];
          return group(
            boxAt('gunport', [0.24 * side + 0.14 * w, 1.5 * side, 1.5 * side], [at[0] * (0.98 - 0.03 * row), at[1], at[2]]),
            drumX('iron', 0.34 * side, 1.6 * side, [at[0] + 0.5 * side, at[1] + 0.7 * side, at[2]], { sides: 8 }),
            boxAt('trim', [0.2 * side, 1.3 * side, 1.5 * side], [at[0] + 0.1 * side, at[1] + 1.6 * side, at[2]]),
          );
        }),
      ),
    ),
  );

const oars = (lines: HullLines, count: number, width: number): Shape =>
  mirror(
    group(
      ...spread(-0.3, 0.3, count).map((z) => {
        const [w, y] = edgeOf(lines, z);
        const tip: Vec3 = [width / 2, 0.08 * y, z * lines.length - 0.4];
        return group(
          rod('mast', [0.8 * w, 1.05 * y, z * lines.length + 0.1], tip, 0.04, 6),
          rod('mast', [tip[0] - 0.5, tip[1] + 0.2, tip[2] + 0.06], [tip[0] - 0.05, tip[1], tip[2]], 0.09, 4),
        );
      }),
    ),
  );

/** Dark holes with broken planks in the sides of a wreck. */
const holes = (lines: HullLines): Shape =>
  group(
    ...[
      [0.12, 1],
      [-0.22, 1],
      [0.02, -1],
      [0.28, -1],
    ].map(([z, side], k) => {
      const [w, y] = edgeOf(lines, z ?? 0);
      const reach = 0.045 * lines.length;
      return move(
        group(
          sphere('gunport', [0.22 * w, 0.3 * y, reach], { detail: 1, roughness: 0.3, seed: k + 1 }),
          ...spread(-0.8, 0.8, 4).map((t) => turn(boxAt('trim', [0.3 * w, 0.05 * y, 0.2 * reach], [0, 0, t * reach]), [0, 12 * t, 14 * t])),
        ),
        (side ?? 1) * 0.94 * w,
        0.6 * y,
        (z ?? 0) * lines.length,
      );
    }),
  );

function rigOf(spec: SailingShipSpec, { size, random }: GeneratorContext): Shape {
  const [width, height, length] = size;
  const lines = linesOf(spec, size);
  const wear: Wear = { share: spec.state === 'torn' ? 0.55 : spec.state === 'wrecked' ? 0.7 : 0, random: () => random.next() };
  const radius = 0.011 * height + 0.03;
  // prettier-ignore
  const places = spec.masts === 1 ? [spec.hull === 'yacht' ? 0.06 : 0.02] : spec.masts === 2 ? [-0.16, 0.2] : [-0.3, 0, 0.28];
  return group(
    ...places.map((share, k) => {
      const z = share * lines.length;
      const base = edgeOf(lines, share)[1] - 0.3;
      const isMain = k === Math.floor(places.length / 2);
      const broken = spec.state === 'wrecked' && !isMain;
      const top = broken ? 0.5 * height : height * (isMain ? 0.96 : 0.85);
      const mast = { z, base, top, span: (0.86 * length) / (spec.masts + 0.6), radius };
      const [w] = edgeOf(lines, share - 0.05);
      // prettier-ignore
      const feet: Vec3[] = [-0.02, -0.06, -0.1].map((dz) => [edgeOf(lines, share + dz)[0], edgeOf(lines, share + dz)[1] + 0.1, (share + dz) * lines.length]);
      return group(
        RIGS[spec.rig](mast, { spec, width, wear, lines, broken }),
        ...(w > 0.2 && spec.rig !== 'junk' ? [shrouds([0, base + 0.7 * (top - base), z], feet, 0.002 * height + 0.006)] : []),
        ...(isMain && spec.flag !== undefined
          ? [move(flag('flag', 0.09 * height, spec.flag === 'pirate'), 0, top - 0.06 * height, z)]
          : []),
      );
    }),
  );
}

interface RigContext {
  readonly spec: SailingShipSpec;
  readonly width: number;
  readonly wear: Wear;
  readonly lines: HullLines;
  readonly broken: boolean;
}

type Mast = { readonly z: number; readonly base: number; readonly top: number; readonly span: number; readonly radius: number };

const RIGS: Readonly<Record<SailingShipSpec['rig'], (mast: Mast, context: RigContext) => Shape>> = {
  // prettier-ignore
  square: (mast, { spec, width, wear, broken }) => squareMast({ ...mast, yards: broken ? 1 : (spec.yards ?? 1), width: width * (broken ? 0.6 : 1) }, wear, spec.hull === 'longship' ? 'stripe' : undefined),
  lateen: (mast, { wear }) => lateenMast(mast, wear),
  // prettier-ignore
  bermuda: (mast, { lines, wear }) => bermudaRig({ ...mast, boom: 0.44 * lines.length, bow: [0, edgeOf(lines, 0.5)[1], 0.48 * lines.length] }, wear),
  junk: (mast, { wear }) => junkMast(mast, wear),
  // prettier-ignore
  gaff: (mast, { wear, lines }) => group(gaffMast(mast, wear), rods('rope', [[[0, mast.top - 0.2, mast.z], [0, edgeOf(lines, 0.5)[1], 0.5 * lines.length]]], 0.02, 4)),
};
