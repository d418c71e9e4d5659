import { DomainError } from '@diorama/domain';
import { UnusablePictureError } from '@diorama/engine';
import type { EstimateDepth, Picture, PictureComposition, PictureEngine, PictureRequest } from '@diorama/engine';

import type { DepthModel, PictureReader } from '../../ports.js';
import type { ObjectTransfer } from '../../transfer/object-transfer.js';
import { getPromptText } from './text-maker.js';
import type { WorldMakerInput, WorldMaker } from './world-maker.js';

interface PictureMakerParts {
  readonly engine: PictureEngine;
  readonly transfer: ObjectTransfer;
  readonly reader: PictureReader;
  /** Null where distances are read from the layout of the pictures instead. */
  readonly depthModel: DepthModel | null;
}

/** Worlds from one picture, from several, or from the frames of a video. */
export function createPictureWorldMaker(parts: PictureMakerParts): WorldMaker {
  const { engine, depthModel } = parts;
  return {
    name: engine.name,
    version: engine.version,
    models: depthModel ? [depthModel.use] : [],

    async compose(order, signal) {
      const pictures = await readPictures(parts, order, signal);
      return composePictures(engine, { pictures, isPano: isPano(order.prompt), prompt: getPromptText(order.prompt), seed: order.seed });
    },

    /** The pictures are read again: they may be large, and the worker may be another. */
    async build(composition, order, request) {
      const pictures = await readPictures(parts, order, request.signal);
      const rasters = pictures.map(({ raster }) => raster);
      return engine.build(composition as PictureComposition, rasters, {
        ...request,
        estimateDepth: createDepthEstimator(depthModel, request.signal),
      });
    },
  };
}

/**
 * Has an engine compose a world of pictures.
 *
 * @throws DomainError MEDIA_REJECTED for pictures that it cannot use
 */
export function composePictures(engine: PictureEngine, request: PictureRequest): PictureComposition {
  try {
    return engine.compose(request);
  } catch (error) {
    if (error instanceof UnusablePictureError) throw new DomainError('MEDIA_REJECTED', { reason: error.message }, { cause: error });
    throw error;
  }
}

/** The stage `image-depth` as the picture engine asks for it, stopped by the signal. */
function createDepthEstimator(model: DepthModel | null, signal: AbortSignal): EstimateDepth | undefined {
  return model ? (window) => model.estimate(window, signal) : undefined;
}

/** A panorama of 360 degrees shows no more than this in the largest preset. */
const PANO_EDGE = 5_120;
/** A picture covers a quarter of the panorama or less. */
const PICTURE_EDGE = 2_048;
/** Many frames are held at once to choose among them. */
const FRAME_EDGE = 1_280;

/** The pictures of a prompt, decoded, in the order in which its engine composes them. */
export async function readPictures(
  { transfer, reader }: Pick<PictureMakerParts, 'transfer' | 'reader'>,
  { prompt, inputs }: Omit<WorldMakerInput, 'seed'>,
  signal: AbortSignal,
): Promise<Picture[]> {
  const [first] = inputs;
  if (first === undefined) throw new DomainError('OBJECT_NOT_FOUND');
  if (first.kind === 'video') return transfer.withFile(first.key, signal, (path) => reader.video(path, { maxEdge: FRAME_EDGE, signal }));
  const maxEdge = inputs.length === 1 ? PANO_EDGE : PICTURE_EDGE;
  const pictures: Picture[] = [];
  for (const { key, field } of inputs) {
    const picture = await reader.picture(await transfer.readBytes(key, signal), { maxEdge });
    pictures.push({ ...picture, azimuth: azimuthOf(prompt, field) });
  }
  return pictures;
}

/** A field such as `multi_image_prompt.2.content` has its azimuth beside it. */
function azimuthOf(prompt: WorldMakerInput['prompt'], field: string): number | null {
  const [list, index] = field.split('.');
  const entries = prompt[list ?? ''];
  const entry: unknown = Array.isArray(entries) ? entries[Number(index)] : undefined;
  const azimuth = typeof entry === 'object' && entry !== null ? (entry as { azimuth?: unknown }).azimuth : undefined;
  return typeof azimuth === 'number' ? azimuth : null;
}

function isPano({ is_pano: asked }: WorldMakerInput['prompt']): 'auto' | boolean {
  return typeof asked === 'boolean' ? asked : 'auto';
}
