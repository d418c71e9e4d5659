import { place } from '../sites/site-type.js';
import type { SiteBase, SiteItem } from '../sites/site-type.js';

/** A city, a country or a setting of fiction: the style, the land and the silhouettes that people know it by. No plan of the real place. */
export interface LocaleType {
  /** Kebab-case; also its first name. */
  readonly id: string;
  /** Its name in captions, behind "in the style of". */
  readonly name: string;
  /** Other nouns that name it, comma-separated. */
  readonly words?: string;
  /** Adjectives that name it, comma-separated: "Venetian". */
  readonly adjectives?: string;
  /** The locale that it lies in: naming both asks for one place. */
  readonly within?: string;
  /** The style that it has next to those that the prompt names. */
  readonly style?: string;
  /** The land, where the prompt names no other place. */
  readonly base: SiteBase;
  /** The outdoor site on that land. */
  readonly site?: string;
  readonly water?: 'river' | 'lake' | 'sea' | 'canal' | 'waterfall';
  readonly cover?: 'moss' | 'snow' | 'grass' | 'sand' | 'leaves';
  readonly relief?: number;
  readonly time?: 'dawn' | 'day' | 'dusk' | 'night';
  readonly weather?: 'clear' | 'overcast' | 'fog' | 'snow' | 'rain';
  /** Landmarks, plants and vehicles out of doors. */
  readonly items: readonly SiteItem[];
}

type LocaleDetails = Omit<LocaleType, 'id' | 'name' | 'base' | 'items'>;

/** Writes a locale: `locale(id, [name, base], details, items)`. */
export const locale = (
  id: string,
  [name, base]: readonly [name: string, base: SiteBase],
  details: LocaleDetails,
  items: readonly SiteItem[],
): LocaleType => ({ id, name, base, ...details, items });

/** A landmark ahead at a distance in metres, with a factor on its usual size. */
export const landmark = (kind: string, distance: number, size = 1): SiteItem => place(kind, 'ahead', 1, { distance, size });

/** Tall silhouettes behind everything else. */
export const skyline = (kind: string, count: number, size = 1): SiteItem => place(kind, 'backdrop', count, { size });

/** Plants and the like, from a few metres up to the middle distance. */
export const among = (kind: string, count: number, reach = 40): SiteItem => place(kind, 'scatter', count, { distance: 6, reach });

/** Vehicles and figures close to the viewer. */
export const close = (kind: string, count = 1): SiteItem => place(kind, 'near', count);

/** Posts, lamps and trees along both sides of the way. */
export const lining = (kind: string, count: number, aside = 4.4): SiteItem => place(kind, 'avenue', count, { aside, pitch: 9 });
