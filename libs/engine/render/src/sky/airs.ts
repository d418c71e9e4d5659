import { computeLuminance, smoothstep } from '@diorama/world-model';
import type { Air, Rgb } from '@diorama/world-model';

/** Share of the light of the sun that each air lets through, linear RGB. */
const DIRECT: Readonly<Record<Air, Rgb>> = { water: [0.1, 0.34, 0.4], mars: [0.85, 0.68, 0.52], none: [1.1, 1.1, 1.1] };
/** The dusty sky of Mars against a grey one. */
const DUST: Rgb = [1.25, 0.86, 0.56];
/** Radiance of water to the side and below, and of its surface overhead. */
const DEEP: Rgb = [0.06, 0.42, 0.55];
const SURFACE: Rgb = [0.9, 2.6, 2.9];
/** Share of the earth's sky that remains without air: nearly black. */
const VACUUM = 0.002;

/** The light of the sun as an air lets it through. */
export const filterDirect = (air: Air, [r, g, b]: Rgb): Rgb => {
  const [sr, sg, sb] = DIRECT[air];
  return [r * sr, g * sg, b * sb];
};

/** Turns the radiance of the earth's sky at a height `y` of a unit direction into that of another air. */
export function filterRadiance(air: Air, y: number, out: Float64Array): void {
  const level = computeLuminance(out[0] as number, out[1] as number, out[2] as number);
  const up = smoothstep(0.05, 0.95, y);
  for (let c = 0; c < 3; c++) {
    if (air === 'mars') out[c] = level * (DUST[c] as number);
    else if (air === 'none') out[c] = (out[c] as number) * VACUUM;
    else out[c] = (DEEP[c] as number) + (SURFACE[c] as number) * up * up;
  }
}
