import { resizePanorama } from '@diorama/pano';
import type { Raster } from '@diorama/raster';
import { describe, expect, it } from 'vitest';

import { composePictures } from '../composition/compose-pictures.js';
import { estimatePanoramaShape } from '../layout/shape-panorama.js';
import { renderTestView, createPlainPanorama, computePsnr, samplePanorama } from '../testing/sample-pictures.js';
import { paintPanorama } from './paint-panorama.js';
import type { PaintedPanorama } from './paint-panorama.js';

const WIDTH = 512;
const plain = createPlainPanorama(WIDTH);

function paint(rasters: readonly Raster[], azimuths: readonly (number | null)[], width = WIDTH): PaintedPanorama {
  const pictures = rasters.map((raster, i) => ({ raster, azimuth: azimuths[i] ?? null }));
  const composition = composePictures({ pictures, isPano: 'auto', prompt: '', seed: 4 });
  return paintPanorama({ composition, pictures: rasters, width });
}

/** Mean absolute difference of two columns, in bytes. */
function columnsApart({ width, height, data }: Raster, a: number, b: number): number {
  let sum = 0;
  for (let row = 0; row < height; row++)
    for (let channel = 0; channel < 3; channel++)
      sum += Math.abs(data[3 * (row * width + a) + channel] - data[3 * (row * width + b) + channel]);
  return sum / (3 * height);
}

/** Mean squared difference of the rows about the horizon of two panoramas, one turned by so many columns. */
function mismatch(a: Raster, b: Raster, range: readonly [number, number], turn: number): number {
  let sum = 0;
  for (let row = Math.floor(0.42 * a.height); row < 0.58 * a.height; row++)
    for (let column = range[0]; column < range[1]; column++) {
      const p = 3 * (row * a.width + ((column + a.width) % a.width));
      const q = 3 * (row * a.width + ((column + turn + a.width) % a.width));
      for (let channel = 0; channel < 3; channel++) sum += (a.data[p + channel] - b.data[q + channel]) ** 2;
    }
  return sum / (range[1] - range[0]) / (0.16 * a.height * 3);
}

describe('a panorama given as one picture', () => {
  it('is delivered as it is', () => {
    expect(computePsnr(paint([plain.panorama], [null]).panorama, plain.panorama)).toBeGreaterThan(45);
  });

  it('is delivered as it would look at another size', () => {
    const fine = createPlainPanorama(1024).panorama;
    const { data } = resizePanorama({ data: Float32Array.from(fine.data), width: 1024, height: 512, channels: 3 }, WIDTH);
    const reference = { width: WIDTH, height: WIDTH / 2, data: Uint8Array.from(data, Math.round) };
    expect(computePsnr(paint([fine], [null]).panorama, reference)).toBeGreaterThan(35);
    expect(computePsnr(paint([plain.panorama], [null], 1024).panorama, fine)).toBeGreaterThan(25);
  });
});

describe('a single picture', () => {
  const painted = paint([renderTestView(plain.panorama, { width: 480, height: 320 })], [null]);

  it('lies at the centre with its horizon level', () => {
    const [left, right] = [WIDTH / 2 - 38, WIDTH / 2 + 38];
    const errors = Array.from({ length: 21 }, (_, i) => mismatch(painted.panorama, plain.panorama, [left, right], i - 10));
    expect(errors.indexOf(Math.min(...errors))).toBe(10);
    expect(errors[10]).toBeLessThan(120);
  });

  it('is continued all around without a seam', () => {
    const usual = Array.from({ length: 63 }, (_, i) => columnsApart(painted.panorama, 8 * i, 8 * i + 1));
    const mean = usual.reduce((sum, value) => sum + value, 0) / usual.length;
    expect(columnsApart(painted.panorama, WIDTH - 1, 0)).toBeLessThan(2 * mean + 1);
    for (const column of [208, 209, 303, 304]) expect(columnsApart(painted.panorama, column, column + 1)).toBeLessThan(4 * mean + 2);
  });

  it('has sky above and ground below, in the colours of the picture', () => {
    const { panorama, sky } = painted;
    const at = (row: number, column: number): readonly number[] => [
      ...panorama.data.subarray(3 * (row * WIDTH + column), 3 * (row * WIDTH + column) + 3),
    ];
    for (const column of [0, 100, 256, 400]) {
      const [red, , blue] = at(10, column) as [number, number, number];
      expect(blue).toBeGreaterThan(red + 50);
      const [r, g, b] = at(240, column) as [number, number, number];
      expect(g).toBeGreaterThan(Math.max(r, b) + 10);
      expect(sky[10 * WIDTH + column]).toBe(1);
      expect(sky[240 * WIDTH + column]).toBe(0);
    }
  });
});

describe('pictures all around', () => {
  const azimuths = [0, 90, 180, 270];
  const views = azimuths.map((azimuth) => renderTestView(plain.panorama, { azimuth, fov: 67.37, width: 480, height: 320 }));

  it('are found back at their azimuths', () => {
    const { panorama } = paint(views, azimuths);
    for (const azimuth of azimuths) {
      const centre = WIDTH / 2 + (azimuth / 360) * WIDTH;
      const errors = Array.from({ length: 41 }, (_, i) => mismatch(panorama, plain.panorama, [centre - 36, centre + 36], i - 20));
      expect({ azimuth, turn: errors.indexOf(Math.min(...errors)) - 20 }).toEqual({ azimuth, turn: 0 });
    }
  }, 90_000);

  it('meet without steps of brightness where they overlap', () => {
    const close = [0, 50, 100, 150, 200, 250, 300].map((azimuth) => renderTestView(plain.panorama, { azimuth, width: 240, height: 160 }));
    const uneven = close.map((raster, i) => (i % 2 === 1 ? { ...raster, data: raster.data.map((value) => 0.85 * value) } : raster));
    const { panorama } = paint(uneven, [0, 50, 100, 150, 200, 250, 300]);
    // Between the walls' tops and the pictures' upper edges.
    const row = Math.round((0.5 - 21.5 / 180) * panorama.height);
    const blues = Array.from({ length: WIDTH }, (_, column) => panorama.data[3 * (row * WIDTH + column) + 2]);
    for (let column = 0; column < WIDTH; column++) expect(Math.abs(blues[column] - blues[(column + 1) % WIDTH])).toBeLessThan(16);
  }, 90_000);
});

describe('the distances of a panorama', () => {
  const composition = composePictures({ pictures: [{ raster: plain.panorama, azimuth: null }], isPano: true, prompt: '', seed: 4 });
  const shape = estimatePanoramaShape({ composition, ...paintPanorama({ composition, pictures: [plain.panorama], width: WIDTH }) });

  it('are those of the ground where there is ground', () => {
    // Below the lowest foot there is nothing but ground.
    const first = Math.ceil(0.58 * (WIDTH / 2)) * WIDTH;
    for (let p = first; p < plain.distance.length; p += 7) expect(Math.abs(shape.distance[p] / plain.distance[p] - 1)).toBeLessThan(0.15);
  });

  it('are infinite in the sky alone', () => {
    let wrong = 0;
    for (let p = 0; p < plain.distance.length; p++) if ((plain.distance[p] === Infinity) !== (shape.distance[p] === Infinity)) wrong++;
    expect(wrong / plain.distance.length).toBeLessThan(0.02);
  });

  it('are those of their feet for things that stand', () => {
    for (const [azimuth, metres] of [
      [-150, 12],
      [-55, 8],
      [40, 15],
      [128, 9],
    ] as const) {
      const at = Math.round((0.5 - 5 / 180) * (WIDTH / 2)) * WIDTH + Math.round((azimuth / 360 + 0.5) * WIDTH);
      expect({ azimuth, ratio: Math.abs(Math.log(shape.distance[at] / metres)) < 0.3 }).toEqual({ azimuth, ratio: true });
    }
  });

  it('of a room are those of its walls', () => {
    const { panorama, distance } = samplePanorama('a living room', 256);
    const room = composePictures({ pictures: [{ raster: panorama, azimuth: null }], isPano: true, prompt: '', seed: 4 });
    const inside = estimatePanoramaShape({ composition: room, ...paintPanorama({ composition: room, pictures: [panorama], width: 256 }) });
    expect(room.setting).toBe('indoors');
    const errors = [...distance.keys()]
      .filter((p) => p > 0.8 * distance.length)
      .map((p) => Math.abs(Math.log(inside.distance[p] / distance[p])));
    expect(errors.sort((a, b) => a - b)[errors.length >> 1]).toBeLessThan(0.15);
  }, 90_000);
});
