import { computeSampleColumn, countReducedRowSamples } from '@diorama/pano';
import type { Capture, WorldModel } from '@diorama/world-model';
import { describe, expect, test } from 'vitest';

import { place, sampleIndoors, sampleOutdoors, terrainOf, unitVector, worldOf } from '../testing/sample-world.js';
import { createRenderer } from './renderer.js';

const WIDTH = 96;
const HEIGHT = WIDTH / 2;
const ORIGIN = [0, 0, 0] as const;
/** Rays of a pixel where a surface ends. */
const SAMPLES = 4;

const whole = (model: WorldModel, width = WIDTH): Capture =>
  createRenderer(model).capture({ origin: ORIGIN, width }, { start: 0, end: width / 2 });

const bytesOf = ({ distance, color, normal, semantic, surface }: Capture): Uint8Array[] =>
  [distance, color, normal, semantic, surface].map((array) => new Uint8Array(array.buffer, array.byteOffset, array.byteLength));

const brightness = ({ color }: Capture): number => color.reduce((sum, value) => sum + value, 0) / color.length;

/** Mean colour of the given pixels. */
function meanOf({ color }: Capture, pixels: readonly number[]): number {
  return pixels.reduce((sum, p) => sum + ((color[3 * p] ?? 0) + (color[3 * p + 1] ?? 0) + (color[3 * p + 2] ?? 0)) / 3, 0) / pixels.length;
}

describe('a capture', () => {
  const model = sampleOutdoors(65);
  const full = whole(model);

  test('is the same however its rows are cut', () => {
    const renderer = createRenderer(model);
    for (const cuts of [
      [0, 16, 32, HEIGHT],
      [0, 1, 7, 40, HEIGHT],
    ]) {
      // From the bottom up, so that whatever a renderer remembers comes in another order.
      for (let i = cuts.length - 2; i >= 0; i--) {
        const [start, end] = [cuts[i] ?? 0, cuts[i + 1] ?? 0];
        const part = renderer.capture({ origin: ORIGIN, width: WIDTH }, { start, end });
        const from = start * WIDTH;
        const to = end * WIDTH;
        expect(part.distance).toEqual(full.distance.slice(from, to));
        expect(part.color).toEqual(full.color.slice(3 * from, 3 * to));
        expect(part.normal).toEqual(full.normal.slice(3 * from, 3 * to));
        expect(part.surface).toEqual(full.surface.slice(from, to));
        expect(part.semantic).toEqual(full.semantic.slice(from, to));
      }
    }
  });

  test('colours the wanted rows alone, and places them all', () => {
    const colored = { start: 20, end: 40 };
    const { distance, color, normal, surface, edges } = createRenderer(model).capture(
      { origin: ORIGIN, width: WIDTH },
      { start: 19, end: 42 },
      colored,
    );
    const within = <Values extends Float32Array | Uint32Array>(values: Values, size: number, first = 19, end = 42): Values =>
      values.slice(size * first * WIDTH, size * end * WIDTH) as Values;
    expect(distance).toEqual(within(full.distance, 1));
    expect(normal).toEqual(within(full.normal, 3));
    expect(surface).toEqual(within(full.surface, 1));
    expect(color.slice(3 * WIDTH, 3 * 21 * WIDTH)).toEqual(within(full.color, 3, colored.start, colored.end));
    expect(new Set([...color.slice(0, 3 * WIDTH), ...color.slice(3 * 21 * WIDTH)])).toEqual(new Set([0]));
    const wanted = [...(full.edges?.pixels ?? [])].filter((pixel) => pixel >= 20 * WIDTH && pixel < 40 * WIDTH);
    expect([...(edges?.pixels ?? [])].map((pixel) => pixel + 19 * WIDTH)).toEqual(wanted);
    expect(() => createRenderer(model).capture({ origin: ORIGIN, width: WIDTH }, colored, { start: 19, end: 40 })).toThrow(RangeError);
  });

  test('tells what shares a pixel: its colour lies between those of all that does', () => {
    const { edges, ownColor, color, surface } = full;
    if (!edges || !ownColor) throw new Error('a renderer tells what shares a pixel');
    expect(edges.count).toBeGreaterThan(20);
    for (let i = 0; i < edges.count; i++) {
      const pixel = edges.pixels[i];
      expect(edges.surface[i]).not.toBe(surface[pixel]);
      expect(pixel).toBeGreaterThanOrEqual(edges.pixels[Math.max(0, i - 1)]);
    }
    const shared = [...new Set(edges.pixels)];
    const isExplained = (pixel: number): boolean => {
      const others = [...edges.pixels.keys()].filter((i) => edges.pixels[i] === pixel);
      return [0, 1, 2].every((c) => {
        const sum = others.reduce((so, i) => so + edges.colors[3 * i + c], (SAMPLES - others.length) * ownColor[3 * pixel + c]);
        return Math.abs(color[3 * pixel + c] - sum / SAMPLES) < 1e-5;
      });
    };
    // The rest are shared with the sky or with leaves too, whose samples are not kept.
    expect(shared.filter(isExplained).length).toBeGreaterThan(0.6 * shared.length);
  });

  test('gives a pixel that nothing shares its whole colour', () => {
    const { edges, ownColor, color } = full;
    const shared = new Set(edges?.pixels);
    const differs = (p: number): boolean => [0, 1, 2].some((c) => ownColor?.[3 * p + c] !== color[3 * p + c]);
    const odd = [...full.surface.keys()].filter((p) => differs(p) && !shared.has(p));
    // Beside the sky and leaves, whose samples are not kept, a pixel has no colour of theirs either.
    expect(odd.length).toBeLessThan(0.05 * full.surface.length);
  });

  test('gives the sky its own colour next to the objects in front of it', () => {
    const { color: bare } = whole({ ...model, instances: [], terrain: null, water: null });
    const sky = [...full.surface.keys()].filter((p) => full.surface[p] === 0);
    const apart = (colors: Float32Array, p: number): number =>
      Math.max(...[0, 1, 2].map((c) => Math.abs((colors[3 * p + c] ?? NaN) - (bare[3 * p + c] ?? NaN))));
    expect(sky.filter((p) => apart(full.color, p) > 0.08)).not.toEqual([]);
    expect(sky.filter((p) => apart(full.ownColor ?? full.color, p) > 0.08)).toEqual([]);
  });

  test('is the same from every renderer of the model', () => {
    expect(bytesOf(whole(model))).toEqual(bytesOf(full));
  });

  test('agrees with cast at its samples, and nearly so between them', () => {
    const renderer = createRenderer(model);
    const row = 30;
    const samples = countReducedRowSamples(WIDTH, row);
    expect(samples).toBeLessThan(WIDTH);
    const sampled = new Set(Array.from({ length: samples }, (_, i) => computeSampleColumn(WIDTH, i, samples)));
    for (let column = 0; column < WIDTH; column++) {
      const azimuth = (2 * Math.PI * (column + 0.5)) / WIDTH - Math.PI;
      const latitude = Math.PI / 2 - (Math.PI * (row + 0.5)) / HEIGHT;
      const direction = unitVector(Math.sin(azimuth) * Math.cos(latitude), Math.sin(latitude), -Math.cos(azimuth) * Math.cos(latitude));
      const metres = renderer.cast(ORIGIN, direction);
      const error = Math.abs((full.distance[row * WIDTH + column] ?? 0) - metres);
      expect(error).toBeLessThan((sampled.has(column) ? 1e-4 : 0.01) * metres);
    }
  });

  test('names surfaces: sky has no distance or normal, all else has both', () => {
    const seen = new Set(full.surface);
    for (const surface of [0, 1, 2, 3, 4]) expect(seen).toContain(surface);
    const odd = Array.from(full.surface.keys()).filter((p) => {
      const length = Math.hypot(full.normal[3 * p] ?? 0, full.normal[3 * p + 1] ?? 0, full.normal[3 * p + 2] ?? 0);
      const isSky = full.surface[p] === 0;
      return Math.abs(length - (isSky ? 0 : 1)) > 1e-5 || (full.distance[p] === Infinity) !== isSky || (full.semantic[p] === 0) !== isSky;
    });
    expect(odd).toEqual([]);
  });

  test('has no seam at its left and right edges, and the zenith is one colour', () => {
    const sky = whole(sampleOutdoors(33), 256);
    const step = (row: number, a: number, b: number): number => Math.abs(meanOf(sky, [row * 256 + a]) - meanOf(sky, [row * 256 + b]));
    for (let row = 8; row < 60; row += 4) {
      const inside = Math.max(...Array.from({ length: 255 }, (_, i) => step(row, i, i + 1)));
      expect(step(row, 255, 0)).toBeLessThanOrEqual(inside + 0.01);
    }
    const zenith = Array.from({ length: 256 }, (_, i) => meanOf(sky, [i]));
    expect(Math.max(...zenith) - Math.min(...zenith)).toBeLessThan(0.12);
  });

  test('keeps colours in range', () => {
    expect(full.color.every((value) => value >= 0 && value <= 1)).toBe(true);
  });
});

describe('light', () => {
  test('night is darker than dusk, and dusk than day', () => {
    const at = (time: 'day' | 'dusk' | 'night', height: number): number =>
      brightness(whole(sampleOutdoors(33, { time, lightDirection: unitVector(0.6, height, -0.6) }), 64));
    const day = at('day', 0.8);
    const dusk = at('dusk', 0.12);
    const night = at('night', 0.8);
    expect(dusk).toBeLessThan(day);
    expect(night).toBeLessThan(0.75 * dusk);
    expect(night).toBeGreaterThan(0.03);
  });

  test('the side away from the sun is darker, and so is the ground in the shadow', () => {
    const model = worldOf({
      terrain: terrainOf(65, 1, () => -1.6),
      // The ball floats right before the viewer; its shadow falls to the left.
      instances: [place({ prototype: 1, x: 0, y: 1, z: -5 })],
    });
    const lit = whole({ ...model, sky: { ...model.sky, lightDirection: unitVector(1, 0.7, 0), cloudCover: 0 } }, 128);
    const pixels = (surface: number, side: (column: number) => boolean): number[] =>
      Array.from(lit.surface.keys()).filter((p) => lit.surface[p] === surface && side(p % 128));
    const right = meanOf(
      lit,
      pixels(3, (column) => column > 66),
    );
    const left = meanOf(
      lit,
      pixels(3, (column) => column < 61),
    );
    expect(left).toBeLessThan(0.75 * right);

    const renderer = createRenderer({ ...model, sky: { ...model.sky, lightDirection: unitVector(1, 0.7, 0), cloudCover: 0 } });
    const row = (z: number, x: number): number => {
      const view = { origin: [x, 0, z] as const, width: 64 };
      return meanOf(renderer.capture(view, { start: 31, end: 32 }), [...Array(64).keys()]);
    };
    // The nadir below (-3.7, -5) lies in the middle of the ball's shadow.
    expect(row(-5, -3.71)).toBeLessThan(0.8 * row(5, -3.71));
  });

  test('a lamp lights a room, and things shade the floor', () => {
    const room = whole(sampleIndoors());
    expect(brightness(room)).toBeGreaterThan(0.2);
    expect(new Set(room.surface)).toEqual(new Set([3, 4]));
    const dark = whole({ ...sampleIndoors(), lights: [{ position: [0, 1, -1], power: [4, 3.4, 2.6], reach: 2 }] });
    expect(brightness(dark)).not.toBeCloseTo(brightness(room), 2);
  });

  test('a pane of a room shows the sky above and a garden below', () => {
    const room = sampleIndoors();
    // The ball takes the place of the panes.
    const materials = room.materials.map((material, i) =>
      i === 2 ? { ...material, name: 'window-daylight', emission: [2, 2.2, 2.5] as const } : material,
    );
    const shown = whole({ ...room, materials, instances: [...room.instances, place({ prototype: 1, x: 0, y: 0, z: -2.5 })] });
    const at = (row: number): readonly number[] => [
      ...shown.color.subarray(3 * (row * WIDTH + WIDTH / 2), 3 * (row * WIDTH + WIDTH / 2) + 3),
    ];
    const [[, skyGreen = 0, skyBlue = 0], [, lawnGreen = 0, lawnBlue = 0]] = [at(19), at(28)] as [number[], number[]];
    expect(skyBlue).toBeGreaterThan(skyGreen);
    expect(lawnGreen).toBeGreaterThan(lawnBlue + 0.05);
  });

  test('haze hides what is far and leaves what is near', () => {
    const clear = whole(sampleOutdoors(33, { hazeDistance: 4000 }));
    const thick = whole(sampleOutdoors(33, { weather: 'fog', hazeDistance: 8 }));
    const contrast = (capture: Capture, near: number, far: number): number => {
      const values = Array.from(capture.surface.keys())
        .filter((p) => capture.surface[p] !== 0 && (capture.distance[p] ?? 0) >= near && (capture.distance[p] ?? 0) < far)
        .map((p) => meanOf(capture, [p]));
      const mean = values.reduce((a, b) => a + b, 0) / values.length;
      return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
    };
    expect(contrast(thick, 30, 60)).toBeLessThan(0.35 * contrast(clear, 30, 60));
  });
});

describe('rain and lamps', () => {
  /** Mean colour of the ground some metres in front of a glowing ball, and as far to the side of it. */
  const beforeAndBeside = (weather: 'rain' | 'overcast', pattern: 'noise' | 'grass'): [number, number] => {
    const model = worldOf({
      terrain: terrainOf(65, 1, () => -1.6),
      instances: [place({ prototype: 3, x: 0, y: 0.6, z: -14, scale: 12 })],
    });
    const materials = model.materials.map((material, i) => (i === 0 ? { ...material, pattern } : material));
    const shown = whole({ ...model, materials, sky: { ...model.sky, weather } }, 128);
    const around = (column: number): number =>
      meanOf(
        shown,
        [-2, -1, 0, 1].flatMap((i) => [38, 39].map((row) => row * 128 + column + i)),
      );
    return [around(64), around(96)];
  };

  test('hard ground mirrors what stands behind it when it rains; grass does not', () => {
    const contrast = ([before, beside]: readonly [number, number]): number => before - beside;
    expect(contrast(beforeAndBeside('rain', 'noise'))).toBeGreaterThan(0.05);
    expect(contrast(beforeAndBeside('overcast', 'noise'))).toBeLessThan(0.02);
    expect(contrast(beforeAndBeside('rain', 'grass'))).toBeLessThan(0.02);
  });

  test('a lamp glows in the air before the night, and not through a wall', () => {
    const night = { ...sampleOutdoors(33).sky, time: 'night', lightDirection: unitVector(0, 0.6, 1), cloudCover: 0 } as const;
    const lamp = { position: [0, 0, -6] as const, power: [9, 6, 3] as const, reach: 20 };
    const around = (capture: Capture): number =>
      meanOf(
        capture,
        [28, 29].flatMap((row) => [62, 63, 64].map((column) => row * 128 + column)),
      );
    const glow = (instances: WorldModel['instances']): number => {
      const [lit, dark] = [[lamp], []].map((lights) => around(whole(worldOf({ sky: night, lights, instances }), 128)));
      return (lit ?? 0) - (dark ?? 0);
    };
    expect(glow([])).toBeGreaterThan(0.05);
    expect(glow([place({ prototype: 0, x: 0, y: -3, z: -4, scale: 3 })])).toBeLessThan(0.02);
  });
});

test('odd views and rows are refused', () => {
  const renderer = createRenderer(worldOf({}));
  for (const width of [0, 3, 5, 2.5, Number.NaN])
    expect(() => renderer.capture({ origin: ORIGIN, width }, { start: 0, end: 1 })).toThrow(RangeError);
  for (const [start, end] of [
    [-1, 2],
    [3, 2],
    [0, 9],
    [0.5, 1],
  ] as const)
    expect(() => renderer.capture({ origin: ORIGIN, width: 16 }, { start, end })).toThrow(RangeError);
  expect(renderer.capture({ origin: ORIGIN, width: 16 }, { start: 2, end: 2 }).distance.length).toBe(0);
});

test('a world of nothing is all sky', () => {
  const capture = whole(worldOf({}), 32);
  expect(new Set(capture.surface)).toEqual(new Set([0]));
  expect(brightness(capture)).toBeGreaterThan(0.1);
});

test('of more lamps than a mask has bits for, those that give most light where pictures are taken light the ground', () => {
  const sky = { ...sampleOutdoors(33).sky, time: 'night', lightDirection: unitVector(0, 0.6, 1), cloudCover: 0 } as const;
  const lamp = (x: number, z: number) => ({ position: [x, 0, z] as const, power: [9, 6, 3] as const, reach: 12 });
  const far = Array.from({ length: 40 }, (_, i) => lamp(40 * Math.cos(i), 40 * Math.sin(i)));
  const terrain = terrainOf(129, 1, () => -1.6);
  const ground = (lights: WorldModel['lights']): number => {
    const shown = whole(worldOf({ sky, lights, terrain }), 64);
    return meanOf(
      shown,
      [...shown.surface.keys()].filter((p) => p >= 24 * 64 && shown.surface[p] === 1),
    );
  };
  const lit = ground([lamp(0, -2)]);
  expect(lit).toBeGreaterThan(ground([]) + 0.05);
  expect(Math.abs(ground([...far, lamp(0, -2)]) - lit)).toBeLessThan(0.01);
});
