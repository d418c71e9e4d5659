import type { CatalogueRow } from '../row/row.js';
import { DUNGEON_THINGS } from './assembled/culture/dungeon.js';
import { EAST_ASIA_THINGS } from './assembled/culture/east-asia.js';
import { FAIRGROUND_THINGS } from './assembled/culture/fairground.js';
import { FESTIVAL_THINGS } from './assembled/culture/festival.js';
import { HISTORY_THINGS } from './assembled/culture/history.js';
import { SPORT_AND_MUSIC_THINGS } from './assembled/culture/sport-and-music.js';
import { TEMPLE_THINGS } from './assembled/culture/temple.js';
import { WORLD_CULTURE_THINGS } from './assembled/culture/world-cultures.js';
import { WORSHIP_THINGS } from './assembled/culture/worship.js';
import { HORROR_THINGS } from './assembled/fiction/horror.js';
import { SCIENCE_FICTION_THINGS } from './assembled/fiction/science-fiction.js';
import { CLOTHING_THINGS } from './assembled/home/clothes.js';
import { FITTING_THINGS } from './assembled/home/fittings.js';
import { HEARTH_THINGS } from './assembled/home/hearth.js';
import { KITCHEN_THINGS } from './assembled/home/kitchen.js';
import { TOY_THINGS } from './assembled/home/toys.js';
import { HOUSEPLANT_THINGS } from './assembled/nature/houseplants.js';
import { ICE_AND_SEA_THINGS } from './assembled/nature/ice-and-sea.js';
import { FARM_THINGS } from './assembled/outdoors/farm.js';
import { GARDEN_THINGS } from './assembled/outdoors/garden.js';
import { HARBOUR_THINGS } from './assembled/outdoors/harbour.js';
import { KITCHEN_GARDEN_THINGS } from './assembled/outdoors/kitchen-garden.js';
import { OUTDOOR_GEAR_THINGS } from './assembled/outdoors/outdoor-gear.js';
import { POOL_ROWS } from './assembled/outdoors/pools.js';
import { STATION_AND_CAMP_THINGS } from './assembled/outdoors/station-and-camp.js';
import { STREET_THINGS } from './assembled/outdoors/street.js';
import { FACTORY_THINGS } from './assembled/work/factory.js';
import { HOSPITAL_THINGS } from './assembled/work/hospital.js';
import { LABORATORY_THINGS } from './assembled/work/laboratory.js';
import { OFFICE_THINGS } from './assembled/work/office.js';
import { SHOP_THINGS } from './assembled/work/shop.js';
import { WORKSHOP_THINGS } from './assembled/work/workshop.js';

/** Things of all themes that are assembled from simple shapes, without their own generator. */
export const ASSEMBLED_THING_ROWS: readonly CatalogueRow[] = [
  ...DUNGEON_THINGS,
  ...EAST_ASIA_THINGS,
  ...FAIRGROUND_THINGS,
  ...FESTIVAL_THINGS,
  ...HISTORY_THINGS,
  ...SPORT_AND_MUSIC_THINGS,
  ...TEMPLE_THINGS,
  ...WORLD_CULTURE_THINGS,
  ...WORSHIP_THINGS,
  ...HORROR_THINGS,
  ...SCIENCE_FICTION_THINGS,
  ...CLOTHING_THINGS,
  ...FITTING_THINGS,
  ...HEARTH_THINGS,
  ...KITCHEN_THINGS,
  ...TOY_THINGS,
  ...HOUSEPLANT_THINGS,
  ...ICE_AND_SEA_THINGS,
  ...FARM_THINGS,
  ...GARDEN_THINGS,
  ...HARBOUR_THINGS,
  ...KITCHEN_GARDEN_THINGS,
  ...OUTDOOR_GEAR_THINGS,
  ...POOL_ROWS,
  ...STATION_AND_CAMP_THINGS,
  ...STREET_THINGS,
  ...FACTORY_THINGS,
  ...HOSPITAL_THINGS,
  ...LABORATORY_THINGS,
  ...OFFICE_THINGS,
  ...SHOP_THINGS,
  ...WORKSHOP_THINGS,
];
