import { indexById } from '../row/index-by-id.js';
import { AMERICAN_REGIONS } from './american-regions.js';
import { ASIAN_REGIONS } from './asian-regions.js';
import { COUNTRY_LOCALES } from './countries.js';
import { EUROPEAN_CITIES } from './european-cities.js';
import { FICTIONAL_SETTINGS } from './fictional-settings.js';
import type { LocaleType } from './locale-type.js';
import { OLD_WORLD_REGIONS } from './old-world-regions.js';
import { WORLD_CITIES } from './world-cities.js';

/** The cities, countries and fictional settings that a prompt can name, by id. */
export const LOCALE_TYPES: ReadonlyMap<string, LocaleType> = indexById([
  ...EUROPEAN_CITIES,
  ...WORLD_CITIES,
  ...COUNTRY_LOCALES,
  ...OLD_WORLD_REGIONS,
  ...ASIAN_REGIONS,
  ...AMERICAN_REGIONS,
  ...FICTIONAL_SETTINGS,
]);

/** The locale of a scene. */
export const findLocaleType = ({ locale }: { readonly locale?: string }): LocaleType | undefined =>
  locale === undefined ? undefined : LOCALE_TYPES.get(locale);
