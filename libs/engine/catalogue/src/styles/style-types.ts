import { indexById } from '../row/index-by-id.js';
import { CONDITION_STYLES } from './conditions.js';
import { COUNTRYSIDE_STYLES } from './countrysides.js';
import { CULTURE_STYLES } from './cultures.js';
import { ERA_STYLES } from './eras.js';
import { GENRE_STYLES } from './genres.js';
import type { StyleType } from './style-type.js';

/** The styles that a prompt can name, by id. */
export const STYLE_TYPES: ReadonlyMap<string, StyleType> = indexById([
  ...ERA_STYLES,
  ...CULTURE_STYLES,
  ...COUNTRYSIDE_STYLES,
  ...GENRE_STYLES,
  ...CONDITION_STYLES,
]);

/** The styles of a scene, the strongest first. */
export const findStyleTypes = ({ styles = [] }: { readonly styles?: readonly string[] }): StyleType[] =>
  styles.flatMap((id) => STYLE_TYPES.get(id) ?? []);
