import type { ModelPreset } from '@diorama/domain';
import { joinSpzParts } from '@diorama/splat';
import type { Decimated } from '@diorama/splat';

import type { BuiltFile } from '../engine.js';
import type { JobGate } from '../job-gate.js';
import { finestLevel } from './capture-sizes.js';

/** Bytes of a packed level that one job compresses. */
const PIECE_BYTES = 1 << 22;

export interface LevelEncoding {
  readonly preset: ModelPreset;
  readonly gate: JobGate;
  /** Each file goes through here once it is whole. */
  readonly done: (file: BuiltFile) => BuiltFile;
}

/** The three SPZ files: each coarser level is thinned out from the finer one while that is being compressed. */
export async function encodeLevels(level: Decimated, { preset, gate, done }: LevelEncoding): Promise<BuiltFile[]> {
  const spz = (name: BuiltFile['name'], bytes: Uint8Array): BuiltFile => done({ name, extension: 'spz', bytes });
  const encode = async (name: BuiltFile['name'], packed: Uint8Array): Promise<BuiltFile> => spz(name, await compress(packed, gate));
  const encodeSmall = async (finer: Decimated): Promise<BuiltFile> => {
    const { packed } = await gate.run('pack-level', { level: finer, most: 100_000 });
    return encode('splats.spz_urls.100k', packed);
  };

  const full = await gate.run('pack-level', { level, most: finestLevel(preset) });
  const fullFile = encode('splats.spz_urls.full_res', full.packed);
  if (preset.fullResSplats === null) {
    // The finest level of a draft is its 500k one: two names for one file.
    const twoNames = fullFile.then((file) => [spz('splats.spz_urls.500k', file.bytes), file]);
    const [small, two] = await Promise.all([encodeSmall(full.level), twoNames]);
    return [small, ...two];
  }
  const coarser = async (): Promise<BuiltFile[]> => {
    const middle = await gate.run('pack-level', { level: full.level, most: 500_000 });
    return Promise.all([encodeSmall(middle.level), encode('splats.spz_urls.500k', middle.packed)]);
  };
  const [file, files] = await Promise.all([fullFile, coarser()]);
  return [...files, file];
}

async function compress(packed: Uint8Array, gate: JobGate): Promise<Uint8Array> {
  const pieces = [];
  for (let start = 0; start < packed.length; start += PIECE_BYTES) {
    const end = Math.min(packed.length, start + PIECE_BYTES);
    pieces.push(gate.run('deflate-piece', { bytes: packed.slice(start, end), last: end === packed.length }));
  }
  return joinSpzParts(await Promise.all(pieces));
}
