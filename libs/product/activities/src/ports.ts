import type { ModelUsage } from '@diorama/contract';
import type { OperationKind } from '@diorama/domain';
import type { DepthEstimate, DepthPanorama, DepthScale, PaintingShown, Picture, RetouchResult } from '@diorama/engine';
import type { EncodedPicture, Raster } from '@diorama/raster';
import type { MediaClient, WorldClient } from '@diorama/rpc';

/** What the orchestrating activities need of Temporal; `libs/platform/temporal` implements it. */
export interface OperationStarter {
  /** Answers false when the operation's workflow is over already. */
  start(operation: { operationId: string; kind: OperationKind; accountId: string; model: string; requestId: string }): Promise<boolean>;
  stop(operationId: string): Promise<void>;
  /** Ids of operations whose workflows are open. */
  running(limit: number): Promise<readonly string[]>;
}

/** A network for the stage `image-depth`; `libs/platform/onnx` runs it. */
export interface DepthModel {
  readonly use: ModelUsage;
  /** The same window gives the same estimate. */
  estimate(window: Float32Array, signal: AbortSignal): Promise<DepthEstimate>;
}

/** A network for the stage `retouch-painting`; `libs/platform/onnx` runs it. */
export interface RetouchModel {
  readonly use: ModelUsage;
  /** The same painting gives the same answer. */
  retouch(shown: PaintingShown, signal: AbortSignal): Promise<RetouchResult>;
}

/** Encoders of picture files; `libs/formats/images` implements it. */
export interface PictureEncoder {
  panorama(raster: Raster): Promise<Uint8Array>;
  /** The view at a heading, degrees clockwise from the centre of the panorama. */
  thumbnail(raster: Raster, heading: number): Promise<Uint8Array>;
  /** Numbers, one byte of grey or three of RGB a pixel. */
  map(raster: Raster): Promise<Uint8Array>;
}

/** Encoder of numbers as a lossless picture, four bytes of RGBA a pixel; `libs/formats/images` implements it. */
export type TexelEncoder = (raster: Raster) => Promise<Uint8Array>;

/** Encoder of the pictures on a mesh; `libs/formats/images` implements it. */
export type TextureEncoder = (raster: Raster) => Promise<EncodedPicture>;

/** Encoders of single frames; `libs/formats/images` implements it. */
export interface FrameEncoder {
  jpeg(raster: Raster): Promise<Uint8Array>;
  png(raster: Raster): Promise<Uint8Array>;
  /** Grey of 16 bits, PNG. */
  depth(grey: { readonly width: number; readonly height: number; readonly data: Uint16Array }): Promise<Uint8Array>;
}

/** Encodes frames as an MP4 film; `libs/formats/video` implements it. The same frames give the same bytes. */
export type VideoEncoder = (
  frames: AsyncIterable<Raster>,
  settings: { readonly width: number; readonly height: number; readonly framesPerSecond: number; readonly signal: AbortSignal },
) => Promise<Uint8Array>;

/** Reads pictures that people sent; `libs/formats/images` and `libs/formats/video` implement it. */
export interface PictureReader {
  /**
   * Upright, sRGB, with no edge longer than asked for, and what its file says of the camera.
   *
   * @throws DomainError MEDIA_REJECTED
   */
  picture(bytes: Uint8Array, options: { readonly maxEdge: number }): Promise<Omit<Picture, 'azimuth'>>;
  /**
   * Frames of a video file, with where the camera looked in each.
   *
   * @throws DomainError MEDIA_REJECTED
   */
  video(path: string, options: { readonly maxEdge: number; readonly signal: AbortSignal }): Promise<Picture[]>;
}

/**
 * Reads depth panoramas that people sent, from a PNG or an EXR file, outside of this process.
 *
 * @param options how the samples of a PNG stand for metres; an EXR has metres
 * @throws DomainError MEDIA_REJECTED
 */
export type DepthReader = (
  path: string,
  options: { readonly scale: DepthScale | null; readonly signal: AbortSignal },
) => Promise<DepthPanorama>;

export type { MediaClient, WorldClient };
