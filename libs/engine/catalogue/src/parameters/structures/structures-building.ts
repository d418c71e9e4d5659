import type { GeneratedLight } from '../../light/generated-light.js';
import type { Shape, Slot } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

/** What a window looks like; `ribbon` and `curtain` go around a whole storey or body. */
export type WindowForm =
  | 'plain'
  | 'paned'
  | 'shutters'
  | 'bare'
  | 'hole'
  | 'slit'
  | 'round'
  | 'arched'
  | 'pointed'
  | 'ribbon'
  | 'curtain'
  | 'none';

/** What a door looks like. */
export type DoorForm = 'plain' | 'double' | 'arched' | 'pointed' | 'void' | 'round' | 'roller' | 'glass';

/** The form of a roof. */
export type RoofKind =
  | 'gable'
  | 'thatch'
  | 'hip'
  | 'mansard'
  | 'pyramid'
  | 'spire'
  | 'cone'
  | 'dome'
  | 'onion'
  | 'pagoda'
  | 'barrel'
  | 'shed'
  | 'sawtooth'
  | 'battlements'
  | 'flat';

/** A roof over one body of a building. */
export interface RoofSpec {
  readonly kind: RoofKind;
  /** From the eaves to the ridge, or the height of a parapet, metres. */
  readonly height: number;
  readonly overhang?: number;
  /** `roof` where left out. */
  readonly slot?: Slot;
  /** The axis of the ridge; that of the longer side where left out. */
  readonly ridge?: 'x' | 'z';
  /** Teeth of a sawtooth roof. */
  readonly count?: number;
}

/** One body of a building: a storeyed prism with openings and a roof. L, U and cross plans have several. */
export interface Mass {
  /** Width, height to the eaves, depth. */
  readonly size: Vec3;
  readonly at?: Vec3;
  /** Degrees about y. */
  readonly turn?: number;
  /** Sides of a round or polygonal plan; a rectangle where left out. */
  readonly sides?: number;
  /** Width at the eaves as a share of that at the foot. */
  readonly taper?: number;
  /** `wall` where left out. */
  readonly wall?: Slot;
  readonly storeys?: number;
  /** Windows across the front and across a flank. */
  readonly bays?: readonly [front: number, flank: number];
  readonly windows?: WindowForm;
  /** Width and height of a window as shares of bay and storey. */
  readonly open?: readonly [width: number, height: number];
  /** The walls that have windows: letters of front, back, left, right. */
  readonly on?: string;
  readonly door?: DoorForm;
  readonly doorSize?: readonly [width: number, height: number];
  readonly roof?: RoofSpec;
  /** Height of a plinth. */
  readonly plinth?: number;
  /** Whether a cornice runs under the eaves, courses between the storeys, corner stones up the edges. */
  readonly cornice?: boolean;
  readonly courses?: boolean;
  readonly quoins?: boolean;
  /** Whether timbers show on the walls. */
  readonly timbered?: boolean;
  /** Whether logs lie on top of each other. */
  readonly logs?: boolean;
  /** Buttresses or pilasters along each flank and their depth. */
  readonly piers?: readonly [count: number, depth: number];
}

/** A detail of a building. Positions are metres in the frame of the building. */
export type Feature =
  | { readonly kind: 'chimney'; readonly at: Vec3; readonly height: number; readonly width?: number; readonly slot?: Slot }
  | { readonly kind: 'smokestack'; readonly at: Vec3; readonly height: number; readonly radius: number; readonly slot?: Slot }
  | {
      readonly kind: 'portico';
      readonly at: Vec3;
      readonly size: Vec3;
      readonly columns: number;
      readonly roof: 'pediment' | 'flat' | 'shed';
    }
  | {
      readonly kind: 'steps';
      readonly at: Vec3;
      readonly size: Vec3;
      readonly count?: number;
      readonly slot?: Slot;
    }
  | { readonly kind: 'awning'; readonly at: Vec3; readonly width: number; readonly depth?: number }
  | { readonly kind: 'shop-front'; readonly at: Vec3; readonly width: number; readonly height: number }
  | { readonly kind: 'balcony'; readonly at: Vec3; readonly width: number; readonly depth?: number }
  | { readonly kind: 'dormer'; readonly at: Vec3; readonly size: Vec3; readonly turn?: number }
  | { readonly kind: 'cross'; readonly at: Vec3; readonly height: number }
  | { readonly kind: 'flag'; readonly at: Vec3; readonly height: number; readonly slot?: Slot }
  | { readonly kind: 'clock'; readonly at: Vec3; readonly radius: number; readonly turn?: number }
  | { readonly kind: 'rose'; readonly at: Vec3; readonly radius: number }
  | { readonly kind: 'board'; readonly at: Vec3; readonly size: Vec3 }
  | { readonly kind: 'wheel'; readonly at: Vec3; readonly radius: number; readonly width: number; readonly turn?: number }
  | { readonly kind: 'minaret'; readonly at: Vec3; readonly height: number; readonly radius: number }
  | { readonly kind: 'picket'; readonly at: Vec3; readonly width: number };

/** A building: bodies, details, and what no other parameter expresses. */
export interface BuildingSpec {
  readonly generator: 'building';
  readonly masses: readonly Mass[];
  readonly features?: readonly Feature[];
  readonly extra?: Shape;
  /** The slot that takes a requested colour; `wall` where left out. */
  readonly principal?: Slot;
  /** Lamps outside, in the frame of the building. */
  readonly lights?: readonly GeneratedLight[];
}
