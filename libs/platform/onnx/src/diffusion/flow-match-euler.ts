import type { SchedulerSettings } from '../bundle/diffusers-manifest.js';
import { computeWeightedSum } from './beta-schedule.js';
import type { Scheduler } from './scheduler.js';

/**
 * Y. Lipman et al., "Flow Matching for Generative Modeling", 2023, by Euler's method; the shift towards strong noise is equation 23 of
 * P. Esser et al., "Scaling Rectified Flow Transformers for High-Resolution Image Synthesis", 2024.
 */
export function createFlowMatchEuler(
  { trainSteps, shift, spacing }: Extract<SchedulerSettings, { kind: 'flow-match-euler' }>,
  steps: number,
): Scheduler {
  const shifted = (sigma: number): number => (shift * sigma) / (1 + (shift - 1) * sigma);
  // The reference implementation spaces its steps between shifted ends, and then shifts all of them.
  const [most, least] = [1, spacing === 'even' ? 1 / steps : shifted(1 / trainSteps)];
  const spaced = Array.from({ length: steps }, (_, i) => (steps === 1 ? most : most + ((least - most) * i) / (steps - 1)));
  const sigmas = [...spaced.map(shifted), 0];
  return {
    timesteps: sigmas.slice(0, steps).map((sigma) => sigma * trainSteps),
    initialSigma: 1,
    needsNoise: () => false,
    scaleInput: (latents) => latents,
    addNoise: (latents, noise, step) => computeWeightedSum(latents, 1 - (sigmas[step] ?? 0), noise, sigmas[step] ?? 0),
    step: ({ step, latents, prediction }) => computeWeightedSum(latents, 1, prediction, (sigmas[step + 1] ?? 0) - (sigmas[step] ?? 0)),
  };
}
