import type { PartColors } from './creatures-quadruped.js';

/** A snake, an eel, a worm, a sea serpent or an eastern dragon: a long body along a line. */
export interface SerpentSpec {
  readonly generator: 'serpent';
  /** Length of the body, metres. */
  readonly length: number;
  /** Greatest radius as a share of the length. */
  readonly thick: number;
  readonly pose: 'coiled' | 'stretched' | 'raised' | 'arches' | 'flying' | 'wave';
  readonly head: 'snake' | 'cobra' | 'eel' | 'dragon' | 'serpent' | 'worm';
  readonly pattern?: 'plain' | 'bands' | 'diamonds' | 'rings';
  readonly colors: PartColors;
  readonly skin?: 'scales' | 'skin';
  readonly rattle?: boolean;
  readonly dorsal?: 'spikes' | 'fin';
  readonly legs?: boolean;
}

/** An insect, a spider or a crab. Lengths in multiples of the body's length. */
export interface ArthropodSpec {
  readonly generator: 'arthropod';
  /** Length of the body without legs and feelers, metres. */
  readonly body: number;
  readonly colors: PartColors;
  readonly skin?: 'shell' | 'fur';
  /** Half axes of the parts of the body from back to front. */
  readonly abdomen: readonly [x: number, y: number, z: number];
  readonly thorax: readonly [x: number, y: number, z: number];
  readonly head: readonly [x: number, y: number, z: number];
  /** Height of the body's middle. */
  readonly lift?: number;
  readonly stripes?: number;
  readonly legs?: { readonly pairs: number; readonly reach: number; readonly knee: number; readonly thick: number; readonly hop?: boolean };
  readonly antennae?: { readonly length: number; readonly kind?: 'thread' | 'club' | 'elbow' | 'feather' };
  readonly wings?: {
    readonly kind: 'butterfly' | 'moth' | 'clear' | 'dragonfly' | 'cases' | 'open-cases';
    readonly size?: number;
    readonly rise?: number;
  };
  readonly eyes?: number;
  readonly eightEyes?: boolean;
  readonly jaws?: 'mandibles' | 'stag' | 'fangs' | 'proboscis' | 'none';
  readonly pincers?: number;
  readonly tail?: 'sting' | 'needle' | 'none';
  readonly arms?: boolean;
  readonly marking?: 'hourglass';
  readonly count?: number;
}

/** Soft animals, stars of the sea, slimes. */
export interface SoftSpec {
  readonly generator: 'soft';
  readonly kind:
    | 'octopus'
    | 'squid'
    | 'jellyfish'
    | 'snail'
    | 'slug'
    | 'starfish'
    | 'nautilus'
    | 'clam'
    | 'urchin'
    | 'kraken'
    | 'tentacle'
    | 'slime'
    | 'caterpillar'
    | 'centipede'
    | 'dragon-skeleton'
    | 'theropod-skeleton'
    | 'sauropod-skeleton'
    | 'mammoth-skeleton'
    | 'eyeball'
    | 'shrimp'
    | 'lobster'
    | 'crab'
    | 'hermit-crab';
  /** Largest side, metres. */
  readonly size: number;
  readonly colors: PartColors;
}
