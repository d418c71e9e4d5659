import { SplatFormatError, countShCoefficients } from '../cloud.js';

/**
 * The SPZ format (github.com/nianticlabs/spz, `src/cc/load-spz.cc`): a header, then one plane of bytes per attribute,
 * little-endian. Versions 1 to 3 are one gzip stream; version 4 has a plain header, a table of contents and one
 * zstd stream per plane.
 */
type SpzVersion = 1 | 2 | 3 | 4;

/** "NGSP" read as a little-endian uint32. */
export const SPZ_MAGIC = 0x5053474e;
export const SPZ_LEGACY_HEADER_BYTES = 16;
export const SPZ_V4_HEADER_BYTES = 32;

/** Extension records follow the planes (version 3) or the header (version 4). */
export const SPZ_FLAG_EXTENSIONS = 2;

/** A scale byte is (ln metres + 10) * 16. */
export const SPZ_SCALE_OFFSET = 10;
export const SPZ_SCALE_STEPS = 16;

/** A colour byte is (SH0 * 0.15 + 0.5) * 255. */
export const SPZ_COLOR_GAIN = 0.15;

export interface SpzHeader {
  readonly version: SpzVersion;
  readonly count: number;
  readonly shDegree: number;
  readonly fractionalBits: number;
  readonly flags: number;
}

/** Byte offset of each plane after the header, and of their end. */
export interface SpzPlanes {
  readonly positions: number;
  readonly opacities: number;
  readonly colors: number;
  readonly scales: number;
  readonly rotations: number;
  readonly sh: number;
  readonly end: number;
}

/** Where the planes of a file lie, counted from the end of the header. */
export function locateSpzPlanes({ version, count, shDegree }: Pick<SpzHeader, 'version' | 'count' | 'shDegree'>): SpzPlanes {
  const opacities = count * (version === 1 ? 6 : 9);
  const colors = opacities + count;
  const scales = colors + 3 * count;
  const rotations = scales + 3 * count;
  const sh = rotations + count * (version < 3 ? 3 : 4);
  return { positions: 0, opacities, colors, scales, rotations, sh, end: sh + count * countShCoefficients(shDegree) };
}

/** Reads the first 16 bytes, which all versions share, and refuses what no reader could make sense of. */
export function parseSpzHeader(bytes: Uint8Array, maxSplats: number): SpzHeader {
  if (bytes.length < SPZ_LEGACY_HEADER_BYTES) throw new SplatFormatError('the SPZ header is cut off');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (view.getUint32(0, true) !== SPZ_MAGIC) throw new SplatFormatError('not an SPZ file');
  const version = view.getUint32(4, true);
  if (!isVersion(version)) throw new SplatFormatError(`SPZ version ${version} is not supported`);
  const count = view.getUint32(8, true);
  if (count < 1 || count > maxSplats) throw new SplatFormatError(`an SPZ file of ${count} splats; allowed are 1 to ${maxSplats}`);
  const shDegree = view.getUint8(12);
  if (shDegree > 4) throw new SplatFormatError(`spherical harmonics of degree ${shDegree} are not supported`);
  const fractionalBits = view.getUint8(13);
  if (fractionalBits > 23) throw new SplatFormatError(`positions of 24 bits cannot have ${fractionalBits} fractional bits`);
  return { version, count, shDegree, fractionalBits, flags: view.getUint8(14) };
}

/** Writes the 16 bytes that all versions share. */
export function writeSpzHeader(bytes: Uint8Array, header: SpzHeader): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  view.setUint32(0, SPZ_MAGIC, true);
  view.setUint32(4, header.version, true);
  view.setUint32(8, header.count, true);
  view.setUint8(12, header.shDegree);
  view.setUint8(13, header.fractionalBits);
  view.setUint8(14, header.flags);
}

function isVersion(version: number): version is SpzVersion {
  return version === 1 || version === 2 || version === 3 || version === 4;
}
