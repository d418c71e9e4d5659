import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';

import type { ExportRun } from '@diorama/contract';
import { composeScene, createInlineRunner } from '@diorama/engine';
import { createSplatCloud, encodeSpz } from '@diorama/splat';
import type { SplatCloud } from '@diorama/splat';
import { describe, expect, it } from 'vitest';

import type { PictureReader, WorldClient } from '../ports.js';
import type { ActivityRunScope } from '../run/run-scope.js';
import type { ObjectTransfer } from '../transfer/object-transfer.js';
import { exportArchive } from './export-archive.js';
import { exportOccupancy } from './export-occupancy.js';
import { exportPanorama } from './export-panorama.js';
import { exportSplats } from './export-splats.js';
import { createZipStream } from './zip.js';

const WORLD = '01890000-0000-7000-8000-000000000001';
const scope: ActivityRunScope = { signal: new AbortController().signal, report: () => undefined };

/** A store in memory. */
function storeOf(objects: Map<string, Uint8Array>): ObjectTransfer {
  const read = (key: string): Uint8Array => objects.get(key) ?? Buffer.from('gone');
  return {
    readBytes: async (key: string) => Uint8Array.from(read(key)),
    readJson: async (key: string) => JSON.parse(Buffer.from(read(key)).toString()) as unknown,
    saveFile: async (key: string, path: string) => writeFile(path, read(key)),
    storePieces: async (folder, { pieces, extension, contentType }) => {
      const made: Uint8Array[] = [];
      for await (const piece of pieces()) made.push(piece);
      const bytes = Buffer.concat(made);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      objects.set(`${folder}/${sha256}.${extension}`, bytes);
      return { key: `${folder}/${sha256}.${extension}`, contentType, bytes: bytes.length, sha256 };
    },
  } as Partial<ObjectTransfer> as ObjectTransfer;
}

/** The files of an archive by its central directory (PKWARE APPNOTE, sections 4.3.7 to 4.3.16), each held against its checksum. */
function unzip(archive: Uint8Array): Map<string, Buffer> {
  const bytes = Buffer.from(archive);
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let i = 0; i < bytes.readUInt16LE(end + 10); i++) {
    const nameLength = bytes.readUInt16LE(at + 28);
    const [size, local] = [bytes.readUInt32LE(at + 24), bytes.readUInt32LE(at + 42)];
    const name = bytes.subarray(at + 46, at + 46 + nameLength).toString();
    expect(bytes.subarray(local + 30, local + 30 + nameLength).toString()).toBe(name);
    const content = bytes.subarray(local + 30 + nameLength).subarray(0, size);
    expect([crc32(content), bytes.readUInt32LE(local + 14)]).toEqual([bytes.readUInt32LE(at + 16), bytes.readUInt32LE(at + 16)]);
    files.set(name, content);
    at += 46 + nameLength;
  }
  expect(at).toBe(end);
  return files;
}

function runOf(assetType: ExportRun['assetType'], format: ExportRun['format'], key: string): ExportRun {
  const source = { key, contentType: 'application/octet-stream', bytes: 0, sha256: '' };
  return { operationId: 'op_1', accountId: 'acc_1', worldId: WORLD, model: 'svc-1.0-draft', assetType, format, source };
}

describe('exports of other files', () => {
  const cloudOf = (count: number): SplatCloud => {
    const cloud = createSplatCloud(count);
    for (let i = 0; i < count; i++) {
      cloud.positions.set([Math.sin(i), i / 50, Math.cos(i)], 3 * i);
      cloud.rotations.set([0, 0, 0, 1], 4 * i);
    }
    return cloud;
  };
  const spz = encodeSpz(cloudOf(300));
  const noWorld = { getRun: () => Promise.reject(new Error('nothing to read')) } as unknown as WorldClient;

  it('give the splats as a bundled SOG', async () => {
    const objects = new Map([['full.spz', spz]]);
    const sizes: string[] = [];
    const encodeTexels = async ({ width, height, data }: { width: number; height: number; data: Uint8Array }): Promise<Uint8Array> => {
      sizes.push(`${width}x${height} ${data.length}`);
      return Uint8Array.from(data.subarray(0, 4));
    };
    const deps = { world: noWorld, transfer: storeOf(objects), runner: createInlineRunner(), encodeTexels };
    const [asset] = await exportSplats(deps, runOf('splats', 'sog', 'full.spz'), scope);
    expect(asset).toMatchObject({ name: 'splats.sog_url', key: `${WORLD}/${asset?.sha256}.sog` });
    const files = unzip(objects.get(asset?.key ?? '') ?? Buffer.alloc(0));
    expect([...files.keys()]).toEqual(['meta.json', 'means_l.webp', 'means_u.webp', 'quats.webp', 'scales.webp', 'sh0.webp']);
    expect(JSON.parse(files.get('meta.json')?.toString() ?? '')).toMatchObject({ version: 2, count: 300 });
    expect(sizes).toEqual(Array.from({ length: 5 }, () => '18x17 1224'));
  });

  it('give all levels of splats as streamed SOG, index first and coarse levels next', async () => {
    const objects = new Map([
      ['full.spz', spz],
      ['small.spz', encodeSpz(cloudOf(40))],
    ]);
    const keys = { 'splats.spz_urls.100k': 'small.spz', 'splats.spz_urls.500k': 'full.spz', 'splats.spz_urls.full_res': 'full.spz' };
    const assets = Object.entries(keys).map(([name, key]) => ({ name, key }));
    const world = { getRun: async () => ({ assets }) } as unknown as WorldClient;
    const encodeTexels = async ({ data }: { data: Uint8Array }): Promise<Uint8Array> => Uint8Array.from(data.subarray(0, 4));
    const deps = { world, transfer: storeOf(objects), runner: createInlineRunner(), encodeTexels };
    const run = runOf('splats', 'sog-lod', 'full.spz');
    const [asset] = await exportSplats(deps, run, scope);
    expect(asset).toMatchObject({ name: 'splats.sog_lod_url', contentType: 'application/zip', key: `${WORLD}/${asset?.sha256}.zip` });
    const files = unzip(objects.get(asset?.key ?? '') ?? Buffer.alloc(0));
    const pictures = ['meta.json', 'means_l.webp', 'means_u.webp', 'quats.webp', 'scales.webp', 'sh0.webp'];
    expect([...files.keys()]).toEqual(['lod-meta.json', ...['1_0', '0_0'].flatMap((chunk) => pictures.map((name) => `${chunk}/${name}`))]);
    // Two levels that share a file are one.
    expect(JSON.parse(files.get('lod-meta.json')?.toString() ?? '')).toMatchObject({ counts: [300, 40], lodLevels: 2 });
    expect((await exportSplats(deps, run, scope))[0]?.sha256).toBe(asset?.sha256);
    assets.splice(0, 1);
    await expect(exportSplats(deps, run, scope)).rejects.toMatchObject({ code: 'OBJECT_NOT_FOUND' });
  });

  it('give the splats as glTF', async () => {
    const objects = new Map([['full.spz', spz]]);
    const deps = {
      world: noWorld,
      transfer: storeOf(objects),
      runner: createInlineRunner(),
      encodeTexels: () => Promise.reject(new Error('no pictures')),
    };
    const [asset] = await exportSplats(deps, runOf('splats', 'gltf', 'full.spz'), scope);
    expect(asset).toMatchObject({ name: 'splats.gltf_url', contentType: 'model/gltf-binary' });
    expect(Buffer.from(objects.get(asset?.key ?? '') ?? []).toString('latin1')).toContain('KHR_gaussian_splatting');
  });

  it('give all that the manifest names in one archive, and nothing that was exported since', async () => {
    const manifest = Buffer.from(JSON.stringify({ assets: [{ name: 'imagery.pano_url' }, { name: 'splats.spz_urls.100k' }] }));
    const content = { 'imagery.pano_url': 'png', 'splats.spz_urls.100k': 'spz', 'splats.ply_url': 'ply', scene: 'json' };
    const objects = new Map(Object.entries(content).map(([name, ext]) => [`${WORLD}/${name}x.${ext}`, Buffer.from(`content of ${name}`)]));
    objects.set(`${WORLD}/m.json`, manifest);
    const assets = [...objects].map(([key, { length: bytes }]) => {
      const name = Object.keys(content).find((known) => key.includes(`${known}x.`)) ?? 'manifest_url';
      return { name, key, bytes, contentType: 'x/y', sha256: '' };
    });
    const world = { getRun: async () => ({ assets }) } as unknown as WorldClient;
    const archived = async (): Promise<Uint8Array> => {
      const [asset] = await exportArchive({ world, transfer: storeOf(objects) }, runOf('world', 'zip', `${WORLD}/m.json`), scope);
      expect(asset).toMatchObject({ name: 'zip_url', contentType: 'application/zip' });
      return objects.get(asset?.key ?? '') ?? Buffer.alloc(0);
    };
    const archive = await archived();
    const files = unzip(archive);
    expect([...files.keys()]).toEqual(['imagery/pano.png', 'manifest.json', 'splats/spz/100k.spz']);
    expect(files.get('imagery/pano.png')?.toString()).toBe('content of imagery.pano_url');
    expect(files.get('manifest.json')?.equals(manifest)).toBe(true);
    expect(await archived()).toEqual(archive);
  });

  it('give a map for robots, placed in the world', async () => {
    const grid = { width: 3, height: 2, cell: 0.05, left: -0.1, far: -2, cells: Uint8Array.of(0, 254, 205, 254, 254, 0) };
    const runner = { width: 1, run: async () => grid } as unknown as ReturnType<typeof createInlineRunner>;
    const objects = new Map([['collider.glb', Buffer.from('glTF')]]);
    const [asset] = await exportOccupancy({ transfer: storeOf(objects), runner }, runOf('occupancy', 'zip', 'collider.glb'), scope);
    const files = unzip(objects.get(asset?.key ?? '') ?? Buffer.alloc(0));
    expect(files.get('map.pgm')?.toString('latin1')).toBe(`P5\n3 2\n255\n${Buffer.from(grid.cells).toString('latin1')}`);
    // The rows end 0.1 m nearer than the far edge, at z = -1.9, which is y = 1.9 of the map.
    expect(files.get('map.yaml')?.toString()).toContain('resolution: 0.05\norigin: [-0.100, 1.900, 0.0]\n');
  });

  describe('give the light around the capture point as Radiance HDR', () => {
    const run = runOf('panorama', 'hdr', 'scene.json');
    const untouched = (): never => {
      throw new Error('nothing to read');
    };

    /** The file that is stored for a composition, with its asset. */
    async function stored(composition: object, deps: Partial<Parameters<typeof exportPanorama>[0]>) {
      const objects = new Map<string, Uint8Array>([['scene.json', Buffer.from(JSON.stringify(composition))]]);
      objects.set('pano.png', Buffer.from('pixels'));
      const base = {
        world: { getRun: untouched },
        reader: { picture: untouched } as unknown as PictureReader,
        runner: createInlineRunner(),
      };
      const [asset] = await exportPanorama({ ...base, transfer: storeOf(objects), ...deps }, run, scope);
      expect(asset).toMatchObject({
        name: 'imagery.pano_hdr_url',
        contentType: 'image/vnd.radiance',
        key: `${WORLD}/${asset?.sha256}.hdr`,
      });
      return Buffer.from(objects.get(asset?.key ?? '') ?? []);
    }

    it('with the rows of all bands in order, and the exposure in the header', async () => {
      const bands: number[] = [];
      const runner = {
        width: 1,
        run: async (_kind: string, { view, rows }: { view: { width: number }; rows: { start: number } }) => {
          bands.push(view.width);
          return { rows: Uint8Array.of(rows.start / 32), exposure: 0.25 };
        },
      } as unknown as ReturnType<typeof createInlineRunner>;
      const file = await stored({ scene: composeScene('a meadow', 1).scene }, { runner });
      const header = '#?RADIANCE\nSOFTWARE=Diorama\nEXPOSURE=0.25\nFORMAT=32-bit_rle_rgbe\n\n-Y 1024 +X 2048\n';
      expect(file.subarray(0, header.length).toString()).toBe(header);
      expect([...file.subarray(header.length)]).toEqual(Array.from({ length: 32 }, (_, band) => band));
      expect(bands).toEqual(Array.from({ length: 32 }, () => 2_048));
    });

    it('of a world from pictures: the colours of its panorama as linear light', async () => {
      const world = { getRun: async () => ({ assets: [{ name: 'imagery.pano_url', key: 'pano.png' }] }) } as unknown as WorldClient;
      const raster = { width: 8, height: 1, data: new Uint8Array(24).fill(188) };
      const reader = { picture: async () => ({ raster }) } as unknown as PictureReader;
      const file = await stored({ placements: [] }, { world, reader });
      expect(file.toString('latin1')).toContain('EXPOSURE=1\n');
      // A line's mark, then each plane as one run of eight: 188 of sRGB is 0.503, which is 129 / 256 with the exponent 0.
      expect([...file.subarray(-12)]).toEqual([2, 2, 0, 8, 136, 129, 136, 129, 136, 129, 136, 128]);
    });
  });

  it('refuse what no archive without ZIP64 can hold', async () => {
    const huge = { name: 'a', bytes: 2 ** 32, crc32: 0, pieces: () => [] };
    await expect(createZipStream([huge]).next()).rejects.toThrow(RangeError);
  });
});
