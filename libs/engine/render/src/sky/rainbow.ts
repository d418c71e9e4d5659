import type { Rgb, Vec3 } from '@diorama/world-model';

/** Radii in degrees round the point opposite the sun of the violet and the red rim of both bows; the outer one has its red inside. */
const INNER = { violet: 40.4, red: 42.4, strength: 0.05 } as const;
const OUTER = { violet: 53.6, red: 50.4, strength: 0.016 } as const;
/** What drops throw back within the inner bow, which makes the sky paler there. */
const DISC = 0.006;
const DEGREES = 180 / Math.PI;
/** Places of red, green and blue from the violet rim, 0, to the red one, 1, and how wide they are. */
const PLACES: Rgb = [0.82, 0.52, 0.22];
const WIDTH = 0.26;

/** Adds the two rainbows in a unit direction; `direct` is the irradiance of the sun. */
export function addRainbow(x: number, y: number, z: number, towardsSun: Vec3, direct: Rgb, out: Float64Array): void {
  const cosine = -(x * towardsSun[0] + y * towardsSun[1] + z * towardsSun[2]);
  if (cosine < 0.55) return;
  const radius = Math.acos(Math.min(1, cosine)) * DEGREES;
  const disc = radius < INNER.red ? DISC * (radius / INNER.red) ** 2 : 0;
  for (let c = 0; c < 3; c++) {
    const light = disc + bandAt(INNER, radius, PLACES[c] as number) + bandAt(OUTER, radius, PLACES[c] as number);
    out[c] = (out[c] as number) + light * (direct[c] as number);
  }
}

function bandAt(bow: { violet: number; red: number; strength: number }, radius: number, place: number): number {
  const apart = ((radius - bow.violet) / (bow.red - bow.violet) - place) / WIDTH;
  return bow.strength * Math.exp(-apart * apart);
}
