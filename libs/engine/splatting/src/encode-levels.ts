import type { ModelPreset } from '@diorama/domain';
import type { BuiltFile, JobGate } from '@diorama/jobs';
import { sharePicture } from '@diorama/raster';
import type { Raster } from '@diorama/raster';
import { joinSpzParts } from '@diorama/splat';
import type { Decimated, SplatCloud } from '@diorama/splat';

import type { SplatJobs } from './jobs.js';
import { finestLevel } from './levels/capture-sizes.js';
import { halved } from './levels/halved.js';
import { shareLevel } from './splats/splat-cloud.js';

/** Bytes of a packed level that one job compresses. */
const PIECE_BYTES = 1 << 22;
/** Jobs that fit a level's colours. Their number does not depend on the threads, so that any number of them gives the same bytes. */
const FIT_JOBS = 8;
/** A level is fitted to a panorama no finer than its splats times this. */
const FINENESS = 2.2;
/** Rows of the smallest picture to fit to. */
const SMALLEST = 32;

export interface LevelEncoding {
  readonly preset: ModelPreset;
  /** What the splats are to look like from the origin. */
  readonly panorama: Raster;
  readonly gate: JobGate<SplatJobs>;
  /** Each file goes through here once it is whole. */
  readonly done: (file: BuiltFile) => BuiltFile;
}

/** The three SPZ files: each coarser level is thinned out from the finer one while that is being fitted and compressed. */
export async function encodeLevels(level: Decimated, { preset, panorama, gate, done }: LevelEncoding): Promise<BuiltFile[]> {
  const pictures = picturesOf(panorama);
  const spz = (name: BuiltFile['name'], bytes: Uint8Array): BuiltFile => done({ name, extension: 'spz', bytes });
  const thin = async (finer: Decimated, most: number): Promise<Decimated> =>
    shareLevel(await gate.run('thin-level', { level: finer, most }));
  const encode = async (name: BuiltFile['name'], { cloud }: Decimated): Promise<BuiltFile> => {
    const fitted = await fitToPanorama(cloud, pictures, gate);
    return spz(name, await compress(await gate.run('pack-level', fitted), gate));
  };
  const encodeSmall = async (finer: Decimated): Promise<BuiltFile> => encode('splats.spz_urls.100k', await thin(finer, 100_000));

  const full = await thin(level, finestLevel(preset));
  if (preset.fullResSplats === null) {
    // The finest level of a draft is its 500k one: two names for one file.
    const twoNames = async (): Promise<BuiltFile[]> => {
      const file = await encode('splats.spz_urls.full_res', full);
      return [spz('splats.spz_urls.500k', file.bytes), file];
    };
    const [small, two] = await Promise.all([encodeSmall(full), twoNames()]);
    return [small, ...two];
  }
  const coarser = async (): Promise<BuiltFile[]> => {
    const middle = await thin(full, 500_000);
    return Promise.all([encodeSmall(middle), encode('splats.spz_urls.500k', middle)]);
  };
  const [files, file] = await Promise.all([coarser(), encode('splats.spz_urls.full_res', full)]);
  return [...files, file];
}

/** The panorama and its halves down to a few rows, the finest first. */
function picturesOf(panorama: Raster): Raster[] {
  let last = sharePicture(panorama);
  const pictures = [last];
  while (last.height % 2 === 0 && last.height > SMALLEST) {
    last = halved(last);
    pictures.push(last);
  }
  return pictures;
}

/** The cloud in colours with which it looks like the panorama. */
async function fitToPanorama(cloud: SplatCloud, pictures: readonly Raster[], gate: JobGate<SplatJobs>): Promise<SplatCloud> {
  const fits = ({ width }: Raster): boolean => width <= FINENESS * Math.sqrt(Math.PI * cloud.count);
  const panorama = pictures.find(fits) ?? pictures.at(-1);
  if (!panorama) return cloud;
  const rows = Math.ceil(panorama.height / FIT_JOBS);
  const starts = [...Array(FIT_JOBS).keys()].map((band) => band * rows).filter((start) => start < panorama.height);
  const bands = await Promise.all(
    starts.map((start) => gate.run('fit-colors', { cloud, panorama, rows: { start, end: Math.min(panorama.height, start + rows) } })),
  );
  // The other jobs read the cloud's own colours.
  const colors = cloud.colors.slice();
  for (const { splats, colors: fitted } of bands)
    for (let i = 0; i < splats.length; i++) colors.set(fitted.subarray(3 * i, 3 * i + 3), 3 * (splats[i] as number));
  return { ...cloud, colors };
}

async function compress(packed: Uint8Array, gate: JobGate<SplatJobs>): Promise<Uint8Array> {
  const pieces = [];
  for (let start = 0; start < packed.length; start += PIECE_BYTES) {
    const end = Math.min(packed.length, start + PIECE_BYTES);
    pieces.push(gate.run('deflate-piece', { bytes: packed.slice(start, end), last: end === packed.length }));
  }
  return joinSpzParts(await Promise.all(pieces));
}
