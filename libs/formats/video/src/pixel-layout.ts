import type { VideoSample } from 'mediabunny';

import type { PixelChannel } from './average-channel.js';
import { VideoError } from './video-error.js';

/** The channels of a decoded frame: luma and two of chroma, or red, green and blue. */
interface PixelChannels {
  readonly isRgb: boolean;
  /** Bits a sample. */
  readonly bits: number;
  readonly channels: readonly [PixelChannel, PixelChannel, PixelChannel];
}

/** Planar formats of WebCodecs, such as I420 and I422P10. */
const PLANAR = /^I(420|422|444)A?(?:P(10|12))?$/;
/** How far chroma is apart, across and down. */
const SUBSAMPLING: Readonly<Record<string, readonly [number, number]>> = { '420': [2, 2], '422': [2, 1], '444': [1, 1] };
/** Of a plane that a frame should have and has not. */
const NOWHERE = { offset: -1, stride: -1 };
/** Of the WebCodecs standard, and not yet in the types of it. */
const AS_RGBA: object = { format: 'RGBA' };

/** Copies a frame out of its decoder. */
export async function readPixelChannels(sample: VideoSample): Promise<PixelChannels> {
  const { width, height } = sample.visibleRect;
  const format = sample.format ?? '';
  const planar = PLANAR.exec(format);
  if (planar === null && format !== 'NV12') return rgbChannels(sample, width, height);
  const bits = Number(planar?.[2] ?? 8);
  const bytes = new Uint8Array(sample.allocationSize());
  const layout = await sample.copyTo(bytes);
  const [apart, below] = SUBSAMPLING[planar?.[1] ?? '420'] ?? [1, 1];
  const wide = bits > 8 ? 2 : 1;
  const samples = wide === 2 ? new Uint16Array(bytes.buffer) : bytes;
  const channel = (
    plane: number,
    size: readonly [number, number],
    place: { readonly step: number; readonly shift: number },
  ): PixelChannel => {
    const { offset, stride } = layout[plane] ?? NOWHERE;
    return inside({
      samples,
      width: size[0],
      height: size[1],
      offset: offset / wide + place.shift,
      step: place.step,
      stride: stride / wide,
    });
  };
  const chroma = [Math.ceil(width / apart), Math.ceil(height / below)] as const;
  const isPaired = planar === null; // NV12 has both chromas in one plane
  return {
    isRgb: false,
    bits,
    channels: [
      channel(0, [width, height], { step: 1, shift: 0 }),
      channel(1, chroma, { step: isPaired ? 2 : 1, shift: 0 }),
      channel(isPaired ? 1 : 2, chroma, { step: isPaired ? 2 : 1, shift: isPaired ? 1 : 0 }),
    ],
  };
}

async function rgbChannels(sample: VideoSample, width: number, height: number): Promise<PixelChannels> {
  const samples = new Uint8Array(sample.allocationSize(AS_RGBA));
  const [plane] = await sample.copyTo(samples, AS_RGBA);
  const { offset, stride } = plane ?? NOWHERE;
  const channel = (shift: number): PixelChannel => inside({ samples, width, height, offset: offset + shift, step: 4, stride });
  return { isRgb: true, bits: 8, channels: [channel(0), channel(1), channel(2)] };
}

/** @throws VideoError when the frame is not as large as it says */
function inside(channel: PixelChannel): PixelChannel {
  const { samples, width, height, offset, step, stride } = channel;
  const end = offset + (height - 1) * stride + (width - 1) * step;
  if (!(Number.isSafeInteger(offset) && offset >= 0 && stride >= width * step && end < samples.length))
    throw new VideoError('damaged', 'its frames do not have the declared size');
  return channel;
}
