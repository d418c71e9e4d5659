import type { GeneratedLight } from '../../light/generated-light.js';
import type { Finish } from '../../substances/substances.js';

/** Two numbers for each point. */
export type FlatPoints = readonly number[];

/** A handle, spout or other part that is fixed to a turned body; centimetres. */
export interface TurnedFitting {
  readonly kind:
    | 'loop' /* a handle at the right */
    | 'pair' /* a handle at each side */
    | 'lugs' /* two flat grips at the sides */
    | 'bail' /* a hoop over the top */
    | 'arm' /* a long grip at the right */
    | 'spout' /* a tube at the left */
    | 'lip' /* a beak in the rim at the left */
    | 'label' /* a mark on the front */
    | 'knob' /* a ball on the axis at `from` */
    | 'rose' /* a spout with a wide head at the left */
    | 'tripod' /* three legs from height `from` down to `to` at the radius `reach` */
    | 'drip' /* drops down the side from height `from` to `to` */
    | 'stick' /* a rod from the axis out to `reach` */
    | 'stem' /* a rod on the axis */;
  /** Heights where it starts and ends. */
  readonly from: number;
  readonly to: number;
  /** How far it stands out; the width of a label. */
  readonly reach: number;
  readonly thickness?: number;
  /** The finish of the body where left out. */
  readonly finish?: Finish;
  readonly mark?: 'square' | 'heart' | 'diamond';
}

/** A further turned body on the same axis; centimetres. */
export interface TurnedPart {
  readonly profile: FlatPoints;
  readonly finish: Finish;
  readonly curve?: boolean;
  readonly sides?: number;
}

/** Vessels and other turned goods. */
export interface TurnedSpec {
  readonly generator: 'turned';
  /** Radius and height of each ring, from the bottom up, centimetres. */
  readonly profile: FlatPoints;
  readonly finish: Finish;
  /** Whether the profile runs smoothly through its rings; a repeated ring is a corner. */
  readonly curve?: boolean;
  /** Sides of the circle; 24 where left out. */
  readonly sides?: number;
  /** Thickness of the wall of an open vessel, centimetres; solid where left out. */
  readonly wall?: number;
  /** Finish of the lining of an open vessel. */
  readonly inside?: Finish;
  /** What fills an open vessel, and to which height. */
  readonly content?: readonly [finish: Finish, level: number];
  /** Stripes between two heights. */
  readonly bands?: readonly (readonly [from: number, to: number, finish: Finish])[];
  readonly fittings?: readonly TurnedFitting[];
  readonly parts?: readonly TurnedPart[];
  /** Whether it lies on its side along x. */
  readonly lying?: boolean;
  /** A light that it carries. */
  readonly light?: GeneratedLight;
}
