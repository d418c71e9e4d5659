import { SITE_TYPES } from '@diorama/catalogue';
import type { SiteFloor } from '@diorama/catalogue';
import { EYE_HEIGHT, parseHexColor } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { Ground, forEachGroundSample } from './ground.js';
import { GroundLayers } from './ground-layers.js';
import { createTerracePainter } from './landforms/paint-terraces.js';
import { createFloorPainter, levelFloor } from './site-floor.js';

const FLOOR: SiteFloor = {
  half: [10, 20],
  surface: 'ground-asphalt',
  color: '#404040',
  marks: [{ color: '#ffffff', width: 0.4, circle: [0, -8, 4] }],
  patches: [{ at: [5, 5], radii: [3, 2], surface: 'ground-sand', color: '#e0d0a0' }],
};

/** What a floor makes of grass at a place. */
function paintAt(x: number, z: number, isSnowy = false): GroundLayers {
  const layers = new GroundLayers();
  layers.lay('ground-grass', [0.1, 0.3, 0.05], 1);
  createFloorPainter(FLOOR, isSnowy)({ x, z, height: 0, slope: 0, shore: Infinity, trail: Infinity, broad: 0, fine: 0 }, layers);
  return layers;
}

describe('the floor of a site', () => {
  it('covers its rectangle and nothing beyond it', () => {
    expect(paintAt(9, -19).material).toBe('ground-asphalt');
    expect(paintAt(11, 0)).toMatchObject({ material: 'ground-grass', r: 0.1, g: 0.3, b: 0.05 });
    expect(paintAt(0, 21).material).toBe('ground-grass');
  });

  it('shows its lines and patches in their places', () => {
    const [plain] = parseHexColor(FLOOR.color);
    expect(paintAt(0, -12).r).toBeGreaterThan(0.8);
    expect(paintAt(0, -8).r).toBeCloseTo(plain, 5);
    expect(paintAt(5, 5).material).toBe('ground-sand');
    expect(paintAt(5, 8).material).toBe('ground-asphalt');
  });

  it('lies under snow where that covers the ground, if it is not snow itself', () => {
    expect(paintAt(0, 0, true).material).toBe('ground-grass');
    const layers = new GroundLayers();
    const piste: SiteFloor = { half: [10, 20], surface: 'ground-snow', color: '#f0f4f8' };
    createFloorPainter(piste, true)({ x: 0, z: 0, height: 0, slope: 0, shore: Infinity, trail: Infinity, broad: 0, fine: 0 }, layers);
    expect(layers.material).toBe('ground-snow');
  });

  it('is level at the feet of the viewer unless it rolls with the land', () => {
    const sloping = (): Ground => {
      const ground = new Ground();
      forEachGroundSample((index, x) => {
        ground.heights[index] = 0.1 * x;
      });
      return ground;
    };
    const [level, rolling] = [sloping(), sloping()];
    levelFloor(level, FLOOR);
    levelFloor(rolling, { ...FLOOR, isRolling: true });
    expect(level.heightAt(9, -18)).toBeCloseTo(-EYE_HEIGHT, 5);
    expect(rolling.heightAt(9, -18)).toBeCloseTo(0.9, 3);
  });

  it('is level in a strip where it is long', () => {
    const ground = new Ground();
    forEachGroundSample((index, x) => {
      ground.heights[index] = 0.1 * x;
    });
    levelFloor(ground, { ...FLOOR, half: [8, 80] });
    for (const z of [-79, -40, 0, 40, 79]) expect(ground.heightAt(7, z)).toBeCloseTo(-EYE_HEIGHT, 5);
    expect(ground.heightAt(60, 0)).toBeCloseTo(6, 3);
  });

  it('has bands along the view and ways of another surface where its row says so', () => {
    const floor: SiteFloor = {
      half: [10, 20],
      surface: 'ground-soil',
      color: '#604020',
      bands: { width: 2, color: '#402010', isAlong: true },
      marks: [
        {
          color: '#c0b090',
          width: 2,
          surface: 'ground-gravel',
          path: [
            [-9, -5],
            [9, -5],
          ],
        },
      ],
    };
    const paint = createFloorPainter(floor, false);
    const at = (x: number, z: number): GroundLayers => {
      const layers = new GroundLayers();
      paint({ x, z, height: 0, slope: 0, shore: Infinity, trail: Infinity, broad: 0, fine: 0 }, layers);
      return layers;
    };
    expect(at(1, 3).r).toBeLessThan(at(3, 3).r);
    expect(at(1, 3).r).toBeCloseTo(at(1, 9).r, 6);
    expect(at(1, -5).material).toBe('ground-gravel');
    expect(at(1, 5).material).toBe('ground-soil');
  });

  it('holds the marks of every site', () => {
    for (const { id, floor } of SITE_TYPES.values())
      for (const { path = [], circle } of floor?.marks ?? [])
        for (const [x, z] of circle === undefined ? path : [[circle[0], circle[1]] as const]) {
          const [halfX, halfZ] = floor?.half ?? [0, 0];
          expect([id, Math.abs(x) <= halfX, Math.abs(z) <= halfZ]).toEqual([id, true, true]);
        }
  });
});

const COLORS = { water: '#a0b0c0', crop: '#80a040', bank: '#506030' };

/** What the painter makes of grass on a slope, in a patch of `broad`. */
function paintTerrace(slope: number, broad: number, x = 9): GroundLayers {
  const layers = new GroundLayers();
  layers.lay('ground-grass', [0.1, 0.3, 0.05], 1);
  createTerracePainter(COLORS)({ x, z: 0, height: 0, slope, shore: Infinity, trail: Infinity, broad, fine: 0 }, layers);
  return layers;
}

describe('the terraces of a slope', () => {
  it('are flooded or green where they are level', () => {
    const [r, g, b] = parseHexColor(COLORS.water);
    expect(paintTerrace(0, 0.5)).toMatchObject({ material: 'ground-ice', r, g, b });
    expect(paintTerrace(0, -0.5).material).toBe('ground-grass');
    expect(paintTerrace(0, -0.5).g).toBeGreaterThan(paintTerrace(0, -0.5).b);
  });

  it('have banks where they are steep, and dry ground at the feet of the viewer', () => {
    const [r, g, b] = parseHexColor(COLORS.bank);
    expect(paintTerrace(0.2, 0.5)).toMatchObject({ r, g, b });
    expect(paintTerrace(0, 0.5, 1)).toMatchObject({ r, g, b });
  });
});
