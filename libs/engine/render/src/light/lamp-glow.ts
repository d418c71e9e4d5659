import { computeLuminance } from '@diorama/world-model';
import type { PointLight, Rgb, WorldModel } from '@diorama/world-model';

import type { Ray } from '../rays/ray.js';

/** Light that air scatters, in all directions alike, against the share that haze takes; lamps are seen through more dust than far hills are. */
const SCATTERING = 0.55;
/** In clear air, half of the light would be taken in 250 m. */
const LEAST_EXTINCTION = Math.LN2 / 250;
const UNIFORM = 1 / (4 * Math.PI);
/** Light of a lamp that a lens scatters round it, and the square of the distance in metres within which it no longer rises. */
const BLOOM = 0.0011;
const CORE = 0.018;
/** A lamp this much behind the surface met, metres, still shines before it: its own glass is met first. */
const GLASS = 0.6;
/** Share of the sky's and the sun's light below which a glow is not seen. */
const FAINTEST = 0.004;

/**
 * Glow of lamps in the air before them, and round them in the lens. The light that a point source scatters into a ray has a closed form in
 * even air: B. Sun et al., "A Practical Analytic Single Scattering Model for Real Time Rendering", 2005.
 */
export class LampGlow {
  private readonly lamps: readonly PointLight[];
  private readonly scattering: number;
  private readonly extinction: number;
  /** Square of the metres from each lamp beyond which a ray passes without glow. */
  private readonly reach: readonly number[];

  /** `levelLight` is the irradiance of sun and sky on level ground, divided by pi. */
  constructor({ indoor, lights, sky }: Pick<WorldModel, 'indoor' | 'lights' | 'sky'>, levelLight: Rgb) {
    this.lamps = indoor ? [] : lights.filter(({ isSpread }) => isSpread !== true);
    this.extinction = Math.LN2 / sky.hazeDistance;
    this.scattering = SCATTERING * Math.max(this.extinction, LEAST_EXTINCTION) * UNIFORM;
    const least = FAINTEST * computeLuminance(...levelLight);
    const seenFrom = (lamp: PointLight): number => (this.scattering * Math.PI * computeLuminance(...lamp.power)) / least;
    this.reach = this.lamps.map((lamp) => Math.min(lamp.reach, seenFrom(lamp)) ** 2);
  }

  /** Adds the glow along a ray of `t` metres to `out`. */
  add(ray: Ray, t: number, out: Float64Array): void {
    for (let i = 0; i < this.lamps.length; i++) {
      const lamp = this.lamps[i] as PointLight;
      const x = lamp.position[0] - (ray[0] as number);
      const y = lamp.position[1] - (ray[1] as number);
      const z = lamp.position[2] - (ray[2] as number);
      const nearest = x * (ray[3] as number) + y * (ray[4] as number) + z * (ray[5] as number);
      const square = x * x + y * y + z * z - nearest * nearest;
      const reach = this.reach[i] as number;
      if (square >= reach || nearest <= 0) continue;
      this.addOne(lamp, { t, nearest, square: Math.max(0, square), reach }, out);
    }
  }

  private addOne({ power }: PointLight, { t, nearest, square, reach }: Passage, out: Float64Array): void {
    const apart = Math.sqrt(square + CORE);
    const span = Math.atan((t - nearest) / apart) + Math.atan(nearest / apart);
    const bloom = t > nearest - GLASS ? BLOOM / (square + CORE) : 0;
    const fade = 1 - square / reach;
    const share = fade * fade * Math.exp(-this.extinction * nearest) * ((this.scattering * span) / apart + bloom);
    for (let c = 0; c < 3; c++) out[c] = (out[c] as number) + share * (power[c] as number);
  }
}

/** How a ray passes a lamp: its length, the metres to the nearest place, and the squares of the distance there and of the glow's reach. */
interface Passage {
  readonly t: number;
  readonly nearest: number;
  readonly square: number;
  readonly reach: number;
}
