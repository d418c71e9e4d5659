import type { SchedulerSettings } from '../bundle/diffusers-manifest.js';
import { computeCumulativeAlphas, computeWeightedSum, estimateSampleAndNoise, computeTimesteps } from './beta-schedule.js';
import type { Scheduler } from './scheduler.js';

/** J. Song, C. Meng and S. Ermon, "Denoising Diffusion Implicit Models", 2021, equation 12 with eta = 0. */
export function createDdim(facts: Extract<SchedulerSettings, { kind: 'ddim' }>, steps: number): Scheduler {
  const alphas = computeCumulativeAlphas(facts);
  const timesteps = computeTimesteps(facts, steps).map(Math.floor);
  const stride = Math.floor(facts.trainSteps / steps);
  const last = facts.setAlphaToOne ? 1 : (alphas[0] ?? 1);
  return {
    timesteps,
    initialSigma: 1,
    needsNoise: () => false,
    scaleInput: (latents) => latents,
    addNoise(latents, noise, step) {
      const alpha = alphas[timesteps[step] ?? 0] ?? 1;
      return computeWeightedSum(latents, Math.sqrt(alpha), noise, Math.sqrt(1 - alpha));
    },
    step({ step, latents, prediction }) {
      const timestep = timesteps[step] ?? 0;
      const before = alphas[timestep - stride] ?? last;
      const { picture, noise } = estimateSampleAndNoise(facts.prediction, alphas[timestep] ?? 1);
      const [kept, added] = [Math.sqrt(before), Math.sqrt(1 - before)];
      return computeWeightedSum(latents, kept * picture[0] + added * noise[0], prediction, kept * picture[1] + added * noise[1]);
    },
  };
}
