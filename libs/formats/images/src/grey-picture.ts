import { PictureError } from './picture-error.js';
import { sharp } from './vips.js';

/** A picture of one number a pixel, as its file holds them. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  /** Row by row from the top; 0 to 255, or to 65,535 where the file has sixteen bits. */
  readonly samples: Uint8Array | Uint16Array;
  /** One number a pixel in the same range; null where the file has no alpha. */
  readonly alpha: Uint8Array | Uint16Array | null;
}

/**
 * The samples of a PNG of grey, or of red, green and blue that are the same everywhere, to the bit: neither its gamma nor its
 * colour profile touches them. Fewer than eight bits are spread over eight.
 *
 * @param file a path, or the bytes
 * @throws PictureError for palettes, colours, damaged pictures, and more pixels than `pixelsMax`
 */
export async function readGreyPng(file: string | Uint8Array, { pixelsMax }: { readonly pixelsMax: number }): Promise<GreyPicture> {
  const open = () => sharp(file, { limitInputPixels: pixelsMax, failOn: 'error', ignoreIcc: true });
  const { width, height, depth, channels, isPalette, hasAlpha, format } = await intact(() => open().metadata());
  if (format !== 'png') throw new PictureError('it is not a PNG');
  if (isPalette) throw new PictureError('it uses a colour palette; depth must be grey');
  const isDeep = depth === 'ushort';
  const colours = channels - (hasAlpha ? 1 : 0);
  // The colours that the file has: in any other, the channels are mixed before one of them is taken.
  const [shallow, deep] = colours === 1 ? (['b-w', 'grey16'] as const) : (['srgb', 'rgb16'] as const);
  const channel = async (index: 0 | 1 | 2 | 3): Promise<Uint8Array | Uint16Array> => {
    const picture = open()
      .extractChannel(index)
      .toColourspace(isDeep ? deep : shallow);
    const bytes = await intact(() => picture.raw({ depth: isDeep ? 'ushort' : 'uchar' }).toBuffer());
    return isDeep ? numbersOf(bytes) : bytes;
  };
  const samples = await channel(0);
  for (const other of [1, 2] as const)
    if (other < colours && !isSame(await channel(other), samples)) throw new PictureError('it is a colour picture; depth must be grey');
  return { width, height, samples, alpha: hasAlpha ? await channel(colours === 1 ? 1 : 3) : null };
}

/** Two bytes each, in the order of the machine. */
function numbersOf(bytes: Buffer): Uint16Array {
  if (bytes.byteOffset % 2 === 0) return new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2);
  return new Uint16Array(Uint8Array.from(bytes).buffer);
}

function isSame(a: Uint8Array | Uint16Array, b: Uint8Array | Uint16Array): boolean {
  return Buffer.from(a.buffer, a.byteOffset, a.byteLength).equals(Buffer.from(b.buffer, b.byteOffset, b.byteLength));
}

async function intact<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw new PictureError('the picture is damaged, incomplete or too large', { cause: error });
  }
}
