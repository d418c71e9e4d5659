import type { Finish } from '../../substances/substances.js';

/** Household goods and clothes of a fixed kind. */
export interface HouseholdSpec {
  readonly generator: 'household';
  readonly kind:
    | 'top-hat'
    | 'fedora'
    | 'cowboy-hat'
    | 'straw-hat'
    | 'wizard-hat'
    | 'cap'
    | 'santa-hat'
    | 'pirate-hat'
    | 'sneakers'
    | 'boots'
    | 'wellies'
    | 'heels'
    | 'glasses'
    | 'sunglasses'
    | 'coat'
    | 't-shirt'
    | 'dress'
    | 'gloves'
    | 'scarf'
    | 'mask'
    | 'pillow'
    | 'cushion'
    | 'blanket'
    | 'towels'
    | 'umbrella'
    | 'parasol'
    | 'alarm-clock'
    | 'camera'
    | 'tripod-camera'
    | 'film-camera'
    | 'smartphone'
    | 'rotary-phone'
    | 'vacuum'
    | 'iron'
    | 'sewing-machine'
    | 'easel'
    | 'palette'
    | 'toothbrush'
    | 'soap'
    | 'toilet-paper'
    | 'cutlery'
    | 'spoon'
    | 'fork'
    | 'whisk'
    | 'ladle'
    | 'spatula'
    | 'cutting-board'
    | 'hand-mirror';
}

/** Flags on a pole and banners on a bar. */
export interface FlagSpec {
  readonly generator: 'flag';
  readonly mount: 'pole' | 'banner';
  /** Width and height of the cloth, centimetres. */
  readonly size: readonly [width: number, height: number];
  /** Finishes of the stripes, from the top or from the left. */
  readonly stripes: readonly Finish[];
  /** Whether stripes lie along the cloth or across it. */
  readonly along: 'along' | 'across';
  readonly emblem?: readonly ['star' | 'cross' | 'skull' | 'lion', Finish];
  /** Length of the pole, centimetres, and its finish. */
  readonly pole: readonly [length: number, finish: Finish];
}

/** Signs without text, barriers and things that lie flat on the ground. */
export interface SignSpec {
  readonly generator: 'sign';
  readonly kind:
    | 'bunting'
    | 'signpost'
    | 'billboard'
    | 'stop-sign'
    | 'yield-sign'
    | 'warning-sign'
    | 'street-sign'
    | 'cone'
    | 'barrier'
    | 'safety-rail'
    | 'concrete-barrier'
    | 'neon'
    | 'neon-heart'
    | 'neon-arrow'
    | 'picnic-blanket'
    | 'chalk'
    | 'tavern-sign'
    | 'windsock';
}

/** Tools without a plain shaft, of a fixed kind. */
export interface ImplementSpec {
  readonly generator: 'implement';
  readonly kind:
    | 'saw'
    | 'wrench'
    | 'screwdriver'
    | 'pliers'
    | 'drill'
    | 'chainsaw'
    | 'anvil'
    | 'ladder'
    | 'stepladder'
    | 'wheelbarrow'
    | 'rope-coil'
    | 'anchor'
    | 'fishing-rod'
    | 'landing-net'
    | 'fishing-net'
    | 'sickle'
    | 'horseshoe'
    | 'hose'
    | 'fire-extinguisher';
}
