import { pixelToDirection } from '@diorama/pano';
import { clamp, computeLuminance } from '@diorama/world-model';
import type { PointLight, Rgb, Sky, WorldModel } from '@diorama/world-model';

import { Hit, createRay } from '../rays/ray.js';
import type { SceneTracer } from '../tracing/scene-trace.js';
import type { Shader } from './shader.js';
import type { ExposureSettings } from './tone-map.js';

const WIDTH = 64;
/** What the geometric mean of the picture's luminance is brought to, where 0.18 is middle grey. */
const KEYS: Readonly<Record<Sky['time'], number>> = { dawn: 0.15, day: 0.24, dusk: 0.15, night: 0.034 };
const INDOOR_KEYS: Readonly<Record<Sky['time'], number>> = { dawn: 0.15, day: 0.2, dusk: 0.14, night: 0.11 };
/** A grey sky fills the picture with its own brightness, and snow and fog are white. */
const WEATHER_KEYS: Readonly<Record<Sky['weather'], number>> = { clear: 1, overcast: 1.3, fog: 1.9, snow: 1.3, rain: 0.7 };
/** A thunderstorm darkens the day, and clouds the night; fog would leave nothing to see. */
const STORM_KEY = 0.28;
const NIGHT_WEATHER_KEYS: Readonly<Record<Sky['weather'], number>> = { clear: 1, overcast: 0.8, fog: 0.9, snow: 0.85, rain: 0.85 };
const DARKEST = 1e-5;
/** Albedo of common ground, and the limits of its brightness in the picture as factors of the key. */
const GREY = 0.2;
const LIGHTEST = 1.8;
const DIMMEST = 0.88;
const NIGHT_VISION = 0.85;

/** How to develop pictures of a world, from a small one seen from the origin. */
export function measureExposure(model: WorldModel, tracer: SceneTracer, shader: Shader): ExposureSettings {
  const ray = createRay();
  const hit = new Hit();
  const direction = new Float64Array(3);
  const radiance = new Float64Array(3);
  const angle = (2 * Math.PI) / WIDTH;
  const isKept = model.hasColoredLight === true;
  const measure = isKept ? computeBrightness : computeLuminance;
  let sum = 0;
  let total = 0;
  let weights = 0;
  for (let row = 0; row < WIDTH / 2; row++)
    for (let column = 0; column < WIDTH; column++) {
      pixelToDirection(WIDTH, column, row, direction);
      ray.set(direction, 3);
      tracer.trace(ray, hit);
      const mask = shader.visibleLights(hit.surface, shader.locate(ray, hit, angle), 0);
      shader.shade(ray, hit, mask, angle, radiance);
      const y = direction[1] as number;
      // The middle of the picture counts more than what is overhead and underfoot.
      const weight = (1 - y * y) ** 1.5;
      const light = measure(radiance[0] as number, radiance[1] as number, radiance[2] as number);
      sum += weight * Math.log(Math.max(DARKEST, light));
      total += weight * light;
      weights += weight;
    }
  const geometric = Math.exp(sum / weights);
  const mean = isKept && model.indoor ? Math.max(geometric, total / weights / CONTRAST_MAX) : geometric;
  const development = chooseDevelopment(model, mean, shader.levelLight);
  return model.indoor && !isKept ? { ...development, balance: balanceLight(model.lights) } : development;
}

/** How much brighter than its key the mean of a picture in coloured light may be: above that, light loses its colour to white. */
const CONTRAST_MAX = 1.4;

/** How bright colours look, about their luminance for grey: a blue room is as bright as a white one whose luminance is far higher. */
const computeBrightness = (r: number, g: number, b: number): number => 0.5 * (computeLuminance(r, g, b) + Math.max(r, g, b));

/** How far a camera takes the colour of the light of a room, and the limits of its factors: a red lamp stays red. */
const BALANCE = { power: 0.45, least: 0.78, most: 1.4 } as const;

/** Factors on red, green and blue that turn the mean light of lamps and windows a part of the way to white. */
function balanceLight(lights: readonly PointLight[]): Rgb {
  const sum: [number, number, number] = [1e-6, 1e-6, 1e-6];
  for (const { power, reach } of lights) for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + reach * (power[c] as number);
  const mean = computeLuminance(...sum);
  const at = (c: 0 | 1 | 2): number => clamp((mean / sum[c]) ** BALANCE.power, BALANCE.least, BALANCE.most);
  return [at(0), at(1), at(2)];
}

/**
 * The development that brings a picture with this geometric mean of luminance to the light of its hour; `levelLight` is the
 * irradiance on level ground in the open, divided by pi.
 */
export function chooseDevelopment(
  { sky, indoor, brightness }: Pick<WorldModel, 'sky' | 'indoor' | 'brightness'>,
  mean: number,
  levelLight: Rgb,
): ExposureSettings {
  const { time } = sky;
  if (indoor) return { exposure: ((brightness ?? 1) * INDOOR_KEYS[time]) / mean, nightVision: 0 };
  const key = KEYS[time] * weatherKey(sky);
  // Dark lava stays dark and snow stays white: grey ground sets how far their pictures may be brought to the mean.
  const ground = GREY * computeLuminance(...levelLight);
  const exposure = Math.min((LIGHTEST * key) / ground, Math.max((DIMMEST * key) / ground, key / mean));
  return { exposure, nightVision: time === 'night' ? NIGHT_VISION : 0 };
}

function weatherKey({ time, weather, storm }: Sky): number {
  if (storm === true) return STORM_KEY;
  return (time === 'night' ? NIGHT_WEATHER_KEYS : WEATHER_KEYS)[weather];
}
