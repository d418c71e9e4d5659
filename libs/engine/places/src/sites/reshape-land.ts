import type { SitePlatform } from '@diorama/catalogue';
import { getThing } from '@diorama/things';
import { EYE_HEIGHT, sampleHeight, smoothstep } from '@diorama/world-model';
import type { Heightfield, Instance, WaterSurface, WorldModel } from '@diorama/world-model';

/** A gorge across the way: half of its width at the bottom and at the top, and the depth of its river; metres. */
const GORGE = { bottom: 15, top: 23, water: 1.3 } as const;
/** The bed of the open sea below its surface, and where a beach rises behind the viewer; metres. */
const SEA_BED = 9;
const BEACH = { foot: 14, edge: 34, land: 70, height: 2.2 } as const;
/** An object stands on ground that is at most so deep under water, metres. */
const WET = 0.1;
/** The land changes less than this around an object that stays, rise over run. */
const STEEP = 0.6;
const SEA: Omit<WaterSurface, 'level'> = { deep: [0.004, 0.05, 0.075], clarity: [0.55, 0.82, 0.86], ripple: 0.06 };

/** The world below a platform: its land is lowered or sunk, and what stood on it follows, or goes where nothing can stand any more. */
export function reshapeLand(model: WorldModel, { height, below }: SitePlatform): WorldModel {
  const { terrain } = model;
  if (terrain === null) return model;
  const level = levelOf(model, { height, below });
  const shape = shapeOf({ height, below }, level);
  const heightAt = (x: number, z: number): number => shape(x, z, sampleHeight(terrain, x, z));
  const instances = model.instances.flatMap((instance) => moveInstance(model, instance, { heightAt, level, height }));
  return {
    ...model,
    terrain: { ...terrain, heights: mapHeights(terrain, shape) },
    water: level === null ? null : { ...(model.water ?? SEA), level },
    instances,
    lights: model.lights.map(({ position: [x, y, z], ...light }) => ({ ...light, position: [x, y - height, z] as const })),
  };
}

/** Height of the water below, y in metres; null where the land is dry. */
function levelOf({ water }: WorldModel, { height, below }: Pick<SitePlatform, 'height' | 'below'>): number | null {
  if (below === 'land') return water === null ? null : water.level - height;
  return -EYE_HEIGHT - height + (below === 'gorge' ? GORGE.water : 0);
}

type LandShape = (x: number, z: number, old: number) => number;

function shapeOf({ height, below }: Pick<SitePlatform, 'height' | 'below'>, level: number | null): LandShape {
  switch (below) {
    case 'land':
      return (_x, _z, old) => old - height;
    case 'gorge':
      return (_x, z, old) => {
        const inside = 1 - smoothstep(GORGE.bottom, GORGE.top, Math.abs(z));
        return (old - BANK) * (1 - inside) + (-EYE_HEIGHT - height) * inside;
      };
    case 'sea':
      return () => (level ?? 0) - SEA_BED;
    default:
      return (_x, z) => {
        const bed = (level ?? 0) - SEA_BED * (1 - smoothstep(BEACH.foot, BEACH.edge, z));
        return bed + BEACH.height * smoothstep(BEACH.edge - 6, BEACH.land, z);
      };
  }
}

/** Metres of the land below the deck of a bridge, a step down. */
const BANK = 0.25;

function mapHeights({ size, cell, heights }: Heightfield, shape: LandShape): Float32Array {
  const half = (size - 1) / 2;
  return Float32Array.from(heights, (old, at) => shape(((at % size) - half) * cell, (Math.floor(at / size) - half) * cell, old));
}

interface NewLand {
  readonly heightAt: (x: number, z: number) => number;
  readonly level: number | null;
  readonly height: number;
}

function moveInstance(model: WorldModel, instance: Instance, { heightAt, level, height }: NewLand): Instance[] {
  const { terrain, water } = model;
  const kind = model.prototypes[instance.prototype]?.kind;
  const stand = kind === undefined ? 'ground' : getThing(kind).stand;
  const transform = Float32Array.from(instance.transform);
  const [x, y, z] = [transform[3] as number, transform[7] as number, transform[11] as number];
  const lower = (by: number): Instance[] => {
    transform[7] = y - by;
    return [{ ...instance, transform }];
  };
  if (stand === 'far') return [instance];
  if (stand === 'air') return lower(height / 2);
  const [old, now] = [terrain === null ? 0 : sampleHeight(terrain, x, z), heightAt(x, z)];
  const wasAfloat = stand === 'water' && water !== null && old < water.level;
  if (level !== null && now < level - WET) {
    if (stand === 'water' || instance.requested !== undefined) return lower((wasAfloat ? water.level : y) - level);
    return [];
  }
  const slope = Math.hypot(heightAt(x + 1, z) - heightAt(x - 1, z), heightAt(x, z + 1) - heightAt(x, z - 1)) / 2;
  return slope > STEEP && instance.requested === undefined && old - now !== height ? [] : lower(old - now);
}
