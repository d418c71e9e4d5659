import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { DEFAULT_NAVMESH_AGENT, DomainError } from '@diorama/domain';
import type { AssetRef, ExportRun } from '@diorama/contract';
import { composeScene, createInlineRunner, pictureEngine } from '@diorama/engine';
import { encodeExr } from '@diorama/exr';
import { decodePly, decodeSpz, encodeSpz, createSplatCloud } from '@diorama/splat';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { MediaClient, PictureReader, WorldClient } from '../ports.js';
import type { ActivityRunScope } from '../run/run-scope.js';
import { createObjectTransfer } from '../transfer/object-transfer.js';
import { exportNavmesh } from './export-navmesh.js';
import { exportMeshes } from './export-meshes.js';
import type { MeshExportDependencies } from './export-meshes.js';
import { createExportOperationActivities } from './export-operation.activities.js';
import { exportSplats } from './export-splats.js';

const WORLD = '01890000-0000-7000-8000-000000000001';

/** A store over HTTP that takes what is put and gives what is there. */
const objects = new Map<string, { readonly bytes: Buffer; readonly headers: IncomingHttpHeaders }>();
let server: Server;
let media: MediaClient;

beforeAll(async () => {
  server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = (key: string): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${key}`;
  media = {
    signDownloads: async ({ keys }: { keys: string[] }) => ({ urls: keys.map(url) }),
    issueUploads: async ({ objects: wanted }: { objects: { key: string }[] }) => ({
      uploads: wanted.map(({ key }) => ({ url: url(key), method: 'PUT', headers: {}, stored: objects.has(key) })),
    }),
    confirmUploads: async ({ objects: sent }: { objects: { key: string; sha256: string }[] }) => {
      const hashOf = (key: string): string =>
        createHash('sha256')
          .update(objects.get(key)?.bytes ?? '')
          .digest('hex');
      if (sent.some(({ key, sha256 }) => hashOf(key) !== sha256)) throw new Error('what is stored is not what was announced');
    },
    deletePrefix: async ({ prefix }: { prefix: string }) => {
      for (const key of objects.keys()) if (key.startsWith(prefix)) objects.delete(key);
    },
  } as unknown as MediaClient;
});
afterAll(() => server.close());
beforeEach(() => objects.clear());

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const key = (request.url ?? '').slice(1);
  if (request.method === 'PUT') {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    objects.set(key, { bytes: Buffer.concat(pieces), headers: request.headers });
  }
  response.statusCode = objects.has(key) ? 200 : 404;
  response.end(request.method === 'GET' ? objects.get(key)?.bytes : '');
}

/** No PLY has pictures. */
const encodeTexels = (): never => {
  throw new Error('nothing to encode');
};

const scope = (): ActivityRunScope & { readonly fractions: number[] } => {
  const fractions: number[] = [];
  return { fractions, signal: new AbortController().signal, report: (_stage, fraction) => fractions.push(fraction) };
};

const FORMATS = {
  splats: 'ply',
  mesh: 'glb',
  panorama: 'hdr',
  world: 'zip',
  occupancy: 'zip',
  navmesh: 'glb',
  camera_path: 'mp4',
} as const;

function runOf(assetType: ExportRun['assetType'], name: string, bytes: Buffer): ExportRun {
  const key = `${WORLD}/${name}`;
  objects.set(key, { bytes, headers: {} });
  const source = { key, contentType: 'application/octet-stream', bytes: bytes.length, sha256: '' };
  return { operationId: 'op_1', accountId: 'acc_1', worldId: WORLD, model: 'svc-1.0-draft', assetType, format: FORMATS[assetType], source };
}

function cloudOf(count: number) {
  const cloud = createSplatCloud(count);
  for (let i = 0; i < 3 * count; i++) {
    cloud.positions[i] = Math.fround(Math.sin(i) * 50);
    cloud.scales[i] = -4 + (i % 3);
    cloud.colors[i] = Math.cos(i);
  }
  for (let i = 0; i < count; i++) {
    cloud.rotations.set([0, Math.sin(i), 0, Math.cos(i)], 4 * i);
    cloud.opacities[i] = (i % 5) - 2;
  }
  return cloud;
}

/** Only an export of levels reads the world. */
const unreadWorld: Pick<WorldClient, 'getRun'> = {
  getRun: () => {
    throw new Error('an export of one file reads no world');
  },
};

describe('an export of splats', () => {
  it('is a PLY of the very splats of the SPZ, sent piece by piece with its length', async () => {
    const spz = Buffer.from(encodeSpz(cloudOf(70_000)));
    const [asset] = await exportSplats(
      { world: unreadWorld, transfer: createObjectTransfer(media), runner: createInlineRunner(), encodeTexels },
      runOf('splats', 'full.spz', Buffer.from(spz)),
      scope(),
    );
    expect(asset).toMatchObject({ name: 'splats.ply_url', contentType: 'application/octet-stream' });
    const stored = objects.get(asset?.key ?? '');
    expect(stored?.headers).toMatchObject({ 'content-length': String(stored?.bytes.length) });
    expect(stored?.headers['transfer-encoding']).toBeUndefined();
    expect(asset?.key).toBe(`${WORLD}/${asset?.sha256}.ply`);
    const [ply, original] = [decodePly(new Uint8Array(stored?.bytes ?? [])), decodeSpz(spz)];
    expect(ply).toEqual(original);
  });

  it('is not sent again when it is stored already', async () => {
    const transfer = createObjectTransfer(media);
    const run = runOf('splats', 'full.spz', Buffer.from(encodeSpz(cloudOf(10))));
    const [first] = await exportSplats({ world: unreadWorld, transfer, runner: createInlineRunner(), encodeTexels }, run, scope());
    const sent = objects.get(first?.key ?? '');
    const [second] = await exportSplats({ world: unreadWorld, transfer, runner: createInlineRunner(), encodeTexels }, run, scope());
    expect(second).toEqual(first);
    expect(objects.get(first?.key ?? '')).toBe(sent);
  });

  it('stops between pieces when it is cancelled', async () => {
    const cancelled = new AbortController();
    const pieces = function* () {
      yield Buffer.alloc(10);
      cancelled.abort(new Error('cancelled'));
      yield Buffer.alloc(10);
    };
    const file = { pieces, extension: 'ply', contentType: 'application/octet-stream' };
    await expect(createObjectTransfer(media).storePieces(WORLD, file, cancelled.signal)).rejects.toThrow('cancelled');
    expect(objects.size).toBe(0);
  });
});

describe('an export of meshes', () => {
  const made = (progress: (fraction: number) => void) => {
    progress(0.5);
    return { textured: Uint8Array.of(1), colored: Uint8Array.of(2) };
  };
  const never = (): never => {
    throw new Error('this world was made otherwise');
  };
  const deps = (): MeshExportDependencies => ({
    world: { getRun: never },
    transfer: createObjectTransfer(media),
    runner: createInlineRunner(),
    reader: { picture: never, video: never },
    encodeTexture: async () => ({ mimeType: 'image/png', bytes: new Uint8Array(1) }),
    exportMesh: never,
    exportPictureMesh: never,
    convertMesh: never,
    detail: 1,
  });
  const expectBoth = (assets: readonly AssetRef[]): void => {
    expect(assets.map(({ name, contentType }) => [name, contentType])).toEqual([
      ['mesh.full_res_mesh_url', 'model/gltf-binary'],
      ['mesh.hq_mesh_url', 'model/gltf-binary'],
    ]);
    expect([...(objects.get(assets[0]?.key ?? '')?.bytes ?? [])]).toEqual([2]);
  };

  it('makes both from the stored composition and tells how far it is', async () => {
    const composition = composeScene('a quiet pond', 7);
    const progress = scope();
    const exportMesh: MeshExportDependencies['exportMesh'] = async (scene, { onProgress, detail }) => {
      expect([scene, detail.thingTexels]).toEqual([composition.scene, 2_048]);
      return made(onProgress);
    };
    const run = runOf('mesh', 'scene.json', Buffer.from(JSON.stringify(composition)));
    expectBoth(await exportMeshes({ ...deps(), exportMesh }, run, progress));
    expect(progress.fractions).toEqual([0.5]);
  });

  it('packs both, one after the other', async () => {
    const run = {
      ...runOf('mesh', 'scene.json', Buffer.from(JSON.stringify(composeScene('a quiet pond', 7)))),
      format: 'glb+meshopt' as const,
    };
    const convertMesh: MeshExportDependencies['convertMesh'] = async ({ bytes, form }) => {
      expect(form).toBe('meshopt');
      return [{ name: 'mesh.glb', bytes: Uint8Array.of(10 + (bytes[0] ?? 0)) }];
    };
    const world = { getRun: async () => ({ assets: [] }) } as unknown as WorldClient;
    const parts = { ...deps(), world, convertMesh, exportMesh: async () => ({ textured: Uint8Array.of(1), colored: Uint8Array.of(2) }) };
    const assets = await exportMeshes(parts, run, scope());
    expect(assets.map(({ name, key }) => [name, [...(objects.get(key)?.bytes ?? [])]])).toEqual([
      ['mesh.meshopt_urls.full_res', [12]],
      ['mesh.meshopt_urls.hq', [11]],
    ]);
  });

  it('makes a USDZ of the mesh that the world has already, its files at multiples of 64 bytes', async () => {
    const run = { ...runOf('mesh', 'scene.json', Buffer.from('{}')), format: 'usdz' as const };
    const plain = ['mesh.hq_mesh_url', 'mesh.full_res_mesh_url'].map((name) => ({ name, key: `${WORLD}/${name}.glb` }));
    for (const { key } of plain) objects.set(key, { bytes: Buffer.from(key), headers: {} });
    const files = [
      { name: 'world.usda', bytes: Buffer.from('#usda 1.0\n') },
      { name: 'textures/0.jpg', bytes: Buffer.alloc(100, 7) },
      { name: 'textures/1.jpg', bytes: Buffer.alloc(64, 8) },
    ];
    const convertMesh: MeshExportDependencies['convertMesh'] = async ({ bytes, form }) => {
      expect([Buffer.from(bytes).toString(), form]).toEqual([plain[0]?.key, 'usd']);
      return files;
    };
    const world = { getRun: async () => ({ assets: plain }) } as unknown as WorldClient;
    const [asset] = await exportMeshes({ ...deps(), world, convertMesh }, run, scope());
    expect(asset).toMatchObject({ name: 'mesh.usdz_url', contentType: 'model/vnd.usdz+zip', key: `${WORLD}/${asset?.sha256}.usdz` });
    const archive = objects.get(asset?.key ?? '')?.bytes ?? Buffer.alloc(0);
    expect(archive.subarray(0, 2).toString()).toBe('PK');
    for (const { bytes } of files) expect(archive.indexOf(bytes) % 64).toBe(0);
  });

  it('makes both of a world from pictures out of its own panorama, for the pictures may be gone', async () => {
    const raster = { width: 64, height: 32, data: new Uint8Array(3 * 64 * 32).fill(90) };
    const composition = pictureEngine.compose({ pictures: [{ raster, azimuth: null }], isPano: true, prompt: '', seed: 7 });
    const distance = Float32Array.from({ length: 64 * 32 }, (_, i) => (i < 640 ? Infinity : 1 + i / 64));
    const depth = encodeExr({ width: 64, height: 32, channels: [{ name: 'Z', data: distance }] }, { compression: 'zip' });
    objects.set(`${WORLD}/pano.png`, { bytes: Buffer.from('pano'), headers: {} });
    objects.set(`${WORLD}/depth.exr`, { bytes: Buffer.from(depth), headers: {} });
    const assets = [
      { name: 'imagery.pano_url', key: `${WORLD}/pano.png` },
      { name: 'imagery.depth_exr_url', key: `${WORLD}/depth.exr` },
    ];
    const asked: string[] = [];
    const getRun = async ({ operationId }: { operationId: string }) => {
      asked.push(operationId);
      return { worldPromptJson: '{"type":"image"}', inputs: [{ field: 'image_prompt', key: 'media/swept.png' }], assets };
    };
    const exportPictureMesh: MeshExportDependencies['exportPictureMesh'] = async (stored, panorama, { onProgress }) => {
      expect([stored, panorama.panorama]).toEqual([composition, raster]);
      expect(panorama.distance).toEqual(distance);
      return made(onProgress);
    };
    const picture: PictureReader['picture'] = async (bytes) => {
      expect(Buffer.from(bytes).toString()).toBe('pano');
      return { raster };
    };
    const run = runOf('mesh', 'scene.json', Buffer.from(JSON.stringify(composition)));
    const world = { getRun } as unknown as WorldClient;
    const parts = { ...deps(), exportPictureMesh, reader: { picture, video: never }, world };
    expectBoth(await exportMeshes(parts, run, scope()));
    expect(asked).toEqual([run.operationId]);
    assets.pop();
    await expect(exportMeshes(parts, run, scope())).rejects.toMatchObject({ code: 'OBJECT_NOT_FOUND' });
  });
});

describe('an export of a navigation mesh', () => {
  const agent = { radius: 0.4, height: 1.2, max_slope: 30, max_step: 0.2 };
  const files = [
    { name: 'navmesh.glb', bytes: Uint8Array.of(1) },
    { name: 'navmesh.bin', bytes: Uint8Array.of(2) },
  ];

  it.each([
    [undefined, DEFAULT_NAVMESH_AGENT, ''],
    [agent, agent, '+agent-0.4-1.2-30-0.2'],
  ])('is made of the collider, for the agent %j', async (asked, used, suffix) => {
    const run = { ...runOf('navmesh', 'collider.glb', Buffer.from('collider')), ...(asked && { agent: asked }) };
    const convertMesh: MeshExportDependencies['convertMesh'] = async (order) => {
      expect(order).toEqual({ bytes: new Uint8Array(Buffer.from('collider')), form: 'navmesh', agent: used });
      return files;
    };
    const assets = await exportNavmesh({ transfer: createObjectTransfer(media), convertMesh }, run, scope());
    expect(assets.map(({ name, contentType, key }) => [name, contentType, [...(objects.get(key)?.bytes ?? [])]])).toEqual([
      [`navmesh.detour_url${suffix}`, 'application/octet-stream', [2]],
      [`navmesh.glb_url${suffix}`, 'model/gltf-binary', [1]],
    ]);
  });

  it('fails as AGENT_TOO_LARGE where no ground has room for the agent', async () => {
    const run = runOf('navmesh', 'collider.glb', Buffer.from('collider'));
    const making = exportNavmesh({ transfer: createObjectTransfer(media), convertMesh: async () => [] }, run, scope());
    await expect(making).rejects.toMatchObject({ code: 'AGENT_TOO_LARGE' });
  });
});

describe('the record of an export', () => {
  const asset = (name: string) => ({ name, key: `${WORLD}/aa.bin`, contentType: 'x/y', bytes: 1, sha256: 'aa' });
  const worldWith = (names: readonly string[], assetType: string): WorldClient =>
    ({
      startRun: async () => ({
        worldId: WORLD,
        accountId: 'acc_1',
        model: 'svc-1.1',
        assets: names.map(asset),
        export: { assetType, format: assetType === 'mesh' ? 'glb' : 'sog', assets: [] },
      }),
      getWorld: async () => {
        if (names.length === 0) throw new DomainError('WORLD_NOT_FOUND');
        return {};
      },
    }) as unknown as WorldClient;

  it('begins with the asset that it is made from, or says that there is none', async () => {
    const names = ['scene', 'splats.spz_urls.full_res', 'splats.spz_urls.100k'];
    for (const [assetType, name] of [
      ['splats', names[1]],
      ['mesh', names[0]],
    ] as const) {
      const { name: _name, ...source } = asset(name ?? '');
      const run = await createExportOperationActivities({ world: worldWith(names, assetType), media }).startExport('op_1');
      expect(run).toMatchObject({ assetType, format: assetType === 'mesh' ? 'glb' : 'sog', source, worldId: WORLD });
    }
    const world = {
      startRun: async () => ({
        worldId: WORLD,
        accountId: 'acc_1',
        model: 'svc-1.1',
        assets: [asset('mesh.collider_mesh_url')],
        export: { assetType: 'navmesh', format: 'glb+agent-0.4-1.2-30-0.2' },
      }),
    } as unknown as WorldClient;
    const navmesh = await createExportOperationActivities({ world, media }).startExport('op_1');
    expect(navmesh).toMatchObject({
      assetType: 'navmesh',
      format: 'glb',
      agent: { radius: 0.4, height: 1.2, max_slope: 30, max_step: 0.2 },
    });
    const old = createExportOperationActivities({ world: worldWith(['splats.spz_urls.100k'], 'mesh'), media });
    await expect(old.startExport('op_1')).rejects.toMatchObject({ type: 'OBJECT_NOT_FOUND', nonRetryable: true });
  });

  it('deletes what was stored for a deleted world, and nothing of one that is there', async () => {
    const run = runOf('mesh', 'left.glb', Buffer.alloc(1));
    await createExportOperationActivities({ world: worldWith(['scene'], 'mesh'), media }).discardExport(run);
    expect(objects.size).toBe(1);
    await createExportOperationActivities({ world: worldWith([], 'mesh'), media }).discardExport(run);
    expect(objects.size).toBe(0);
  });
});
