import type { Shoreline, ShoreRequest } from './shoreline.js';

/** A footpath is one trodden line, a lane two tracks of wheels, a street straight and paved. */
export type TrailKind = 'footpath' | 'lane' | 'street';

/** What a biome says of its trails and waters. */
export interface SitePlanOptions {
  readonly trail: TrailKind | null;
  /** Still water comes as pools that lie everywhere in place of one lake. */
  readonly pools: boolean;
  /** The sea lies around an island, in place of along a coast. */
  readonly island?: boolean;
  /** Radians clockwise from -z in which rivers run; chosen for the view where null. */
  readonly riverBearing: number | null;
  /** Radians clockwise from -z in which trails run; ahead where left out. */
  readonly trailBearing?: number;
  /** The water's edge, where a landform decides it. */
  shore?(request: ShoreRequest): Shoreline | null;
  /** The water's edge with that of the places around. */
  joinShore?(shore: Shoreline | null): Shoreline | null;
}
