import type { ModelUsage } from '@diorama/contract';
import { ModelPool, openBundle } from '@diorama/onnx';
import type { ModelTask, Tensors } from '@diorama/onnx';

/** A run takes a tenth of a second: one thread gives the same bytes on every machine, and leaves the others to the engine. */
const THREADS = 1;
const RUNS_PER_PROCESS = 200;

/** A bundle whose model is loaded, in a process of its own, when it is first run. */
interface OpenedBundle {
  readonly use: ModelUsage;
  run(inputs: Tensors, signal: AbortSignal): Promise<Tensors>;
  close(): Promise<void>;
}

/** Shapes of tensors by their names. */
interface TensorShapes {
  readonly inputs: Readonly<Record<string, readonly number[]>>;
  readonly outputs: Readonly<Record<string, readonly number[]>>;
}

/**
 * Checks the bundle in the folder.
 *
 * @param needed the inputs and outputs that its graph must have
 * @throws BundleError when it is damaged; RangeError when it is for something else, not a single graph, or has other inputs or outputs
 */
export async function openTaskBundle(task: ModelTask, folder: string, needed?: TensorShapes): Promise<OpenedBundle> {
  const bundle = await openBundle(folder);
  const { task: own, layout, name, version, memoryBytes } = bundle.manifest;
  if (own !== task) throw new RangeError(`${folder} holds a model for ${own}, not for ${task}`);
  if (layout !== 'onnx-single')
    throw new RangeError(`${folder} holds a model with the layout ${layout}; only single-graph models are supported here`);
  if (needed !== undefined) {
    checkTensors(folder, 'input', { has: bundle.manifest.inputs, needed: needed.inputs });
    checkTensors(folder, 'output', { has: bundle.manifest.outputs, needed: needed.outputs });
  }
  const pool = new ModelPool({ provider: 'cpu', threads: THREADS, memoryBytes, runsPerProcess: RUNS_PER_PROCESS });
  return {
    use: { task, name, version, sha256: bundle.sha256 },
    run: (inputs, signal) => pool.run(bundle, inputs, signal),
    close: () => pool.close(),
  };
}

interface ComparedTensors {
  readonly has: readonly { readonly name: string; readonly shape: readonly number[] }[];
  readonly needed: Readonly<Record<string, readonly number[]>>;
}

function checkTensors(folder: string, kind: 'input' | 'output', { has, needed }: ComparedTensors): void {
  for (const [name, shape] of Object.entries(needed)) {
    const found = has.find((tensor) => tensor.name === name);
    if (found?.shape.join() === shape.join()) continue;
    const own = has.map((tensor) => `${tensor.name} ${tensor.shape.join(' x ')}`).join(', ');
    throw new RangeError(`${folder} holds a model with the ${kind}s ${own}; the ${kind} ${name} ${shape.join(' x ')} is required here`);
  }
}
