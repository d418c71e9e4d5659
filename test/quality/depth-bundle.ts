import type { EstimateDepth } from '@diorama/engine';
import { ModelPool, openBundle, readDepthViews } from '@diorama/onnx';

/** A depth network that runs in a process of its own, and how it is ended. */
export interface OpenedDepthBundle {
  readonly estimateDepth: EstimateDepth;
  readonly close: () => Promise<void>;
}

/** Opens the depth bundle of a folder. */
export async function openDepthBundle(folder: string): Promise<OpenedDepthBundle> {
  const bundle = await openBundle(folder);
  const pool = new ModelPool({ provider: 'cpu', threads: 1, memoryBytes: bundle.manifest.memoryBytes, runsPerProcess: 100_000 });
  const { manifest } = bundle;
  if (manifest.layout !== 'onnx-single') throw new Error(`${folder} is not a single graph`);
  const name = manifest.inputs[0]?.name ?? '';
  const estimate = async (input: Float32Array) =>
    (await pool.run(bundle, { [name]: input })) as { metres: Float32Array; sky: Float32Array };
  return {
    estimateDepth: Object.assign(estimate, { views: readDepthViews(manifest) }),
    close: () => pool.close(),
  };
}
