import { encodeExr } from '@diorama/exr';
import type { Job, JobTable } from '@diorama/jobs';
import { bakeHarmonics, decodeSpz, deflateSpzPart, mergeLevel, nestLevels, packSog, packSpz, packStreamedSog } from '@diorama/splat';
import type { DecimatedCloud, DeflatedPart, NestedLevels, SogScene, SplatCloud, StreamedSog } from '@diorama/splat';

import { fitColors } from './levels/fit-colors.js';
import type { FittedColors, FitColorsInput } from './levels/fit-colors.js';
import { createSkyDome } from './sky/sky-dome.js';
import type { SkyDomeInput } from './sky/sky-dome.js';
import type { SplatPart } from './splats/splat-batch.js';

/** The jobs that make, thin out and encode splats, of whatever world. */
export interface SplatJobs {
  /** Makes the dome of the sky. */
  'sky-splats': Job<SkyDomeInput, SplatPart>;
  /** Thins splats out to at most `most`, and divides them into groups for coarser levels. */
  'thin-level': Job<{ readonly level: DecimatedCloud; readonly most: number; readonly coarser: readonly number[] }, NestedLevels>;
  /** Merges groups of splats. */
  'merge-level': Job<{ readonly level: DecimatedCloud; readonly starts: Uint32Array }, DecimatedCloud>;
  /** Moves the colours of splats so that, blended, they look like the panorama. */
  'fit-colors': Job<FitColorsInput, FittedColors>;
  /** Packs splats for SPZ. */
  'pack-level': Job<SplatCloud, Uint8Array>;
  /** Compresses one piece of a packed level. */
  'deflate-piece': Job<{ readonly bytes: Uint8Array; readonly last: boolean }, DeflatedPart>;
  /** Writes the EXR of a distance picture, `width` x `width / 2` metres. */
  'encode-depth': Job<{ readonly width: number; readonly distance: Float32Array }, Uint8Array>;
  /** Reads an SPZ file. */
  'decode-splats': Job<{ readonly bytes: Uint8Array }, SplatCloud>;
  /** Reads an SPZ file and quantises it for SOG. */
  'pack-sog': Job<{ readonly bytes: Uint8Array }, SogScene>;
  /** Reads the SPZ files of a world, the finest first, and quantises them for streamed SOG. */
  'pack-streamed-sog': Job<{ readonly levels: readonly Uint8Array[] }, StreamedSog>;
}

/** Splats overlap so much that a move by this share of a sigma does not show. */
const POSITION_TOLERANCE = 1 / 24;

export const SPLAT_JOBS: JobTable<SplatJobs> = {
  'sky-splats': createSkyDome,
  'thin-level': ({ level, most, coarser }) => nestLevels(level, most, coarser),
  'merge-level': ({ level, starts }) => mergeLevel(level, starts),
  'fit-colors': fitColors,
  'pack-level': (cloud) => packSpz(cloud, { dither: goldenThreshold, tolerance: POSITION_TOLERANCE }),
  'deflate-piece': ({ bytes, last }) => deflateSpzPart(bytes, last),
  'encode-depth': ({ width, distance }) =>
    encodeExr({ width, height: width / 2, channels: [{ name: 'Z', data: distance }] }, { compression: 'zip' }),
  'decode-splats': ({ bytes }) => decodeSpz(bytes),
  'pack-sog': ({ bytes }) => packSog(bakeHarmonics(decodeSpz(bytes))),
  'pack-streamed-sog': ({ levels }) => packStreamedSog(levels.map((bytes) => bakeHarmonics(decodeSpz(bytes)))),
};

/** Thresholds for rounding: splats in a row, which are neighbours, get ones that are evenly spread. */
function goldenThreshold(splat: number, channel: number): number {
  return (splat * GOLDEN_RATIO + channel / 3) % 1;
}

const GOLDEN_RATIO = 0.6180339887498949;
