import type { SchedulerSettings } from '../bundle/diffusers-manifest.js';
import { computeCumulativeAlphas, computeWeightedSum, computeTimesteps } from './beta-schedule.js';
import type { Scheduler } from './scheduler.js';

type EulerFacts = Extract<SchedulerSettings, { kind: 'euler' }>;

/**
 * T. Karras et al., "Elucidating the Design Space of Diffusion-Based Generative Models", 2022, algorithm 1 without its second-order
 * correction and without churn.
 */
export function createEuler(facts: EulerFacts, steps: number): Scheduler {
  const alphas = computeCumulativeAlphas(facts);
  const table = alphas.map((alpha) => Math.sqrt((1 - alpha) / alpha));
  const timesteps = computeTimesteps(facts, steps);
  const sigmas = [...timesteps.map((timestep) => interpolate(table, timestep)), 0];
  const largest = Math.max(...sigmas);
  return {
    timesteps,
    initialSigma: facts.spacing === 'leading' ? Math.hypot(largest, 1) : largest,
    needsNoise: () => false,
    scaleInput: (latents, step) => latents.map((value) => value / Math.hypot(sigmas[step] ?? 0, 1)),
    addNoise: (latents, noise, step) => computeWeightedSum(latents, 1, noise, sigmas[step] ?? 0),
    step({ step, latents, prediction }) {
      const [sigma, next] = [sigmas[step] ?? 0, sigmas[step + 1] ?? 0];
      const [ofLatents, ofPrediction] = slope(facts.prediction, sigma);
      return computeWeightedSum(latents, 1 + (next - sigma) * ofLatents, prediction, (next - sigma) * ofPrediction);
    },
  };
}

/** Factors of latents and prediction whose sum is (latents - picture) / sigma. */
function slope(prediction: EulerFacts['prediction'], sigma: number): readonly [number, number] {
  if (prediction === 'epsilon') return [0, 1];
  if (prediction === 'sample') return [1 / sigma, -1 / sigma];
  return [sigma / (sigma * sigma + 1), 1 / Math.hypot(sigma, 1)];
}

function interpolate(table: Float64Array, at: number): number {
  const floor = Math.min(Math.floor(at), table.length - 2);
  if (floor < 0) return table[0] ?? 0;
  const [low, high] = [table[floor] ?? 0, table[floor + 1] ?? 0];
  return low + (high - low) * (at - floor);
}
