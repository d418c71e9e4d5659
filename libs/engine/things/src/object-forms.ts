import { CATALOGUE } from '@diorama/catalogue';
import { isBasicKind } from '@diorama/domain';
import type { ObjectKind } from '@diorama/domain';
import type { MaterialRef } from '@diorama/materials';

import { getThing } from './get-thing.js';
import type { ObjectRecipe } from './recipe/object-recipe.js';

/** What a kind of object looks like from afar. */
export interface ObjectForm {
  /** What its segment must be like. */
  readonly shape: 'leaves' | 'building' | 'solid';
  /** Usual metres upwards and to the sides. */
  readonly height: number;
  readonly breadth: number;
  readonly material: MaterialRef;
  /** What faces up on a building. */
  readonly roof?: MaterialRef;
  /** A living being, which size and surface alone do not show. */
  readonly isFigure?: true;
}

type Row = readonly [shape: ObjectForm['shape'], height: number, breadth: number, material: MaterialRef, roof?: MaterialRef];

const ROWS: Readonly<Record<ObjectKind, Row>> = {
  'broadleaf-tree': ['leaves', 7, 5, 'leaf'],
  conifer: ['leaves', 9, 3, 'needle'],
  palm: ['leaves', 6, 3, 'palm-leaf'],
  'dead-tree': ['solid', 5, 1, 'dead-wood'],
  bush: ['leaves', 1.1, 1.3, 'bush-leaf'],
  fern: ['leaves', 0.6, 0.9, 'fern-leaf'],
  cactus: ['solid', 2.2, 0.7, 'cactus'],
  rock: ['solid', 0.5, 0.8, 'stone'],
  boulder: ['solid', 1.6, 2, 'stone'],
  flower: ['leaves', 0.4, 0.5, 'petal'],
  mushroom: ['solid', 0.3, 0.3, 'mushroom-cap'],
  log: ['solid', 0.5, 2, 'bark'],
  house: ['building', 5.5, 7, 'plaster', 'roof-tile'],
  barn: ['building', 7, 7, 'barn-planks', 'slate'],
  tower: ['building', 12, 5, 'stone-block', 'slate'],
  well: ['solid', 1.6, 1.5, 'stone-block'],
  fence: ['solid', 1, 3, 'planks'],
  lamp: ['solid', 1.8, 0.35, 'lamp-glass'],
  bridge: ['solid', 1.2, 5, 'planks'],
  boat: ['solid', 0.9, 4, 'boat-paint'],
  campfire: ['solid', 0.5, 0.9, 'ember'],
  tent: ['solid', 1.8, 2.6, 'canvas'],
  column: ['solid', 5, 0.9, 'marble'],
  statue: ['solid', 2.2, 0.8, 'marble'],
  crate: ['solid', 0.8, 0.8, 'planks'],
  barrel: ['solid', 0.9, 0.6, 'oak'],
  table: ['solid', 0.75, 1.6, 'oak'],
  chair: ['solid', 0.9, 0.5, 'oak'],
  sofa: ['solid', 0.75, 1.9, 'upholstery'],
  bookshelf: ['solid', 2, 1.2, 'walnut'],
  bed: ['solid', 0.7, 1.8, 'blanket'],
  rug: ['solid', 0.1, 2, 'rug-field'],
  fireplace: ['solid', 1.3, 1.4, 'brick'],
  workbench: ['solid', 0.9, 1.8, 'oak'],
  picture: ['solid', 0.6, 0.8, 'picture-hill'],
  'plant-pot': ['leaves', 0.9, 0.6, 'leaf'],
  'hay-bale': ['solid', 1.2, 1.4, 'straw'],
  windmill: ['building', 12, 5, 'plaster', 'thatch'],
  'city-block': ['building', 20, 16, 'facade', 'roof-felt'],
  car: ['solid', 1.5, 3.6, 'car-paint'],
  arch: ['solid', 4, 3, 'ruin-stone'],
  fountain: ['solid', 1.6, 2.6, 'stone-block'],
  stove: ['solid', 0.9, 0.7, 'enamel'],
  refrigerator: ['solid', 1.9, 0.8, 'enamel'],
  'kitchen-counter': ['solid', 0.9, 2.4, 'cabinet-paint'],
  stalagmite: ['solid', 1.2, 0.5, 'flowstone'],
  crystal: ['solid', 0.7, 0.5, 'crystal'],
  'control-panel': ['solid', 1.2, 1.6, 'hull-dark'],
};

/** The form of a kind of object: of its own, or by the size and class of its row in the catalogue. */
export function getObjectForm(kind: string): ObjectForm {
  if (!isBasicKind(kind)) return { ...formOfRecipe(getThing(kind)), ...(isFigure(kind) ? { isFigure: true } : {}) };
  const [shape, height, breadth, material, roof] = ROWS[kind];
  return { shape, height, breadth, material, ...(roof === undefined ? {} : { roof }) };
}

function isFigure(kind: string): boolean {
  const row = CATALOGUE.get(kind);
  return row?.theme === 'animals' || row?.theme === 'people' || (row?.theme === 'fantasy' && row.semantic === undefined);
}

function formOfRecipe({ semantic, height, plan, footprint }: ObjectRecipe): ObjectForm {
  const breadth = plan === undefined ? 2 * footprint : Math.max(...plan);
  if (semantic === 'building') return { shape: 'building', height, breadth, material: 'plaster', roof: 'roof-tile' };
  const isLeafy = semantic === 'tree' || semantic === 'plant';
  return { shape: isLeafy ? 'leaves' : 'solid', height, breadth, material: isLeafy ? 'leaf' : 'oak' };
}
