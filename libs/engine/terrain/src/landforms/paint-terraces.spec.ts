import { parseHexColor } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { GroundLayers } from '../ground-layers.js';
import { createTerracePainter } from './paint-terraces.js';

const COLORS = { water: '#a0b0c0', crop: '#80a040', bank: '#506030' };

/** What the painter makes of grass on a slope, in a patch of `broad`. */
function paintAt(slope: number, broad: number, x = 9): GroundLayers {
  const layers = new GroundLayers();
  layers.lay('ground-grass', [0.1, 0.3, 0.05], 1);
  createTerracePainter(COLORS)({ x, z: 0, height: 0, slope, shore: Infinity, trail: Infinity, broad, fine: 0 }, layers);
  return layers;
}

describe('the terraces of a slope', () => {
  it('are flooded or green where they are level', () => {
    const [r, g, b] = parseHexColor(COLORS.water);
    expect(paintAt(0, 0.5)).toMatchObject({ material: 'ground-ice', r, g, b });
    expect(paintAt(0, -0.5).material).toBe('ground-grass');
    expect(paintAt(0, -0.5).g).toBeGreaterThan(paintAt(0, -0.5).b);
  });

  it('have banks where they are steep, and dry ground at the feet of the viewer', () => {
    const [r, g, b] = parseHexColor(COLORS.bank);
    expect(paintAt(0.2, 0.5)).toMatchObject({ r, g, b });
    expect(paintAt(0, 0.5, 1)).toMatchObject({ r, g, b });
  });
});
