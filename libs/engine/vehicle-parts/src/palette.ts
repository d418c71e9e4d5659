import type { Finish, Generated, GeneratedLight, OfferedSurface } from '@diorama/catalogue';
import { listSlots } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

/** The usual finish of each slot that generators of this package use. */
const PALETTE: Readonly<Record<string, Finish>> = {
  body: 'paint #b8bcc0',
  trim: 'paint #e4e2dc',
  accent: 'paint #d8862c',
  stripe: 'paint #2f5f9a',
  white: 'paint #eceae4',
  cream: 'paint #e8dcb8',
  black: 'paint #1c1d20',
  red: 'paint #c0322a',
  yellow: 'paint #e8b020',
  orange: 'paint #e0701c',
  green: 'paint #3c7a44',
  blue: 'paint #2f5f9a',
  grey: 'paint #8a8e92',
  dark: 'plastic #24272b',
  frame: 'metal #5a6066',
  metal: 'metal',
  steel: 'metal #b8bec4',
  chrome: 'chrome',
  iron: 'iron',
  brass: 'brass',
  copper: 'copper',
  bronze: 'bronze',
  gold: 'gold',
  rust: 'rust',
  hub: 'paint #c0322a',
  tyre: 'rubber',
  track: 'iron #3a3a3c',
  rim: 'metal #b4b8bc',
  spoke: 'metal #c8ccd0',
  glass: 'glass #33434e',
  pane: 'window #3a4852',
  lamp: 'lamp #fff0cc',
  tail: 'paint #a81c18',
  amber: 'lamp #ffa030',
  beacon: 'lamp #3f78ff',
  seat: 'leather #3a3430',
  leather: 'leather',
  wood: 'wood',
  planks: 'planks',
  deck: 'planks #b08c5c',
  bamboo: 'bamboo',
  straw: 'straw',
  rope: 'rope',
  sail: 'canvas #ece2c8',
  canvas: 'canvas',
  cloth: 'fabric',
  rubber: 'rubber',
  solar: 'glass #1c2f66',
  foil: 'gold #d8a83c',
  glow: 'glow #7fe0ff',
  neon: 'neon #28e0f0',
  hologram: 'neon #58d8ff',
  screen: 'screen',
  flame: 'flame',
  concrete: 'concrete',
  stone: 'stone',
  copperwire: 'copper #c87a40',
  water: 'water',
  soil: 'soil',
  coal: 'stone #26241f',
  goods: 'paper #b89060',
  wire: 'rubber #2c2c30',
};

/** What a generator returns beyond its shape. */
export interface Extras {
  /** Finishes that differ from the palette's. */
  readonly finishes?: Readonly<Record<string, Finish>>;
  readonly offers?: readonly OfferedSurface[];
  readonly lights?: readonly GeneratedLight[];
}

/** A shape with a finish for each slot that it shows; the principal slot comes first. */
export function finished(shape: Shape, principal: string, { finishes = {}, offers, lights }: Extras = {}): Generated {
  const slots = listSlots(shape);
  const ordered = slots.includes(principal) ? [principal, ...slots.filter((slot) => slot !== principal)] : slots;
  return {
    shape,
    finishes: Object.fromEntries(ordered.map((slot): [string, Finish] => [slot, finishes[slot] ?? PALETTE[slot] ?? 'plastic'])),
    ...(offers === undefined ? {} : { offers }),
    ...(lights === undefined ? {} : { lights }),
  };
}
