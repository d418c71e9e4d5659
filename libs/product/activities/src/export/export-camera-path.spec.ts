import { createHash } from 'node:crypto';

import { completeCameraPath } from '@diorama/camera-paths';
import type { ExportRun } from '@diorama/contract';
import { createInlineRunner } from '@diorama/engine';
import type { Raster } from '@diorama/raster';
import { createSplatCloud, encodeSpz } from '@diorama/splat';
import { describe, expect, it } from 'vitest';

import type { FrameEncoder, VideoEncoder, WorldClient } from '../ports.js';
import type { ActivityRunScope } from '../run/run-scope.js';
import type { ObjectTransfer } from '../transfer/object-transfer.js';
import { exportCameraPath } from './export-camera-path.js';

const WORLD = '01890000-0000-7000-8000-000000000001';
/** Splats behind the camera: frames show the background alone. */
const cloud = createSplatCloud(8);
for (let i = 0; i < 8; i++) {
  cloud.positions.set([i, 0, 9], 3 * i);
  cloud.rotations.set([0, 0, 0, 1], 4 * i);
}
const path = completeCameraPath({
  poses: [
    { x: 0, y: 0, z: 0 },
    { x: 1, y: 0, z: 0, yaw: 10 },
  ],
  duration: 0.4,
  frames_per_second: 10,
  resolution: '360p',
  depth: true,
});

/** A store in memory, and what an export reads from it. */
function setUp(manifest: object = { horizon_color: '#102030' }) {
  const stored = new Map<string, Buffer>();
  const keep = (folder: string, bytes: Buffer, extension: string, contentType: string) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const key = `${folder}/${sha256}.${extension}`;
    stored.set(key, bytes);
    return { key, contentType, bytes: bytes.length, sha256 };
  };
  const transfer = {
    readBytes: async () => encodeSpz(cloud),
    readJson: async () => manifest,
    store: async (folder, { bytes, extension, contentType }) => keep(folder, Buffer.from(bytes), extension, contentType),
    storePieces: async (folder, { pieces, extension, contentType }) => {
      const made: Uint8Array[] = [];
      for await (const piece of pieces()) made.push(piece);
      return keep(folder, Buffer.concat(made), extension, contentType);
    },
  } as Partial<ObjectTransfer> as ObjectTransfer;
  const world = {
    getRun: async () => ({ worldPromptJson: JSON.stringify(path), assets: [{ name: 'manifest_url', key: 'manifest.json' }] }),
  } as unknown as WorldClient;
  const frames: FrameEncoder = {
    jpeg: async ({ width, height }) => Buffer.from(`jpeg ${width}x${height}`),
    png: async () => Buffer.from('png'),
    depth: async ({ data }) => Buffer.from(`depth ${data.length}`),
  };
  const encoded: Raster[] = [];
  const encodeVideo: VideoEncoder = async (rasters, { width, height, framesPerSecond }) => {
    for await (const raster of rasters) encoded.push(raster);
    return Buffer.from(`film ${width}x${height} at ${framesPerSecond}`);
  };
  const fractions: number[] = [];
  const stop = new AbortController();
  const scope: ActivityRunScope = { signal: stop.signal, report: (_stage, fraction) => fractions.push(fraction) };
  return { deps: { world, transfer, runner: createInlineRunner(), encodeVideo, frames }, stored, encoded, fractions, scope, stop };
}

const runOf = (format: ExportRun['format']): ExportRun => ({
  operationId: 'op_1',
  accountId: 'acc_1',
  worldId: WORLD,
  model: 'svc-1.0-draft',
  assetType: 'camera_path',
  format,
  assetName: `camera_path.${format}_url+path-00000000000000000000000000000000`,
  source: { key: 'full.spz', contentType: 'application/octet-stream', bytes: 0, sha256: '' },
});

describe('the export of a camera path', () => {
  it('gives its frames to the encoder of films and reports each', async () => {
    const { deps, stored, encoded, fractions, scope } = setUp();
    const [asset] = await exportCameraPath(deps, runOf('mp4'), scope);
    expect(asset).toMatchObject({ name: runOf('mp4').assetName, contentType: 'video/mp4' });
    expect(stored.get(asset?.key ?? '')?.toString()).toBe('film 640x360 at 10');
    expect(encoded).toHaveLength(4);
    expect([...(encoded[0]?.data.subarray(0, 3) ?? [])]).toEqual([0x10, 0x20, 0x30]);
    expect(fractions).toEqual([0.25, 0.5, 0.75, 1]);
  });

  it('packs single frames with their depth and the cameras', async () => {
    const { deps, stored, scope } = setUp();
    const [asset] = await exportCameraPath(deps, runOf('frames'), scope);
    expect(asset).toMatchObject({ contentType: 'application/zip' });
    const archive = stored.get(asset?.key ?? '') ?? Buffer.alloc(0);
    expect(archive.readUInt16LE(archive.length - 12)).toBe(9);
    for (const text of ['images/00003.jpg', 'jpeg 640x360', 'depth/00003.png', 'depth 230400', 'transforms.json', '"transform_matrix"'])
      expect(archive.includes(text)).toBe(true);
  });

  it.each([{}, { horizon_color: 'url(x)' }])('is dark where the manifest names no haze: %j', async (manifest) => {
    const { deps, encoded, scope } = setUp(manifest);
    await exportCameraPath(deps, runOf('mp4'), scope);
    expect([...(encoded[0]?.data.subarray(0, 3) ?? [])]).toEqual([11, 14, 20]);
  });

  it('stores nothing when it is cancelled between two frames', async () => {
    const { deps, stored, encoded, scope, stop } = setUp();
    const report = (): void => stop.abort(new Error('cancelled'));
    await expect(exportCameraPath(deps, runOf('mp4'), { ...scope, report })).rejects.toThrow('cancelled');
    expect(encoded.length).toBeLessThan(4);
    expect(stored.size).toBe(0);
  });
});
