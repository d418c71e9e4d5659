import type { ModelPreset } from '@diorama/domain';
import { joinSpzParts } from '@diorama/splat';
import type { Decimated } from '@diorama/splat';

import type { BuiltFile } from '../engine.js';
import type { JobGate } from '../job-gate.js';
import { finestLevel } from './capture-sizes.js';

/** Bytes of a packed level that one job compresses. */
const PIECE_BYTES = 1 << 22;

/** The three SPZ files: each coarser level is thinned out from the finer one while that is being compressed. */
export async function encodeLevels(level: Decimated, preset: ModelPreset, gate: JobGate): Promise<BuiltFile[]> {
  const full = await gate.run('pack-level', { level, most: finestLevel(preset) });
  const fullBytes = compress(full.packed, gate);
  if (preset.fullResSplats === null) {
    const coarse = gate.run('pack-level', { level: full.level, most: 100_000 }).then(({ packed }) => compress(packed, gate));
    const [bytes, small] = await Promise.all([fullBytes, coarse]);
    return [spz('splats.spz_urls.100k', small), spz('splats.spz_urls.500k', bytes), spz('splats.spz_urls.full_res', bytes)];
  }
  const coarser = async (): Promise<[Uint8Array, Uint8Array]> => {
    const middle = await gate.run('pack-level', { level: full.level, most: 500_000 });
    const small = gate.run('pack-level', { level: middle.level, most: 100_000 }).then(({ packed }) => compress(packed, gate));
    return Promise.all([small, compress(middle.packed, gate)]);
  };
  const [bytes, [small, middle]] = await Promise.all([fullBytes, coarser()]);
  return [spz('splats.spz_urls.100k', small), spz('splats.spz_urls.500k', middle), spz('splats.spz_urls.full_res', bytes)];
}

const spz = (name: BuiltFile['name'], bytes: Uint8Array): BuiltFile => ({ name, extension: 'spz', bytes });

async function compress(packed: Uint8Array, gate: JobGate): Promise<Uint8Array> {
  const pieces = [];
  for (let start = 0; start < packed.length; start += PIECE_BYTES) {
    const end = Math.min(packed.length, start + PIECE_BYTES);
    pieces.push(gate.run('deflate-piece', { bytes: packed.slice(start, end), last: end === packed.length }));
  }
  return joinSpzParts(await Promise.all(pieces));
}
