import type { CatalogueRow } from '../row/row.js';
import { CIVIL_ROWS } from './architecture/civil.js';
import { COURTYARD_ROWS } from './architecture/outdoors/courtyards.js';
import { DWELLING_ROWS } from './architecture/dwellings.js';
import { EARTHWORK_ROWS } from './architecture/outdoors/earthworks.js';
import { FORTIFIED_ROWS } from './architecture/fortified.js';
import { GARDEN_STRUCTURE_ROWS } from './architecture/garden.js';
import { GROUND_ROWS } from './architecture/grounds.js';
import { HOUSE_ROWS } from './architecture/houses.js';
import { MONUMENT_ROWS } from './architecture/monuments.js';
import { PART_ROWS } from './architecture/parts.js';
import { PLAY_ROWS } from './architecture/play.js';
import { PUBLIC_ROWS } from './architecture/public.js';
import { RELIC_ROWS } from './architecture/relics.js';
import { ROADWORK_ROWS } from './architecture/outdoors/roadworks.js';
import { WATERSIDE_ROWS } from './architecture/outdoors/waterside.js';
import { SACRED_ROWS } from './architecture/sacred.js';
import { SHOP_ROWS } from './architecture/shops.js';
import { STREET_ROWS } from './architecture/street.js';
import { TOWER_ROWS } from './architecture/towers.js';
import { WORKS_ROWS } from './architecture/works.js';
import { COUNTRY_HOUSE_ROWS } from './architecture/country-houses.js';
import { CIVIC_ROWS } from './architecture/civic.js';
import { VENUE_ROWS } from './architecture/venues.js';
import { EASTERN_TEMPLE_ROWS } from './architecture/eastern-temples.js';
import { TEMPLE_ROWS } from './architecture/temples.js';
import { MALL_ROWS } from './architecture/malls.js';
import { SKYSCRAPER_ROWS } from './architecture/skyscrapers.js';
import { PLANT_ROWS } from './architecture/plants.js';
import { FORT_ROWS } from './architecture/forts.js';

/** Objects of the theme architecture. */
export const ARCHITECTURE_ROWS: readonly CatalogueRow[] = [
  ...CIVIL_ROWS,
  ...DWELLING_ROWS,
  ...FORTIFIED_ROWS,
  ...GARDEN_STRUCTURE_ROWS,
  ...GROUND_ROWS,
  ...HOUSE_ROWS,
  ...MONUMENT_ROWS,
  ...PART_ROWS,
  ...PLAY_ROWS,
  ...PUBLIC_ROWS,
  ...RELIC_ROWS,
  ...SACRED_ROWS,
  ...SHOP_ROWS,
  ...STREET_ROWS,
  ...TOWER_ROWS,
  ...WORKS_ROWS,
  ...COUNTRY_HOUSE_ROWS,
  ...CIVIC_ROWS,
  ...VENUE_ROWS,
  ...EASTERN_TEMPLE_ROWS,
  ...TEMPLE_ROWS,
  ...MALL_ROWS,
  ...SKYSCRAPER_ROWS,
  ...PLANT_ROWS,
  ...FORT_ROWS,
  ...COURTYARD_ROWS,
  ...EARTHWORK_ROWS,
  ...ROADWORK_ROWS,
  ...WATERSIDE_ROWS,
];
