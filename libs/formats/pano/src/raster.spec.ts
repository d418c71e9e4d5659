import { describe, expect, it } from 'vitest';

import { directionToPixel, pixelToDirection, computePixelSolidAngle } from './equirect.js';
import { resizePanorama, sampleBilinear } from './raster.js';
import type { PanoRaster } from './raster.js';

/** A panorama of a smooth function on the sphere, one channel its value and one constant. */
function paint(width: number, value: (x: number, y: number, z: number) => number): PanoRaster {
  const height = width / 2;
  const data = new Float32Array(width * height * 2);
  const direction = [0, 0, 0];
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      pixelToDirection(width, column, row, direction);
      const [x, y, z] = direction as [number, number, number];
      data[2 * (row * width + column)] = value(x, y, z);
      data[2 * (row * width + column) + 1] = 7;
    }
  return { data, width, height, channels: 2 };
}

const smooth = (x: number, y: number, z: number): number => 0.3 * x + 0.5 * y * z + x * x;

describe('bilinear sampling', () => {
  const raster = paint(128, smooth);
  const at = (column: number, row: number): number => {
    const out = [0, 0];
    sampleBilinear(raster, column, row, out);
    expect(out[1]).toBeCloseTo(7, 5);
    return out[0];
  };

  it('gives pixels at whole positions', () => {
    expect(at(5, 9)).toBe(raster.data[2 * (9 * 128 + 5)]);
    expect(at(127, 63)).toBe(raster.data[2 * (63 * 128 + 127)]);
  });

  it('mixes the first and the last column across the seam', () => {
    expect(at(-0.5, 20)).toBeCloseTo((at(127, 20) + at(0, 20)) / 2, 6);
    expect(at(127.25, 20)).toBeCloseTo(at(-0.75, 20), 6);
    expect(at(300, 20)).toBe(at(300 - 256, 20));
  });

  it('goes on beyond the poles', () => {
    expect(at(10, -0.5)).toBeCloseTo((at(10, 0) + at(74, 0)) / 2, 6);
    expect(at(10, 63.5)).toBeCloseTo((at(10, 63) + at(74, 63)) / 2, 6);
  });

  it('follows a smooth function everywhere', () => {
    const pixel = [0, 0];
    for (let i = 0; i < 500; i++) {
      const y = 1 - (2 * i + 1) / 500;
      const [x, z] = [Math.cos(i * 2.4) * Math.sqrt(1 - y * y), Math.sin(i * 2.4) * Math.sqrt(1 - y * y)];
      directionToPixel(128, x, y, z, pixel);
      expect(Math.abs(at(pixel[0], pixel[1]) - smooth(x, y, z))).toBeLessThan(2e-3);
    }
  });
});

describe('resizing by area', () => {
  const light = ({ data, width, height }: PanoRaster): number => {
    let sum = 0;
    for (let i = 0; i < width * height; i++) sum += data[2 * i] * computePixelSolidAngle(width, Math.floor(i / width));
    return sum;
  };

  it.each([64, 50, 96, 126, 2])('keeps the light of the sphere at width %i', (width) => {
    const raster = paint(128, smooth);
    const small = resizePanorama(raster, width);
    expect([small.width, small.height, small.channels, small.data.length]).toEqual([width, width / 2, 2, width * width]);
    expect(light(small)).toBeCloseTo(light(raster), 5);
    expect(small.data[1]).toBeCloseTo(7, 5);
  });

  it('is the plain mean of four pixels at the equator when halving', () => {
    const raster = paint(128, smooth);
    const pixel = (column: number, row: number): number => raster.data[2 * (row * 128 + column)];
    const mean = (pixel(40, 62) + pixel(41, 62) + pixel(40, 63) + pixel(41, 63)) / 4;
    expect(resizePanorama(raster, 64).data[2 * (31 * 64 + 20)]).toBeCloseTo(mean, 3);
  });

  it('looks like the function painted small', () => {
    const small = resizePanorama(paint(256, smooth), 60);
    const direct = paint(60, smooth);
    for (const [i, value] of small.data.entries()) expect(Math.abs(value - direct.data[i])).toBeLessThan(0.012);
  });

  it('leaves the same width as it is, and refuses an odd one', () => {
    const raster = paint(32, smooth);
    expect(resizePanorama(raster, 32).data).toEqual(raster.data);
    expect(() => resizePanorama(raster, 31)).toThrow(RangeError);
  });
});
