import type { Rgb } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import type { DrawOptions } from '../recipe/object-recipe.js';
import { lamp } from './lamp.js';

const STREET: DrawOptions = { season: 'summer', snowy: false, indoor: false, wooded: false, aboard: false, lit: true, neon: false };
const RED: Rgb = [0.46, 0.01, 0.02];
const BLACK: Rgb = [0.01, 0.01, 0.012];

const powerOf = (setting: DrawOptions, color: Rgb | null): Rgb => lamp.glow?.(setting, color)?.power ?? [0, 0, 0];

describe('a lamp', () => {
  it.each([STREET, { ...STREET, indoor: true }, { ...STREET, indoor: true, aboard: true }])('gives light of its colour', (setting) => {
    const [r, g, b] = powerOf(setting, RED);
    expect(r).toBe(Math.max(...powerOf(setting, null)));
    expect(Math.max(g, b)).toBeLessThan(0.1 * r);
    expect(lamp.colored?.(setting, RED)).not.toBe('iron');
  });

  it('has a black foot and gives its own light where it is black', () => {
    expect(powerOf(STREET, BLACK)).toEqual(powerOf(STREET, null));
    expect(lamp.colored?.(STREET, BLACK)).toBe('iron');
  });

  it('is dark by day', () => {
    expect(lamp.glow?.({ ...STREET, lit: false }, RED)).toBeNull();
  });
});
