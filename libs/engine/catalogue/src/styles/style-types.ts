import { indexById } from '../row/index-by-id.js';
import { CONDITION_STYLES } from './conditions.js';
import { COUNTRYSIDE_STYLES } from './countrysides.js';
import { CRAFT_STYLES } from './crafts.js';
import { CULTURE_STYLES } from './cultures.js';
import { DECADE_STYLES } from './decades.js';
import { ERA_STYLES } from './eras.js';
import { GENRE_STYLES } from './genres.js';
import { MOODS } from './moods.js';
import { PEOPLE_STYLES } from './peoples.js';
import { STYLE_PALETTES } from './style-palette.js';
import type { StylePalette } from './style-palette.js';
import type { StyleType } from './style-type.js';

/** The styles that a prompt can name, by id. */
export const STYLE_TYPES: ReadonlyMap<string, StyleType> = indexById([
  ...ERA_STYLES,
  ...DECADE_STYLES,
  ...CULTURE_STYLES,
  ...PEOPLE_STYLES,
  ...COUNTRYSIDE_STYLES,
  ...GENRE_STYLES,
  ...CRAFT_STYLES,
  ...CONDITION_STYLES,
  ...MOODS,
]);

/** The styles of a scene, the strongest first. */
export const findStyleTypes = ({ styles = [] }: { readonly styles?: readonly string[] }): StyleType[] =>
  styles.flatMap((id) => STYLE_TYPES.get(id) ?? []);

/** The styles of a scene as they shape it: those that a place is built in before conditions and moods. */
export function rankStyleTypes(scene: { readonly styles?: readonly string[] }): StyleType[] {
  const rank = ({ isCondition, isMood }: StyleType): number => (isMood === true ? 2 : isCondition === true ? 1 : 0);
  return findStyleTypes(scene).toSorted((a, b) => rank(a) - rank(b));
}

/** The colours of the styles of a scene; of two, the first one decides where both have a colour. */
export const findStylePalette = (scene: { readonly styles?: readonly string[] }): StylePalette =>
  Object.assign(
    {},
    ...findStyleTypes(scene)
      .toReversed()
      .map(({ id }) => STYLE_PALETTES[id]),
  ) as StylePalette;
