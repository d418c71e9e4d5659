import { computePixelSolidAngle, pixelToDirection } from '@diorama/pano';
import { computeLuminance } from '@diorama/world-model';
import type { Rgb, Sky, WorldModel } from '@diorama/world-model';
import { describe, expect, test } from 'vitest';

import { toneMap } from '../shading/tone-map.js';
import { SkyDome } from '../sky/sky.js';
import { sampleIndoors, sampleOutdoors, terrainOf, unitVector, worldOf } from '../testing/sample-world.js';
import { captureLight } from './capture-light.js';
import { createCaptureParts, createRenderer } from './renderer.js';

const ORIGIN = [0, 0, 0] as const;

/** The whole panorama of a model. */
function lightOf(model: WorldModel, width: number) {
  const parts = createCaptureParts(model);
  return { parts, light: captureLight(parts, { origin: ORIGIN, width }, { start: 0, end: width / 2 }) };
}

const levelGround = (sky: Partial<Sky>): WorldModel => {
  const { sky: clear } = worldOf({});
  return worldOf({ terrain: terrainOf(33, 8, () => -1.6), sky: { ...clear, cloudCover: 0, ...sky } });
};

/** The panorama's row at the height of a direction. */
const rowOf = (y: number, width: number): number => Math.round(width / 4 - (Math.asin(y) / Math.PI) * (width / 2));

describe('the light around the capture point', () => {
  test.each([
    ['outdoors', sampleOutdoors(65)],
    ['indoors', sampleIndoors()],
  ])('looks as the panorama %s once it is exposed and tone-mapped', (_, model) => {
    const width = 128;
    const { parts, light } = lightOf(model, width);
    const { color } = createRenderer(model, parts).capture({ origin: ORIGIN, width }, { start: 0, end: width / 2 });
    const shown = new Float32Array(3);
    const errors = Array.from({ length: color.length / 3 }, (_unused, pixel) => {
      toneMap(Float64Array.from(light.subarray(3 * pixel, 3 * pixel + 3)), parts.development, shown, 0);
      return [0, 1, 2].reduce((sum, c) => sum + Math.abs((shown[c] ?? 0) - (color[3 * pixel + c] ?? 0)) / 3, 0);
    });
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.02);
    expect(errors.toSorted((a, b) => a - b)[Math.floor(0.9 * errors.length)]).toBeLessThan(0.05);
  });

  test('is the same however its rows are cut', () => {
    const { parts, light } = lightOf(sampleOutdoors(65), 64);
    const cut = [0, 5, 32].flatMap((start, i, cuts) => {
      const end = cuts[i + 1];
      return end === undefined ? [] : [...captureLight(parts, { origin: ORIGIN, width: 64 }, { start, end })];
    });
    expect(Float32Array.from(cut)).toEqual(light);
  });

  test.each([
    ['a high sun', { lightDirection: unitVector(0.3, 0.8, -0.4) }],
    ['a low sun', { time: 'dusk', lightDirection: unitVector(0.8, 0.25, -0.3) }],
    ['the moon', { time: 'night', lightDirection: unitVector(-0.5, 0.6, 0.4) }],
  ] satisfies [string, Partial<Sky>][])('has in its disc the irradiance with which %s lights the world', (_, sky) => {
    const width = 1_024;
    const rows = 14;
    const model = levelGround(sky);
    const dome = new SkyDome(model);
    const first = rowOf(dome.towardsLight[1], width) - rows / 2;
    const light = captureLight(createCaptureParts(model), { origin: ORIGIN, width }, { start: first, end: first + rows });
    const direction = new Float64Array(3);
    const diffuse = new Float64Array(3);
    let irradiance = 0;
    for (let pixel = 0; pixel < rows * width; pixel++) {
      const row = first + Math.floor(pixel / width);
      pixelToDirection(width, pixel % width, row, direction);
      const [x = 0, y = 0, z = 0] = direction;
      if (x * dome.towardsLight[0] + y * dome.towardsLight[1] + z * dome.towardsLight[2] < Math.cos(0.03)) continue;
      dome.radiance(x, y, z, 0.01, diffuse);
      const seen = computeLuminance(light[3 * pixel] ?? 0, light[3 * pixel + 1] ?? 0, light[3 * pixel + 2] ?? 0);
      irradiance += (seen - computeLuminance(...(diffuse as unknown as Rgb))) * computePixelSolidAngle(width, row);
    }
    expect(irradiance / computeLuminance(...dome.direct)).toBeGreaterThan(0.94);
    expect(irradiance / computeLuminance(...dome.direct)).toBeLessThan(1.1);
  });

  test('has a sun thousands of times brighter than the clear sky, where the sun stands', () => {
    const width = 512;
    const lightDirection = unitVector(0.3, 0.5, -0.4);
    const parts = createCaptureParts(levelGround({ lightDirection }));
    const row = rowOf(lightDirection[1], width);
    const light = captureLight(parts, { origin: ORIGIN, width }, { start: row - 4, end: row + 4 });
    const brightness = Array.from({ length: light.length / 3 }, (_unused, i) => light[3 * i + 1] ?? 0);
    const peak = Math.max(...brightness);
    const sky = brightness.toSorted((a, b) => a - b)[brightness.length / 2] ?? 0;
    expect(peak / sky).toBeGreaterThan(3_000);
    const at = brightness.indexOf(peak);
    const direction = new Float64Array(3);
    pixelToDirection(width, at % width, row - 4 + Math.floor(at / width), direction);
    const cosine = lightDirection.reduce((sum, value, axis) => sum + value * (direction[axis] ?? 0), 0);
    expect(Math.acos(cosine)).toBeLessThan((2 * Math.PI) / width);
  });
});
