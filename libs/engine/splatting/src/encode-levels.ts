import type { ModelPreset } from '@diorama/domain';
import { splitIntoRowBands } from '@diorama/jobs';
import type { BuiltFile, JobGate } from '@diorama/jobs';
import { copyToSharedMemory } from '@diorama/raster';
import type { Raster } from '@diorama/raster';
import { findAmong, joinSpzParts } from '@diorama/splat';
import type { DecimatedCloud, NestedLevels } from '@diorama/splat';

import type { SplatJobs } from './jobs.js';
import { halvePicture } from './levels/halved.js';
import { copyLevelToSharedMemory, copyToSharedFloats } from './splats/splat-cloud.js';

/** Bytes of a packed level that one job compresses. */
const PIECE_BYTES = 1 << 22;
/** Jobs that fit a level's colours. Their number does not depend on the threads, so that any number of them gives the same bytes. */
const FIT_JOBS = 8;
/** A level is fitted to a panorama no finer than its splats times this. */
const FINENESS = 2.2;
/** Columns of the finest picture to fit to, and rows of the smallest: splats are not much finer than the former. */
const FINEST = 2560;
const SMALLEST = 32;
/** Most splats of the two coarser files. */
const MOST_SMALL = 100_000;
const MOST_MIDDLE = 500_000;
/** If the finest level has at most this many times as many splats as the middle one, both have the same colours. */
const HARDLY_COARSER = 2;

interface LevelEncoding {
  readonly preset: ModelPreset;
  /** What the splats must look like from the origin; null if they keep their colours. */
  readonly target: Raster | null;
  readonly gate: JobGate<SplatJobs>;
  /** Each file goes through here once it is whole. */
  readonly done: (file: BuiltFile) => BuiltFile;
}

/** What the files are made of. */
interface LevelSources {
  readonly finest: DecimatedCloud;
  /** The same surfaces without details, for which the smallest file has no room; the same object where there are none. */
  readonly coarse: DecimatedCloud;
}

/** The three SPZ files: cuts through one tree. Each coarser level merges a finer one while that is being fitted and compressed. */
export async function encodeLevels({ finest, coarse }: LevelSources, encoding: LevelEncoding): Promise<BuiltFile[]> {
  const encoder = new LevelEncoder(encoding);
  const { level: full, coarser } = await encoder.thin(finest, encoding.preset.fullResSplats, [MOST_MIDDLE, MOST_SMALL]);
  const [middleGroups, smallGroups] = coarser as [Uint32Array, Uint32Array];
  const small = async (level: DecimatedCloud): Promise<BuiltFile> => encoder.write('splats.spz_urls.100k', await encoder.fit(level));
  if (full.cloud.count > HARDLY_COARSER * MOST_MIDDLE) {
    const others = async (): Promise<BuiltFile[]> => {
      const middle = await encoder.merge(full, middleGroups);
      return Promise.all([
        encoder.merge(middle, findAmong(middleGroups, smallGroups)).then(small),
        encoder.fit(middle).then((fitted) => encoder.write('splats.spz_urls.500k', fitted)),
      ]);
    };
    const [files, file] = await Promise.all([
      others(),
      encoder.fit(full).then((fitted) => encoder.write('splats.spz_urls.full_res', fitted)),
    ]);
    return [...files, file];
  }
  // The middle level keeps the colours that were found for the finest one.
  const finer = async (): Promise<BuiltFile[]> => {
    const fitted = await encoder.fit(full);
    const middle = encoder.merge(fitted, middleGroups).then((level) => encoder.write('splats.spz_urls.500k', level));
    return Promise.all([middle, encoder.write('splats.spz_urls.full_res', fitted)]);
  };
  const coarsest = async (): Promise<BuiltFile> =>
    small(coarse === finest ? await encoder.merge(full, smallGroups) : (await encoder.thin(coarse, MOST_SMALL, [])).level);
  const [file, files] = await Promise.all([coarsest(), finer()]);
  return [file, ...files];
}

class LevelEncoder {
  /** Pictures to fit colours to, the finest first. */
  private readonly pictures: readonly Raster[];

  constructor(private readonly encoding: LevelEncoding) {
    this.pictures = encoding.target === null ? [] : picturesOf(encoding.target);
  }

  /** The level with at most `most` splats, over shared memory, and its groups for coarser levels. */
  async thin(level: DecimatedCloud, most: number, coarser: readonly number[]): Promise<NestedLevels> {
    const nested = await this.encoding.gate.run('thin-level', { level, most, coarser });
    return { ...nested, level: copyLevelToSharedMemory(nested.level) };
  }

  /** The level, which is over shared memory, with groups of splats merged; over shared memory too. */
  async merge(level: DecimatedCloud, starts: Uint32Array): Promise<DecimatedCloud> {
    if (starts.length === level.cloud.count + 1) return level;
    return copyLevelToSharedMemory(await this.encoding.gate.run('merge-level', { level, starts }));
  }

  /** The level, which is over shared memory, in colours with which it looks like the panorama. */
  async fit(level: DecimatedCloud): Promise<DecimatedCloud> {
    const { cloud, surface } = level;
    const fits = ({ width }: Raster): boolean => width <= FINENESS * Math.sqrt(Math.PI * cloud.count);
    const panorama = this.pictures.find(fits) ?? this.pictures.at(-1);
    if (!panorama) return level;
    const bands = await Promise.all(
      splitIntoRowBands(panorama.height, Math.ceil(panorama.height / FIT_JOBS)).map((rows) =>
        this.encoding.gate.run('fit-colors', { cloud, surface, panorama, rows }),
      ),
    );
    // The other jobs read the cloud's own colours.
    const colors = copyToSharedFloats(cloud.colors);
    for (const { splats, colors: fitted } of bands)
      for (let i = 0; i < splats.length; i++) colors.set(fitted.subarray(3 * i, 3 * i + 3), 3 * (splats[i] as number));
    return { ...level, cloud: { ...cloud, colors } };
  }

  async write(name: BuiltFile['name'], { cloud }: DecimatedCloud): Promise<BuiltFile> {
    const { gate, done } = this.encoding;
    const bytes = await compress(await gate.run('pack-level', cloud), gate);
    return done({ name, extension: 'spz', bytes });
  }
}

/** The panorama, if it is not too fine, and its halves down to a few rows, the finest first. */
function picturesOf(panorama: Raster): Raster[] {
  let last = panorama.width > FINEST ? halvePicture(panorama) : copyToSharedMemory(panorama);
  const pictures = [last];
  while (last.height % 2 === 0 && last.height > SMALLEST) {
    last = halvePicture(last);
    pictures.push(last);
  }
  return pictures;
}

async function compress(packed: Uint8Array, gate: JobGate<SplatJobs>): Promise<Uint8Array> {
  const pieces = [];
  for (let start = 0; start < packed.length; start += PIECE_BYTES) {
    const end = Math.min(packed.length, start + PIECE_BYTES);
    pieces.push(gate.run('deflate-piece', { bytes: packed.slice(start, end), last: end === packed.length }));
  }
  return joinSpzParts(await Promise.all(pieces));
}
