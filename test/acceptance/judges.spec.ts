import createReference from '@adobe/spz';
import { chooseModelPreset } from '@diorama/domain';
import { decodeGlb, inspectEdges, computeSignedVolume } from '@diorama/mesh';
import { decodeSpz } from '@diorama/splat';
import { validateBytes } from 'gltf-validator';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import { AMPLE } from '../stack/shared-world.js';
import { TEST_DETAIL } from '../stack/start-stack.js';

const info = stackInfo();
const reference = await createReference({ print: () => undefined, printErr: () => undefined });

interface Assets {
  thumbnail_url: string;
  splats: {
    spz_urls: Record<'100k' | '500k' | 'full_res', string>;
    semantics_metadata: { metric_scale_factor: number; ground_plane_offset: number };
  };
  mesh: { collider_mesh_url: string };
  imagery: { pano_url: string; depth_exr_url: string };
}

const read = async (url: string): Promise<Uint8Array> => new Uint8Array(await (await fetch(url)).arrayBuffer());

const MOST_SPLATS = { '100k': 100_000, '500k': 500_000, full_res: Infinity };

/** Programs that we did not write say whether the files are what they claim to be. */
describe.each([
  ['a draft of a village', 'svc-1.0-draft', 'a snowy village with a tower', false],
  ['a standard library', 'svc-1.1', 'a library with a fireplace at night', true],
] as const)('%s', (_what, model, prompt, isRoom) => {
  const preset = chooseModelPreset(model, TEST_DETAIL);
  let assets: Assets;

  beforeAll(async () => {
    const { client } = await newAccount(info, 'judges', AMPLE);
    const { body } = await client.generate(prompt, { model });
    const done = await client.finish(body.operation_id, 300_000);
    assets = done.response.assets as Assets;
  });

  it.each(['100k', '500k', 'full_res'] as const)('has SPZ splats %s that the reference decoder reads', async (level) => {
    const bytes = await read(assets.splats.spz_urls[level]);
    const cloud = reference.loadSpzFromBuffer(bytes, { to: reference.CoordinateSystem.RUB });
    const most = Math.min(MOST_SPLATS[level], preset.fullResSplats);
    expect(cloud.numPoints).toBeGreaterThan(most * 0.5); // a coarse view has less to tell
    expect(cloud.numPoints).toBeLessThan(most * 1.1);
    const largest = (values: Float32Array): number => values.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
    expect(largest(cloud.positions)).toBeLessThan(550); // the sky hangs at 500 m
    expect(largest(cloud.alphas)).toBeLessThan(10);
    expect(cloud.scales.every((scale) => Number.isFinite(scale) && scale < 4.8)).toBe(true); // 120 m, of a clear sky
  });

  it('has a collider that the glTF validator passes without a word, and that is closed', async () => {
    const bytes = await read(assets.mesh.collider_mesh_url);
    const { issues } = await validateBytes(bytes, { maxIssues: 20 });
    expect({ errors: issues.numErrors, warnings: issues.numWarnings, messages: issues.messages }).toMatchObject({ errors: 0, warnings: 0 });
    const { primitives } = decodeGlb(bytes);
    const triangles = primitives.reduce((sum, { indices }) => sum + indices.length / 3, 0);
    expect(triangles).toBeGreaterThan(isRoom ? 100 : 100_000); // walls are flat, terrain is not
    expect(triangles).toBeLessThanOrEqual(200_000);
    for (const mesh of primitives) {
      // Not welded: bodies that touch, such as shelves in a row, would share an edge, and each is closed by itself.
      expect(inspectEdges(mesh)).toMatchObject({ closed: true, degenerate: 0 });
      expect(computeSignedVolume(mesh)).toBeGreaterThan(0);
    }
  });

  it('has a panorama twice as wide as high, and a thumbnail', async () => {
    const pano = await sharp(await read(assets.imagery.pano_url)).metadata();
    expect(pano).toMatchObject({ format: 'png', width: preset.panoWidth });
    expect(pano.width).toBe(2 * pano.height);
    expect((await sharp(await read(assets.thumbnail_url)).metadata()).format).toBe('webp');
  });

  it('[assets-04] has its ground where the returned offset says, in metres', async () => {
    const { metric_scale_factor: scale, ground_plane_offset: offset } = assets.splats.semantics_metadata;
    const { positions } = decodeSpz(await read(assets.splats.spz_urls['100k']));
    const isNear = (x: number, z: number): boolean => Math.hypot(x, z) < 0.75;
    const heights = Array.from({ length: positions.length / 3 }, (_, i) => positions.subarray(3 * i, 3 * i + 3))
      .filter(([x = 0, y = 0, z = 0]) => isNear(x, z) && y < 0)
      .map(([, y = 0]) => y)
      .toSorted((a, b) => a - b);
    expect(heights.length).toBeGreaterThan(10);
    expect(Math.abs(scale * (heights[Math.floor(heights.length / 2)] ?? 0) + offset)).toBeLessThan(0.2);
  });

  it('has depth as an OpenEXR file', async () => {
    const bytes = await read(assets.imagery.depth_exr_url);
    expect([...bytes.subarray(0, 4)]).toEqual([0x76, 0x2f, 0x31, 0x01]);
  });
});
