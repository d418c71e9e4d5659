import { open } from 'node:fs/promises';

import { computeMinFileBytes, readHeader } from '@diorama/exr';

import { withPictureErrors } from './exr-errors.js';
import { PictureError, createTooLargeError } from './picture-error.js';
import { detectPictureFormat } from './picture-format.js';
import type { PictureFormat } from './picture-format.js';
import { sharp } from './vips.js';

/** What a picture is, once it is known to decode. */
export interface PictureFacts {
  readonly format: PictureFormat;
  /** Pixels, the way it is meant to be looked at. */
  readonly width: number;
  readonly height: number;
}

/** Enough for the attributes of any EXR that is no deceit, a preview included. */
const EXR_HEAD_BYTES = 1_048_576;
/** The pixels of the decoded picture that are kept; its every byte has been read for them. */
const DECODED_EDGE = 256;
const EDGE_MAX = 65_535;
const PNG_SIGNATURE_BYTES = 8;
/** Length, type and checksum of a chunk. */
const PNG_FRAME_BYTES = 12;

/**
 * Looks at a file by its content: JPEG, PNG, WebP and AVIF are decoded from end to end, at a reduced size where the format can;
 * of EXR the header is read. What decoding takes is bounded by `pixelsMax` alone, so files of strangers belong into a process
 * with limits of its own.
 *
 * @throws PictureError that says why the file is no picture that can be used
 */
export async function probePicture(path: string, { pixelsMax }: { readonly pixelsMax: number }): Promise<PictureFacts> {
  const { head, bytes } = await readHead(path);
  const format = detectPictureFormat(head);
  if (format === null) throw new PictureError('it is neither JPEG, PNG, WebP, AVIF nor EXR');
  if (format === 'png' && isAnimatedPng(head)) throw animated();
  const { width, height } = format === 'exr' ? exrSize(head, bytes) : await readSize(path);
  if (width * height > pixelsMax || width > EDGE_MAX || height > EDGE_MAX) throw createTooLargeError(width, height, pixelsMax);
  if (format !== 'exr') await decode(path, pixelsMax);
  return { format, width, height };
}

/** The pixels that an EXR has, as the header of its first part says. */
function exrSize(head: Uint8Array, fileBytes: number): { readonly width: number; readonly height: number } {
  return withPictureErrors(() => {
    const header = readHeader(head);
    const [part] = header.parts;
    if (part === undefined || part.isDeep) throw new PictureError('deep EXR images cannot be used');
    if (fileBytes < computeMinFileBytes(header)) throw new PictureError('the EXR file is damaged: it is cut off');
    const { xMin, yMin, xMax, yMax } = part.dataWindow;
    return { width: xMax - xMin + 1, height: yMax - yMin + 1 };
  });
}

const animated = (): PictureError => new PictureError('animated pictures cannot be used');

/**
 * Whether a PNG has the chunk `acTL`, which stands before its pixels ("Portable Network Graphics", third edition, section
 * 11.3.6.1); the decoder shows such a file as a still one.
 */
function isAnimatedPng(head: Uint8Array): boolean {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  for (let at = PNG_SIGNATURE_BYTES; at + 8 <= view.byteLength; at += PNG_FRAME_BYTES + view.getUint32(at)) {
    const type = Buffer.from(head.subarray(at + 4, at + 8)).toString('latin1');
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
  }
  return false;
}

async function readHead(path: string): Promise<{ readonly head: Uint8Array; readonly bytes: number }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = new Uint8Array(Math.min(size, EXR_HEAD_BYTES));
    const { bytesRead } = await file.read(head, 0, head.byteLength, 0);
    return { head: head.subarray(0, bytesRead), bytes: size };
  } finally {
    await file.close();
  }
}

async function readSize(path: string): Promise<{ readonly width: number; readonly height: number }> {
  // Without a bound here: the size is to be told when it is too large.
  const metadata = await asPicture(() => sharp(path, { limitInputPixels: false }).metadata());
  if ((metadata.pages ?? 1) > 1) throw animated();
  return metadata.autoOrient;
}

async function decode(path: string, pixelsMax: number): Promise<void> {
  const picture = sharp(path, { limitInputPixels: pixelsMax, failOn: 'error', sequentialRead: true });
  await asPicture(() => picture.resize(DECODED_EDGE, DECODED_EDGE, { fit: 'inside', withoutEnlargement: true }).raw().toBuffer());
}

/** Runs the library; whatever it throws is told as a picture that is damaged, without its own words, which may name files. */
async function asPicture<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw new PictureError('the picture is damaged or incomplete', { cause: error });
  }
}
