import type { Finish } from '../../substances/substances.js';
import type { GarmentKind, HatKind } from './people-clothes.js';
import type { HeldKind } from './people-held.js';

/** A finish, or several that the variants of a row take in turn. */
export type Finishes = Finish | readonly Finish[];

export type BuildName =
  | 'man'
  | 'woman'
  | 'child'
  | 'old'
  | 'toddler'
  | 'slender'
  | 'strong'
  | 'stocky'
  | 'fat'
  | 'dwarf'
  | 'hulking'
  | 'giant'
  | 'gaunt'
  | 'imp';

export type ArmPose =
  | 'hang'
  | 'apart'
  | 'swing'
  | 'back'
  | 'pump'
  | 'pump-back'
  | 'forward'
  | 'low'
  | 'staff'
  | 'raised'
  | 'high'
  | 'wave'
  | 'out'
  | 'spread'
  | 'hip'
  | 'pray'
  | 'clasp'
  | 'cross'
  | 'chest'
  | 'shoulder'
  | 'strike'
  | 'guard'
  | 'punch'
  | 'bow'
  | 'draw'
  | 'strum'
  | 'fret'
  | 'tray'
  | 'carry'
  | 'knee'
  | 'lap'
  | 'zombie'
  | 'claw'
  | 'ballet'
  | 'chin'
  | 'salute'
  | 'bless'
  | 'flex'
  | 'ape';

export type LegPose =
  | 'stand'
  | 'apart'
  | 'together'
  | 'contrapposto'
  | 'walk'
  | 'run'
  | 'lunge'
  | 'sit'
  | 'ride'
  | 'lotus'
  | 'kneel'
  | 'one-knee'
  | 'squat'
  | 'tiptoe'
  | 'dance';

export type PoseName =
  | 'stand'
  | 'alert'
  | 'attention'
  | 'relaxed'
  | 'walk'
  | 'run'
  | 'sit'
  | 'kneel'
  | 'dance'
  | 'wave'
  | 'ride'
  | 'pray'
  | 'fight'
  | 'box'
  | 'arms-crossed'
  | 'hands-on-hips'
  | 'clasp'
  | 'meditate'
  | 'shamble'
  | 'menace'
  | 'ballet'
  | 'arms-out'
  | 'think'
  | 'ape'
  | 'crouch'
  | 'flex';

/** The form of the face and the skull. */
export type HeadKind =
  | 'human'
  | 'elf'
  | 'orc'
  | 'goblin'
  | 'troll'
  | 'dead'
  | 'skull'
  | 'alien'
  | 'cyclops'
  | 'bull'
  | 'wolf'
  | 'jackal'
  | 'mummy'
  | 'demon'
  | 'vampire'
  | 'sack'
  | 'pumpkin'
  | 'stone'
  | 'none';

export type HairKind =
  | 'bald'
  | 'short'
  | 'crop'
  | 'side'
  | 'long'
  | 'bob'
  | 'bun'
  | 'ponytail'
  | 'pigtails'
  | 'braids'
  | 'curly'
  | 'afro'
  | 'spiky'
  | 'fringe'
  | 'topknot'
  | 'geisha'
  | 'tonsure'
  | 'wild'
  | 'snakes'
  | 'flat'
  | 'judge-wig';

export type BeardKind = 'none' | 'stubble' | 'moustache' | 'goatee' | 'short' | 'full' | 'long' | 'braided' | 'pharaoh';

/** What stands in for the legs. */
export type LowerKind = 'legs' | 'fish' | 'horse' | 'goat' | 'snake' | 'wisp';

/** What a body carries that people lack. */
export type ExtraKind =
  | 'angel-wings'
  | 'bat-wings'
  | 'fairy-wings'
  | 'small-wings'
  | 'halo'
  | 'goat-horns'
  | 'devil-horns'
  | 'devil-tail'
  | 'cow-tail'
  | 'wolf-tail'
  | 'tusks'
  | 'long-nose'
  | 'clown-nose'
  | 'spectacles'
  | 'sunglasses'
  | 'eye-patch'
  | 'face-mask'
  | 'cyborg-plate'
  | 'eye-mask'
  | 'snorkel-mask'
  | 'headphones'
  | 'fangs'
  | 'neck-bolts'
  | 'goggles';

/** What a statue stands on. */
export type PlinthKind = 'none' | 'slab' | 'block' | 'drum' | 'lotus';

/** A person or a creature with a human upper body. */
export interface PersonParameters {
  readonly build?: BuildName;
  /** Height of the standing body without hat, metres. */
  readonly tall?: number;
  readonly pose?: PoseName;
  readonly legs?: LegPose;
  readonly leftArm?: ArmPose;
  readonly rightArm?: ArmPose;
  /** How far the torso leans forward, degrees. */
  readonly lean?: number;
  readonly skin?: Finishes;
  readonly eyes?: Finish;
  readonly head?: HeadKind;
  readonly hair?: HairKind | readonly HairKind[];
  readonly hairColor?: Finishes;
  readonly beard?: BeardKind | readonly BeardKind[];
  /** Shirt: bare where left out. */
  readonly top?: Finishes;
  readonly sleeves?: 'none' | 'short' | 'long';
  /** Trousers: bare where left out. */
  readonly bottom?: Finishes;
  readonly trousers?: 'brief' | 'short' | 'long';
  readonly shoes?: Finishes;
  readonly footwear?: 'shoe' | 'boot';
  readonly gloves?: Finish;
  readonly hat?: HatKind;
  readonly hatColor?: Finishes;
  /** Garments over the shirt: kind, finish, finish of the trim. */
  readonly wears?: readonly (readonly [kind: GarmentKind, finish?: Finishes, trim?: Finishes])[];
  readonly left?: HeldKind;
  readonly right?: HeldKind;
  readonly extras?: readonly ExtraKind[];
  readonly lower?: LowerKind;
  /** Finishes of parts by slot, such as `steel` of what the person holds. */
  readonly paint?: Readonly<Record<string, Finish>>;
}

/** The head of a walking robot. */
export type RobotHeadKind = 'box' | 'dome' | 'visor' | 'crest' | 'round';

/** A robot with the limbs of a person. */
export interface RobotParameters {
  readonly style: 'boxy' | 'tube' | 'slim' | 'armoured';
  readonly head: RobotHeadKind;
  /** Height without antenna, metres. */
  readonly tall: number;
  readonly pose?: PoseName;
  readonly leftArm?: ArmPose;
  readonly rightArm?: ArmPose;
  readonly shell: Finish;
  readonly joint?: Finish;
  readonly accent?: Finish;
  readonly light?: Finish;
  readonly hasAntenna?: boolean;
  readonly hasWings?: boolean;
}

/** A robot that does not walk like a person. */
export type MachineKind = 'barrel' | 'service' | 'walker' | 'quadruped' | 'hexapod' | 'tracked' | 'waiter' | 'sphere';

export type PersonSpec =
  | (RobotParameters & { readonly generator: 'robot' })
  | {
      readonly generator: 'robot-machine';
      readonly kind: MachineKind;
      readonly shell: Finish;
      readonly accent: Finish;
      readonly light?: Finish;
    }
  | {
      readonly generator: 'bones';
      readonly pose: PoseName;
      readonly leftArm?: ArmPose;
      readonly rightArm?: ArmPose;
    }
  | { readonly generator: 'moai' }
  | (PersonParameters & { readonly generator: 'person' })
  | {
      readonly generator: 'people-group';
      readonly members: readonly (PersonParameters & {
        /** Metres to the right and to the front, and degrees to the left that the person faces. */
        readonly at: readonly [x: number, z: number, facing?: number];
      })[];
    }
  | {
      readonly generator: 'person-statue';
      readonly person: PersonParameters;
      readonly material: Finish;
      readonly plinth: PlinthKind;
      readonly plinthMaterial?: Finish;
      /** Cut off below the chest, or on a horse. */
      readonly cut?: 'bust' | 'rider';
    };
