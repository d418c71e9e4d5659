import type { Instance, Prototype, WorldModel } from '@diorama/world-model';

import { FoliageLevels, FOLIAGE_THINNING_MAX } from './foliage.js';
import type { ThinnedPrototype } from './foliage.js';

/** An instance that is a part of a mesh, and in which detail. */
export interface MeshExportThing {
  /** As the model counts instances. */
  readonly instance: number;
  readonly prototype: number;
  /** Of the foliage. */
  readonly level: number;
  readonly mesh: ThinnedPrototype;
  /** Metres from the origin to the nearest of its box's sphere; at least 1. */
  readonly distance: number;
  /** Of the instance's transform. */
  readonly scale: number;
}

/** Radians that a leaf may at least appear as large as, and how that grows until the budget holds. */
const LEAF_ANGLE = 0.0012;
const GROWTH = 1.3;
/** What appears smaller than this share of a leaf's angle is left out once thinning leaves does not do. */
const TINY = 0.7;
const ATTEMPTS = 24;

/**
 * Which instances a mesh of at most `triangles` triangles shows in which detail: first far leaves are thinned out, then the smallest
 * things are left out, at last those of a world full of large solid things.
 */
export function selectInstances(model: WorldModel, foliage: readonly FoliageLevels[], triangles: number): MeshExportThing[] {
  const radii = model.prototypes.map(radiusOf);
  let angle = LEAF_ANGLE;
  for (let attempt = 0; ; attempt++, angle *= GROWTH) {
    const least = attempt === 0 ? 0 : TINY * angle;
    const things = model.instances.flatMap((instance, i) => thingOf({ instance, i, foliage, radii, angle, least }));
    const total = things.reduce((sum, { mesh }) => sum + mesh.triangles.length, 0);
    if (total <= triangles) return things;
    if (attempt === ATTEMPTS) return keepLargest(things, radii, triangles);
  }
}

/** The things that appear largest, in their given order, as far as `triangles` triangles hold them. */
function keepLargest(things: readonly MeshExportThing[], radii: readonly number[], triangles: number): MeshExportThing[] {
  const angleOf = ({ prototype, scale, distance }: MeshExportThing): number => (scale * (radii[prototype] as number)) / distance;
  const kept = new Set<MeshExportThing>();
  let left = triangles;
  for (const thing of things.toSorted((a, b) => angleOf(b) - angleOf(a) || a.instance - b.instance)) {
    const { length } = thing.mesh.triangles;
    if (length > left) continue;
    left -= length;
    kept.add(thing);
  }
  return things.filter((thing) => kept.has(thing));
}

/** One for each prototype. */
export const listFoliage = (model: WorldModel): FoliageLevels[] => model.prototypes.map((prototype) => new FoliageLevels(prototype));

interface Candidate {
  readonly instance: Instance;
  readonly i: number;
  readonly foliage: readonly FoliageLevels[];
  readonly radii: readonly number[];
  /** Radians of the smallest leaf. */
  readonly angle: number;
  /** Radians of the smallest thing. */
  readonly least: number;
}

function thingOf({ instance, i, foliage, radii, angle, least }: Candidate): MeshExportThing[] {
  const { transform: m, prototype } = instance;
  const scale = Math.hypot(m[0] as number, m[4] as number, m[8] as number);
  const reach = scale * (radii[prototype] as number);
  const away = Math.hypot(m[3] as number, m[7] as number, m[11] as number);
  const distance = Math.max(1, away - reach);
  if ((2 * reach) / distance < least) return [];
  const leaves = foliage[prototype] as FoliageLevels;
  const seen = leaves.leaf === null ? Infinity : (scale * leaves.leaf) / distance;
  const level = Math.min(FOLIAGE_THINNING_MAX, Math.max(0, Math.ceil(2 * Math.log2(angle / seen))));
  return [{ instance: i, prototype, level, mesh: leaves.level(level), distance, scale }];
}

/** Metres from the prototype's own origin to its furthest vertex. */
function radiusOf({ positions }: Prototype): number {
  let square = 0;
  for (let i = 0; i < positions.length; i += 3)
    square = Math.max(square, (positions[i] as number) ** 2 + (positions[i + 1] as number) ** 2 + (positions[i + 2] as number) ** 2);
  return Math.sqrt(square);
}
