/** Ids of the locales that lie well south of the equator, where the winter comes in July. */
const SOUTHERN: ReadonlySet<string> = new Set(
  `rio cape-town sydney australia new-zealand madagascar namibia australian-city queensland great-barrier-reef peru bolivia atacama patagonia argentina
  buenos-aires sao-paulo easter-island chile antarctica polynesia`.split(/\s+/),
);

/** Whether a locale has its winter in July. */
export const isSouthernLocale = (id: string): boolean => SOUTHERN.has(id);
