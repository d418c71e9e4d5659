import type { Rgb, Vec3 } from '@diorama/world-model';

/** Light of a low sun that fine dust high in the air sends down, against the irradiance that the sun would have above the air. */
const PURPLE: Rgb = [0.0085, 0.003, 0.0042];
/** The rosy belt opposite the sun, above the shadow of the earth. */
const BELT: Rgb = [0.0062, 0.0034, 0.0052];
/** Red and gold along the horizon below the sun. */
const EMBER: Rgb = [0.034, 0.0085, 0.0012];
/** What the long way through the dust near the horizon leaves of the sky's light, towards the sun and away from it. */
const REDDENED: Rgb = [1.05, 0.74, 0.62];
const DULLED: Rgb = [0.86, 0.62, 0.86];
const REDDENED_HEIGHT = 0.13;
/** Sine of the elevation of the middle of the purple light and of the belt, and how far they reach above and below. */
const PURPLE_AT = { height: 0.3, width: 0.24 };
const BELT_AT = { height: 0.15, width: 0.1 };
const EMBER_HEIGHT = 0.075;

/**
 * The afterglow of dawn and dusk: purple light above the sun, an ember band below it and the belt of Venus opposite, placed as in
 * M. Minnaert, "The Nature of Light and Colour in the Open Air", 1954.
 */
export class Afterglow {
  private readonly sunX: number;
  private readonly sunZ: number;

  /** `solar` is the irradiance above the air. */
  constructor(
    towardsSun: Vec3,
    private readonly solar: Vec3,
  ) {
    const level = Math.hypot(towardsSun[0], towardsSun[2]) || 1;
    this.sunX = towardsSun[0] / level;
    this.sunZ = towardsSun[2] / level;
  }

  /** Turns the clear sky's radiance in a unit direction, in `out`, into that with the afterglow. */
  apply(x: number, y: number, z: number, out: Float64Array): void {
    const level = Math.sqrt(x * x + z * z);
    const facing = level > 1e-6 ? (x * this.sunX + z * this.sunZ) / level : 0;
    const height = Math.max(0, y);
    const near = 0.5 + 0.5 * facing;
    const far = 1 - near;
    const purple = near * near * near * bell((height - PURPLE_AT.height) / PURPLE_AT.width);
    const belt = far * Math.sqrt(far) * bell((height - BELT_AT.height) / BELT_AT.width);
    const long = Math.exp(-height / REDDENED_HEIGHT);
    const ember = near * near * near * near * near * Math.exp(-height / EMBER_HEIGHT);
    for (let c = 0; c < 3; c++) {
      const light = purple * (PURPLE[c] as number) + belt * (BELT[c] as number) + ember * (EMBER[c] as number);
      const left = (DULLED[c] as number) + ((REDDENED[c] as number) - (DULLED[c] as number)) * near;
      out[c] = (out[c] as number) * (1 + long * (left - 1)) + light * (this.solar[c] as number);
    }
  }
}

function bell(apart: number): number {
  const fall = 1 + apart * apart;
  return 1 / (fall * fall);
}
