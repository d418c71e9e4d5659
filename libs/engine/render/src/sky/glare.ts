import type { Rgb } from '@diorama/world-model';

/**
 * Light of the sun or the moon that a lens scatters: it falls with the square of the angle, as the CIE's equation of disability glare does
 * ("CIE Equations for Disability Glare", 2002), with a fifth of the strength that the eye has.
 */
const STRENGTH = 6e-4;
/** Square of the angle in radians within which the glare no longer rises. */
const CORE = 1.6e-4;
/** Light that haze before the disc scatters forwards, wider than the glare of the lens: its share, and the square of its angle. */
const AUREOLE = 0.0045;
const AUREOLE_WIDTH = 0.03;
/** Cosine of the angle beyond which neither shows. */
const END = 0.2;

/** Adds the glare round a disc with this irradiance to `out`; `cosine` is that of the angle to it and `open` the share of its light that passes the clouds. */
export function addGlare(cosine: number, irradiance: Rgb, open: number, out: Float64Array): void {
  if (cosine <= END) return;
  const square = 2 * (1 - cosine);
  const fade = (cosine - END) / (1 - END);
  const aureole = AUREOLE_WIDTH / (AUREOLE_WIDTH + square);
  const share = open * fade * fade * (STRENGTH / (square + CORE) + (AUREOLE / AUREOLE_WIDTH) * aureole * aureole);
  for (let c = 0; c < 3; c++) out[c] = (out[c] as number) + share * (irradiance[c] as number);
}
