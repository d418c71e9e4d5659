import { computeLuminance } from '@diorama/world-model';

import type { Color } from '../cameras/picture.js';

/** Colours less saturated than this, encoded values, are greys. */
const GREY = 0.07;

/** Names a colour in everyday words, such as "pale blue" or "dark green". */
export function describeColor([r, g, b]: Color): string {
  const most = Math.max(r, g, b);
  const chroma = most - Math.min(r, g, b);
  const light = computeLuminance(r, g, b);
  if (most < 0.09) return 'black';
  if (chroma < GREY || chroma < 0.12 * most) return greyWord(light);
  const name = hueName(hueOf([r, g, b]), light, chroma / most);
  if (NAMES_WITH_SHADE.has(name)) return name;
  if (light < 0.27) return `dark ${name}`;
  return light > 0.66 && chroma < 0.45 ? `pale ${name}` : name;
}

/** Names that tell how light they are. */
const NAMES_WITH_SHADE: ReadonlySet<string> = new Set(['sandy', 'cream']);

function greyWord(light: number): string {
  if (light < 0.14) return 'black';
  if (light < 0.36) return 'dark grey';
  if (light < 0.62) return 'grey';
  return light < 0.88 ? 'pale grey' : 'white';
}

/** Degrees of the hue circle: 0 red, 120 green, 240 blue. */
function hueOf([r, g, b]: Color): number {
  const most = Math.max(r, g, b);
  const chroma = most - Math.min(r, g, b);
  if (most === r) return ((60 * (g - b)) / chroma + 360) % 360;
  return most === g ? 120 + (60 * (b - r)) / chroma : 240 + (60 * (r - g)) / chroma;
}

function hueName(hue: number, light: number, saturation: number): string {
  if (hue < 14 || hue >= 345) return light < 0.3 && saturation < 0.6 ? 'brown' : 'red';
  if (hue < 52) return earthName(hue, light, saturation);
  if (hue < 66) return light < 0.5 ? 'olive' : 'yellow';
  if (hue < 165) return 'green';
  if (hue < 195) return 'turquoise';
  if (hue < 255) return 'blue';
  return hue < 300 ? 'purple' : 'pink';
}

/** Between red and yellow people name colours by how light and how strong they are. */
function earthName(hue: number, light: number, saturation: number): string {
  if (light < 0.42) return 'brown';
  if (saturation < 0.3) return light > 0.72 ? 'cream' : 'sandy';
  if (saturation < 0.58) return 'sandy';
  return hue < 40 ? 'orange' : 'golden';
}
