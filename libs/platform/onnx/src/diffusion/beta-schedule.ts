import type { SchedulerSettings } from '../bundle/diffusers-manifest.js';

type BetaFacts = Exclude<SchedulerSettings, { kind: 'flow-match-euler' }>;
type Spacing = Extract<SchedulerSettings, { kind: 'ddim' }>['spacing'];

/** How much of the picture is left after each trained step: the running products of 1 - beta. */
export function computeCumulativeAlphas({ trainSteps, betaStart, betaEnd, betaSchedule }: BetaFacts): Float64Array {
  const isScaled = betaSchedule === 'scaled_linear';
  const [first, last] = isScaled ? [Math.sqrt(betaStart), Math.sqrt(betaEnd)] : [betaStart, betaEnd];
  let product = 1;
  return Float64Array.from({ length: trainSteps }, (_, i) => {
    const value = trainSteps === 1 ? first : first + ((last - first) * i) / (trainSteps - 1);
    product *= 1 - (isScaled ? value * value : value);
    return product;
  });
}

/**
 * Which trained steps are taken, from the strongest noise down (S. Lin et al., "Common Diffusion Noise Schedules and Sample Steps are
 * Flawed", 2023, table 2).
 */
export function computeTimesteps(
  { trainSteps, spacing, stepsOffset }: { readonly trainSteps: number; readonly spacing: Spacing; readonly stepsOffset: number },
  steps: number,
): number[] {
  const at = (take: (i: number) => number): number[] => Array.from({ length: steps }, (_, i) => take(i));
  if (spacing === 'trailing') return at((i) => roundHalfEven(trainSteps - (i * trainSteps) / steps) - 1);
  if (spacing === 'leading') return at((i) => (steps - 1 - i) * Math.floor(trainSteps / steps) + stepsOffset);
  return at((i) => (steps === 1 ? 0 : ((trainSteps - 1) * (steps - 1 - i)) / (steps - 1)));
}

/** As numpy rounds. */
export function roundHalfEven(value: number): number {
  const floor = Math.floor(value);
  if (value - floor !== 0.5) return Math.round(value);
  return floor % 2 === 0 ? floor : floor + 1;
}

/** What the network's answer says of the finished picture and of the noise. */
interface Estimate {
  /** The factors of latents and prediction whose sum is the picture without noise. */
  readonly picture: readonly [number, number];
  /** Of those, whose sum is the noise. */
  readonly noise: readonly [number, number];
}

/**
 * T. Salimans and J. Ho, "Progressive Distillation for Fast Sampling of Diffusion Models", 2022, section 4: latents are
 * sqrt(alpha) picture + sqrt(1 - alpha) noise.
 */
export function estimateSampleAndNoise(prediction: BetaFacts['prediction'], alpha: number): Estimate {
  const [kept, added] = [Math.sqrt(alpha), Math.sqrt(1 - alpha)];
  if (prediction === 'epsilon') return { picture: [1 / kept, -added / kept], noise: [0, 1] };
  if (prediction === 'sample') return { picture: [0, 1], noise: [1 / added, -kept / added] };
  return { picture: [kept, -added], noise: [added, kept] };
}

/** The sum of the two fields, each times its factor. */
export function computeWeightedSum(a: Float32Array, ofA: number, b: Float32Array, ofB: number): Float32Array {
  const sum = new Float32Array(a.length);
  for (let i = 0; i < sum.length; i++) sum[i] = (a[i] as number) * ofA + (b[i] as number) * ofB;
  return sum;
}
