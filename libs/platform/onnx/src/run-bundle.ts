import { BundleError } from './bundle/bundle-error.js';
import { isDiffusersBundle, runDiffusionPipeline } from './diffusion/diffusion-pipeline.js';
import { resizePlane } from './tensors/resize-plane.js';
import type { ModelPool } from './process/model-pool.js';
import { SINGLE_GRAPH_NAME } from './bundle/open-bundle.js';
import type { Bundle } from './bundle/open-bundle.js';
import type { TensorFile } from './tensors/tensor-file.js';
import type { Tensors } from './tensors/tensors.js';

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
  const inputs = Object.fromEntries(Object.entries(file.tensors).map(([name, tensor]) => [name, fitted(name, tensor, bundle)]));
  if (isDiffusersBundle(bundle))
    return runDiffusionPipeline(pool, bundle, { inputs, texts: file.texts, ...(signal === undefined ? {} : { signal }) });
  const graph = bundle.graphs[SINGLE_GRAPH_NAME];
  if (graph === undefined) throw new BundleError(bundle.folder, 'it has no graph');
  const outputs = await pool.use(bundle, (model) => model.run(SINGLE_GRAPH_NAME, inputs), signal);
  return { tensors: shaped(graph.outputs, outputs), texts: {} };
}

const CONTROL = 'control';

/** The picture that guides a model comes in the size that whoever asks has it in. */
function fitted(name: string, { shape, data }: TensorFile['tensors'][string], bundle: Bundle): Tensors[string] {
  const to = name === CONTROL ? controlSize(bundle) : null;
  const [height = 0, width = 0] = shape.slice(-2);
  const isOne = data instanceof Float32Array && width > 0 && data.length === width * height;
  return to === null || !isOne ? data : resizePlane({ data, width, height }, to);
}

/** The size in which a bundle takes it; null where it takes none. */
function controlSize(bundle: Bundle): { readonly width: number; readonly height: number } | null {
  if (isDiffusersBundle(bundle)) {
    const { width, height, pixels } = bundle.manifest.latents;
    return { width: width * pixels, height: height * pixels };
  }
  const [height, width] = bundle.graphs[SINGLE_GRAPH_NAME]?.inputs.find(({ name }) => name === CONTROL)?.shape.slice(-2) ?? [];
  return height === undefined || width === undefined ? null : { width, height };
}

function shaped(facts: Bundle['graphs'][string]['outputs'], outputs: Tensors): TensorFile['tensors'] {
  return Object.fromEntries(
    facts.flatMap(({ name, shape }) => (outputs[name] === undefined ? [] : [[name, { shape, data: outputs[name] }]])),
  );
}
