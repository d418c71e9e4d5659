import { computeLuminance, fadeColor, mixRgb, scaleVector } from '@diorama/world-model';
import type { Air, Rgb, Sky, Vec3, WorldModel } from '@diorama/world-model';

import { bakeAtmosphere } from './atmosphere.js';
import type { Atmosphere } from './atmosphere.js';
import { filterDirect, filterRadiance } from './airs.js';
import { CirrusLayer } from './cirrus.js';
import { CloudLayer } from './clouds.js';
import { Aurora } from './aurora.js';
import { DiscLight } from './disc-light.js';
import { addGlare } from './glare.js';
import { Lightning } from './lightning.js';
import { MilkyWay } from './milky-way.js';
import { Rainbow } from './rainbow.js';
import { addMoon, addNightRadiance, addStars, chooseMoonPhase } from './night-sky.js';
import { computeSunCover } from './sun-disc.js';
import { Afterglow } from './twilight.js';
import { findWeather } from './weathers.js';

const SOLAR: Vec3 = [20, 19.4, 18.6];
const MOONLIGHT: Rgb = [0.15, 0.22, 0.36];
const SUN_FACE = 90;
const HAZE_AZIMUTHS = 64;
/** How many azimuths to each side the haze is averaged over. */
const HAZE_BLUR = 14;
/** Share by which the haze under a low sun is evened out. */
const EVENNESS = 0.6;
/** Share of the light of the whole sky, rather than that along the horizon, in shaded haze. */
const SHADED = 0.7;
/** Scattering of aerosol at the ground, per metre. */
const DAY_HAZE = 7e-6;
const LOW_SUN_HAZE = 8e-6;
/** At dawn and dusk the sky is that of a sun still lower, by this factor: its colours come when shadows would be endless. */
const LOW_SUN = 0.5;

/** The sky of a world: radiance in every direction and the light of its sun or moon. Radiance is in the engine's own unit. */
export class SkyDome {
  /** Linear RGB irradiance of sun or moon on a surface that faces it, after clouds and weather. */
  readonly direct: Rgb;
  readonly towardsLight: Vec3;
  private readonly air: Air | null;
  private readonly tint: Rgb | null;
  private readonly night: boolean;
  private readonly lowSun: boolean;
  private readonly weather: ReturnType<typeof findWeather>;
  private readonly atmosphere: Atmosphere | null;
  private readonly clouds: CloudLayer;
  private readonly cirrus: CirrusLayer | null;
  private readonly lightning: Lightning | null;
  private readonly afterglow: Afterglow | null;
  private readonly aurora: Aurora | null;
  private readonly rainbow: Rainbow | null;
  private readonly milkyWay: MilkyWay | null;
  private readonly moonPhase: Vec3;
  /** Null where no disc is seen: behind a veil of cloud, and under water. */
  private readonly disc: DiscLight | null;
  private readonly domeColor: Rgb;
  private readonly seed: number;
  /** RGB of the haze over HAZE_AZIMUTHS directions round the horizon. */
  private readonly haze: Float32Array;

  constructor(model: Pick<WorldModel, 'seed' | 'sky'>) {
    const { sky } = model;
    this.seed = model.seed;
    this.night = sky.time === 'night';
    this.lowSun = sky.time === 'dawn' || sky.time === 'dusk';
    this.towardsLight = sky.lightDirection;
    this.weather = findWeather(sky);
    this.aurora = this.night && sky.aurora === true ? new Aurora(model.seed) : null;
    this.afterglow = this.lowSun ? new Afterglow(sky.lightDirection, SOLAR) : null;
    const mie = sky.time === 'day' ? DAY_HAZE : LOW_SUN_HAZE;
    this.atmosphere = this.night ? null : bakeAtmosphere(lowered(sky), SOLAR, mie);
    const unveiled: Rgb = this.atmosphere ? this.atmosphere.sun : MOONLIGHT;
    this.air = sky.air ?? null;
    const light = scaleVector(unveiled, this.weather.direct);
    this.tint = sky.tint ?? null;
    this.direct = tinted(this.air === null ? light : filterDirect(this.air, light), this.tint);

    this.rainbow = !this.night && sky.rainbow === true ? new Rainbow(sky.lightDirection, this.direct) : null;
    const ambient = this.clearAmbient();
    const height = Math.max(0.06, sky.lightDirection[1]);
    const share = height / Math.PI;
    const whole: Rgb = [ambient[0] + unveiled[0] * share, ambient[1] + unveiled[1] * share, ambient[2] + unveiled[2] * share];
    const { tint } = this.weather;
    const grey = fadeColor(whole, this.night ? 0.35 : 0.72);
    this.domeColor = scaleVector([grey[0] * tint[0], grey[1] * tint[1], grey[2] * tint[2]], this.weather.dome);
    const veiled = this.weather.veil > 0;
    this.clouds = new CloudLayer(model.seed, sky.cloudCover, {
      towardsLight: sky.lightDirection,
      direct: veiled ? scaleVector(fadeColor(unveiled, 0.6), sky.storm === true ? 0.02 : 0.12) : unveiled,
      ambient: veiled ? this.domeColor : scaleVector(fadeColor(ambient, 0.35), 0.95),
      deck: veiled ? this.weather.deck : null,
    });
    const high = { towardsLight: sky.lightDirection, direct: unveiled, ambient: fadeColor(ambient, 0.4) };
    this.cirrus = veiled || this.air !== null || sky.cloudCover <= 0 ? null : new CirrusLayer(model.seed, high);
    this.lightning = sky.storm === true ? new Lightning(model.seed, computeLuminance(...this.domeColor)) : null;
    this.milkyWay = this.night && !veiled ? new MilkyWay(model.seed) : null;
    this.moonPhase = chooseMoonPhase(model.seed);
    const towardsLight = sky.lightDirection;
    this.disc = veiled || this.air === 'water' ? null : new DiscLight({ towardsLight, moonPhase: this.night ? this.moonPhase : null });
    this.haze = this.bakeHaze(ambient);
  }

  /**
   * Writes the radiance of sky and clouds in a unit direction, without stars and discs, and answers the share of what
   * lies beyond that shows through; `angle` is what a pixel spans, in radians.
   */
  radiance(x: number, y: number, z: number, angle: number, out: Float64Array): number {
    const open = this.plainRadiance(x, y, z, angle, out);
    if (this.tint !== null) for (let c = 0; c < 3; c++) out[c] = (out[c] as number) * (this.tint[c] as number);
    return open;
  }

  /** The radiance without the tint. */
  private plainRadiance(x: number, y: number, z: number, angle: number, out: Float64Array): number {
    out.fill(0);
    if (this.weather.veil < 1) {
      const cosine = x * this.towardsLight[0] + y * this.towardsLight[1] + z * this.towardsLight[2];
      if (this.atmosphere) this.atmosphere.addRadiance(x, y, z, out);
      else addNightRadiance(y, cosine, out);
      if (this.aurora !== null) this.aurora.add(x, y, z, angle, out);
      if (this.afterglow !== null) this.afterglow.apply(x, y, z, out);
    }
    this.blendVeil(x, y, z, out);
    if (this.air !== null) {
      filterRadiance(this.air, y, out);
      return this.air === 'none' ? 1 : 0;
    }
    if (this.weather.veil >= 1) return 0;
    const high = this.cirrus === null ? 1 : this.cirrus.blend(x, y, z, angle, out);
    return high * this.clouds.blend(x, y, z, angle, out) * (1 - this.weather.veil) ** 2;
  }

  /** As `radiance`, with all that a camera sees. */
  picture(x: number, y: number, z: number, angle: number, out: Float64Array): void {
    const open = this.radiance(x, y, z, angle, out);
    if (y < -0.01) return;
    if (this.rainbow !== null) this.rainbow.add(x, y, z, out);
    if (this.lightning !== null) this.lightning.add(x, y, z, angle, out);
    if (open < 0.02) return;
    const light = this.towardsLight;
    const cosine = x * light[0] + y * light[1] + z * light[2];
    if (this.air === 'none') addStars({ seed: this.seed, x, y, z, angle, open }, out);
    if (this.night) {
      this.addNightLights({ x, y, z, angle, open, cosine }, out);
      return;
    }
    addGlare(cosine, this.direct, open, out);
    const disc = computeSunCover(cosine, angle);
    if (disc <= 0) return;
    for (let c = 0; c < 3; c++) out[c] = (out[c] as number) + (this.direct[c] as number) * SUN_FACE * disc * open;
  }

  /**
   * Adds the light of the disc of sun or moon that `picture` leaves out, in a direction that sees the sky: over the sphere it gives the
   * irradiance `direct`, also where a cloud stands before it, for the world is lit by that. What a picture shows of the disc adds 2 %.
   */
  addDiscLight(x: number, y: number, z: number, angle: number, out: Float64Array): void {
    if (this.disc === null) return;
    const density = this.disc.density(x, y, z, angle);
    for (let c = 0; c < 3; c++) out[c] = (out[c] as number) + (this.direct[c] as number) * density;
  }

  /** Moon, stars and the milky way. */
  private addNightLights({ x, y, z, angle, open, cosine }: NightQuery, out: Float64Array): void {
    const light = this.towardsLight;
    if (this.milkyWay !== null) this.milkyWay.add(x, y, z, open * (1 - 0.75 * Math.exp(-(1 - cosine) * 6)), out);
    const moon = addMoon({ moon: light, phase: this.moonPhase, x, y, z, angle, open }, out);
    if (moon < 0.5) addStars({ seed: this.seed, x, y, z, angle, open }, out);
    addGlare(cosine, this.direct, open, out);
  }

  /** Colour that far things fade to in a horizontal direction, which need not be of unit length. */
  hazeColor(x: number, z: number, out: Float64Array): void {
    const turn = (Math.atan2(z, x) / (2 * Math.PI) + 1) * HAZE_AZIMUTHS;
    const first = Math.floor(turn);
    const share = turn - first;
    const a = 3 * (first % HAZE_AZIMUTHS);
    const b = 3 * ((first + 1) % HAZE_AZIMUTHS);
    for (let c = 0; c < 3; c++) out[c] = (this.haze[a + c] as number) * (1 - share) + (this.haze[b + c] as number) * share;
  }

  private blendVeil(x: number, y: number, z: number, out: Float64Array): void {
    const { veil, rise, glow } = this.weather;
    if (veil <= 0) return;
    const [sx, sy, sz] = this.towardsLight;
    const near = 0.5 + 0.5 * (x * sx + y * sy + z * sz);
    const level = 1 + rise * (Math.max(0, y) - 0.5) + glow * near ** 6;
    for (let c = 0; c < 3; c++) out[c] = (out[c] as number) * (1 - veil) + (this.domeColor[c] as number) * level * veil;
  }

  /** Mean radiance of the clear sky's upper half, weighted as a level surface sees it. */
  private clearAmbient(): Rgb {
    const sum = new Float64Array(3);
    const one = new Float64Array(3);
    const rings = 6;
    const around = 12;
    for (let ring = 0; ring < rings; ring++) {
      const y = Math.sqrt((ring + 0.5) / rings);
      const level = Math.sqrt(1 - y * y);
      for (let i = 0; i < around; i++) {
        const angle = ((i + 0.5) / around) * 2 * Math.PI;
        const x = level * Math.cos(angle);
        const z = level * Math.sin(angle);
        one.fill(0);
        if (this.atmosphere) this.atmosphere.addRadiance(x, y, z, one);
        else addNightRadiance(y, x * this.towardsLight[0] + y * this.towardsLight[1] + z * this.towardsLight[2], one);
        for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (one[c] as number) / (rings * around);
      }
    }
    return [sum[0] as number, sum[1] as number, sum[2] as number];
  }

  private bakeHaze(ambient: Rgb): Float32Array {
    const table = new Float32Array(3 * HAZE_AZIMUTHS);
    const sum = new Float64Array(3);
    const one = new Float64Array(3);
    for (let i = 0; i < HAZE_AZIMUTHS; i++) {
      const angle = (i / HAZE_AZIMUTHS) * 2 * Math.PI;
      sum.fill(0);
      for (const y of [0.01, 0.03, 0.06, 0.1]) {
        const level = Math.sqrt(1 - y * y);
        this.radiance(level * Math.cos(angle), y, level * Math.sin(angle), 0.05, one);
        for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (one[c] as number) / 4;
      }
      table.set(sum, 3 * i);
    }
    return this.weather.veil < 1 && this.lowSun ? evened(blurred(table), ambient) : blurred(table);
  }
}

/** A unit direction, what a pixel spans, the share of light that passes the clouds, and the cosine of the angle to the moon. */
interface NightQuery {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly angle: number;
  readonly open: number;
  readonly cosine: number;
}

/** Light with the tint of the sky. */
const tinted = ([r, g, b]: Rgb, tint: Rgb | null): Rgb => (tint === null ? [r, g, b] : [r * tint[0], g * tint[1], b * tint[2]]);

/** Haze before a hill or the ground lies partly in their shadow: the sun's glow in it is wide and weak. */
function blurred(table: Float32Array): Float32Array {
  return table.map((_, at) => {
    let sum = 0;
    let weights = 0;
    for (let turn = -HAZE_BLUR; turn <= HAZE_BLUR; turn++) {
      const weight = Math.cos((turn / (HAZE_BLUR + 1)) * (Math.PI / 2)) ** 2;
      sum += weight * (table[(at + 3 * turn + table.length) % table.length] as number);
      weights += weight;
    }
    return sum / weights;
  });
}

/** Under a low sun most of the air before a cliff lies in its shadow: its haze comes nearer to the light of the whole sky. */
function evened(table: Float32Array, ambient: Rgb): Float32Array {
  const mean = [0, 1, 2].map((c) => {
    let sum = 0;
    for (let at = c; at < table.length; at += 3) sum += table[at] as number;
    return sum / HAZE_AZIMUTHS;
  }) as [number, number, number];
  const shaded = mixRgb(mean, scaleVector(ambient, computeLuminance(...mean) / computeLuminance(...ambient)), SHADED);
  return table.map((value, at) => value + EVENNESS * ((shaded[at % 3] as number) - value));
}

/** The direction of the sun that colours the sky. */
function lowered({ time, lightDirection: [x, y, z] }: Sky): Vec3 {
  if (time === 'day') return [x, y, z];
  const height = y * LOW_SUN;
  const flat = Math.sqrt(1 - height * height) / (Math.hypot(x, z) || 1);
  return [x * flat, height, z * flat];
}
