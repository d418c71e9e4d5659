import { PICTURE_HEAD_BYTES, detectPictureFormat } from '@diorama/images';
import type { PictureFormat } from '@diorama/images';
import { VIDEO_HEAD_BYTES, detectVideoContainer } from '@diorama/video';
import type { VideoContainer } from '@diorama/video';

/** The number of leading bytes of a file that `detectMediaFormat` reads. */
export const FORMAT_DETECTION_BYTES = 4_096;

/** What the first bytes of a file say it is. */
type Sniffed = DetectedMedia | { readonly kind: 'other'; /** With an article: `a PDF`. */ readonly name: string; readonly isPage: boolean };

/** Media of a format that we take; whether the rest of the file keeps to it is not known yet. */
export interface DetectedMedia {
  readonly kind: 'image' | 'video';
  /** With an article: `a PNG image`. */
  readonly name: string;
  /** Without a dot. */
  readonly extension: string;
  readonly contentType: string;
}

const PICTURES: Readonly<Record<PictureFormat, DetectedMedia>> = {
  jpeg: { kind: 'image', name: 'a JPEG image', extension: 'jpg', contentType: 'image/jpeg' },
  png: { kind: 'image', name: 'a PNG image', extension: 'png', contentType: 'image/png' },
  webp: { kind: 'image', name: 'a WebP image', extension: 'webp', contentType: 'image/webp' },
  avif: { kind: 'image', name: 'an AVIF image', extension: 'avif', contentType: 'image/avif' },
  exr: { kind: 'image', name: 'an EXR image', extension: 'exr', contentType: 'image/x-exr' },
};

const VIDEOS: Readonly<Record<VideoContainer, DetectedMedia>> = {
  mp4: { kind: 'video', name: 'an MP4 video', extension: 'mp4', contentType: 'video/mp4' },
  mov: { kind: 'video', name: 'a QuickTime video', extension: 'mov', contentType: 'video/quicktime' },
  mkv: { kind: 'video', name: 'a Matroska video', extension: 'mkv', contentType: 'video/x-matroska' },
  webm: { kind: 'video', name: 'a WebM video', extension: 'webm', contentType: 'video/webm' },
};

/** Formats that people send by mistake, by the hex of their first bytes or by their text, so that the error can name them. */
const MAGIC: readonly (readonly [string, string])[] = [
  ['47494638', 'a GIF'],
  ['25504446', 'a PDF'],
  ['504b0304', 'a ZIP archive'],
  ['504b0506', 'a ZIP archive'],
  ['1f8b', 'a gzip archive'],
  ['49492a00', 'a TIFF'],
  ['4d4d002a', 'a TIFF'],
  ['424d', 'a BMP'],
  ['38425053', 'a Photoshop file'],
  ['0061736d', 'a program'],
  ['7f454c46', 'a program'],
  ['4d5a', 'a program'],
];
const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/^RIFF[^]{4}AVI /, 'an AVI video'],
  [/^#\?(RADIANCE|RGBE)/, 'a Radiance image'],
  [/^\s*#EXTM3U/, 'a playlist'],
  [/^\s*(<\?xml[^]*)?<svg[\s/>]/i, 'an SVG'],
];
const PAGE = /^<(!doctype\s+html|html|head|body|script|title|meta)\b/i;

/** Judges by content alone; names and announced types are not asked. */
export function detectMediaFormat(head: Uint8Array): Sniffed {
  const picture = detectPictureFormat(head.subarray(0, PICTURE_HEAD_BYTES));
  if (picture !== null) return PICTURES[picture];
  const container = detectVideoContainer(head.subarray(0, VIDEO_HEAD_BYTES));
  return container === null ? other(head) : VIDEOS[container];
}

function other(head: Uint8Array): Sniffed {
  const text = Buffer.from(head.subarray(0, FORMAT_DETECTION_BYTES))
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '');
  if (PAGE.test(withoutPreamble(text))) return { kind: 'other', name: 'an HTML page', isPage: true };
  const hex = Buffer.from(head.subarray(0, 8)).toString('hex');
  const byMagic = MAGIC.find(([magic]) => hex.startsWith(magic))?.[1];
  const byText = TEXTS.find(([pattern]) => pattern.test(text))?.[1];
  return { kind: 'other', name: byMagic ?? byText ?? nameByLook(head, text), isPage: false };
}

/** Without what may stand before the first element: white space, comments and declarations. */
function withoutPreamble(text: string): string {
  let rest = text.trimStart();
  for (const [begin, end] of [
    ['<?', '?>'],
    ['<!--', '-->'],
  ] as const) {
    while (rest.startsWith(begin) && rest.includes(end)) rest = rest.slice(rest.indexOf(end) + end.length).trimStart();
  }
  return rest;
}

function nameByLook(head: Uint8Array, text: string): string {
  if (head.byteLength === 0) return 'an empty file';
  if (text.slice(4, 8) === 'ftyp') return 'an image of a format such as HEIC, which cannot be decoded here';
  return /^[\t\n\r\x20-\x7e]+$/.test(text) ? 'plain text' : 'a file of an unknown format';
}
