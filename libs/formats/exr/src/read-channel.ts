import type { ExrWindow } from './model/header.js';
import { openChannel } from './open-channel.js';
import type { ExrReadOptions } from './open-channel.js';

/** One channel of a picture; its samples are those of the data window, row by row from the top. */
export interface ExrChannelData {
  readonly data: Float32Array;
  /** Of the data window. */
  readonly width: number;
  readonly height: number;
  readonly dataWindow: ExrWindow;
  readonly displayWindow: ExrWindow;
  readonly channel: string;
  readonly part: number;
}

/**
 * Reads one channel of an OpenEXR file; of the others no sample is decoded that need not be. A picture of tiles is read at its full size.
 *
 * @throws ExrError with the fault that it is damaged, unsupported (deep, cube map, subsampled, a compression), too large, or
 * does not have the channel
 */
export function readChannel(bytes: Uint8Array, options: ExrReadOptions = {}): ExrChannelData {
  const { bands, ...facts } = openChannel(bytes, options);
  const { width, height } = facts;
  const data = new Float32Array(width * height);
  for (const _ of bands((top, rows) => data.subarray(width * top, width * (top + rows))));
  return { data, ...facts };
}
