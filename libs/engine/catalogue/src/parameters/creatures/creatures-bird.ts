import type { Mark, PartColors } from './creatures-quadruped.js';

/** A bird. Lengths in multiples of the length of its body, from the breast to the root of the tail. */
export interface BirdSpec {
  readonly generator: 'bird';
  /** Length of the body, metres. */
  readonly body: number;
  readonly pose?: 'standing' | 'swimming' | 'flying' | 'swooping';
  readonly colors: PartColors;
  /** Vertical radius of the body, width over height, and degrees that the body's axis rises. */
  readonly plump?: number;
  readonly width?: number;
  readonly tilt?: number;
  readonly neck?: {
    readonly length?: number;
    readonly thick?: number;
    readonly curve?: 'straight' | 's' | 'loop';
    readonly angle?: number;
  };
  /** Radius of the head. */
  readonly head?: number;
  readonly beak?: {
    readonly kind?: 'cone' | 'hook' | 'dagger' | 'duck' | 'parrot' | 'toucan' | 'pelican' | 'flamingo' | 'curved' | 'chicken';
    readonly length?: number;
    readonly base?: number;
  };
  /** Radius of an eye; owls look ahead. */
  readonly eye?: number;
  readonly face?: 'plain' | 'owl' | 'heart';
  readonly iris?: boolean;
  readonly legs?: {
    readonly length?: number;
    readonly thick?: number;
    readonly foot?: 'toes' | 'web' | 'talon' | 'stout';
    readonly thigh?: number;
  };
  readonly tail?: {
    readonly kind?: 'fan' | 'fork' | 'long' | 'cock' | 'short' | 'peacock' | 'train' | 'none';
    readonly length?: number;
    readonly angle?: number;
  };
  readonly crest?: 'none' | 'comb' | 'tuft' | 'plume' | 'ears' | 'crown' | 'mohawk' | 'wattle';
  /** Tip to tip, in multiples of the body's length. */
  readonly span?: number;
  readonly wingChord?: number;
  readonly wings?: 'folded' | 'flippers' | 'stubs' | 'spread' | 'none';
  readonly headMarks?: readonly Mark[];
  /** How many fly or stand together. */
  readonly count?: number;
  readonly chicks?: boolean;
}
