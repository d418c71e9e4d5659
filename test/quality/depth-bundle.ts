import type { EstimateDepth } from '@diorama/engine';
import { ModelPool, openBundle } from '@diorama/onnx';

/** A depth network that runs in a process of its own, and how it is ended. */
export interface OpenedDepthBundle {
  readonly estimateDepth: EstimateDepth;
  readonly close: () => Promise<void>;
}

/** Opens the depth bundle of a folder. */
export async function openDepthBundle(folder: string): Promise<OpenedDepthBundle> {
  const bundle = await openBundle(folder);
  const pool = new ModelPool({ provider: 'cpu', threads: 1, memoryBytes: bundle.manifest.memoryBytes, runsPerProcess: 100_000 });
  return {
    estimateDepth: async (panorama) => (await pool.run(bundle, { panorama })) as { metres: Float32Array; sky: Float32Array },
    close: () => pool.close(),
  };
}
