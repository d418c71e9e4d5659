import { gradientNoise2 } from '@diorama/random';
import { smoothstep } from '@diorama/world-model';

/** The height of wind-blown dunes, about 0 to 1: a long slope up to a sharp crest, then a short fall. */
export function duneHeight(seed: number, across: number, along: number): number {
  const bent = across + 0.45 * gradientNoise2(seed, along * 2, across * 0.5);
  const phase = bent - Math.floor(bent);
  const profile = phase < 0.7 ? smoothstep(-0.15, 0.7, phase) : 1 - smoothstep(0.7, 1.02, phase);
  return profile * (0.65 + 0.6 * gradientNoise2(seed + 1, Math.floor(bent) * 0.7 + 0.31, along * 1.3));
}
