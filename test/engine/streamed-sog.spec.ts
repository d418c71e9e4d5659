import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { encodeTexels } from '@diorama/images';
import { createSplatCloud, packStreamedSog } from '@diorama/splat';
import type { SplatCloud } from '@diorama/splat';
import { getSplatTransformPath, getToolFolder } from '@diorama/toolbox';
import { describe, expect, it } from 'vitest';

const path = process.env['SPLAT_TRANSFORM'] ?? getSplatTransformPath(getToolFolder(process.env));

/** Whether the reader is there; says so on standard error when not, and throws in continuous integration. */
function isReaderInstalled(): boolean {
  if (existsSync(path)) return true;
  const advice = `no SplatTransform at ${path}: run npm test, or set SPLAT_TRANSFORM`;
  if (process.env['CI'] === 'true') throw new Error(advice);
  process.stderr.write(`TESTS OF STREAMED SOG ARE SKIPPED, ${advice}\n`);
  return false;
}

/** What the test uses of SplatTransform. */
interface Reader {
  readonly MemoryReadFileSystem: new () => { set(name: string, data: Uint8Array): void };
  readonly createChunkDataPool: () => object;
  readonly selectLod: (source: Source, level: number) => Source;
  readonly readFile: (options: object) => Promise<Source[]>;
  readonly materializeToDataTable: (source: Source, pool: object) => Promise<Table>;
}

interface Source {
  readonly meta: { readonly numLods: number; readonly lodCounts: readonly number[] };
}

interface Table {
  readonly numRows: number;
  getColumnByName(name: string): { readonly data: Float32Array } | undefined;
}

const SIDE = 24;

/** Splats on a lattice of quarter metres, each with a colour and a size of its place. */
function lattice(count: number): SplatCloud {
  const cloud = createSplatCloud(count);
  for (let i = 0; i < count; i++) {
    const place = (i * 7919) % SIDE ** 3;
    const cell = [place % SIDE, Math.floor(place / SIDE) % SIDE, Math.floor(place / SIDE ** 2)];
    cloud.positions.set(
      cell.map((k) => k / 4 - 3),
      3 * i,
    );
    cloud.scales.set([-3 - (cell[0] ?? 0) / SIDE, -4, -5], 3 * i);
    cloud.rotations.set([0, Math.SQRT1_2, 0, Math.SQRT1_2], 4 * i);
    cloud.colors.set([(cell[1] ?? 0) / SIDE, 0.25, -0.25], 3 * i);
    cloud.opacities[i] = 2;
  }
  return cloud;
}

const roundTo = (step: number, value: number): number => Math.round(value / step) * step + 0;

/** What a splat is known by, in the frame of PLY and SOG. */
const describeSplat = (x: number, y: number, z: number, { size, red }: { size: number; red: number }): string =>
  [x, y, z].map((metres) => roundTo(0.25, metres)).join(' ') +
  ` ${roundTo(1 / SIDE, size).toFixed(3)} ${roundTo(1 / SIDE, red).toFixed(3)}`;

describe.skipIf(!isReaderInstalled())("a streamed SOG in PlayCanvas' reader", () => {
  it('has every splat of every level once, with its place, size and colour', async () => {
    const reader = (await import(pathToFileURL(path).href)) as Reader;
    const levels = [lattice(9_000), lattice(1_500), lattice(200)];
    const { meta, chunks } = packStreamedSog(levels, { cellSplats: 700, chunkSplats: 2_000 });
    const files = new reader.MemoryReadFileSystem();
    files.set('lod-meta.json', Buffer.from(JSON.stringify(meta)));
    for (const { folder, meta: chunk, pictures } of chunks) {
      files.set(`${folder}/meta.json`, Buffer.from(JSON.stringify(chunk)));
      for (const { name, ...raster } of pictures) files.set(`${folder}/${name}`, await encodeTexels(raster));
    }
    const [source] = await reader.readFile({ filename: 'lod-meta.json', inputFormat: 'lod', fileSystem: files });
    expect(source?.meta).toMatchObject({ numLods: 3, lodCounts: [9_000, 1_500, 200] });
    for (const [level, cloud] of levels.entries()) {
      const table = await reader.materializeToDataTable(reader.selectLod(source, level), reader.createChunkDataPool());
      const column = (name: string): Float32Array => table.getColumnByName(name)?.data ?? new Float32Array();
      const [xs, ys, zs, sizes, reds] = ['x', 'y', 'z', 'scale_0', 'f_dc_0'].map(column) as [
        Float32Array,
        Float32Array,
        Float32Array,
        Float32Array,
        Float32Array,
      ];
      const found = Array.from({ length: table.numRows }, (_, i) =>
        describeSplat(xs[i] ?? NaN, ys[i] ?? NaN, zs[i] ?? NaN, { size: sizes[i] ?? NaN, red: reds[i] ?? NaN }),
      );
      const wanted = Array.from({ length: cloud.count }, (_, i) => {
        const [x = 0, y = 0, z = 0] = cloud.positions.subarray(3 * i, 3 * i + 3);
        return describeSplat(x, -y, -z, { size: cloud.scales[3 * i] ?? 0, red: cloud.colors[3 * i] ?? 0 });
      });
      expect(found.toSorted()).toEqual(wanted.toSorted());
    }
  });
});
