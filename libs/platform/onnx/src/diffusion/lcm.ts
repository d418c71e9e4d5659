import type { SchedulerSettings } from '../bundle/diffusers-manifest.js';
import { computeCumulativeAlphas, computeWeightedSum, estimateSampleAndNoise } from './beta-schedule.js';
import type { Scheduler } from './scheduler.js';

/** Standard deviation that pictures are taken to have. */
const SIGMA_DATA = 0.5;

/** S. Luo et al., "Latent Consistency Models", 2023: equation 9 and multistep sampling. */
export function createLcm(facts: Extract<SchedulerSettings, { kind: 'lcm' }>, steps: number): Scheduler {
  const alphas = computeCumulativeAlphas(facts);
  const timesteps = distilledTimesteps(facts, steps);
  const isLast = (step: number): boolean => step === steps - 1;
  return {
    timesteps,
    initialSigma: 1,
    needsNoise: (step) => !isLast(step),
    scaleInput: (latents) => latents,
    addNoise(latents, noise, step) {
      const alpha = alphas[timesteps[step] ?? 0] ?? 1;
      return computeWeightedSum(latents, Math.sqrt(alpha), noise, Math.sqrt(1 - alpha));
    },
    step({ step, latents, prediction, noise }) {
      const timestep = timesteps[step] ?? 0;
      const { picture } = estimateSampleAndNoise(facts.prediction, alphas[timestep] ?? 1);
      const scaled = timestep * facts.timestepScaling;
      const skip = SIGMA_DATA ** 2 / (scaled ** 2 + SIGMA_DATA ** 2);
      const out = scaled / Math.hypot(scaled, SIGMA_DATA);
      const denoised = computeWeightedSum(latents, skip + out * picture[0], prediction, out * picture[1]);
      if (isLast(step)) return denoised;
      if (noise === undefined) throw new RangeError(`step ${step} needs noise`);
      const alpha = alphas[timesteps[step + 1] ?? 0] ?? 1;
      return computeWeightedSum(denoised, Math.sqrt(alpha), noise, Math.sqrt(1 - alpha));
    },
  };
}

/** Steps of the teacher, of which as many are taken as are asked for, evenly, from the strongest noise down. */
function distilledTimesteps({ trainSteps, originalSteps }: { trainSteps: number; originalSteps: number }, steps: number): number[] {
  if (steps > originalSteps) throw new RangeError(`${steps} steps are more than the ${originalSteps} that the model was distilled from`);
  const stride = Math.floor(trainSteps / originalSteps);
  const teacher = Array.from({ length: originalSteps }, (_, i) => (originalSteps - i) * stride - 1);
  return Array.from({ length: steps }, (_, i) => teacher[Math.floor((i * originalSteps) / steps)] ?? 0);
}
