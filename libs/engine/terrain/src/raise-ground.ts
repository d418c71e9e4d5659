import { EYE_HEIGHT, lerp, smoothstep } from '@diorama/world-model';

import { sampleHeightField } from './sample-height-field.js';
import { Ground, forEachGroundSample } from './ground.js';
import type { Shoreline } from './shoreline.js';
import type { SitePlan } from './site-plan.js';

/** Height of the bare land at a place, metres, against any datum. */
export type TerrainHeight = (x: number, z: number) => number;

/** The viewer stands on a level disc of this radius. */
const DISC = 3.4;
const DISC_BLEND = 6;

/** Metres of clear water over the ice of a frozen water, which carries walkers. */
const ICE_DEPTH = 0.04;

/** Shapes the land, lets the water into it, and levels the viewer's place at -EYE_HEIGHT. */
export function createGround(plan: SitePlan, land: TerrainHeight): Ground {
  const ground = new Ground();
  const datum = land(0, 0) + EYE_HEIGHT;
  const { shore, shoreField } = plan;
  const isFrozen = plan.scene.liquid === 'ice';
  const dry = sampleHeightField(land);
  ground.heights.fill(-EYE_HEIGHT);
  forEachGroundSample((index) => {
    const height = (dry[index] as number) - datum;
    const distance = shoreField === null ? Infinity : (shoreField[index] as number);
    if (shore === null) ground.heights[index] = height;
    else ground.heights[index] = isFrozen && distance < 0 ? shore.level - ICE_DEPTH : withWater(shore, height, distance);
  });
  ground.level({ x: 0, z: 0, radius: DISC, margin: DISC_BLEND }, -EYE_HEIGHT);
  return ground;
}

/** The bed under water, banks beside it, and no puddles where no water is meant to be. */
function withWater(shore: Shoreline, dry: number, distance: number): number {
  const { level, depth, bank } = shore;
  if (distance < 0) {
    const reach = shore.kind === 'sea' ? 45 : shore.kind === 'lake' ? 14 : 3.2;
    return level - 0.06 - depth * smoothstep(0, reach, -distance) ** 0.8;
  }
  const slope = level - 0.06 + 0.2 * distance;
  const land = Math.max(dry, level + 0.25);
  return lerp(Math.min(slope, land), land, smoothstep(0, bank, distance));
}
