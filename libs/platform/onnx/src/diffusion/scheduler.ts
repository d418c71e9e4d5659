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
  /** Latents of a picture with as much noise as there is before this step. */
  addNoise(latents: Float32Array, noise: Float32Array, step: number): Float32Array;
  /** The latents after this step. */
  step(state: SchedulerStepState): Float32Array;
}

export interface SchedulerStepState {
  /** Counts from 0. */
  readonly step: number;
  readonly latents: Float32Array;
  /** What the network answered. */
  readonly prediction: Float32Array;
  /** Of variance 1, where it is needed. */
  readonly noise?: Float32Array;
}
