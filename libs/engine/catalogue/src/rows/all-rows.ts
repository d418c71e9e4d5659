import type { CatalogueRow } from '../row/row.js';
import { ANIMAL_ROWS } from './animals.js';
import { ARCHITECTURE_ROWS } from './architecture.js';
import { ASSEMBLED_OUTDOOR_ROWS } from './assembled-outdoors.js';
import { ASSEMBLED_ROWS } from './assembled.js';
import { ASSEMBLED_THING_ROWS } from './assembled-things.js';
import { FANTASY_ROWS } from './fantasy.js';
import { GOODS_ROWS } from './goods.js';
import { INTERIOR_ROWS } from './interior.js';
import { NATURE_ROWS } from './nature.js';
import { PEOPLE_ROWS } from './people.js';
import { RECIPE_ROWS } from './recipes.js';
import { ROBOTICS_ROWS } from './robotics.js';
import { SCIFI_ROWS } from './scifi.js';
import { SHAPE_ROWS } from './shapes.js';
import { SKY_ROWS } from './sky.js';
import { VEHICLE_ROWS } from './vehicles.js';

/** The rows of all themes, in the order of the catalogue. Plain data: the bundle of this package holds them as JSON. */
export const ALL_ROWS: readonly CatalogueRow[] = [
  ...ANIMAL_ROWS,
  ...ARCHITECTURE_ROWS,
  ...ASSEMBLED_ROWS,
  ...ASSEMBLED_OUTDOOR_ROWS,
  ...ASSEMBLED_THING_ROWS,
  ...FANTASY_ROWS,
  ...GOODS_ROWS,
  ...INTERIOR_ROWS,
  ...NATURE_ROWS,
  ...PEOPLE_ROWS,
  ...RECIPE_ROWS,
  ...ROBOTICS_ROWS,
  ...SCIFI_ROWS,
  ...SHAPE_ROWS,
  ...SKY_ROWS,
  ...VEHICLE_ROWS,
];
