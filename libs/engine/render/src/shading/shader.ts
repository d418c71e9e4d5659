import { clamp } from '@diorama/world-model';
import type { Rgb, Vec3, WorldModel } from '@diorama/world-model';

import { OutdoorAmbient } from '../light/ambient.js';
import { IndoorAmbient } from '../light/indoor-ambient.js';
import { LampGlow } from '../light/lamp-glow.js';
import { Lights, SUN } from '../light/lights.js';
import { TerrainLight } from '../light/terrain-light.js';
import { SURFACE_SKY, SURFACE_WATER } from '../rays/ray.js';
import type { Hit, Ray } from '../rays/ray.js';
import { SkyLight } from '../sky/sky-light.js';
import { SkyDome } from '../sky/sky.js';
import { Materials } from '../surface/materials.js';
import { SurfacePoint } from '../surface/surface-point.js';
import { SurfaceReader } from '../surface/surface-reader.js';
import type { SceneTracer } from '../tracing/scene-trace.js';
import { GlossShader } from './gloss-shader.js';
import { Outlook } from './outlook.js';
import type { Shade } from './shade.js';
import { WaterShader } from './water-shader.js';
import { WetGround } from './wet-ground.js';

/** How much faster than green haze takes red and blue in clear air. */
const HAZE_CLEAR = [0.82, 1, 1.22] as const;
const HAZE_GREY = [1, 1, 1] as const;
/** Haze that halves the light in fewer metres is fog; beyond the second figure the way of a walker makes no visible difference. */
const THICK_UNTIL = 50;
const CLEAR_FROM = 90;
/** Metres from the origin that walkers go, and the share of that way by which they are nearer to a surface than the origin is. */
const WALKED = 24;
const WALKERS_SHARE = 0.4;
const ALL_LIGHTS = ~0;

interface Ambient {
  irradiance(point: SurfacePoint, hit: Hit, out: Float64Array): void;
}

/** Radiance of what rays meet. */
export class Shader {
  /** Irradiance of sun and sky on a level surface in the open, divided by pi. */
  readonly levelLight: Rgb;
  private readonly sky: SkyDome;
  private readonly reader: SurfaceReader;
  private readonly terrain: TerrainLight | null;
  private readonly materials: Materials;
  private readonly lights: Lights;
  private readonly ambient: Ambient;
  private readonly water: WaterShader | null;
  private readonly wetGround: WetGround | null;
  private readonly gloss: GlossShader;
  private readonly glow: LampGlow;
  private readonly outlook: Outlook | null;
  private readonly hazeRates: readonly number[];
  /** Share of `thinHaze` in this air, 0 to 1. */
  private readonly thinning: number;
  private readonly point = new SurfacePoint();
  private readonly irradiance = new Float64Array(3);
  private readonly haze = new Float64Array(3);

  constructor(
    private readonly model: WorldModel,
    tracer: SceneTracer,
  ) {
    this.sky = new SkyDome(model);
    this.reader = new SurfaceReader(model);
    this.materials = new Materials(model);
    this.terrain = model.terrain ? new TerrainLight(model.terrain, model.sky.lightDirection, model, tracer.instances) : null;
    const skyLight = new SkyLight(this.sky, groundAlbedo(model));
    this.levelLight = computeHorizontalIrradiance(this.sky, skyLight);
    this.lights = new Lights(model, tracer, this.sky, this.terrain, this.levelLight);
    this.ambient = model.indoor
      ? new IndoorAmbient(model, tracer, this.lights.roomSun)
      : new OutdoorAmbient(model, tracer, skyLight, this.terrain);
    this.water = model.water ? new WaterShader(model.water, tracer, this.sky, this.levelLight) : null;
    this.gloss = new GlossShader(model.materials, tracer, this.sky);
    this.wetGround = isWet(model) ? new WetGround(model.materials, tracer, this.sky) : null;
    this.outlook = model.indoor ? new Outlook(model, this.sky, this.levelLight) : null;
    this.glow = new LampGlow(model, this.levelLight);
    this.hazeRates = model.sky.weather === 'clear' ? HAZE_CLEAR : HAZE_GREY;
    this.thinning = model.indoor ? 0 : clamp((CLEAR_FROM - model.sky.hazeDistance) / (CLEAR_FROM - THICK_UNTIL), 0, 1);
  }

  /** The place and normal of a hit, for `visibleLights`; the object is used again by the next call of any method. */
  locate(ray: Ray, hit: Hit, angle: number): SurfacePoint {
    const { point } = this;
    if (hit.surface === SURFACE_SKY || hit.surface === SURFACE_WATER) {
      point.gx = 0;
      point.gy = hit.surface === SURFACE_WATER ? 1 : 0;
      point.gz = 0;
      point.thin = false;
    } else this.reader.locate(ray, hit, angle, point);
    return point;
  }

  /** Which lights a located hit sees, as `Lights.visible`; 0 for sky and water. */
  visibleLights(surface: number, point: SurfacePoint, turn: number): number {
    return surface === SURFACE_SKY || surface === SURFACE_WATER ? 0 : this.lights.visible(point, turn);
  }

  /** Writes the radiance along a ray that met `hit`, whose point sees the lights in `mask`, into `out`. */
  shade(ray: Ray, hit: Hit, mask: number, angle: number, out: Float64Array): void {
    if (hit.surface === SURFACE_SKY) {
      this.sky.picture(ray[3] as number, ray[4] as number, ray[5] as number, angle, out);
      this.glow.add(ray, hit.t, out);
      return;
    }
    if (hit.surface === SURFACE_WATER) this.shadeWater(ray, hit.t, angle, out);
    else this.shadeSolid(ray, hit, mask, angle, out);
    if (hit.surface !== SURFACE_WATER) this.addReflection(ray, hit.t, { mask, angle }, out);
    this.addHaze(ray, hit.t, out);
    this.glow.add(ray, hit.t, out);
  }

  /** Lays what a glossy or a wet surface mirrors over its radiance. */
  private addReflection(ray: Ray, t: number, { mask, angle }: { mask: number; angle: number }, out: Float64Array): void {
    const { point, gloss, wetGround } = this;
    if (gloss.isGlossy(point.material)) gloss.polish({ ray, t, angle, isSunny: (mask & SUN) !== 0 }, point, this.shadeRoughly, out);
    else if (wetGround !== null) wetGround.wet(ray, t, angle, point, this.shadeRoughly, out);
  }

  /** Writes the radiance of the sky in a unit direction, as a pixel that spans `angle` radians shows it. */
  skyRadiance(direction: Vec3, angle: number, out: Float64Array): void {
    this.sky.picture(direction[0], direction[1], direction[2], angle, out);
  }

  /** As `shade`, with the whole light of sun and moon where their discs are seen, which pictures hold back. */
  shadeFully(ray: Ray, hit: Hit, mask: number, angle: number, out: Float64Array): void {
    this.shade(ray, hit, mask, angle, out);
    if (hit.surface === SURFACE_SKY) this.sky.addDiscLight(ray[3] as number, ray[4] as number, ray[5] as number, angle, out);
  }

  /** Writes the radiance that far things fade to in a horizontal direction. */
  hazeRadiance(x: number, z: number, out: Float64Array): void {
    this.sky.hazeColor(x, z, out);
  }

  private shadeSolid(ray: Ray, hit: Hit, mask: number, angle: number, out: Float64Array): void {
    const { point, irradiance } = this;
    this.reader.read(ray, hit, angle, point);
    if (this.outlook !== null && this.outlook.isPane(point.material)) {
      this.outlook.radiance(ray[3] as number, ray[4] as number, ray[5] as number, angle, out);
      return;
    }
    this.materials.apply(point);
    this.ambient.irradiance(point, hit, irradiance);
    this.lights.addIrradiance(point, mask, irradiance);
    for (let c = 0; c < 3; c++) out[c] = (point.albedo[c] as number) * (irradiance[c] as number) + (point.emission[c] as number);
  }

  private shadeWater(ray: Ray, t: number, angle: number, out: Float64Array): void {
    if (!this.water || !this.model.water) return;
    const x = (ray[0] as number) + (ray[3] as number) * t;
    const z = (ray[2] as number) + (ray[5] as number) * t;
    const lit = this.terrain ? this.terrain.sun(x, this.model.water.level, z) : 1;
    this.water.radiance(ray, t, angle, lit, this.shadeRoughly, out);
  }

  /** Things seen in or under water are shaded without shadow rays outdoors; a room's lamps would shine through its walls. */
  private readonly shadeRoughly: Shade = (ray, hit, angle, out) => {
    const mask = this.model.indoor ? this.visibleLights(hit.surface, this.locate(ray, hit, angle), 0) : ALL_LIGHTS;
    this.shadeSolid(ray, hit, mask, angle, out);
  };

  /** Whether surfaces keep other colours for walkers than the picture shows: see `thinHaze`. */
  get thinsHaze(): boolean {
    return this.thinning > 0;
  }

  /**
   * Changes a radiance with haze of `t` metres into the one that a surface keeps for walkers. A splat has one colour from all eyes, so in
   * fog it has the haze of about the mean distance of the walkers who see it well: half the way within the area that they reach.
   */
  thinHaze(ray: Ray, t: number, radiance: Float64Array): void {
    const { haze, hazeRates } = this;
    if (this.thinning === 0) return;
    this.sky.hazeColor(ray[3] as number, ray[5] as number, haze);
    const halves = (Math.LN2 * this.thinning * Math.min(t, WALKED) * WALKERS_SHARE) / this.model.sky.hazeDistance;
    for (let c = 0; c < 3; c++) {
      const air = haze[c] as number;
      radiance[c] = Math.max(0, air + ((radiance[c] as number) - air) * Math.exp(halves * (hazeRates[c] as number)));
    }
  }

  private addHaze(ray: Ray, t: number, out: Float64Array): void {
    const { haze, hazeRates } = this;
    if (this.model.indoor) return;
    this.sky.hazeColor(ray[3] as number, ray[5] as number, haze);
    const halves = (Math.LN2 * t) / this.model.sky.hazeDistance;
    for (let c = 0; c < 3; c++) {
      const through = Math.exp(-halves * (hazeRates[c] as number));
      out[c] = (out[c] as number) * through + (haze[c] as number) * (1 - through);
    }
  }
}

/** Whether the rain of the earth falls on it. */
const isWet = ({ indoor, sky }: WorldModel): boolean => !indoor && (sky.weather === 'rain' || sky.wet === true);

/** Irradiance of sun and sky on level ground in the open, divided by pi. */
export function computeHorizontalIrradiance(sky: SkyDome, skyLight: SkyLight): Rgb {
  const light = new Float64Array(3);
  skyLight.irradiance(0, 1, 0, light);
  const height = Math.max(0, sky.towardsLight[1]) / Math.PI;
  const at = (c: 0 | 1 | 2): number => (light[c] as number) + sky.direct[c] * height;
  return [at(0), at(1), at(2)];
}

/** Mean albedo of the terrain, sampled sparsely. */
function groundAlbedo({ terrain, materials }: WorldModel): Rgb {
  if (!terrain) return [0.2, 0.2, 0.2];
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < terrain.material.length; i += 997) {
    const tone = materials[terrain.material[i] as number]?.albedo ?? [0, 0, 0];
    for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (terrain.albedo[3 * i + c] as number) * (tone[c] as number);
    count += 1;
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}
