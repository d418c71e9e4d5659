/**
 * Gaussian splats. In: a `SplatCloud` (positions in metres, scales, rotations, opacities, spherical harmonics) or the bytes of a file.
 * Out: SPZ, PLY, SOG (whole or streamed) and glTF files, decoded clouds and levels of detail with fewer splats. Invalid clouds and files throw
 * `SplatFormatError`.
 */
export { SH_C0, SplatFormatError, createSplatCloud, countShCoefficients } from './cloud.js';
export type { SplatCloud } from './cloud.js';
export { writeRotatedAxis } from './levels/covariance.js';
export { decimateCloud, findAmong, mergeLevel, nestLevels } from './levels/decimate.js';
export type { DecimatedCloud, NestedLevels } from './levels/decimate.js';
export { deflateSpzPart, gzipSpz, joinSpzParts } from './spz/gzip-parts.js';
export type { DeflatedPart } from './spz/gzip-parts.js';
export { mergeSplats } from './levels/merge-splats.js';
export type { SplatMergeGroups } from './levels/merge-splats.js';
export { packSpz } from './spz/pack-spz.js';
export type { PackOptions } from './spz/pack-spz.js';
export { decodePly, encodePly, computePlyByteLength } from './ply.js';
export { decodeSpz, encodeSpz } from './spz/spz.js';
export type { SpzLimits, SpzOptions } from './spz/spz.js';
export { packSog } from './sog.js';
export type { SogPicture, SogScene } from './sog.js';
export { packStreamedSog } from './streamed/streamed-sog.js';
export type { SogChunk, StreamedSog, StreamedSogSizes } from './streamed/streamed-sog.js';
export { encodeSplatGlb } from './splat-glb.js';
export { addFirstHarmonics, bakeHarmonics, computeOriginOffsets, SH_C1 } from './first-harmonics.js';
export type { DirectionalColors } from './first-harmonics.js';
