import { BUILT_SITES } from './built-sites.js';
import { FAR_SITES } from './far-sites.js';
import { GREEN_SITES } from './green-sites.js';
import type { SiteType } from './site-type.js';

/** Every type of outdoor site that a prompt can name, by id, beside the places of the scene language. */
export const SITE_TYPES: ReadonlyMap<string, SiteType> = indexSites([...GREEN_SITES, ...BUILT_SITES, ...FAR_SITES]);

/** @throws RangeError when two types have the same id */
function indexSites(types: readonly SiteType[]): Map<string, SiteType> {
  const byId = new Map<string, SiteType>();
  for (const type of types) {
    if (byId.has(type.id)) throw new RangeError(`two types of site have the id ${type.id}`);
    byId.set(type.id, type);
  }
  return byId;
}
