import { createHash } from 'node:crypto';

import { beforeAll, describe, expect, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import type { Answer, Client } from '../stack/client.js';
import { inline } from '../stack/media-files.js';
import { AMPLE } from '../stack/shared-world.js';

const info = stackInfo();
let client: Client;
let stranger: Client;
let operation: Answer['body'];

/** One draft world that the tests below look at from all sides. */
beforeAll(async () => {
  ({ client } = await newAccount(info, 'generation', AMPLE));
  ({ client: stranger } = await newAccount(info));
  const { body } = await client.generate('two red barns in a meadow at dusk with a zorblax', {
    seed: 7,
    display_name: 'Barns',
    tags: ['farm'],
  });
  operation = await client.finish(body.operation_id);
});

describe('a generation that succeeded', () => {
  it('is done, with a World snapshot and no error', () => {
    expect(operation).toMatchObject({
      done: true,
      error: null,
      metadata: { progress: { status: 'SUCCEEDED', percent: 100 }, seed: 7, model: 'svc-1.0-draft' },
    });
    expect(operation.response.id).toBe(operation.metadata.world_id);
    expect(operation.response.world_svc_url).toBe(`${info.viewer_url}/world/${operation.response.id}`);
  });

  it('is complete at get-world', async () => {
    const { status, body } = await client.get(`/svc/v1/worlds/${operation.response.id}`);
    expect(status).toBe(200);
    expect(body.world).toMatchObject({
      id: operation.response.id,
      display_name: 'Barns',
      tags: ['farm'],
      model: 'svc-1.0-draft',
      world_prompt: { type: 'text' },
      permission: { public: false, allow_id_access: false },
    });
    expect(body.world.assets.caption).toMatch(/two red barns/i);
    expect(body.world.assets.splats.semantics_metadata).toEqual({ metric_scale_factor: 1, ground_plane_offset: expect.any(Number) });
  });

  it('serves each asset of the manifest with the size and the hash it names', async () => {
    const manifest = (await (await fetch(operation.response.assets.manifest_url)).json()) as {
      assets: { name: string; url: string; bytes: number; sha256: string }[];
      not_represented: string[];
      seed: number;
      horizon_color: string;
      engine_seconds: number;
      models: unknown[];
      quality: {
        views: { metres: number; psnr: number; holes: number }[];
        walk: { metres: number; directions: number; psnr: { worst: number }; holes: { worst: number } }[];
        collider: null;
      };
    };
    expect(manifest.seed).toBe(7);
    expect(manifest.not_represented).toEqual(['zorblax']);
    expect(manifest.horizon_color).toMatch(/^#[0-9a-f]{6}$/);
    expect(manifest.engine_seconds).toBeGreaterThan(0);
    expect(manifest.models).toEqual([]); // words are read without any
    const [here] = manifest.quality.views;
    expect(here).toMatchObject({ metres: 0 });
    expect(here?.psnr).toBeGreaterThan(25);
    expect(here?.holes).toBeLessThan(0.01);
    const [start, ...walk] = manifest.quality.walk;
    expect(start).toMatchObject({ metres: 0, directions: 1 });
    expect(walk).not.toEqual([]);
    for (const { psnr, holes } of walk) {
      expect(psnr.worst).toBeGreaterThan(15);
      expect(holes.worst).toBeLessThan(0.05);
    }
    expect(manifest.quality.collider).toBeNull(); // drafts are measured quickly
    expect(manifest.assets.map(({ name }) => name).toSorted()).toEqual([
      'imagery.depth_exr_url',
      'imagery.normal_url',
      'imagery.pano_url',
      'imagery.semantic_url',
      'mesh.collider_mesh_url',
      'scene_url',
      'splats.spz_urls.100k',
      'splats.spz_urls.500k',
      'splats.spz_urls.full_res',
      'thumbnail_url',
    ]);
    for (const { url, bytes, sha256 } of manifest.assets) {
      const response = await fetch(new URL(url, operation.response.assets.manifest_url));
      const body = Buffer.from(await response.arrayBuffer());
      expect(response.status).toBe(200);
      expect(body.byteLength).toBe(bytes);
      expect(createHash('sha256').update(body).digest('hex')).toBe(sha256);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  it('serves ranges of assets, and refuses an altered signature', async () => {
    const url: string = operation.response.assets.splats.spz_urls['100k'];
    const part = await fetch(url, { headers: { range: 'bytes=0-1' } });
    expect(part.status).toBe(206);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(Uint8Array.of(0x1f, 0x8b)); // gzip
    const other = url.replace(operation.response.id, '01890000-0000-7000-8000-000000000000');
    expect((await fetch(other)).status).toBe(403);
  });

  it('gives the same bytes for the same prompt and seed', async () => {
    const hashes = async (done: Answer['body']) => {
      const manifest = (await (await fetch(done.response.assets.manifest_url)).json()) as { assets: { name: string; sha256: string }[] };
      return manifest.assets.map(({ name, sha256 }) => [name, sha256]);
    };
    const again = await client.generate('two red barns in a meadow at dusk with a zorblax', { seed: 7 });
    expect(await hashes(await client.finish(again.body.operation_id))).toEqual(await hashes(operation));
  });
});

describe('a world from the picture of a world', () => {
  it('is measured by the network, which its manifest names', async () => {
    const panorama = Buffer.from(await (await fetch(operation.response.assets.imagery.pano_url)).arrayBuffer());
    const { body } = await client.post('/svc/v1/worlds:generate', {
      model: 'svc-1.0-draft',
      world_prompt: { type: 'image', image_prompt: inline(panorama) },
    });
    const done = await client.finish(body.operation_id);
    expect(done).toMatchObject({ done: true, error: null });
    const manifest = await (await fetch(done.response.assets.manifest_url)).json();
    expect(manifest).toMatchObject({
      engine: { name: 'pictures' },
      models: [{ task: 'image-depth', name: 'image-depth', version: '2.0.0', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }],
      quality: {
        views: expect.arrayContaining([{ metres: 0, psnr: expect.any(Number), holes: expect.any(Number) }]),
        walk: [],
        collider: null,
      },
    });
  });
});

describe('other accounts', () => {
  it('find neither the operation nor the world nor its events', async () => {
    const world = operation.response.id;
    for (const path of [
      `operations/${operation.operation_id}`,
      `worlds/${world}`,
      `operations/${operation.operation_id}/events`,
      `worlds/${world}/events`,
    ]) {
      expect(await stranger.get(`/svc/v1/${path}`)).toMatchObject({ status: 404, body: { detail: expect.any(String) } });
    }
    expect((await stranger.post(`/svc/v1/operations/${operation.operation_id}:cancel`, {})).status).toBe(404);
    expect((await stranger.get(`/public/worlds/${world}`)).status).toBe(404);
  });

  it('find it when they are named among its readers', async () => {
    const { account, client: reader } = await newAccount(info);
    const { body } = await client.generate('a rock', { permission: { allowed_readers: [account.account_id] } });
    const done = await client.finish(body.operation_id);
    expect((await reader.get(`/svc/v1/worlds/${done.response.id}`)).status).toBe(200);
    expect((await stranger.get(`/svc/v1/worlds/${done.response.id}`)).status).toBe(404);
  });

  it.each([
    'operations/op_0000000000000000000000',
    'operations/nonsense',
    'worlds/01890000-0000-7000-8000-000000000000',
    'worlds/nonsense',
    'worlds/abc:publish',
  ])('get 404 for %s', async (path) => {
    expect(await stranger.get(`/svc/v1/${path}`)).toMatchObject({
      status: 404,
      body: { detail: expect.any(String), request_id: expect.any(String) },
    });
  });
});
