import { BundleError } from './bundle-error.js';
import { isOfDiffusers, paint } from './diffusion/paint.js';
import type { ModelPool } from './model-pool.js';
import { SINGLE_GRAPH } from './open-bundle.js';
import type { Bundle } from './open-bundle.js';
import type { TensorFile } from './tensor-file.js';
import type { Tensors } from './tensors.js';

export interface BundleRun {
  /** Inputs by name; what is no tensor, such as prompt and seed, as texts. */
  readonly file: TensorFile;
  readonly signal?: AbortSignal;
}

/**
 * Runs any bundle, whatever its layout is.
 *
 * @throws RangeError when the inputs do not fit, and as `ModelPool.run` does
 */
export async function runBundle(pool: Pick<ModelPool, 'use'>, bundle: Bundle, { file, signal }: BundleRun): Promise<TensorFile> {
  const inputs = Object.fromEntries(Object.entries(file.tensors).map(([name, { data }]) => [name, data]));
  if (isOfDiffusers(bundle)) return paint(pool, bundle, { inputs, texts: file.texts, ...(signal === undefined ? {} : { signal }) });
  const graph = bundle.graphs[SINGLE_GRAPH];
  if (graph === undefined) throw new BundleError(bundle.folder, 'it has no graph');
  const outputs = await pool.use(bundle, (model) => model.run(SINGLE_GRAPH, inputs), signal);
  return { tensors: shaped(graph.outputs, outputs), texts: {} };
}

function shaped(facts: Bundle['graphs'][string]['outputs'], outputs: Tensors): TensorFile['tensors'] {
  return Object.fromEntries(
    facts.flatMap(({ name, shape }) => (outputs[name] === undefined ? [] : [[name, { shape, data: outputs[name] }]])),
  );
}
