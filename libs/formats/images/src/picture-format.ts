/** The formats of pictures that come in. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'exr';

/** How many bytes of a file `detectPictureFormat` wants to see. */
export const PICTURE_HEAD_BYTES = 12;

const PNG = '89504e470d0a1a0a';
const JPEG = 'ffd8ff';
/** OpenEXR file layout: 20000630, little-endian. */
const EXR = '762f3101';

/**
 * The format by the first bytes of a file; null for all others. AV1 image files call themselves `avif` (AV1 Image File Format,
 * section 6); `avis`, a film, is none.
 */
export function detectPictureFormat(head: Uint8Array): PictureFormat | null {
  const hex = Buffer.from(head.subarray(0, PICTURE_HEAD_BYTES)).toString('hex');
  const text = Buffer.from(head.subarray(0, PICTURE_HEAD_BYTES)).toString('latin1');
  if (hex.startsWith(JPEG)) return 'jpeg';
  if (hex.startsWith(PNG)) return 'png';
  if (hex.startsWith(EXR)) return 'exr';
  if (text.startsWith('RIFF') && text.slice(8) === 'WEBP') return 'webp';
  return text.slice(4) === 'ftypavif' ? 'avif' : null;
}
