import type { Raster } from '@diorama/raster';
import { EncodedPacketSink, VideoSampleSink } from 'mediabunny';
import type { VideoSample } from 'mediabunny';

import { averageChannel } from './average-channel.js';
import { chooseFrameTimes } from './choose-frame-times.js';
import { convertYuvToRgb } from './color.js';
import type { VideoStill } from './reading-messages.js';
import { readPixelChannels } from './pixel-layout.js';
import type { OpenVideo } from './read-video-facts.js';
import { computeSizeWithin, applyOrientation } from './apply-orientation.js';
import { VideoError } from './video-error.js';

/** Pixels that are decoded on the way to the wanted frames at most: some 1,000 frames of full HD. */
const PIXELS_ON_THE_WAY = 2e9;
/** Packets that tell the frame rate. */
const RATED_PACKETS = 120;

/** The times of the frames of a video to look at, ascending, in seconds on the track's own clock. */
export async function chooseStillTimes({ facts, track, firstSeconds }: OpenVideo, most: number): Promise<readonly number[]> {
  const packets = new EncodedPacketSink(track);
  const { averagePacketRate } = await track.computePacketStats(RATED_PACKETS);
  const metadataOnly = { metadataOnly: true };
  const keys = {
    before: async (time: number) => (await packets.getKeyPacket(time, metadataOnly))?.timestamp ?? null,
    after: async (time: number) => {
      const key = await packets.getKeyPacket(time, metadataOnly);
      return key === null ? null : ((await packets.getNextKeyPacket(key, metadataOnly))?.timestamp ?? null);
    },
  };
  const moments = await chooseFrameTimes(keys, {
    firstSeconds,
    durationSeconds: facts.durationSeconds,
    most,
    framesPerSecond: averagePacketRate,
    framesOnTheWay: Math.floor(PIXELS_ON_THE_WAY / (facts.width * facts.height)),
  });
  const frames = new Set<number>();
  for (const moment of moments) frames.add((await packets.getPacket(moment, metadataOnly))?.timestamp ?? firstSeconds);
  return [...frames];
}

interface StillsWanted {
  /** Times of frames, on the track's own clock. */
  readonly moments: readonly number[];
  readonly maxEdge: number;
}

/**
 * Decodes the frames at those moments, in the order of time, each once.
 *
 * @throws VideoError damaged when not one can be decoded
 */
export async function* decodeStills({ track, firstSeconds }: OpenVideo, { moments, maxEdge }: StillsWanted): AsyncGenerator<VideoStill> {
  // Software gives the same pixels everywhere.
  const frames = new VideoSampleSink(track, { hardwareAcceleration: 'prefer-software' });
  const size = computeSizeWithin(await track.getSquarePixelWidth(), await track.getSquarePixelHeight(), maxEdge);
  let last: number | undefined;
  for await (const sample of frames.samplesAtTimestamps(moments)) {
    if (sample === null) continue;
    try {
      if (sample.timestamp === last) continue;
      last = sample.timestamp;
      yield { ...applyOrientation(await pictureOf(sample, size), sample), timeSeconds: sample.timestamp - firstSeconds };
    } finally {
      sample.close();
    }
  }
  if (last === undefined) throw new VideoError('damaged', 'none of its frames can be decoded');
}

async function pictureOf(sample: VideoSample, size: Omit<Raster, 'data'>): Promise<Raster> {
  const { isRgb, bits, channels } = await readPixelChannels(sample);
  const [first, second, third] = channels.map((channel) => averageChannel(channel, size.width, size.height)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  if (isRgb) return { ...size, data: interleaved([first, second, third]) };
  if (bits > 8)
    for (const plane of [first, second, third]) for (let i = 0; i < plane.length; i++) plane[i] = (plane[i] as number) / 2 ** (bits - 8);
  const { matrix, fullRange } = sample.colorSpace;
  const { width, height } = sample.visibleRect;
  return { ...size, data: convertYuvToRgb([first, second, third], { matrix, fullRange, width, height }) };
}

function interleaved(planes: readonly [Float32Array, Float32Array, Float32Array]): Uint8Array {
  const data = new Uint8Array(planes[0].length * 3);
  for (const [channel, plane] of planes.entries())
    for (let i = 0; i < plane.length; i++) data[i * 3 + channel] = Math.round(plane[i] as number);
  return data;
}
