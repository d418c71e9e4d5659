import type { Finish, Generated } from '@diorama/catalogue';
import { listSlots } from '@diorama/shape-language';
import type { Shape, Slot } from '@diorama/shape-language';

/** The finish of each slot that generators of structures use. A row replaces some of them. */
const PALETTE: Readonly<Record<Slot, Finish>> = {
  wall: 'plaster #e6dcc8',
  wall2: 'plaster #c9b79a',
  trim: 'paint #f2efe6',
  roof: 'tile #9c5238',
  base: 'masonry #8a857c',
  glass: 'window #43535f',
  door: 'wood #6a4226',
  shutter: 'paint #3f6b58',
  timber: 'wood #4a3020',
  sign: 'paint #c43a2e',
  awning: 'canvas #c43a2e',
  awning2: 'canvas #f4efe2',
  thatch: 'straw #bd9c55',
  dark: 'paint #22242a',
  shade: 'paint #3a3c42',
  stone: 'stone #9a958c',
  stone2: 'stone #7c7870',
  masonry: 'masonry #a39c90',
  sandstone: 'sandstone #d0b283',
  granite: 'granite #8b8680',
  marble: 'marble #ece8df',
  brick: 'brick #96503c',
  clay: 'clay #b8683f',
  concrete: 'concrete #aeaca5',
  asphalt: 'concrete #3e3f43',
  wood: 'wood #9a7048',
  plank: 'planks #8a6a4a',
  log: 'bark #7b5a3e',
  pale: 'wood #c9a877',
  metal: 'metal #9aa0a6',
  iron: 'iron #3c3d42',
  rust: 'rust #8a4a28',
  copper: 'verdigris #6fa08c',
  gold: 'gold #e0b440',
  bronze: 'bronze #8a6a3a',
  white: 'paint #f2f0ea',
  red: 'paint #c43a2e',
  blue: 'paint #2f62a8',
  navy: 'paint #24365e',
  green: 'paint #3c7a48',
  yellow: 'paint #e8b830',
  orange: 'paint #e07a28',
  purple: 'paint #7a4a9c',
  pink: 'paint #e88ab0',
  grey: 'paint #8c9096',
  silver: 'metal #c8ccd0',
  teal: 'paint #3a9c98',
  grass: 'grass #6f9440',
  leaf: 'leaf #5f8a35',
  soil: 'soil #5a4632',
  sand: 'sand #e0c890',
  gravel: 'stone #b4aca0',
  water: 'water #3f90b8',
  snow: 'snow #eef2f8',
  ice: 'ice #bcd6e4',
  rope: 'rope #b09a70',
  canvas: 'canvas #e4d8bc',
  hide: 'hide #c8a878',
  lamp: 'lamp #ffe2b0',
  glow: 'glow #ffd27a',
  neon: 'neon #28e0f0',
  flame: 'flame #ff8a20',
  ember: 'ember #e03810',
  crystal: 'crystal #8fc4e8',
  bone: 'bone #e4dcc4',
  cream: 'cream #f8f2e6',
  ginger: 'gingerbread #a8642e',
  candy: 'candy #f27aa8',
  rubber: 'rubber #26262a',
  clear: 'glass #b8d8e4',
};

/** A shape with the finishes of the slots that it uses, the principal slot first. @throws RangeError for a slot without a finish */
export function withFinishes(shape: Shape, principal?: Slot): Generated {
  const used = new Set(listSlots(shape));
  const ordered = Object.keys(PALETTE).filter((slot) => used.has(slot));
  const unknown = [...used].find((slot) => !(slot in PALETTE));
  if (unknown !== undefined) throw new RangeError(`no finish for the slot ${unknown}`);
  const slots = principal !== undefined && used.has(principal) ? [principal, ...ordered.filter((slot) => slot !== principal)] : ordered;
  return { shape, finishes: Object.fromEntries(slots.map((slot) => [slot, PALETTE[slot] as Finish])) };
}
