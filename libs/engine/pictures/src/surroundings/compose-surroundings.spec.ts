import { describe, expect, it } from 'vitest';

import type { PictureComposition } from '../cameras/picture.js';
import { composePictures } from '../composition/compose-pictures.js';
import { createPlainPanorama, renderTestView, samplePanorama } from '../testing/sample-pictures.js';

const compose = (raster: ReturnType<typeof renderTestView>, prompt = ''): PictureComposition =>
  composePictures({ pictures: [{ raster, azimuth: null }], isPano: 'auto', prompt, seed: 3 });
const view = (place: string, azimuth = 0): ReturnType<typeof renderTestView> =>
  renderTestView(samplePanorama(place, 256).panorama, { azimuth, width: 240, height: 160 });

describe('the place around a picture', () => {
  const plain = renderTestView(createPlainPanorama(256).panorama, {});

  it.each([
    ['a flat meadow', { place: 'meadow', season: 'summer', time: 'day' }],
    ['a desert at noon', { place: 'desert' }],
    ['a snowy field on an overcast day', { season: 'winter' }],
    ['a living room', { place: 'living-room' }],
  ])('is the plainest that fits: %s', { timeout: 90_000 }, (place, scene) => {
    expect(compose(view(place)).surroundings?.scene).toMatchObject(scene);
  });

  it('is what a prompt names', () => {
    expect(compose(plain, 'a beach with palms').surroundings?.scene.place).toBe('beach');
    expect(compose(plain, 'a forest').surroundings?.scene.place).toBe('forest');
  });

  it('has the light that the picture shows, against what the prompt says', () => {
    expect(compose(plain, 'a forest at night').surroundings?.scene.time).toBe('day');
  });

  it('has none of what may be the subject', () => {
    const scene = compose(plain, 'a pagoda in a meadow with two barns and a statue').surroundings?.scene;
    const kinds = scene?.objects.map(({ kind }) => kind) ?? [];
    expect(kinds).not.toContain('pagoda');
    expect(kinds).not.toContain('statue');
    expect(kinds).toContain('barn');
  });

  it('continues where an edge cuts trees off', () => {
    // Half of the view is a high green bank.
    const [width, height] = [240, 160];
    const data = new Uint8Array(3 * width * height);
    for (let at = 0; at < width * height; at++) {
      const [row, column] = [Math.floor(at / width), at % width];
      const isBank = column > 150 && row > 40 && row < 80;
      const shade = (row * 7 + column * 13) % 23;
      data.set(isBank ? [40 + shade, 90 + shade, 30] : row < 80 ? [120, 165, 225] : [92 + shade, 128 + shade, 52], 3 * at);
    }
    const { scene } = compose({ width, height, data }).surroundings ?? {};
    const tree = scene?.objects.find(({ at }) => at !== undefined);
    expect(tree).toMatchObject({ kind: 'broadleaf-tree', count: 1 });
    const azimuths = (tree?.at ?? []).map(({ x, z }) => (Math.atan2(x, -z) * 180) / Math.PI);
    expect(Math.min(...azimuths)).toBeGreaterThan(33);
    expect(azimuths.length).toBe(1);
  });

  it('takes the light from the brighter side of the sky', () => {
    const [width, height] = [240, 160];
    const lit = (isRight: boolean): PictureComposition => {
      const data = new Uint8Array(3 * width * height);
      for (let at = 0; at < width * height; at++) {
        const [row, column] = [Math.floor(at / width), at % width];
        const glow = 50 * (isRight ? column / width : 1 - column / width);
        const shade = (row * 7 + column * 13) % 23;
        data.set(row < 80 ? [90 + glow, 140 + glow, 200 + glow / 2] : [92 + shade, 128 + shade, 52], 3 * at);
      }
      return compose({ width, height, data });
    };
    expect(lit(true).surroundings?.light?.azimuth).toBeGreaterThan(0);
    expect(lit(false).surroundings?.light?.azimuth).toBeLessThan(0);
  });

  it('is named as invented', () => {
    expect(compose(plain, 'a forest').notRepresented[0]).toMatch(/^the rest of the place, a .*forest.*, was invented$/);
  });
});
