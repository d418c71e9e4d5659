import type { Landform } from '@diorama/domain';

import { archipelago, cliffCoast, fjord, floatingIslands, island } from './coasts.js';
import { dunes, hills, plain, riverBank, seaBed, terraces } from './flats.js';
import type { LandformShape } from './landform-shape.js';
import { peaks, ridge, valley, volcano } from './mountains.js';
import { asteroid, badlands, canyon, crater, craters, gorge, mesas, plateau } from './rocks.js';

/** How to make each shape of the land. */
export const LANDFORMS: Readonly<Record<Landform, LandformShape>> = {
  plain,
  hills,
  valley,
  peaks,
  ridge,
  canyon,
  gorge,
  mesas,
  plateau,
  badlands,
  'cliff-coast': cliffCoast,
  fjord,
  island,
  archipelago,
  'river-bank': riverBank,
  dunes,
  crater,
  craters,
  volcano,
  terraces,
  'floating-islands': floatingIslands,
  'sea-bed': seaBed,
  asteroid,
};
