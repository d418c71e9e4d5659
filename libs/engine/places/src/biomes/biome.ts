import type { Scene } from '@diorama/domain';
import type { PlacementContext, ScatterRule } from '@diorama/placement';
import type { WaterSurface } from '@diorama/world-model';
import type { GroundPainter, SitePlan, SitePlanOptions, TerrainHeight } from '@diorama/terrain';

/** How the water of a place looks; `ripple` is that of its kind where left out. */
export interface WaterAppearance extends Pick<WaterSurface, 'deep' | 'clarity' | 'emission'> {
  readonly ripple?: number;
}

/** How to make one kind of outdoor place. */
export interface Biome {
  readonly plan: SitePlanOptions;
  /** Colour and clearness of its waters. */
  readonly water: WaterAppearance;
  /** The shape of the land, before water and people changed it. */
  land(plan: SitePlan): TerrainHeight;
  /** How its ground is coloured. */
  paint(plan: SitePlan): GroundPainter;
  /** What people built there; runs before the ground is painted. */
  furnish?(context: PlacementContext): void;
  /** What grows and lies there. */
  scatter(scene: Scene, plan: SitePlan): readonly ScatterRule[];
}

/**
 * A clear mountain stream, a green lake, brown marsh water, a lagoon over pale sand, a blue sea, the milk of glaciers, water over peat,
 * a film of water that mirrors the sky.
 */
export const WATER_APPEARANCES = {
  clear: { deep: [0.012, 0.05, 0.06], clarity: [0.55, 0.78, 0.8] },
  green: { deep: [0.012, 0.04, 0.03], clarity: [0.4, 0.62, 0.5] },
  brown: { deep: [0.02, 0.018, 0.008], clarity: [0.25, 0.22, 0.12] },
  lagoon: { deep: [0.01, 0.13, 0.15], clarity: [0.5, 0.87, 0.88] },
  sea: { deep: [0.008, 0.06, 0.09], clarity: [0.5, 0.82, 0.84] },
  milky: { deep: [0.34, 0.5, 0.52], clarity: [0.1, 0.16, 0.16] },
  black: { deep: [0.006, 0.006, 0.005], clarity: [0.06, 0.05, 0.03] },
  mirror: { deep: [0.16, 0.2, 0.23], clarity: [0.3, 0.36, 0.38], ripple: 0.0012 },
} as const satisfies Record<string, WaterAppearance>;
