import type { Rgb, Vec3 } from '@diorama/world-model';

/** Radii in degrees round the point opposite the sun of the violet and the red rim of both bows; the outer one has its red inside. */
const INNER = { violet: 40.4, red: 42.4, strength: 0.075 } as const;
const OUTER = { violet: 53.6, red: 50.4, strength: 0.022 } as const;
/** What drops throw back within the inner bow, which makes the sky paler there. */
const DISC = 0.009;
const DEGREES = 180 / Math.PI;
/** Places of red, green and blue from the violet rim, 0, to the red one, 1, and how wide they are. */
const PLACES: Rgb = [0.82, 0.52, 0.22];
const WIDTH = 0.26;

/** The two rainbows opposite the sun. */
export class Rainbow {
  constructor(
    private readonly towardsSun: Vec3,
    /** Irradiance of the sun. */
    private readonly direct: Rgb,
  ) {}

  /** Adds their radiance in a unit direction. */
  add(x: number, y: number, z: number, out: Float64Array): void {
    const { towardsSun, direct } = this;
    const cosine = -(x * towardsSun[0] + y * towardsSun[1] + z * towardsSun[2]);
    if (cosine < 0.55) return;
    const radius = Math.acos(Math.min(1, cosine)) * DEGREES;
    const disc = radius < INNER.red ? DISC * (radius / INNER.red) ** 2 : 0;
    for (let c = 0; c < 3; c++) {
      const light = disc + bandAt(INNER, radius, PLACES[c] as number) + bandAt(OUTER, radius, PLACES[c] as number);
      out[c] = (out[c] as number) + light * (direct[c] as number);
    }
  }
}

interface Bow {
  readonly violet: number;
  readonly red: number;
  readonly strength: number;
}

function bandAt(bow: Bow, radius: number, place: number): number {
  const apart = ((radius - bow.violet) / (bow.red - bow.violet) - place) / WIDTH;
  return bow.strength * Math.exp(-apart * apart);
}
