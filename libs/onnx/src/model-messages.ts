import type { Manifest } from './manifest.js';
import type { Tensors } from './tensors.js';

export const PROVIDERS = ['cpu', 'cuda'] as const;
/** What computes. */
export type Provider = (typeof PROVIDERS)[number];

/** What a model process is told. */
export type ModelOrder =
  | { readonly kind: 'load'; readonly modelPath: string; readonly provider: Provider; readonly threads: number; readonly facts: ModelFacts }
  | { readonly kind: 'run'; readonly id: number; readonly inputs: Tensors };

/** What of its manifest a model process needs. */
export type ModelFacts = Pick<Manifest, 'inputs' | 'outputs'>;

/** What a model process tells. */
export type ModelAnswer =
  | { readonly kind: 'ready'; readonly provider: Provider }
  | { readonly kind: 'result'; readonly id: number; readonly outputs: Tensors; readonly seconds: number }
  | { readonly kind: 'failed'; readonly id: number | null; readonly message: string };
