import type { Water } from '@diorama/domain';
import type { RandomStream } from '@diorama/random';

import type { TrailCourse } from './course.js';

/** The edge of the water. */
export interface Shoreline {
  readonly kind: 'river' | 'lake' | 'sea' | 'pools' | 'canal';
  /** y of the water's surface. */
  readonly level: number;
  /** Metres from the water's edge, negative in the water. */
  distance(x: number, z: number): number;
  /** Metres of water over its deepest part. */
  readonly depth: number;
  /** Metres over which the banks meet the ground around. */
  readonly bank: number;
  /** The line of the river, where it is one. */
  readonly course: TrailCourse | null;
  /** Metres of sand or gravel along the water; by its kind where left out. */
  readonly beach?: number;
  /** Where water falls over a ledge into it. */
  readonly fall?: Waterfall;
}

/** A ledge in front of the viewer over which water falls into a pool; metres. */
export interface Waterfall {
  /** The middle of the pool. */
  readonly x: number;
  readonly z: number;
  /** Radius of the pool. */
  readonly pool: number;
  /** Height of the ledge above the ground. */
  readonly height: number;
  /** Width of the sheet of water. */
  readonly width: number;
  /** Its pool is a basin above all other water. */
  readonly isBasin?: true;
}

/** What a landform knows when it decides where the water of a scene lies. */
export interface ShoreRequest {
  readonly seed: number;
  readonly water: Exclude<Water, 'none'>;
  /** Whether the scene asks for objects, which need land to stand on. */
  readonly isLaden: boolean;
  readonly random: RandomStream;
}
