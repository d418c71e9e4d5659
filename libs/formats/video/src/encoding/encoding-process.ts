// The entry of the process in which a video is encoded: its encoder is native code.
import '@napi-rs/webcodecs/polyfill';
import { BufferTarget, Mp4OutputFormat, Output, VideoSample, VideoSampleSource } from 'mediabunny';

import { convertRgbToI420 } from './convert-rgb-to-yuv.js';
import type { EncodingRequest, EncodingResponse, EncodingSettings } from './encoding-messages.js';

/** Bits for each pixel of each frame, and bits a second at least. Grass and leaves that move need this much. */
const BITS_PER_PIXEL = 0.3;
const BIT_RATE_MIN = 1_000_000;
const KEY_FRAME_SECONDS = 1;

/** BT.709 in limited range, as players take it for granted. */
const COLORS = { matrix: 'bt709', primaries: 'bt709', transfer: 'bt709', fullRange: false } as const;

// The muxer writes the time of day into the file; the same frames give the same bytes.
Date.now = () => 0;

/** A video under way. */
interface OpenVideo {
  readonly settings: EncodingSettings;
  readonly output: Output<Mp4OutputFormat, BufferTarget>;
  readonly source: VideoSampleSource;
  frames: number;
}

let video: OpenVideo | null = null;

process.on('message', (request: EncodingRequest) => {
  void perform(request)
    .catch((error: unknown): EncodingResponse => ({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }))
    .then((response) => process.send?.(response));
});
process.once('disconnect', () => process.exit(0));

async function perform(request: EncodingRequest): Promise<EncodingResponse> {
  if (request.kind === 'begin') {
    video = await open(request.settings);
    return { kind: 'ready' };
  }
  if (video === null) throw new Error('a video begins with its size');
  if (request.kind === 'frame') {
    await add(video, request.data);
    return { kind: 'ready' };
  }
  await video.output.finalize();
  return { kind: 'file', bytes: new Uint8Array(video.output.target.buffer ?? new ArrayBuffer(0)) };
}

async function open(settings: EncodingSettings): Promise<OpenVideo> {
  const { width, height, framesPerSecond } = settings;
  // The tables stand before the frames, so that players begin before they have the whole file.
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target: new BufferTarget() });
  const source = new VideoSampleSource({
    codec: 'avc',
    bitrate: Math.max(BIT_RATE_MIN, Math.round(BITS_PER_PIXEL * width * height * framesPerSecond)),
    bitrateMode: 'variable',
    keyFrameInterval: KEY_FRAME_SECONDS,
    hardwareAcceleration: 'prefer-software',
  });
  output.addVideoTrack(source, { frameRate: framesPerSecond });
  await output.start();
  return { settings, output, source, frames: 0 };
}

async function add(target: OpenVideo, rgb: Uint8Array): Promise<void> {
  const { width, height, framesPerSecond } = target.settings;
  const sample = new VideoSample(convertRgbToI420(rgb, width), {
    format: 'I420',
    colorSpace: COLORS,
    codedWidth: width,
    codedHeight: height,
    timestamp: target.frames / framesPerSecond,
    duration: 1 / framesPerSecond,
  });
  target.frames++;
  await target.source.add(sample);
  sample.close();
}
