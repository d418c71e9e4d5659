import { validateBytes } from 'gltf-validator';
import { describe, expect, it } from 'vitest';

import { SplatFormatError, createSplatCloud } from './cloud.js';
import { encodeSplatGlb } from './splat-glb.js';

const COUNT = 40_000;

function sample() {
  const cloud = createSplatCloud(COUNT);
  for (let i = 0; i < COUNT; i++) {
    cloud.positions.set([i / 100, Math.sin(i), -i / 7], 3 * i);
    cloud.scales.set([-3, -4, Math.sin(i)], 3 * i);
    cloud.rotations.set([0, Math.sin(i), 0, Math.cos(i)], 4 * i);
    cloud.colors.set([0, 1, -9], 3 * i);
    cloud.opacities[i] = (i % 9) - 4;
  }
  return cloud;
}

interface Document {
  readonly extensionsUsed: readonly string[];
  readonly meshes: readonly {
    readonly primitives: readonly { readonly mode: number; readonly attributes: Record<string, number>; readonly extensions: object }[];
  }[];
  readonly accessors: readonly { readonly bufferView: number; readonly type: string; readonly count: number }[];
  readonly bufferViews: readonly { readonly byteOffset: number; readonly byteLength: number }[];
}

describe('splats as glTF', () => {
  const cloud = sample();
  const glb = Buffer.concat([...encodeSplatGlb(cloud)]);
  const jsonBytes = glb.readUInt32LE(12);
  const document = JSON.parse(glb.subarray(20, 20 + jsonBytes).toString()) as Document;
  const [primitive] = document.meshes[0]?.primitives ?? [];
  const column = (name: string): Buffer => {
    const view = document.bufferViews[document.accessors[primitive?.attributes[name] ?? -1]?.bufferView ?? -1];
    const start = 28 + jsonBytes + (view?.byteOffset ?? 0);
    return glb.subarray(start, start + (view?.byteLength ?? 0));
  };
  const floats = (name: string): Float32Array => new Float32Array(Uint8Array.from(column(name)).buffer);

  it('is valid, but for the names of attributes, which the validator knows of no extension yet', async () => {
    const { issues } = await validateBytes(new Uint8Array(glb), { maxIssues: 50 });
    const serious = issues.messages.filter(({ severity }) => severity < 2);
    const isName = ({ code, pointer }: { code: string; pointer?: string }): boolean =>
      code === 'MESH_PRIMITIVE_INVALID_ATTRIBUTE' && /attributes\/KHR_gaussian_splatting:[A-Z0-9_]+$/.test(pointer ?? '');
    expect(serious.filter((issue) => !isName(issue))).toEqual([]);
    expect(serious).toHaveLength(4);
    expect(glb.readUInt32LE(8)).toBe(glb.length);
  });

  it('has what the extension asks of points', () => {
    expect(document.extensionsUsed).toEqual(['KHR_gaussian_splatting']);
    expect(primitive).toMatchObject({
      mode: 0,
      extensions: { KHR_gaussian_splatting: { kernel: 'ellipse', colorSpace: 'srgb_rec709_display' } },
    });
    expect(document.accessors.every(({ count }) => count === COUNT)).toBe(true);
  });

  it('holds the very splats, with linear scales and opacities', () => {
    const prefix = 'KHR_gaussian_splatting:';
    expect(floats('POSITION')).toEqual(cloud.positions);
    expect(floats(`${prefix}ROTATION`)).toEqual(cloud.rotations);
    expect(floats(`${prefix}SH_DEGREE_0_COEF_0`)).toEqual(cloud.colors);
    expect(floats(`${prefix}SCALE`)).toEqual(Float32Array.from(cloud.scales, Math.exp));
    expect(floats(`${prefix}OPACITY`)).toEqual(Float32Array.from(cloud.opacities, (logit) => 1 / (1 + Math.exp(-logit))));
    expect([...column('COLOR_0').subarray(0, 4)]).toEqual([55, 146, 0, 5]);
  });

  it('refuses harmonics that it would drop', () => {
    expect(() => [...encodeSplatGlb(createSplatCloud(2, 1))]).toThrow(SplatFormatError);
  });
});
