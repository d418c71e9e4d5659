import { BundleError } from './bundle/bundle-error.js';
import { isDepthBundle, runDepth } from './depth/run-depth.js';
import { isDiffusersBundle, runDiffusionPipeline } from './diffusion/diffusion-pipeline.js';
import { resizePlane } from './tensors/resize-plane.js';
import { encodePictures, findPictureInput, readPicture } from './pictures/picture-tensor.js';
import type { ModelPool } from './process/model-pool.js';
import { SINGLE_GRAPH_NAME } from './bundle/open-bundle.js';
import type { Bundle } from './bundle/open-bundle.js';
import type { TensorFile } from './tensors/tensor-file.js';
import type { TensorSpec } from './tensors/tensor-schema.js';
import { countTensorElements, toFloats, toTensorData } from './tensors/tensors.js';
import type { TensorData, Tensors } from './tensors/tensors.js';
import { isUpscaleBundle, runUpscale } from './upscale/run-upscale.js';

export interface BundleRun {
  /** Inputs by name; what is no tensor, such as prompt and seed, as texts. */
  readonly file: TensorFile;
  readonly signal?: AbortSignal;
}

const CONTROL = 'control';
const PICTURES = ['picture', 'mask'];

/**
 * Runs any bundle, for any layout and task. The input `picture`, height x width x 3, becomes the input of the graph that the manifest's
 * preprocessing describes. Outputs in half precision are returned as floats.
 *
 * @throws RangeError when the inputs do not fit, and as `ModelPool.run` does
 */
export async function runBundle(pool: Pick<ModelPool, 'use'>, bundle: Bundle, { file, signal }: BundleRun): Promise<TensorFile> {
  const stop = signal === undefined ? {} : { signal };
  const { tensors, texts } = file;
  if (isDiffusersBundle(bundle)) {
    const entries = Object.entries(tensors);
    const pictures = Object.fromEntries(entries.filter(([name]) => PICTURES.includes(name)));
    const others = entries.filter(([name]) => !PICTURES.includes(name));
    const inputs = Object.fromEntries(others.map(([name, tensor]) => [name, fitControl(name, tensor, readControlSize(bundle))]));
    return runDiffusionPipeline(pool, bundle, { inputs, pictures, texts, ...stop });
  }
  if (tensors['picture'] !== undefined && isDepthBundle(bundle)) return runDepth(pool, bundle, { tensors, ...stop });
  if (tensors['picture'] !== undefined && isUpscaleBundle(bundle)) return runUpscale(pool, bundle, { tensors, ...stop });
  const graph = bundle.graphs[SINGLE_GRAPH_NAME];
  if (graph === undefined) throw new BundleError(bundle.folder, 'it has no graph');
  const inputs = Object.fromEntries(Object.entries(tensors).map(([name, tensor]) => readInput(bundle, graph.inputs, { name, tensor })));
  const outputs = await pool.use(bundle, (model) => model.run(SINGLE_GRAPH_NAME, inputs), signal);
  return { tensors: shaped(graph.outputs, outputs), texts: {} };
}

type GivenTensor = TensorFile['tensors'][string];

/** An input of a graph from what was given under a name; a picture goes to the input that takes one. */
function readInput(
  bundle: Bundle,
  specs: readonly TensorSpec[],
  { name, tensor }: { readonly name: string; readonly tensor: GivenTensor },
): readonly [string, TensorData] {
  const { preprocessing = {} } = bundle.manifest;
  const spec = specs.find((input) => input.name === name);
  if (spec === undefined && name === 'picture') {
    const input = findPictureInput(specs, preprocessing);
    return [input.name, encodePictures([readPicture(name, tensor)], input, preprocessing)];
  }
  const data = fitControl(name, tensor, readControlSize(bundle));
  if (spec === undefined) return [name, data];
  const isPlane = name === CONTROL && data instanceof Float32Array && data.length * 3 === countTensorElements(spec);
  if (!isPlane) return [name, data instanceof Float32Array && spec.type === 'float16' ? toTensorData(spec, data) : data];
  const [width = 0] = spec.shape.slice(preprocessing.layout === 'nhwc' ? -2 : -1);
  const grey = Float32Array.from({ length: 3 * data.length }, (_, i) => data[Math.floor(i / 3)] as number);
  return [name, encodePictures([{ data: grey, width, height: data.length / width, channels: 3 }], spec, preprocessing)];
}

/** The picture that guides a model is brought from the caller's size to that of the model. */
function fitControl(
  name: string,
  { shape, data }: GivenTensor,
  to: { readonly width: number; readonly height: number } | null,
): Tensors[string] {
  const [height = 0, width = 0] = shape.slice(-2);
  const isPlane = name === CONTROL && data instanceof Float32Array && width > 0 && data.length === width * height;
  return to === null || !isPlane ? data : resizePlane({ data, width, height }, to);
}

/** The size in which a bundle takes it; null where it takes none. */
function readControlSize(bundle: Bundle): { readonly width: number; readonly height: number } | null {
  if (isDiffusersBundle(bundle)) {
    const { width, height, pixels } = bundle.manifest.latents;
    return { width: width * pixels, height: height * pixels };
  }
  const shape = bundle.graphs[SINGLE_GRAPH_NAME]?.inputs.find(({ name }) => name === CONTROL)?.shape ?? [];
  const [height, width] = bundle.manifest.preprocessing?.layout === 'nhwc' ? shape.slice(-3) : shape.slice(-2);
  return height === undefined || width === undefined ? null : { width, height };
}

function shaped(facts: Bundle['graphs'][string]['outputs'], outputs: Tensors): TensorFile['tensors'] {
  return Object.fromEntries(
    facts.flatMap(({ name, shape, type }) => {
      const data = outputs[name];
      return data === undefined ? [] : [[name, { shape, data: type === 'float16' ? toFloats(data) : data }]];
    }),
  );
}
