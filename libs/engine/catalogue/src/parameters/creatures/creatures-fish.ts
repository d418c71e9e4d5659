import type { PartColors } from './creatures-quadruped.js';

/** A section of a fish: share of the length from the nose, then top, bottom and half width in multiples of the length. */
export type FishSection = readonly [at: number, top: number, bottom: number, width: number];

/** A fish, a whale, or another swimmer with fins. Lengths in multiples of the length from the nose to the root of the tail. */
export interface FishSpec {
  readonly generator: 'fish';
  /** Length from the nose to the root of the tail, metres. */
  readonly length: number;
  readonly profile: 'fish' | 'slim' | 'disc' | 'puffer' | 'shark' | 'whale' | 'sperm' | 'dolphin' | 'angler';
  readonly colors: PartColors;
  readonly skin?: 'scales' | 'skin';
  /** Factors on height and width. */
  readonly deep?: number;
  readonly wide?: number;
  readonly tail?: { readonly kind: 'fork' | 'fan' | 'moon' | 'shark' | 'fluke' | 'veil'; readonly size?: number };
  readonly dorsal?: {
    readonly kind: 'ridge' | 'shark' | 'orca' | 'spiny' | 'crown' | 'none';
    readonly at?: number;
    readonly size?: number;
  };
  readonly pectoral?: { readonly length?: number; readonly width?: number; readonly kind?: 'fin' | 'wing' | 'paddle' };
  readonly anal?: boolean;
  readonly eye?: number;
  readonly eyeAt?: readonly [at: number, up: number];
  /** Bands of another part around the body: from, to as shares of the length. */
  readonly bands?: readonly (readonly [from: number, to: number, part: string])[];
  /** Whether the lower side has the colour of the belly. */
  readonly pale?: boolean;
  readonly mouth?: 'line' | 'open' | 'lips' | 'none';
  readonly extra?: 'sword' | 'hammer' | 'horn' | 'lure' | 'whiskers' | 'spikes' | 'grooves';
  /** Upward bend of the body, degrees: leaping. */
  readonly arch?: number;
  readonly patches?: readonly {
    readonly part: string;
    readonly at: number;
    readonly up: number;
    readonly size: readonly [long: number, high: number];
  }[];
  readonly count?: number;
}

/** Swimmers with a form of their own. */
export interface SwimmerSpec {
  readonly generator: 'swimmer';
  readonly kind: 'ray' | 'manta' | 'seahorse' | 'plesiosaur';
  /** Largest side, metres. */
  readonly length: number;
  readonly colors: PartColors;
}
