import type { Sky } from '@diorama/world-model';
import { describe, expect, test } from 'vitest';

import { sampleOutdoors, unitVector } from '../testing/sample-world.js';
import { SkyLight } from './sky-light.js';
import { SkyDome } from './sky.js';

const domeOf = (sky: Partial<Sky>): SkyDome => new SkyDome({ ...sampleOutdoors(5, { cloudCover: 0, ...sky }) });

function radianceOf(dome: SkyDome, [x, y, z]: readonly [number, number, number]): [number, number, number] {
  const out = new Float64Array(3);
  dome.radiance(x, y, z, 0.01, out);
  return [out[0] ?? 0, out[1] ?? 0, out[2] ?? 0];
}

describe('the sky', () => {
  test('is blue by day, away from the sun, and paler at the horizon', () => {
    const dome = domeOf({ lightDirection: unitVector(1, 1, 0) });
    const [r, , b] = radianceOf(dome, unitVector(-0.5, 1, 0.3));
    expect(b).toBeGreaterThan(2 * r);
    const [hr, , hb] = radianceOf(dome, unitVector(-1, 0.03, 0.3));
    expect(hb / hr).toBeLessThan(b / r);
    expect(hr).toBeGreaterThan(r);
  });

  test('is red round a low sun, whose light is red and dim', () => {
    const low = domeOf({ time: 'dusk', lightDirection: unitVector(1, 0.1, 0) });
    const high = domeOf({ lightDirection: unitVector(1, 1, 0) });
    const [r, , b] = radianceOf(low, unitVector(1, 0.03, 0.1));
    expect(r).toBeGreaterThan(1.5 * b);
    expect(low.direct[0] / low.direct[2]).toBeGreaterThan(2.5 * (high.direct[0] / high.direct[2]));
    expect(low.direct[1]).toBeLessThan(0.6 * high.direct[1]);
  });

  test('hides sun and stars behind a deck of cloud', () => {
    expect(domeOf({ weather: 'overcast', cloudCover: 1 }).direct[0]).toBeLessThan(0.1 * domeOf({}).direct[0]);
    const fog = domeOf({ weather: 'fog' });
    const [r, g, b] = radianceOf(fog, unitVector(0.3, 0.5, 0.2));
    expect(Math.max(r, g, b) / Math.min(r, g, b)).toBeLessThan(1.25);
  });

  test('shows the sun and the moon where the light comes from', () => {
    for (const time of ['day', 'night'] as const) {
      const light = unitVector(0.5, 0.8, -0.3);
      const dome = domeOf({ time, lightDirection: light });
      const out = new Float64Array(3);
      dome.picture(light[0], light[1], light[2], 0.002, out);
      expect(out[1]).toBeGreaterThan(5 * radianceOf(dome, unitVector(0.5, 0.8, -0.5))[1]);
    }
  });

  test('has more cloud the more it is asked for', () => {
    const hidden = (cloudCover: number): number => {
      const dome = domeOf({ cloudCover });
      const out = new Float64Array(3);
      let sum = 0;
      for (let i = 0; i < 400; i++) {
        const y = 0.2 + (0.8 * (i + 0.5)) / 400;
        const level = Math.sqrt(1 - y * y);
        sum += 1 - dome.radiance(level * Math.cos(i * 2.4), y, level * Math.sin(i * 2.4), 0.01, out);
      }
      return sum / 400;
    };
    expect(hidden(0)).toBe(0);
    expect(hidden(0.25)).toBeLessThan(hidden(0.5));
    expect(hidden(0.5)).toBeLessThan(hidden(0.8));
    expect(hidden(0.5)).toBeGreaterThan(0.2);
    expect(hidden(0.5)).toBeLessThan(0.8);
  });
});

describe('what a camera sees in the sky', () => {
  const shown = (dome: SkyDome, [x, y, z]: readonly [number, number, number]): [number, number, number] => {
    const out = new Float64Array(3);
    dome.picture(x, y, z, 0.004, out);
    return [out[0], out[1], out[2]];
  };
  /** Directions spread evenly over the sky above 6 degrees. */
  const directions = Array.from({ length: 300 }, (_, i) => {
    const y = 0.1 + (0.9 * (i + 0.5)) / 300;
    const level = Math.sqrt(1 - y * y);
    return [level * Math.cos(i * 2.4), y, level * Math.sin(i * 2.4)] as const;
  });

  test('brightens towards the sun, whose glare is wider than its disc', () => {
    const dome = domeOf({ lightDirection: [0, 0.6, -0.8] });
    const elevation = Math.asin(0.6);
    const at = (radians: number): number => shown(dome, [0, Math.sin(elevation + radians), -Math.cos(elevation + radians)])[1];
    const [inner, middle, outer] = [at(0.02), at(0.06), at(0.4)];
    expect(inner).toBeGreaterThan(1.8 * middle);
    expect(middle).toBeGreaterThan(1.15 * outer);
  });

  test('is rosier opposite the low sun than that of the day', () => {
    const rose = (sky: Partial<Sky>): number => {
      const [r, g] = radianceOf(domeOf({ lightDirection: unitVector(1, 0.12, 0), ...sky }), unitVector(-1, 0.15, 0.1));
      return r / g;
    };
    expect(rose({ time: 'dusk' })).toBeGreaterThan(1.1 * rose({ time: 'day' }));
  });

  test('flashes in a storm, above clouds that are darker than those of rain', () => {
    const storm = domeOf({ weather: 'rain', storm: true, cloudCover: 1 });
    const rain = domeOf({ weather: 'rain', cloudCover: 1 });
    const median = (dome: SkyDome): number =>
      directions.map((direction) => radianceOf(dome, direction)[1]).toSorted((a, b) => a - b)[150] ?? 0;
    expect(median(storm)).toBeLessThan(0.6 * median(rain));
    const flash = directions.map((direction) => shown(storm, direction)[1] - radianceOf(storm, direction)[1]);
    expect(Math.max(...flash)).toBeGreaterThan(0.5 * median(storm));
    expect(flash.filter((light) => light < 1e-6).length).toBeGreaterThan(100);
  });

  test('has green curtains of polar light by night and none by day', () => {
    const greenest = (sky: Partial<Sky>): number => {
      const [lit, plain] = [domeOf({ ...sky, aurora: true }), domeOf(sky)];
      return Math.max(...directions.map((direction) => radianceOf(lit, direction)[1] - radianceOf(plain, direction)[1]));
    };
    expect(greenest({ time: 'night' })).toBeGreaterThan(0.05);
    expect(greenest({ time: 'day' })).toBe(0);
  });

  test('has a rainbow opposite the sun that is red outside and violet inside', () => {
    const lightDirection = unitVector(0, 0.3, 1);
    const [bow, plain] = [domeOf({ lightDirection, rainbow: true }), domeOf({ lightDirection })];
    const added = (radius: number): number[] => {
      const elevation = (radius * Math.PI) / 180 - Math.asin(lightDirection[1]);
      const direction = [0, Math.sin(elevation), -Math.cos(elevation)] as const;
      return shown(bow, direction).map((value, c) => (value - (shown(plain, direction)[c] ?? 0)) / bow.direct[c]);
    };
    const [outside, inside] = [added(42.1), added(40.8)];
    expect(outside[0]).toBeGreaterThan(2 * (outside[2] ?? 0));
    expect(inside[2]).toBeGreaterThan(2 * (inside[0] ?? 0));
  });
});

describe('stars', () => {
  test('keep to no grid: as much of their light falls next to the borders of their cells as into the middles', () => {
    const dome = domeOf({ time: 'night', lightDirection: unitVector(-1, 0.4, 0) });
    const [all, plain] = [new Float64Array(3), new Float64Array(3)];
    const lights = { border: 0, middle: 0 };
    // One face of the cube around the viewer, 64 cells wide; its upper half is sky. Eight samples a cell and side.
    for (let i = 260; i < 512; i++)
      for (let j = 0; j < 512; j++) {
        const [x, y, z] = unitVector(1, (i + 0.5) / 256 - 1, (j + 0.5) / 256 - 1);
        dome.picture(x, y, z, 0.002, all);
        dome.radiance(x, y, z, 0.002, plain);
        const part = [i, j].some((at) => at % 8 < 2 || at % 8 > 5) ? 'border' : 'middle';
        lights[part] += all[1] - plain[1];
      }
    // The border has three quarters of the area.
    expect(lights.border / (lights.border + lights.middle)).toBeGreaterThan(0.65);
    expect(lights.border / (lights.border + lights.middle)).toBeLessThan(0.85);
  });
});

/** Opacity of clouds in directions spread evenly over the sky above 9 degrees. */
function coverMap(seed: number, sky: Partial<Sky>): number[] {
  const dome = new SkyDome({ ...sampleOutdoors(5, sky), seed });
  const out = new Float64Array(3);
  const count = 500;
  return Array.from({ length: count }, (_, i) => {
    const y = 0.15 + (0.85 * (i + 0.5)) / count;
    const level = Math.sqrt(1 - y * y);
    return 1 - dome.radiance(level * Math.cos(i * 2.4), y, level * Math.sin(i * 2.4), 0.01, out);
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  const covariance = (p: readonly number[], q: readonly number[], meanP: number, meanQ: number): number =>
    mean(p.map((value, i) => (value - meanP) * ((q[i] ?? 0) - meanQ)));
  return covariance(a, b, meanA, meanB) / Math.sqrt(covariance(a, a, meanA, meanA) * covariance(b, b, meanB, meanB));
}

describe('the clouds of seeds 1 to 16', () => {
  const maps = Array.from({ length: 16 }, (_, i) => coverMap(i + 1, { cloudCover: 0.5 }));
  const pairs = maps.flatMap((a, i) => maps.slice(0, i).map((b) => [a, b] as const));

  test('lie elsewhere in each sky', () => {
    expect(pairs).toHaveLength(120);
    for (const [a, b] of pairs) {
      expect(Math.abs(correlation(a, b))).toBeLessThan(0.65);
      expect(mean(a.map((value, i) => Math.abs(value - (b[i] ?? 0))))).toBeGreaterThan(0.15);
    }
  });

  test('cover equal shares of their skies', () => {
    const covers = maps.map(mean);
    expect(Math.max(...covers) - Math.min(...covers)).toBeLessThan(0.12);
  });
});

describe('light from all around', () => {
  const uniform = (value: number): Pick<SkyDome, 'radiance' | 'direct' | 'towardsLight'> => ({
    direct: [0, 0, 0],
    towardsLight: [0, 1, 0],
    radiance: (_x, _y, _z, _angle, out) => {
      out.fill(value);
      return 1;
    },
  });

  test('is the radiance itself where the whole sphere is alike', () => {
    // Ground of albedo one under a uniform sky is as bright as the sky.
    const light = new SkyLight(uniform(0.7), [1, 1, 1]);
    const out = new Float64Array(3);
    for (const [x, y, z] of [unitVector(0, 1, 0), unitVector(1, 0, 0), unitVector(1, -1, 0.3), unitVector(-0.2, 0.4, 0.9)]) {
      light.irradiance(x, y, z, out);
      expect(out[0]).toBeCloseTo(0.7, 1);
    }
  });

  test('comes from above where the ground is black', () => {
    const light = new SkyLight(uniform(1), [0, 0, 0]);
    const out = new Float64Array(3);
    light.irradiance(0, 1, 0, out);
    expect(out[1]).toBeCloseTo(1, 1);
    light.irradiance(1, 0, 0, out);
    expect(out[1]).toBeCloseTo(0.5, 1);
    light.irradiance(0, -1, 0, out);
    expect(out[1]).toBeCloseTo(0, 1);
  });
});
