import { beforeAll, describe, expect, it } from 'vitest';

import { fileOf, newAccount, stackInfo } from '../stack/client.js';
import type { Answer, Client } from '../stack/client.js';
import { AMPLE } from '../stack/shared-world.js';

const info = stackInfo();
let client: Client;
let worldId: string;
let path: string;

beforeAll(async () => {
  ({ client } = await newAccount(info, 'exports', AMPLE));
  const { body } = await client.generate('a flat desert with one cactus');
  ({ world_id: worldId } = (await client.finish(body.operation_id)).metadata);
  path = `/svc/v1/worlds/${worldId}:export`;
});

const read = async (url: string): Promise<Buffer> => Buffer.from(await (await fetch(url)).arrayBuffer());

interface Gltf {
  readonly extensionsUsed?: readonly string[];
  readonly extensionsRequired?: readonly string[];
  readonly meshes: readonly { readonly primitives: readonly { readonly attributes: Readonly<Record<string, number>> }[] }[];
  readonly textures?: readonly unknown[];
}

/** The JSON chunk of a GLB (glTF 2.0, section 4.4). */
function gltfOf(glb: Buffer): Gltf {
  expect(glb.subarray(0, 4).toString()).toBe('glTF');
  return JSON.parse(glb.subarray(20, 20 + glb.readUInt32LE(12)).toString()) as Gltf;
}

const meshUrls = async (): Promise<{ hq: string | null; full: string | null }> => {
  const { mesh } = (await client.get(`/svc/v1/worlds/${worldId}`)).body.world.assets;
  return { hq: mesh.hq_mesh_url, full: mesh.full_res_mesh_url };
};

describe('POST /svc/v1/worlds/{world_id}:export', () => {
  it('[export-01] [decision-17] gives the splats as a PLY file, which is made once', async () => {
    const first = await client.post(path, { asset_type: 'splats', format: 'ply' });
    expect(first).toMatchObject({
      status: 200,
      body: { done: true, error: null, cost: { total_credits: 0 }, response: { asset_type: 'splats', format: 'ply' } },
    });
    expect((await read(first.body.response.url)).subarray(0, 4).toString()).toBe('ply\n');
    const second = await client.post(path, { asset_type: 'splats', format: 'ply' });
    expect(fileOf(second.body.response.url)).toBe(fileOf(first.body.response.url));
  });

  it('prices an export without making it, in both interfaces', async () => {
    const { body: before } = await client.get('/svc/v1/credits');
    const request = { asset_type: 'mesh', format: 'glb' };
    const price = { name: 'Mesh export (GLB)', credits: 3_500 };
    expect(await client.post(path, { ...request, dry_run: true })).toMatchObject({
      status: 200,
      body: { dry_run: true, cost: { total_credits: 3_500, line_items: [price] }, estimated_seconds: expect.any(Number) },
    });
    const task = { worldId, assetType: 'mesh', format: 'glb', dryRun: true, webhookUrl: 'https://hooks.example.com/' };
    expect(await client.post('/tasks:exportWorld', task)).toMatchObject({
      status: 200,
      body: { dryRun: true, cost: { totalCredits: 3_500, lineItems: [price] }, availableCredits: expect.any(Number) },
    });
    expect((await client.get('/svc/v1/credits')).body).toEqual(before);
    const { operations } = (await client.get('/operations?pageSize=1')).body;
    expect(operations).toMatchObject([{ taskName: 'exportWorld', response: null }]); // that of the splats, and no newer one
    expect((await client.post(path, { asset_type: 'splats', format: 'ply', dry_run: true })).body).toMatchObject({
      dry_run: true,
      cost: { total_credits: 0, line_items: [] },
    });
    expect((await client.post(path, { asset_type: 'splats', format: 'glb', dry_run: true })).status).toBe(400);
    expect((await client.post(path, { ...request, dry_run: 'maybe' })).status).toBe(422);
  });

  it('[export-02] [assets-06] [assets-07] [decision-18] makes meshes by an operation; afterwards both URLs stand on the world', async () => {
    expect(await meshUrls()).toEqual({ hq: null, full: null });
    const started = await client.post(path, { asset_type: 'mesh', format: 'glb' });
    expect(started).toMatchObject({ status: 200, body: { done: false, error: null, metadata: null, response: null } });
    const again = await client.post(path, { asset_type: 'mesh', format: 'glb' });
    expect(again.body.operation_id).toBe(started.body.operation_id);
    const done = await client.finish(started.body.operation_id, 300_000);
    expect(done).toMatchObject({ error: null, cost: { total_credits: 3_500 }, response: { asset_type: 'mesh', format: 'glb' } });
    const { hq, full } = await meshUrls();
    const textured = gltfOf(await read(hq ?? ''));
    const coloured = gltfOf(await read(full ?? ''));
    const attributesOf = ({ meshes }: Gltf): string[] =>
      meshes.flatMap(({ primitives }) => primitives.flatMap((p) => Object.keys(p.attributes)));
    expect(textured.textures?.length).toBeGreaterThan(0);
    expect(attributesOf(textured)).toContain('TEXCOORD_0');
    expect(attributesOf(coloured)).toContain('COLOR_0');
  }, 330_000);

  it('[decision-31] is replayed as it is: with its result where that was there at once', async () => {
    const key = { 'idempotency-key': 'mesh-1' };
    const first = await client.post(path, { asset_type: 'mesh', format: 'glb' }, key);
    const again = await client.post(path, { asset_type: 'mesh', format: 'glb' }, key);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    for (const { body } of [first, again])
      expect(body).toMatchObject({ operation_id: first.body.operation_id, done: true, response: { hq_mesh_url: expect.any(String) } });
  });

  it('[addition-07] packs the meshes, and gives them with levels of detail and as USDZ', async () => {
    const exported = async (request: object): Promise<Answer['body']> => {
      const { status, body } = await client.post(path, { asset_type: 'mesh', ...request });
      expect(status).toBe(200);
      return client.finish(body.operation_id, 300_000);
    };
    const packed = await exported({ format: 'glb', compression: 'meshopt' });
    expect(packed).toMatchObject({ error: null, cost: { total_credits: 3_500 }, response: { format: 'glb', compression: 'meshopt' } });
    const usdz = await exported({ format: 'usdz' });
    expect(usdz).toMatchObject({ error: null, cost: { total_credits: 3_500 }, response: { asset_type: 'mesh', format: 'usdz' } });
    const levels = await exported({ format: 'glb-lod' });
    expect(levels).toMatchObject({ error: null, cost: { total_credits: 3_500 }, response: { asset_type: 'mesh', format: 'glb-lod' } });
    const { mesh } = (await client.get(`/svc/v1/worlds/${worldId}`)).body.world.assets;
    expect(gltfOf(await read(mesh.lod_url)).extensionsUsed).toContain('MSFT_lod');
    const [textured, plain] = await Promise.all([read(mesh.meshopt_urls.hq), read(mesh.hq_mesh_url)]);
    expect(gltfOf(textured).extensionsRequired).toEqual(['EXT_meshopt_compression']);
    expect(gltfOf(plain).extensionsRequired).toBeUndefined();
    expect(textured.length).toBeLessThan(0.6 * plain.length);
    expect(gltfOf(await read(mesh.meshopt_urls.full_res)).extensionsRequired).toEqual(['EXT_meshopt_compression']);
    const archive = await read(mesh.usdz_url);
    expect([archive.subarray(0, 2).toString(), archive.subarray(64, 73).toString()]).toEqual(['PK', '#usda 1.0']);
    const refused = await client.post(path, { asset_type: 'splats', format: 'ply', compression: 'meshopt' });
    expect(refused.status).toBe(400);
    expect((await client.post(path, { asset_type: 'mesh', format: 'glb', compression: 'zip' })).status).toBe(422);
  }, 330_000);

  it('[addition-23] renders the light of the world as an HDR panorama, by an operation, once', async () => {
    const { status, body } = await client.post(path, { asset_type: 'panorama', format: 'hdr' });
    expect({ status, done: body.done }).toEqual({ status: 200, done: false });
    const done = await client.finish(body.operation_id, 300_000);
    expect(done).toMatchObject({ error: null, cost: { total_credits: 80 }, response: { asset_type: 'panorama', format: 'hdr' } });
    const file = await read(done.response.url);
    expect(file.subarray(0, 200).toString('latin1')).toMatch(/^#\?RADIANCE\n[^]*\n-Y 1024 \+X 2048\n/);
    const { imagery } = (await client.get(`/svc/v1/worlds/${worldId}`)).body.world.assets;
    expect(fileOf(imagery.pano_hdr_url)).toBe(fileOf(done.response.url));
    expect((await client.post(path, { asset_type: 'panorama', format: 'hdr' })).body.operation_id).toBe(body.operation_id);
  }, 330_000);

  it.each([
    ['splats', 'sog', 'splats.sog_url', 'PK'],
    ['splats', 'sog-lod', 'splats.sog_lod_url', 'PK'],
    ['splats', 'gltf', 'splats.gltf_url', 'glTF'],
    ['world', 'zip', 'zip_url', 'PK'],
    ['occupancy', 'zip', 'occupancy_url', 'PK'],
    ['navmesh', 'glb', 'navmesh.glb_url', 'glTF'],
  ])('[addition-05] gives %s as %s for nothing, once, and keeps it on the world', async (asset_type, format, name, magic) => {
    const { status, body } = await client.post(path, { asset_type, format });
    expect(status).toBe(200);
    const done = await client.finish(body.operation_id); // mostly at once, but a busy machine takes longer than an answer waits
    expect(done).toMatchObject({ error: null, cost: { total_credits: 0 }, response: { asset_type, format } });
    const bytes = await read(done.response.url);
    expect(bytes.subarray(0, magic.length).toString()).toBe(magic);
    const { assets } = (await client.get(`/svc/v1/worlds/${worldId}`)).body.world;
    const url = name.split('.').reduce((part, key) => part[key], assets);
    expect(fileOf(url)).toBe(fileOf(done.response.url));
    expect((await client.post(path, { asset_type, format })).body.operation_id).toBe(body.operation_id);
  });

  it('[addition-05] gives a navigation mesh for an agent, apart from that of the default agent', async () => {
    const navmesh = async (agent: object) => client.post(path, { asset_type: 'navmesh', format: 'glb', agent });
    const { body } = await navmesh({ radius: 0.6, max_step: 0.2 });
    const { error, response } = await client.finish(body.operation_id);
    expect(error).toBeNull();
    expect(response.agent).toEqual({ radius: 0.6, height: 1.7, max_slope: 50, max_step: 0.2 });
    expect((await read(response.detour_url)).subarray(0, 4).toString()).toBe('TESM'); // MSET, least byte first
    expect((gltfOf(await read(response.url)) as { asset?: { extras?: object } }).asset?.extras).toMatchObject({ agent: response.agent });
    for (const [agent, field] of [
      [{ radius: 0 }, 'radius'],
      [{ radius: '1' }, 'radius'],
      [{ max_slope: 90 }, 'max_slope'],
      [{ height: 0.3, max_step: 0.35 }, 'agent'],
      [{ max_step: null, height: 1e9 }, 'height'],
    ] as const) {
      const refused = await navmesh(agent);
      expect([refused.status, JSON.stringify(refused.body.detail)]).toEqual([422, expect.stringContaining(field)]);
    }
  }, 60_000);

  it('[addition-06] puts all that the manifest names into the archive', async () => {
    const { body } = await client.post(path, { asset_type: 'world', format: 'zip' });
    const archive = await read(body.response.url);
    const { manifest_url: manifestUrl } = (await client.get(`/svc/v1/worlds/${worldId}`)).body.world.assets;
    const manifest = (await (await fetch(manifestUrl)).json()) as { assets: { name: string; bytes: number }[] };
    expect(archive.readUInt16LE(archive.length - 12)).toBe(manifest.assets.length + 1);
    for (const file of ['manifest.json', 'scene.json', 'imagery/normal.png', 'imagery/semantic.png', 'splats/spz/full_res.spz'])
      expect(archive.includes(file)).toBe(true);
    expect(archive.length).toBeGreaterThan(manifest.assets.reduce((sum, { bytes }) => sum + bytes, 0));
  });

  it.each([
    ['splats', 'glb'],
    ['mesh', 'ply'],
    ['video', 'mp4'],
  ])('[decision-19] answers 400 for %s as %s, which is not in the table', async (asset_type, format) => {
    const { status, body } = await client.post(path, { asset_type, format });
    expect({ status, body }).toEqual({
      status: 400,
      body: { detail: expect.stringContaining('ply'), code: 'EXPORT_UNSUPPORTED', request_id: expect.any(String) },
    });
  });

  it('[export-03] needs asset_type and format', async () => {
    const { status, body } = await client.post(path, {});
    expect(status).toBe(422);
    expect(body.detail.map(({ loc, type }: { loc: string[]; type: string }) => [loc.join('.'), type])).toEqual([
      ['body.asset_type', 'missing'],
      ['body.format', 'missing'],
    ]);
  });

  it('[errors-404] answers 404 for worlds of others and for none', async () => {
    const { client: stranger } = await newAccount(info);
    const request = { asset_type: 'splats', format: 'ply' };
    expect((await stranger.post(path, request)).status).toBe(404);
    expect((await client.post('/svc/v1/worlds/01890000-0000-7000-8000-000000000000:export', request)).status).toBe(404);
  });
});
