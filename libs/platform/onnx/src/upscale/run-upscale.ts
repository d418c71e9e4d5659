import type { SingleManifest } from '../bundle/manifest.js';
import { SINGLE_GRAPH_NAME } from '../bundle/open-bundle.js';
import type { Bundle } from '../bundle/open-bundle.js';
import type { LoadedModel, ModelPool } from '../process/model-pool.js';
import { encodePictures, findPictureInput, readPicture, readPictureAxes } from '../pictures/picture-tensor.js';
import type { FloatPicture } from '../pictures/resample-picture.js';
import type { TensorFile } from '../tensors/tensor-file.js';
import { toFloats } from '../tensors/tensors.js';

type UpscaleBundle = Bundle<SingleManifest & { readonly upscale: NonNullable<SingleManifest['upscale']> }>;

export const isUpscaleBundle = (bundle: Bundle): bundle is UpscaleBundle =>
  bundle.manifest.layout === 'onnx-single' && bundle.manifest.upscale !== undefined;

const COLOURS = 3;
/** No picture that comes out has more pixels. */
const PIXELS_MAX = 134_217_728;

/**
 * Enlarges the input `picture`, a panorama, tile by tile: `rgb`, 3 x height x width in 0 to 1. Tiles go around the ends of the picture, so
 * that these still join; above and below it they repeat its first and last rows.
 *
 * @throws RangeError when the picture, the tiles or the output do not fit, or the output has NaN; as `ModelPool.use` does
 */
export async function runUpscale(
  pool: Pick<ModelPool, 'use'>,
  bundle: UpscaleBundle,
  { tensors, signal }: { readonly tensors: TensorFile['tensors']; readonly signal?: AbortSignal },
): Promise<TensorFile> {
  const picture = readPicture('picture', tensors['picture']);
  const { factor } = bundle.manifest.upscale;
  if (picture.width * picture.height * factor ** 2 > PIXELS_MAX) throw new RangeError('the enlarged picture would have too many pixels');
  return pool.use(bundle, (model) => enlarge(bundle, model, picture), signal);
}

async function enlarge({ manifest, graphs }: UpscaleBundle, model: LoadedModel, picture: FloatPicture): Promise<TensorFile> {
  const { factor, overlap } = manifest.upscale;
  const { preprocessing = {} } = manifest;
  const graph = graphs[SINGLE_GRAPH_NAME];
  const input = findPictureInput(graph?.inputs ?? [], preprocessing);
  const tile = readPictureAxes(input, preprocessing);
  const inner = { width: tile.width - 2 * overlap, height: tile.height - 2 * overlap };
  if (inner.width <= 0 || inner.height <= 0)
    throw new RangeError(`an overlap of ${overlap} leaves nothing of a tile of ${tile.width} x ${tile.height}`);
  const output = graph?.outputs[0];
  const [width, height] = [picture.width * factor, picture.height * factor];
  const rgb = new Float32Array(COLOURS * width * height);
  for (let top = 0; top < picture.height; top += inner.height)
    for (let left = 0; left < picture.width; left += inner.width) {
      const cut = cutTile(picture, { left: left - overlap, top: top - overlap, width: tile.width, height: tile.height });
      const outputs = await model.run(SINGLE_GRAPH_NAME, { [input.name]: encodePictures([cut], input, preprocessing) });
      const large = toFloats(outputs[output?.name ?? ''] ?? new Float32Array(0));
      if (large.length !== COLOURS * tile.width * tile.height * factor ** 2)
        throw new RangeError(`the network returns ${large.length} numbers, not a tile ${factor} times as large`);
      if (large.some(Number.isNaN)) throw new RangeError('the network returns NaN');
      placeTile(
        rgb,
        { width, height },
        {
          large,
          left: left * factor,
          top: top * factor,
          margin: overlap * factor,
          tileWidth: tile.width * factor,
          tileHeight: tile.height * factor,
        },
      );
    }
  return { tensors: { rgb: { shape: [COLOURS, height, width], data: rgb } }, texts: {} };
}

interface TilePlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function cutTile({ data, width, height, channels }: FloatPicture, place: TilePlace): FloatPicture {
  const cut = new Float32Array(place.width * place.height * channels);
  for (let y = 0; y < place.height; y++) {
    const row = Math.min(height - 1, Math.max(0, place.top + y));
    for (let x = 0; x < place.width; x++) {
      const column = (((place.left + x) % width) + width) % width;
      const from = (row * width + column) * channels;
      cut.set(data.subarray(from, from + channels), (y * place.width + x) * channels);
    }
  }
  return { data: cut, width: place.width, height: place.height, channels };
}

interface LargeTile {
  /** 3 x height x width. */
  readonly large: Float32Array;
  readonly tileWidth: number;
  readonly tileHeight: number;
  readonly left: number;
  readonly top: number;
  /** Pixels at each side that are not taken over. */
  readonly margin: number;
}

function placeTile(rgb: Float32Array, { width, height }: { readonly width: number; readonly height: number }, tile: LargeTile): void {
  const { large, tileWidth, tileHeight, left, top, margin } = tile;
  const right = Math.min(width, left + tileWidth - 2 * margin);
  const bottom = Math.min(height, top + tileHeight - 2 * margin);
  for (let channel = 0; channel < COLOURS; channel++)
    for (let row = top; row < bottom; row++)
      for (let column = left; column < right; column++) {
        const from = (channel * tileHeight + row - top + margin) * tileWidth + column - left + margin;
        rgb[(channel * height + row) * width + column] = Math.min(1, Math.max(0, large[from] as number));
      }
}
