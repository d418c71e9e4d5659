import type { BundleGraph } from '../bundle/open-bundle.js';
import type { PackedTensors } from '../tensors/tensor-exchange.js';

export const EXECUTION_PROVIDERS = ['cpu', 'cuda', 'webgpu'] as const;
/** What computes. */
export type ExecutionProvider = (typeof EXECUTION_PROVIDERS)[number];

/** What a model process is told. */
export type ModelProcessRequest =
  | {
      readonly kind: 'load';
      readonly graphs: Readonly<Record<string, BundleGraph>>;
      readonly provider: ExecutionProvider;
      readonly threads: number;
      /** Trial runs of each graph. */
      readonly warmUpRuns: number;
    }
  | { readonly kind: 'run'; readonly id: number; readonly graph: string; readonly inputs: PackedTensors };

/** What a model process tells. */
export type ModelProcessResponse =
  | { readonly kind: 'ready'; readonly provider: ExecutionProvider; readonly seconds: number; readonly residentBytes: number }
  | {
      readonly kind: 'result';
      readonly id: number;
      readonly outputs: PackedTensors;
      readonly seconds: number;
      readonly residentBytes: number;
    }
  | { readonly kind: 'failed'; readonly id: number | null; readonly cause: FailureCause; readonly message: string };

/** `provider`: what shall compute is not there. */
type FailureCause = 'provider' | 'model';
