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
]);

/** The type of the site of a scene; undefined for a scene without one. */
export const findSiteType = ({ site }: { readonly site?: string }): SiteType | undefined =>
  site === undefined ? undefined : SITE_TYPES.get(site);
