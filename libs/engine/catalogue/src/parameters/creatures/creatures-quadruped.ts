import type { Vec3 } from '@diorama/world-model';

/** sRGB hex colours of parts; a part that is left out has the colour of the part it resembles. */
export type PartColors = Readonly<Record<string, string>>;

/** A table of proportions that a quadruped starts from. */
export type QuadrupedBuild =
  | 'equine'
  | 'canine'
  | 'feline'
  | 'bovine'
  | 'ovine'
  | 'cervine'
  | 'swine'
  | 'ursine'
  | 'rodent'
  | 'leporine'
  | 'pachyderm'
  | 'mustelid'
  | 'simian'
  | 'lizard'
  | 'crocodile'
  | 'sauropod'
  | 'theropod'
  | 'ceratopsian'
  | 'dragon'
  | 'seal';

export type QuadrupedPose =
  | 'standing'
  | 'walking'
  | 'running'
  | 'grazing'
  | 'sitting'
  | 'lying'
  | 'howling'
  | 'rearing'
  | 'upright'
  | 'crouching'
  | 'biped'
  | 'knuckle';

/** Lengths in multiples of the height at the shoulder. */
export interface QuadrupedTrunk {
  /** From the middle of the hip to the middle of the chest. */
  readonly length: number;
  /** Vertical radii. */
  readonly chest: number;
  readonly waist: number;
  readonly hip: number;
  /** Width over height of the section. */
  readonly width: number;
  /** Height of the croup; 1 is the height of the shoulder. */
  readonly croup: number;
  /** Height of a hump above the shoulder, or of the back's arch. */
  readonly hump?: number;
  readonly arch?: number;
  /** How far the belly hangs. */
  readonly sag?: number;
}

export interface QuadrupedNeck {
  readonly length: number;
  /** Degrees above the horizon. */
  readonly angle: number;
  readonly root: number;
  readonly tip: number;
  /** How far the neck bows upwards. */
  readonly arch?: number;
}

/** Lengths in multiples of the head's length, from the back of the skull to the nose. */
export interface QuadrupedHead {
  /** Length in multiples of the height at the shoulder. */
  readonly size: number;
  /** Degrees below the horizon of the nose. */
  readonly pitch: number;
  readonly skull: number;
  /** Width over height of skull and of muzzle. */
  readonly width: number;
  readonly muzzleWidth: number;
  /** Radii of the muzzle at the eyes and at the nose. */
  readonly muzzle: readonly [root: number, tip: number];
  /** How far the nose lies below the middle of the skull. */
  readonly drop: number;
  /** Radius of the cheeks. */
  readonly cheek: number;
  readonly nose: number;
  readonly eye: number;
  /** Where the eye lies: aside, up, ahead, in multiples of the skull's radius. */
  readonly eyeAt: Vec3;
  readonly jaw?: number;
  readonly brow?: number;
  /** Whether the eye shows a coloured iris. */
  readonly iris?: boolean;
  /** A gap between the jaws, degrees. */
  readonly gape?: number;
  /** Length of fangs or tusks. */
  readonly fang?: number;
}

export interface QuadrupedLegs {
  readonly kind: 'hoofed' | 'pawed' | 'flat' | 'column' | 'short' | 'sprawl' | 'bird' | 'flipper' | 'ape';
  /** Factor on the radii of the table. */
  readonly thick: number;
  /** Distance between the feet, aside. */
  readonly stance: number;
  readonly foot: number;
  readonly claws?: boolean;
  /** Factor on the hanging arms of bipeds. */
  readonly arm?: number;
}

export interface QuadrupedTail {
  readonly kind: 'none' | 'whip' | 'tuft' | 'hair' | 'bush' | 'plume' | 'stub' | 'curl' | 'paddle' | 'scut' | 'ringed' | 'taper';
  readonly length: number;
  readonly radius: number;
  /** Degrees above the horizon at the root; and the turn along it. */
  readonly angle: number;
  readonly bend?: number;
}

export interface QuadrupedEars {
  readonly kind: 'pointed' | 'round' | 'leaf' | 'drop' | 'long' | 'fan' | 'none';
  /** In multiples of the head's length. */
  readonly length: number;
  readonly width: number;
  /** Degrees from upright to the side, and to the front. */
  readonly tilt: number;
  readonly turn?: number;
  readonly at?: Vec3;
}

export type HornKind =
  | 'cow'
  | 'bull'
  | 'buffalo'
  | 'ram'
  | 'goat'
  | 'ibex'
  | 'spear'
  | 'lyre'
  | 'antler'
  | 'moose'
  | 'reindeer'
  | 'knob'
  | 'rhino'
  | 'unicorn'
  | 'demon'
  | 'triceratops'
  | 'dragon';

/** A patch of another colour, painted where the skin lies in an ellipsoid; mirrored where it lies aside. */
export interface Mark {
  /** The part whose colour it has. */
  readonly part: string;
  /** On the head in multiples of the skull's radius; on the body in multiples of the height at the shoulder. */
  readonly at: Vec3;
  readonly radii: Vec3;
  readonly turn?: Vec3;
  /** Whether the ellipsoid is a body: a hump, a crest. */
  readonly solid?: boolean;
}

export interface CoatPattern {
  readonly pattern: 'stripes' | 'spots' | 'patches' | 'belly' | 'back';
  /** Metres of one repeat. */
  readonly scale: number;
  readonly share: number;
  readonly seed?: number;
}

/** An animal on four legs. */
export interface QuadrupedSpec {
  readonly generator: 'quadruped';
  readonly build: QuadrupedBuild;
  /** Height at the shoulder, metres. */
  readonly shoulder: number;
  readonly pose?: QuadrupedPose;
  /** Degrees that the trunk rises towards the chest, where the pose's own are too many or too few. */
  readonly rise?: number;
  readonly colors: PartColors;
  /** What its skin is made of; fur where left out. */
  readonly skin?: 'hide' | 'scales' | 'skin';
  readonly substances?: Readonly<Record<string, string>>;
  readonly trunk?: Partial<QuadrupedTrunk>;
  readonly neck?: Partial<QuadrupedNeck>;
  readonly head?: Partial<QuadrupedHead>;
  readonly legs?: Partial<QuadrupedLegs>;
  readonly tail?: Partial<QuadrupedTail>;
  readonly ears?: Partial<QuadrupedEars>;
  readonly horns?: HornKind;
  readonly hornSize?: number;
  readonly mane?: 'none' | 'crest' | 'stiff' | 'lion' | 'forelock' | 'shaggy' | 'flame';
  readonly coat?: CoatPattern;
  /** Whether the coat also covers the head. */
  readonly coatOnHead?: boolean;
  readonly fleece?: boolean;
  readonly quills?: boolean;
  readonly beard?: boolean;
  readonly trunkNose?: number;
  readonly whiskers?: boolean;
  readonly wings?: 'feathered' | 'membrane';
  /** Tip to tip, in multiples of the height at the shoulder. */
  readonly wingSpan?: number;
  /** Degrees that the wings rise. */
  readonly wingRise?: number;
  /** What stands along the back. */
  readonly dorsal?: 'plates' | 'spikes' | 'scutes' | 'sail' | 'crest';
  readonly dorsalSize?: number;
  readonly teeth?: boolean;
  readonly frill?: number;
  /** A spiked or clubbed end of the tail. */
  readonly tailEnd?: 'spikes' | 'club' | 'arrow' | 'flame';
  readonly shell?: number;
  readonly heads?: number;
  readonly headMarks?: readonly Mark[];
  readonly bodyMarks?: readonly Mark[];
  /** How many stand together. */
  readonly count?: number;
  /** Whether it hangs by its feet from a branch, its back down. */
  readonly hanging?: boolean;
}
