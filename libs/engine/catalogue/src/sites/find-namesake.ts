import type { SiteItem, SiteType } from './site-type.js';

/** What a site is named after and has at an exact spot, if anything: the station of a gas station. */
export const findNamesake = ({ id, items }: Pick<SiteType, 'id' | 'items'>): SiteItem | undefined =>
  items.find(({ kind, zone }) => zone === 'at' && id.startsWith(kind));
