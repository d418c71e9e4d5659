import { decodeGlb } from '@diorama/mesh';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import type { Client } from '../stack/client.js';
import { hashPackFile, PACK_OBJECTS } from '../stack/object-pack.js';
import { AMPLE } from '../stack/shared-world.js';

const info = stackInfo();
let client: Client;
beforeAll(async () => {
  ({ client } = await newAccount(info, 'object-packs', AMPLE));
});

const read = async (url: string): Promise<Buffer> => Buffer.from(await (await fetch(url)).arrayBuffer());

/** Whether a colour is that of the crate's texture under white light: red and blue, with little green. */
const isMagenta = ([r = 0, g = 0, b = 0]: readonly number[]): boolean => Math.min(r, b) > 2.5 * g && Math.min(r, b) > 0.02;

describe('an object pack', () => {
  it('lists its objects in the catalogue', async () => {
    const { body } = await client.get('/svc/v1/catalogue?q=frobnitz');
    expect(body.objects.map(({ id, name, size }: Record<string, unknown>) => ({ id, name, size }))).toEqual(
      expect.arrayContaining(
        PACK_OBJECTS.map(({ id, name, size: [width, tall, depth], height }) => ({
          id: `test-pack-${id}`,
          name,
          size: { width: (width * height) / tall, height, depth: (depth * height) / tall },
        })),
      ),
    );
  });

  it('has pictures with textures', async () => {
    const bytes = await read(`${info.api_url}/svc/v1/catalogue/test-pack-crate/picture.webp`);
    const { data, info: raw } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const middle = 3 * (Math.floor(raw.height / 2) * raw.width + Math.floor(raw.width / 2));
    expect(isMagenta([...data.subarray(middle, middle + 3)])).toBe(true);
  });

  it('gives its words to prompts', async () => {
    const { body } = await client.post('/svc/v1/scenes:compose', { text_prompt: 'three frobnitz crates in a meadow' });
    expect(body.scene.objects).toMatchObject([{ kind: 'test-pack-crate', count: 3 }]);
    expect(body.represented).toContainEqual({ text: 'frobnitz crates', id: 'objects/0', kind: 'test-pack-crate', as: 'exact' });
    expect(body.not_represented).toEqual([]);
  });

  it('is shown by worlds, whose manifests name its files and whose meshes have its colours', async () => {
    const { body: started } = await client.generate('a huge frobnitz crate in a flat desert at noon', { seed: 3 });
    const done = await client.finish(started.operation_id);
    expect(done.error).toBeNull();
    const manifest = (await (await fetch(done.response.assets.manifest_url)).json()) as { inputs: unknown };
    expect(manifest.inputs).toContainEqual({ name: 'object_packs/test-pack@1.0.0/test-pack-crate', sha256: await hashPackFile('crate') });

    const path = `/svc/v1/worlds/${done.metadata.world_id}:export`;
    const exported = await client.post(path, { asset_type: 'mesh', format: 'glb' });
    const { response } = await client.finish(exported.body.operation_id);
    const { primitives } = decodeGlb(await read(response.full_res_mesh_url));
    const colors = primitives.flatMap((primitive) => [...(primitive.colors ?? [])]);
    const vertices = Array.from({ length: colors.length / 3 }, (_, k) => colors.slice(3 * k, 3 * k + 3));
    expect(vertices.filter(isMagenta).length).toBeGreaterThan(20);
  });
});
