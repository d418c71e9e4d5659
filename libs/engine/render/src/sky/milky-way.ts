import { hashInteger } from '@diorama/random';
import { crossProduct, normalizeVector, smoothstep } from '@diorama/world-model';
import type { Rgb, Vec3 } from '@diorama/world-model';

import { sampleMips } from '../textures/mip-texture.js';
import { getCloudNoise } from './cloud-noise.js';

const STREAM = 0x6d696c6b;
/** Radiance of its middle, and of its ends, which are bluer. */
const CORE: Rgb = [0.036, 0.03, 0.029];
const ARMS: Rgb = [0.014, 0.0165, 0.024];
/** Sine of the angle from its plane beyond which it has ended, and over which it falls by e. */
const END = 0.46;
const WIDTH = 0.17;
/** Tiles of noise along the whole circle, and across one unit of the sine of the angle from its plane. */
const ALONG = 5;
const ACROSS = 1.3;
/** Dark dust lies along the plane: half its width. */
const DUST = 0.055;

/** The band of unresolved stars across a dark sky, with dust before its middle; its plane is another for each seed. */
export class MilkyWay {
  private readonly pole: Vec3;
  private readonly first: Vec3;
  private readonly second: Vec3;
  private readonly noise = getCloudNoise();
  private readonly texel = new Float64Array(1);
  private readonly shift: number;

  constructor(seed: number) {
    const bits = hashInteger(seed, STREAM);
    const side = bits % 2 === 0 ? 1 : -1;
    const azimuth = side * (0.9 + 0.6 * ((bits >>> 8) / 2 ** 24));
    // The band rises from the horizon in front and passes near the zenith.
    this.pole = normalizeVector([Math.sin(azimuth), 0.55, -Math.cos(azimuth)]);
    this.first = normalizeVector(crossProduct(this.pole, [0, 1, 0]));
    this.second = crossProduct(this.pole, this.first);
    this.shift = hashInteger(seed, STREAM, 1) / 2 ** 32;
  }

  /** Adds its radiance in a unit direction; `share` is what clouds and the light of the moon leave of it. */
  add(x: number, y: number, z: number, share: number, out: Float64Array): void {
    const { pole, first, second, texel } = this;
    const apart = x * pole[0] + y * pole[1] + z * pole[2];
    if (Math.abs(apart) >= END || y <= 0) return;
    const a = x * first[0] + y * first[1] + z * first[2];
    const b = x * second[0] + y * second[1] + z * second[2];
    const along = Math.atan2(a, b) / (2 * Math.PI);
    sampleMips(this.noise, along * ALONG + this.shift, apart * ACROSS + this.shift, 2, texel);
    const clump = texel[0] as number;
    sampleMips(this.noise, along * 2 * ALONG, apart * 2.6 * ACROSS + this.shift, 1.5, texel);
    const wisp = texel[0] as number;
    // The middle stands over the horizon in front of the viewer.
    const middle = Math.max(0, -a * first[2] - b * second[2]) ** 2;
    const width = WIDTH * (0.75 + 0.5 * middle);
    const lane = (apart + 0.05 * clump + 0.03 * wisp) / DUST;
    const dust = Math.exp(-lane * lane) * (0.4 + 0.5 * middle) + 0.35 * smoothstep(0.1, 0.7, wisp);
    const level = Math.exp(-((apart / width) ** 2)) * (0.75 + 0.6 * clump) * (1 - Math.min(0.85, dust));
    const light = share * level * smoothstep(0, 0.22, y) * (1 - smoothstep(0.3, END, Math.abs(apart)));
    if (light <= 0) return;
    for (let c = 0; c < 3; c++) {
      const arm = ARMS[c] as number;
      out[c] = (out[c] as number) + light * (arm + ((CORE[c] as number) - arm) * middle);
    }
  }
}
