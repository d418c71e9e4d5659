import { crc32, deflateSync } from 'node:zlib';

/** The colour types of PNG ("Portable Network Graphics", third edition, section 11.2.1), and the channels of each. */
const TYPES = { grey: [0, 1], rgb: [2, 3], palette: [3, 1], 'grey-alpha': [4, 2], rgba: [6, 4] } as const;

export interface RawPng {
  readonly type: keyof typeof TYPES;
  readonly width: number;
  readonly height: number;
  readonly bits: 8 | 16;
  /** Channel by channel, pixel by pixel. */
  readonly samples: readonly number[];
  /** Chunks before the pixels: type and content. */
  readonly chunks?: readonly (readonly [string, Uint8Array])[];
}

/** A PNG of the very samples, without filters; no library touches them. */
export function encodeRawPng({ type, width, height, bits, samples, chunks = [] }: RawPng): Buffer {
  const [code, channels] = TYPES[type];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, code], 8);
  const stride = (width * channels * bits) / 8;
  const lines = Buffer.alloc((stride + 1) * height);
  for (const [i, sample] of samples.entries()) {
    const at = Math.floor(i / (width * channels)) * (stride + 1) + 1 + ((i % (width * channels)) * bits) / 8;
    if (bits === 16) lines.writeUInt16BE(sample, at);
    else lines.writeUInt8(sample, at);
  }
  const all = [['IHDR', header], ...chunks, ['IDAT', deflateSync(lines)], ['IEND', Buffer.alloc(0)]] as const;
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...all.map(([name, content]) => chunkOf(name, content))]);
}

function chunkOf(name: string, content: Uint8Array): Buffer {
  const chunk = Buffer.alloc(12 + content.length);
  chunk.writeUInt32BE(content.length, 0);
  chunk.write(name, 4, 'latin1');
  chunk.set(content, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + content.length)), 8 + content.length);
  return chunk;
}
