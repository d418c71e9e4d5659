import { describe, expect, it } from 'vitest';

import { Sightlines } from './sightlines.js';

const HOUSE = { azimuth: 0.3, distance: 20, halfWidth: 4, height: 6 };
const TREE = { azimuth: 0.3, distance: 9, halfWidth: 1.5, height: 7 };

describe('sightlines', () => {
  const sight = new Sightlines();
  sight.add(HOUSE);

  it('tell what would hide a thing', () => {
    expect(sight.isHiddenBy(TREE)).toBe(true);
    expect(sight.isHiddenBy({ ...TREE, azimuth: 0.35 })).toBe(true);
  });

  it('leave what stands beside it, behind it or below it', () => {
    expect(sight.isHiddenBy({ ...TREE, azimuth: 1 })).toBe(false);
    expect(sight.isHiddenBy({ ...TREE, distance: 26 })).toBe(false);
    expect(sight.isHiddenBy({ ...TREE, height: 1.2, halfWidth: 0.5 })).toBe(false);
  });

  it('go all round', () => {
    const behind = new Sightlines();
    behind.add({ ...HOUSE, azimuth: 3.1 });
    expect(behind.isHiddenBy({ ...TREE, azimuth: -3.1 })).toBe(true);
  });
});
