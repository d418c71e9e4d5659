import type { Bundle } from '../bundle/open-bundle.js';
import type { Tensors } from '../tensors/tensors.js';

/** Whoever runs models of one graph: a pool of processes here, or a queue that others work on. */
export interface ModelRunner {
  /** Runs the model on these inputs; throws the signal's reason when it is aborted. */
  run(bundle: Bundle, inputs: Tensors, signal?: AbortSignal): Promise<Tensors>;
}
