import { BUILT_SITES } from './built-sites.js';
import { FAR_SITES } from './far-sites.js';
import { FIELD_SITES } from './field-sites.js';
import { GREEN_SITES } from './green-sites.js';
import { PLATFORM_SITES } from './platform-sites.js';
import type { SiteType } from '../../sites/site-type.js';
import { SPORT_SITES } from './sport-sites.js';
import { TOWN_SITES } from './town-sites.js';
import { TRANSPORT_SITES } from './transport-sites.js';
import { WORK_SITES } from './work-sites.js';
import { SHORE_SITES } from './shore-sites.js';
import { WILD_SITES } from './wild-sites.js';
import { ARENA_SITES } from './settled/arena-sites.js';
import { CAMP_SITES } from './settled/camp-sites.js';
import { COURT_HOUSE_SITES } from './settled/court-house-sites.js';
import { COURT_SITES } from './settled/court-sites.js';
import { EVENT_SITES } from './settled/event-sites.js';
import { FARM_SITES } from './settled/farm-sites.js';
import { LANE_SITES } from './settled/lane-sites.js';
import { OLD_TOWN_SITES } from './settled/old-town-sites.js';
import { POWER_SITES } from './settled/power-sites.js';
import { STORY_SITES } from './settled/story-sites.js';
import { STREET_SITES } from './settled/street-sites.js';
import { WAR_SITES } from './settled/war-sites.js';
import { YARD_SITES } from './settled/yard-sites.js';
import { DECK_SITES } from './deck-sites.js';
import { STRAND_SITES } from './strand-sites.js';
import { indexById } from '../../row/index-by-id.js';

/** Every type of outdoor site that a prompt can name, by id, beside the places of the scene language. */
export const SITE_TYPES: ReadonlyMap<string, SiteType> = indexById([
  ...GREEN_SITES,
  ...FIELD_SITES,
  ...SPORT_SITES,
  ...WORK_SITES,
  ...TOWN_SITES,
  ...TRANSPORT_SITES,
  ...BUILT_SITES,
  ...FAR_SITES,
  ...PLATFORM_SITES,
  ...SHORE_SITES,
  ...STRAND_SITES,
  ...DECK_SITES,
  ...ARENA_SITES,
  ...CAMP_SITES,
  ...COURT_HOUSE_SITES,
  ...COURT_SITES,
  ...EVENT_SITES,
  ...FARM_SITES,
  ...LANE_SITES,
  ...OLD_TOWN_SITES,
  ...POWER_SITES,
  ...STORY_SITES,
  ...STREET_SITES,
  ...WAR_SITES,
  ...YARD_SITES,
  ...WILD_SITES,
]);

/** The type of the site of a scene; undefined for a scene without one. */
export const findSiteType = ({ site }: { readonly site?: string }): SiteType | undefined =>
  site === undefined ? undefined : SITE_TYPES.get(site);
