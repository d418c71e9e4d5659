import type { TerrainHeight } from '../raise-ground.js';
import type { Shoreline, ShoreRequest } from '../shoreline.js';
import type { SitePlan } from '../site-plan.js';

/** How to make one shape of the land. */
export interface LandformShape {
  /** The height of the land before water and people changed it. */
  land(plan: SitePlan): TerrainHeight;
  /** Radians clockwise from -z in which rivers run; chosen for the view where null. That of the place where left out. */
  readonly riverBearing?: number | null;
  /** Radians clockwise from -z in which trails run; ahead where left out. */
  readonly trailBearing?: number;
  /** The water's edge, where the landform decides it: at the foot of a cliff, around an island. */
  shore?(request: ShoreRequest): Shoreline | null;
  /** What lies at the foot of its slopes: clouds in place of ground. */
  readonly below?: { readonly level: number };
}
