import { cutView, fuseViews, layOutViews } from '@diorama/pano';
import type { EncodedDepth, PerspectiveView, ViewDepth } from '@diorama/pano';

import type { DepthManifest } from '../bundle/depth-manifest.js';
import type { SingleManifest } from '../bundle/manifest.js';
import { SINGLE_GRAPH_NAME } from '../bundle/open-bundle.js';
import type { Bundle } from '../bundle/open-bundle.js';
import type { LoadedModel, ModelPool } from '../process/model-pool.js';
import { encodePictures, findPictureInput, readPicture, readPictureAxes } from '../pictures/picture-tensor.js';
import type { FloatPicture } from '../pictures/resample-picture.js';
import type { TensorFile } from '../tensors/tensor-file.js';
import type { TensorSpec } from '../tensors/tensor-schema.js';
import { toTensorData } from '../tensors/tensors.js';
import { readDepthOutputs } from './read-depth-outputs.js';
import type { DepthPlanes } from './read-depth-outputs.js';

/** A bundle for `image-depth` whose manifest says how its network is used. */
export type DepthBundle = Bundle<SingleManifest & { readonly depth: DepthManifest }>;

export const isDepthBundle = (bundle: Bundle): bundle is DepthBundle =>
  bundle.manifest.layout === 'onnx-single' && bundle.manifest.depth !== undefined;

/** Columns of a panorama of distances, at most. */
const WIDTH_MAX = 4_096;

export interface DepthRun {
  /** `picture`: a panorama, bytes or floats in 0 to 1, height x width x 3. */
  readonly tensors: TensorFile['tensors'];
  readonly signal?: AbortSignal;
}

/**
 * Estimates the distances of a panorama: `depth`, height x width, in the encoding that the text `encoding` names, NaN where nothing is known;
 * `sky`, `confidence` where the network estimates them.
 *
 * @throws RangeError when the picture does not fit, or the network outputs NaN or other shapes than pictures; as `ModelPool.use` does
 */
export async function runDepth(pool: Pick<ModelPool, 'use'>, bundle: DepthBundle, { tensors, signal }: DepthRun): Promise<TensorFile> {
  const picture = readPicture('picture', tensors['picture']);
  if (picture.width !== 2 * picture.height) throw new RangeError('the input picture must be twice as wide as high');
  const { depth } = await pool.use(bundle, (model) => estimateDepth(bundle, model, picture), signal);
  return toTensorFile(depth);
}

/** The panorama's distances, and what the network estimated in each view of it; none for a network that is shown the panorama. */
export async function estimateDepth(
  { manifest, graphs }: DepthBundle,
  model: LoadedModel,
  panorama: FloatPicture,
): Promise<{ readonly depth: EncodedDepth; readonly views: readonly ViewDepth[] }> {
  const { depth: facts, preprocessing = {} } = manifest;
  const graph = graphs[SINGLE_GRAPH_NAME];
  if (graph === undefined) throw new RangeError('the bundle has no graph');
  const input = findPictureInput(graph.inputs, preprocessing);
  const size = readPictureAxes(input, preprocessing);
  const estimate = async (pictures: readonly FloatPicture[], view?: PerspectiveView): Promise<DepthPlanes[]> => {
    const shown = Array.from({ length: size.batch }, (_, i) => pictures[Math.min(i, pictures.length - 1)] as FloatPicture);
    const constants = graph.inputs.filter(({ name }) => name !== input.name).map((spec) => [spec.name, readConstant(spec, facts)] as const);
    const outputs = await model.run(SINGLE_GRAPH_NAME, {
      [input.name]: encodePictures(shown, input, preprocessing),
      ...Object.fromEntries(constants),
    });
    return readDepthOutputs({ facts, specs: graph.outputs, outputs, batch: size.batch, fov: view?.fov ?? null }).slice(0, pictures.length);
  };
  if (facts.projection.kind === 'equirectangular') {
    if (size.width !== 2 * size.height)
      throw new RangeError(`an equirectangular input of ${size.width} x ${size.height} is not twice as wide as high`);
    const [planes] = await estimate([panorama]);
    if (planes === undefined || planes.width !== 2 * planes.height) throw new RangeError('the depth output is not twice as wide as high');
    return { depth: asPanorama(planes, facts), views: [] };
  }
  if (size.width !== size.height) throw new RangeError(`the input for views must be square, not ${size.width} x ${size.height}`);
  const views: ViewDepth[] = [];
  const layout = layOutViews(facts.projection);
  for (let first = 0; first < layout.length; first += size.batch) {
    const some = layout.slice(first, first + size.batch);
    const cuts = some.map((view) => cutView(panorama, view, size));
    for (const [i, planes] of (await estimate(cuts, some[0])).entries()) views.push({ ...planes, view: some[i] as PerspectiveView });
  }
  const width = chooseWidth(size.width, layout[0]?.fov ?? 1);
  return { depth: fuseViews(views, { encoding: facts.encoding, along: facts.along ?? 'ray', width }), views };
}

/** @throws RangeError when the manifest has no number for an input that takes no picture */
function readConstant(spec: TensorSpec, { constants = {} }: DepthManifest) {
  const numbers = constants[spec.name];
  if (numbers === undefined) throw new RangeError(`depth.constants of the manifest has no value for the input ${spec.name}`);
  return toTensorData(spec, numbers);
}

/** As fine as the views at their centres; a multiple of 4. */
function chooseWidth(viewWidth: number, fov: number): number {
  const columns = (Math.PI * viewWidth) / Math.tan(fov / 2);
  return Math.min(WIDTH_MAX, Math.max(8, 4 * Math.round(columns / 4)));
}

const asPanorama = ({ width, values, sky, confidence }: DepthPlanes, { encoding }: DepthManifest): EncodedDepth => ({
  width,
  encoding,
  values,
  sky,
  confidence,
});

function toTensorFile({ width, encoding, values, sky, confidence }: EncodedDepth): TensorFile {
  const shape = [width / 2, width];
  return {
    tensors: {
      depth: { shape, data: values },
      ...(sky === null ? {} : { sky: { shape, data: sky } }),
      ...(confidence === null ? {} : { confidence: { shape, data: confidence } }),
    },
    texts: { encoding },
  };
}
