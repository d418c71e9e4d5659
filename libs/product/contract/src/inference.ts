import type { ModelFallback, ModelUsage, ObjectRef } from './workflows.js';

/** What a model shall be run on. The inputs are an object, so that no tensor and no prompt enters a history. */
export interface ModelOrder {
  /** Key of a safetensors object with the inputs; prompt and seed, where the model takes them, are texts in it. */
  readonly inputs: string;
  /** Folder of the object store that the outputs go into, such as a world's id. */
  readonly folder: string;
  /** `name` or `name@version`; the worker's choice for the task unless told. */
  readonly bundle?: string;
}

export interface ModelResult {
  /** A safetensors object. */
  readonly outputs: ObjectRef;
  readonly model: ModelUsage;
  /** What computed, such as `cpu` or `cuda`: other providers give other bytes. */
  readonly provider: string;
  /** How long it was worked on, transfers included. */
  readonly seconds: number;
}

/** The painting of a world: the result of the model, or the code of its failure. */
export type WorldPainting = { readonly result: ModelResult } | { readonly failure: string };

/** What models made of the words of a prompt. */
export interface ModelPanorama {
  /** Holds `rgb`, 3 x height x width in 0 to 1; null where no model made a panorama and the engine makes the world. */
  readonly panorama: ModelResult | null;
  /** Holds the distances of the panorama, as bundles for `image-depth` return them; null where the engine estimates them. */
  readonly depth: ModelResult | null;
  /** Models that had a part in both, in the order of their work. */
  readonly models: readonly ModelUsage[];
  readonly fallbacks: readonly ModelFallback[];
}

/**
 * Activities on the queues `inference-<pool>`, one for each task that bundles are made for. They heartbeat; to cancel one ends the
 * process that computes. Without a bundle for the task they fail without retry as MODEL_NOT_INSTALLED.
 */
export interface InferenceActivities {
  panoDepthToRgb(order: ModelOrder): Promise<ModelResult>;
  imageDepth(order: ModelOrder): Promise<ModelResult>;
  textToPano(order: ModelOrder): Promise<ModelResult>;
  panoOutpaint(order: ModelOrder): Promise<ModelResult>;
  upscale(order: ModelOrder): Promise<ModelResult>;
  caption(order: ModelOrder): Promise<ModelResult>;
  textModeration(order: ModelOrder): Promise<ModelResult>;
  imageModeration(order: ModelOrder): Promise<ModelResult>;
}
