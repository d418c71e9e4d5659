import { constants, gunzipSync, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

import { SplatFormatError } from '../cloud.js';
import type { SplatCloud } from '../cloud.js';
import { DEFAULT_GZIP_LEVEL, gzipSpz } from './gzip-parts.js';
import { packSpz } from './pack-spz.js';
import type { PackOptions } from './pack-spz.js';
import {
  SPZ_FLAG_EXTENSIONS,
  SPZ_LEGACY_HEADER_BYTES,
  SPZ_V4_HEADER_BYTES,
  parseSpzHeader,
  locateSpzPlanes,
  writeSpzHeader,
} from './spz-layout.js';
import type { SpzHeader, SpzPlanes } from './spz-layout.js';
import { unpackSpz } from './unpack-spz.js';

/** How a cloud becomes an SPZ file. */
export interface SpzOptions extends PackOptions {
  /** 3 (gzip, read by every viewer) by default; 4 (zstd) is faster and a little smaller. */
  readonly version?: 3 | 4;
  /** Of gzip (0 to 9, 4 by default) or zstd (1 to 19, 3 by default). */
  readonly level?: number;
}

/** What a reader accepts. */
export interface SpzLimits {
  /** Larger files are refused before anything is allocated; 20 million by default. */
  readonly maxSplats?: number;
}

const DEFAULT_MAX_SPLATS = 20_000_000;
const DEFAULT_ZSTD_LEVEL = 3;
const TOC_ENTRY_BYTES = 16;
/** Deflate cannot shrink more than 1032 to 1 (zlib's technical notes). */
const DEFLATE_MAX_RATIO = 1032;
const MAX_EXTENSION_BYTES = 65_536;

/** An SPZ file. Lossy as the format is; see `packSpz` for what is clamped and when it throws. */
export function encodeSpz(cloud: SplatCloud, options: SpzOptions = {}): Uint8Array<ArrayBuffer> {
  const packed = packSpz(cloud, options);
  if (options.version === 4) return compressV4(packed, options.level ?? DEFAULT_ZSTD_LEVEL);
  return gzipSpz(packed, options.level ?? DEFAULT_GZIP_LEVEL);
}

/** The cloud in an SPZ file of version 1 to 4. Throws a SplatFormatError, and nothing else, for bytes that are not one. */
export function decodeSpz(bytes: Uint8Array, limits: SpzLimits = {}): SplatCloud {
  const maxSplats = limits.maxSplats ?? DEFAULT_MAX_SPLATS;
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const header = parseSpzHeader(isGzip ? beginningOfGzip(bytes) : bytes, maxSplats);
  if (isGzip !== header.version < 4) throw new SplatFormatError(`SPZ version ${header.version} in the wrong container`);
  return unpackSpz(header, isGzip ? gunzipPlanes(bytes, header) : decompressV4(bytes, header));
}

/** Enough of the stream to hold the header, from a prefix too short to be a bomb. */
function beginningOfGzip(bytes: Uint8Array): Uint8Array {
  return tryToInflate(() => gunzipSync(bytes.subarray(0, 512), { finishFlush: constants.Z_SYNC_FLUSH }));
}

function gunzipPlanes(bytes: Uint8Array, header: SpzHeader): Uint8Array {
  const needed = SPZ_LEGACY_HEADER_BYTES + locateSpzPlanes(header).end;
  if (needed > bytes.length * DEFLATE_MAX_RATIO) throw new SplatFormatError('the SPZ file is too short for its splats');
  const allowed = needed + (header.flags & SPZ_FLAG_EXTENSIONS ? MAX_EXTENSION_BYTES : 0);
  const raw = tryToInflate(() => gunzipSync(bytes, { maxOutputLength: allowed, chunkSize: chunkSizeFor(needed) }));
  if (raw.length < needed) throw new SplatFormatError('the SPZ file is cut off');
  return raw.subarray(SPZ_LEGACY_HEADER_BYTES, needed);
}

/** Few large pieces spare Node the joining of many small ones. */
function chunkSizeFor(length: number): number {
  return Math.min(Math.max(length + 64, 1024), 8 << 20);
}

function tryToInflate(inflate: () => Uint8Array): Uint8Array {
  try {
    return inflate();
  } catch (cause) {
    throw new SplatFormatError('the SPZ file does not decompress', { cause });
  }
}

/** The planes of a file, in order; a plane of no bytes has no stream. */
function planeRanges(planes: SpzPlanes): (readonly [number, number])[] {
  const edges = [planes.positions, planes.opacities, planes.colors, planes.scales, planes.rotations, planes.sh, planes.end];
  const ranges = edges.slice(1).map((end, i) => [edges[i] ?? 0, end] as const);
  return ranges.filter(([start, end]) => end > start);
}

function compressV4(packed: Uint8Array, level: number): Uint8Array<ArrayBuffer> {
  const header: SpzHeader = { ...parseSpzHeader(packed, Infinity), version: 4 };
  const ranges = planeRanges(locateSpzPlanes(header));
  const params = { [constants.ZSTD_c_compressionLevel]: level };
  const streams = ranges.map(([start, end]) =>
    zstdCompressSync(packed.subarray(SPZ_LEGACY_HEADER_BYTES + start, SPZ_LEGACY_HEADER_BYTES + end), { params }),
  );
  const body = SPZ_V4_HEADER_BYTES + TOC_ENTRY_BYTES * streams.length;
  const file = new Uint8Array(streams.reduce((sum, stream) => sum + stream.length, body));
  const view = new DataView(file.buffer);
  writeSpzHeader(file, header);
  view.setUint8(15, streams.length);
  view.setUint32(16, SPZ_V4_HEADER_BYTES, true);
  let at = body;
  for (const [i, [start, end]] of ranges.entries()) {
    const stream = streams[i] as Uint8Array;
    view.setBigUint64(SPZ_V4_HEADER_BYTES + TOC_ENTRY_BYTES * i, BigInt(stream.length), true);
    view.setBigUint64(SPZ_V4_HEADER_BYTES + TOC_ENTRY_BYTES * i + 8, BigInt(end - start), true);
    file.set(stream, at);
    at += stream.length;
  }
  return file;
}

function decompressV4(bytes: Uint8Array, header: SpzHeader): Uint8Array {
  if (bytes.length < SPZ_V4_HEADER_BYTES) throw new SplatFormatError('the SPZ header is cut off');
  // The reference reader's guard: nine bytes of positions a splat, a thousandfold compressed at best.
  if (header.count * 9 > bytes.length * 1024) throw new SplatFormatError('the SPZ file is too short for its splats');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const ranges = planeRanges(locateSpzPlanes(header));
  const toc = view.getUint32(16, true);
  let at = toc + TOC_ENTRY_BYTES * ranges.length;
  if (view.getUint8(15) !== ranges.length || toc < SPZ_V4_HEADER_BYTES || at > bytes.length)
    throw new SplatFormatError('the table of contents does not fit');
  const body = new Uint8Array(locateSpzPlanes(header).end);
  for (const [i, [start, end]] of ranges.entries()) {
    const compressed = Number(view.getBigUint64(toc + TOC_ENTRY_BYTES * i, true));
    const raw = Number(view.getBigUint64(toc + TOC_ENTRY_BYTES * i + 8, true));
    if (raw !== end - start || compressed > bytes.length - at) throw new SplatFormatError('the table of contents does not fit');
    const stream = bytes.subarray(at, at + compressed);
    const plane = tryToInflate(() => zstdDecompressSync(stream, { maxOutputLength: raw, chunkSize: chunkSizeFor(raw) }));
    if (plane.length !== raw) throw new SplatFormatError('the SPZ file is cut off');
    body.set(plane, start);
    at += compressed;
  }
  if (at !== bytes.length) throw new SplatFormatError('the SPZ file has extra data after its streams');
  return body;
}
