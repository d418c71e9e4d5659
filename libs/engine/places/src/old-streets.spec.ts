import { STYLE_TYPES } from '@diorama/catalogue';
import { createSampleScene } from '@diorama/scene/testing';
import { describe, expect, it } from 'vitest';

import { buildModel } from './build-model.js';

/** Kinds that came with motor traffic. */
const MODERN = ['car', 'lane-dash', 'crossing-bar', 'traffic-light', 'manhole', 'litter-bin'];

function modernThingsOf(styles: readonly string[]): string[] {
  const { instances, prototypes } = buildModel(createSampleScene('city-street', { styles: [...styles] }));
  const shown = new Set(instances.map(({ prototype }) => prototypes[prototype].kind ?? ''));
  return MODERN.filter((kind) => shown.has(kind));
}

describe('a street', () => {
  it('has cars, markings and signals', () => {
    expect(modernThingsOf([])).toEqual(MODERN);
  });

  it.each(['medieval', 'western', 'egyptian'])('of the style %s has none of them', (style) => {
    expect(STYLE_TYPES.get(style)).toHaveProperty('road');
    expect(modernThingsOf([style])).toEqual([]);
  });
});
