import { JobGate } from '@diorama/jobs';
import type { Raster } from '@diorama/raster';
import { beforeAll, describe, expect, it } from 'vitest';

import { composePictures } from '../composition/compose-pictures.js';
import { computePaintedWidth, paintPanorama } from '../panorama/paint-panorama.js';
import type { PaintedPanorama } from '../panorama/paint-panorama.js';
import { pictureRunner } from '../testing/picture-runner.js';
import { createPlainPanorama, renderTestView } from '../testing/sample-pictures.js';
import { renderSurroundings } from './render-surroundings.js';

const WIDTH = 320;
const PAINTED = computePaintedWidth(WIDTH);
const FOV = 67;
/** What no place of the engine has: pure magenta. */
const MARKER = [255, 0, 255] as const;

/** A picture of the plain with a magenta disc in its middle. */
function takeMarked(): Raster {
  const view = renderTestView(createPlainPanorama(512).panorama, { fov: FOV, width: 240, height: 160 });
  for (let row = 50; row < 90; row++)
    for (let column = 100; column < 140; column++)
      if (Math.hypot(row - 70, column - 120) < 18) view.data.set(MARKER, 3 * (row * view.width + column));
  return view;
}

async function paintAround(raster: Raster, prompt = ''): Promise<PaintedPanorama> {
  const pictures = [{ raster, azimuth: null, horizontalFov: FOV }];
  const composition = composePictures({ pictures, isPano: 'auto', prompt, seed: 11 });
  const { surroundings, placements } = composition;
  if (surroundings === undefined) throw new Error('a picture has surroundings');
  const gate = new JobGate(pictureRunner(), { throwIfAborted: () => {} });
  const place = await renderSurroundings(gate, { surroundings, placements }, PAINTED);
  return paintPanorama({ composition, pictures: [raster], width: WIDTH, place });
}

const columnOf = (degrees: number): number => Math.round((degrees / 360 + 0.5) * PAINTED);
const pixelAt = ({ data, width }: Raster, row: number, column: number): number[] => [
  ...data.subarray(3 * (row * width + column), 3 * (row * width + column) + 3),
];

describe('a picture with its surroundings', () => {
  let painted: PaintedPanorama;
  let again: PaintedPanorama;
  beforeAll(async () => {
    painted = await paintAround(takeMarked());
    again = await paintAround(takeMarked());
  }, 120_000);

  it('shows its subject once', () => {
    const { panorama } = painted;
    let [inside, outside] = [0, 0];
    for (let row = 0; row < panorama.height; row++)
      for (let column = 0; column < WIDTH; column++) {
        const [r = 0, g = 0, b = 0] = pixelAt(panorama, row, column);
        if (!(r > 1.6 * g + 30 && b > 1.6 * g + 30)) continue;
        if (Math.abs((column + 0.5) / WIDTH - 0.5) * 360 < FOV / 2) inside++;
        else outside++;
      }
    expect(inside).toBeGreaterThan(40);
    expect(outside).toBe(0);
  });

  it('continues level: the ground beside it lies on the plane of its own', () => {
    const { exact } = painted.coarse;
    for (const azimuth of [-FOV / 2 - 12, FOV / 2 + 12])
      for (const elevation of [-14, -22, -40]) {
        const row = Math.floor(((90 - elevation) / 180) * (PAINTED / 2));
        const down = ((180 * (row + 0.5)) / (PAINTED / 2) - 90) * (Math.PI / 180);
        const metres = exact?.distance[row * PAINTED + columnOf(azimuth)] ?? 0;
        expect(Math.abs(metres * Math.sin(down) - 1.6)).toBeLessThan(0.4);
      }
  });

  it.each([
    ['sky', 20],
    ['ground', -14],
  ])('has the colours of its %s beside it', (_name, elevation) => {
    const { panorama, sky } = painted.coarse;
    const row = Math.round(((90 - elevation) / 180) * panorama.height);
    const mean = (from: number, to: number): number[] => {
      const sums = [0, 0, 0];
      let count = 0;
      for (let y = row - 3; y <= row + 3; y++)
        for (let column = columnOf(from); column < columnOf(to); column++) {
          // Trees stand before the sky.
          if ((sky[y * PAINTED + column] === 1) !== elevation > 0) continue;
          count++;
          for (const [c, value] of pixelAt(panorama, y, column).entries()) sums[c] = (sums[c] ?? 0) + value;
        }
      return sums.map((sum) => sum / count);
    };
    for (const side of [-1, 1]) {
      const [near, beyond] = side < 0 ? [-FOV / 2 + 3, -FOV / 2 - 11] : [FOV / 2 - 11, FOV / 2 + 3];
      const [inside, outside] = [mean(near, near + 8), mean(beyond, beyond + 8)];
      for (const [c, value] of inside.entries()) expect(Math.abs(value - (outside[c] ?? 0))).toBeLessThan(22);
    }
  });

  it('knows the surfaces around it, and none of its own', () => {
    const { exact } = painted.coarse;
    const at = (elevation: number, azimuth: number): number =>
      Math.floor(((90 - elevation) / 180) * (PAINTED / 2)) * PAINTED + columnOf(azimuth);
    expect(exact?.distance[at(0.5, 0)]).toBeNaN();
    expect(exact?.distance[at(80, 0)]).toBe(Infinity);
    for (const azimuth of [-170, -90, 90, 170]) {
      const metres = exact?.distance[at(-60, azimuth)] ?? 0;
      expect(Math.abs(metres * Math.sin((60 * Math.PI) / 180) - 1.6)).toBeLessThan(0.35);
    }
  });

  it('is the same every time', () => {
    expect(Buffer.from(again.panorama.data).equals(Buffer.from(painted.panorama.data))).toBe(true);
    expect(again.exact?.distance).toEqual(painted.exact?.distance);
  });
});

describe('a picture of one colour', () => {
  it.each([
    ['black', [0, 0, 0]],
    ['white', [255, 255, 255]],
    ['red', [200, 10, 10]],
  ])('has a whole place around it: %s', { timeout: 90_000 }, async (_name, color) => {
    const data = new Uint8Array(3 * 96 * 64).map((_, i) => color[i % 3] ?? 0);
    const { panorama } = await paintAround({ width: 96, height: 64, data });
    const behind = Array.from({ length: panorama.height }, (_, row) => pixelAt(panorama, row, 4).join());
    expect(new Set(behind).size).toBeGreaterThan(20);
  });
});
