import { describe, expect, it } from 'vitest';

import { findLightColor, findNearestLightColorName, getLightColor, LIGHT_COLOR_NAMES } from './light-colors.js';
import type { ColorName } from './palette.js';

describe('colours of light', () => {
  it.each(LIGHT_COLOR_NAMES)('%s is nearest to itself, dim or bright', (name) => {
    const color = getLightColor(name);
    expect(findNearestLightColorName(color)).toBe(name);
    expect(findNearestLightColorName([0.2 * color[0], 0.2 * color[1], 0.2 * color[2]])).toBe(name);
    expect(Math.max(...color)).toBe(1);
  });

  it.each<[string, ColorName | undefined, string | undefined]>([
    ['red', 'red', 'red'],
    ['amber', 'orange', 'amber'],
    ['tangerine', 'orange', 'orange'],
    ['cyan', 'turquoise', 'cyan'],
    ['ultraviolet', undefined, 'ultraviolet'],
    ['brown', 'brown', undefined],
    ['black', 'black', undefined],
    ['constructor', undefined, undefined],
  ])('%s light is that of the paint %s: %s', (word, paint, light) => {
    expect(findLightColor(word, paint)).toBe(light);
  });
});
