import type { ModelUsage } from '@diorama/contract';
import { ModelPool, openBundle } from '@diorama/onnx';
import type { ModelTask, SingleManifest, Tensors } from '@diorama/onnx';

/** A run takes a tenth of a second: one thread gives the same bytes on every machine, and leaves the others to the engine. */
const THREADS = 1;
const RUNS_PER_PROCESS = 200;

/** A bundle whose model is loaded, in a process of its own, when it is first run. */
interface OpenedBundle {
  readonly use: ModelUsage;
  readonly manifest: SingleManifest;
  run(inputs: Tensors, signal: AbortSignal): Promise<Tensors>;
  close(): Promise<void>;
}

/**
 * Checks the bundle in the folder.
 *
 * @throws BundleError when it is damaged; RangeError when it is for something else, or not a single graph
 */
export async function openTaskBundle(task: ModelTask, folder: string): Promise<OpenedBundle> {
  const bundle = await openBundle(folder);
  const { manifest } = bundle;
  const { task: own, layout, name, version, memoryBytes } = manifest;
  if (own !== task) throw new RangeError(`${folder} holds a model for ${own}, not for ${task}`);
  if (manifest.layout !== 'onnx-single')
    throw new RangeError(`${folder} holds a model with the layout ${layout}; only single-graph models are supported here`);
  const pool = new ModelPool({ provider: 'cpu', threads: THREADS, memoryBytes, runsPerProcess: RUNS_PER_PROCESS });
  return {
    use: { task, name, version, sha256: bundle.sha256 },
    manifest,
    run: (inputs, signal) => pool.run(bundle, inputs, signal),
    close: () => pool.close(),
  };
}
