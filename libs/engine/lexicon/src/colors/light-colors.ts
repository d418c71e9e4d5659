import { findNearestName } from './palette.js';
import type { ColorName, LinearRgb } from './palette.js';

/** The colours of artificial light, linear RGB 0 to 1: purer than those of paints, as lamps and tubes have them. */
const LIGHTS = {
  red: [1, 0.03, 0.02],
  orange: [1, 0.26, 0.02],
  amber: [1, 0.47, 0.07],
  yellow: [1, 0.76, 0.1],
  green: [0.08, 1, 0.12],
  'pale green': [0.35, 1, 0.45],
  turquoise: [0.04, 1, 0.62],
  cyan: [0.04, 0.72, 1],
  'pale blue': [0.32, 0.56, 1],
  blue: [0.04, 0.15, 1],
  ultraviolet: [0.2, 0.03, 1],
  violet: [0.36, 0.06, 1],
  purple: [0.62, 0.07, 1],
  magenta: [1, 0.04, 0.72],
  pink: [1, 0.13, 0.4],
  white: [1, 0.95, 0.88],
} as const satisfies Record<string, LinearRgb>;

export type LightColorName = keyof typeof LIGHTS;

export const LIGHT_COLOR_NAMES = Object.keys(LIGHTS) as readonly LightColorName[];

/** Linear RGB 0 to 1 of a named colour of light. */
export const getLightColor = (name: LightColorName): LinearRgb => LIGHTS[name];

/** Words whose light differs from that of the paint that they also name. */
const BY_WORD: ReadonlyMap<string, LightColorName> = new Map<string, LightColorName>([
  ['amber', 'amber'],
  ['apricot', 'amber'],
  ['magenta', 'magenta'],
  ['fuchsia', 'magenta'],
  ['cyan', 'cyan'],
  ['aqua', 'cyan'],
  ['aquamarine', 'cyan'],
  ['violet', 'violet'],
  ['mauve', 'violet'],
  ['indigo', 'violet'],
  ['ultraviolet', 'ultraviolet'],
  ['ultra violet', 'ultraviolet'],
  ['uv', 'ultraviolet'],
]);

/** The light of lamps in the colour of a paint; none for colours that light cannot have, such as brown. */
const BY_PAINT: ReadonlyMap<ColorName, LightColorName> = new Map<ColorName, LightColorName>([
  ['red', 'red'],
  ['maroon', 'red'],
  ['pink', 'pink'],
  ['light pink', 'pink'],
  ['orange', 'orange'],
  ['gold', 'amber'],
  ['yellow', 'yellow'],
  ['light yellow', 'yellow'],
  ['olive', 'green'],
  ['green', 'green'],
  ['dark green', 'green'],
  ['light green', 'pale green'],
  ['mint', 'pale green'],
  ['sage green', 'pale green'],
  ['turquoise', 'turquoise'],
  ['duck egg blue', 'cyan'],
  ['blue', 'blue'],
  ['navy', 'blue'],
  ['light blue', 'pale blue'],
  ['purple', 'purple'],
  ['lavender', 'violet'],
  ['white', 'white'],
]);

/** The light that a word names; undefined for words that name none. `paint` is the paint that the word names. */
export const findLightColor = (word: string, paint: ColorName | undefined): LightColorName | undefined =>
  BY_WORD.get(word) ?? (paint === undefined ? undefined : BY_PAINT.get(paint));

/** The named light nearest to a linear RGB value in hue and saturation: a dim red light is red. White for black, which has no hue. */
export function findNearestLightColorName([r, g, b]: LinearRgb): LightColorName {
  const most = Math.max(r, g, b);
  return findNearestName(LIGHT_COLOR_NAMES, (name) => LIGHTS[name], [r / most, g / most, b / most]) ?? 'white';
}
