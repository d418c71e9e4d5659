import { createDdim } from './ddim.js';
import type { SchedulerFacts } from './diffusers-manifest.js';
import { createEuler } from './euler.js';
import { createFlowMatchEuler } from './flow-match-euler.js';
import { createLcm } from './lcm.js';

/**
 * The way from noise to latents in a number of steps. Pure arithmetic: noise comes in as numbers, no step depends on the one before
 * but through its latents.
 */
export interface Scheduler {
  /** What the network is told of the strength of the noise, step by step. */
  readonly timesteps: readonly number[];
  /** Standard deviation of the noise to begin with. */
  readonly initialSigma: number;
  /** Whether `step` wants fresh noise at this step. */
  needsNoise(step: number): boolean;
  /** The latents as the network wants to see them at this step. */
  scaleInput(latents: Float32Array, step: number): Float32Array;
  /** The latents after this step. */
  step(state: StepState): Float32Array;
}

export interface StepState {
  /** Counts from 0. */
  readonly step: number;
  readonly latents: Float32Array;
  /** What the network answered. */
  readonly prediction: Float32Array;
  /** Of variance 1, where it is needed. */
  readonly noise?: Float32Array;
}

/** @throws RangeError when there are more steps than the network was trained on, or fewer than one */
export function createScheduler(facts: SchedulerFacts, steps: number): Scheduler {
  if (!Number.isInteger(steps) || steps < 1 || steps > facts.trainSteps)
    throw new RangeError(`${steps} steps are not between 1 and ${facts.trainSteps}`);
  if (facts.kind === 'ddim') return createDdim(facts, steps);
  if (facts.kind === 'euler') return createEuler(facts, steps);
  if (facts.kind === 'lcm') return createLcm(facts, steps);
  return createFlowMatchEuler(facts, steps);
}
