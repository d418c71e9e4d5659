import '@napi-rs/webcodecs/polyfill';

import {
  FilePathTarget,
  MkvOutputFormat,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  VideoSample,
  VideoSampleSource,
  WebMOutputFormat,
} from 'mediabunny';
import type { Rotation } from 'mediabunny';

export type Rgb = readonly [number, number, number];

/** The bars of a test card, from the left. */
export const BARS: readonly Rgb[] = [
  [255, 255, 255],
  [255, 255, 0],
  [0, 255, 255],
  [0, 255, 0],
  [255, 0, 255],
  [255, 0, 0],
  [0, 0, 255],
  [0, 0, 0],
];

export interface TestVideo {
  readonly container: 'mp4' | 'mov' | 'mkv' | 'webm';
  readonly codec: 'avc' | 'vp8' | 'av1';
  readonly width?: number;
  readonly height?: number;
  readonly frames?: number;
  readonly framesPerSecond?: number;
  /** Seconds between key frames. */
  readonly keyFrameInterval?: number;
  readonly rotation?: Rotation;
  /** How colours are coded: by BT.601 in limited range unless told. */
  readonly matrix?: 'smpte170m' | 'bt709';
  readonly fullRange?: boolean;
  /** MP4: whether the tables stand before the frames. */
  readonly tablesFirst?: boolean;
}

/** The colour of a bar in a frame: the bars move one place to the left from frame to frame. */
export const getTestBarColor = (bar: number, frame: number): Rgb => BARS[(bar + frame) % BARS.length] ?? [0, 0, 0];

/** Encodes moving bars: 20 frames of 160 by 96 at 10 frames a second, unless told. */
export async function createTestVideo(path: string, video: TestVideo): Promise<void> {
  const { width = 160, height = 96, frames = 20, framesPerSecond = 10, keyFrameInterval = 1, rotation = 0 } = video;
  const { matrix = 'smpte170m', fullRange = false } = video;
  const output = new Output({ format: formatOf(video), target: new FilePathTarget(path) });
  const source = new VideoSampleSource({ codec: video.codec, bitrate: 2_000_000, keyFrameInterval });
  output.addVideoTrack(source, { frameRate: framesPerSecond, rotation });
  await output.start();
  for (let frame = 0; frame < frames; frame++) {
    const sample = new VideoSample(bars(frame, { width, height, matrix, fullRange }), {
      format: 'I420',
      colorSpace: { matrix, fullRange, primaries: 'bt709', transfer: 'bt709' },
      codedWidth: width,
      codedHeight: height,
      timestamp: frame / framesPerSecond,
      duration: 1 / framesPerSecond,
    });
    await source.add(sample);
    sample.close();
  }
  await output.finalize();
}

function formatOf({ container, tablesFirst = false }: TestVideo) {
  if (container === 'mp4') return new Mp4OutputFormat({ fastStart: tablesFirst ? 'in-memory' : false });
  if (container === 'mov') return new MovOutputFormat();
  return container === 'mkv' ? new MkvOutputFormat() : new WebMOutputFormat();
}

type Card = Required<Pick<TestVideo, 'width' | 'height' | 'matrix' | 'fullRange'>>;

/** Planes of luma and of chroma at half the resolution; a bar is an even number of pixels wide. */
function bars(frame: number, card: Card): Uint8Array<ArrayBuffer> {
  const { width, height } = card;
  const planes = [0, 1, 2].map((plane) => {
    const [columns, rows] = plane === 0 ? [width, height] : [width / 2, height / 2];
    const row = Uint8Array.from(
      { length: columns },
      (_, x) => coded(getTestBarColor(Math.floor((x * BARS.length) / columns), frame), card)[plane] ?? 0,
    );
    return Buffer.concat(Array<Uint8Array>(rows).fill(row));
  });
  return Uint8Array.from(Buffer.concat(planes));
}

/** Luma and chroma of a colour (ITU-R BT.601 and BT.709, section 3). */
function coded([red, green, blue]: Rgb, { matrix, fullRange }: Card): Rgb {
  const [kr, kb] = matrix === 'bt709' ? [0.2126, 0.0722] : [0.299, 0.114];
  const luma = kr * red + (1 - kr - kb) * green + kb * blue;
  const [blueness, redness] = [(blue - luma) / (2 - 2 * kb), (red - luma) / (2 - 2 * kr)];
  const [black, lumaScale, chromaScale] = fullRange ? [0, 1, 1] : [16, 219 / 255, 224 / 255];
  const byte = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));
  return [byte(black + luma * lumaScale), byte(128 + blueness * chromaScale), byte(128 + redness * chromaScale)];
}
