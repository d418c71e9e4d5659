import { describe, expect, it } from 'vitest';

import type { GlbPrimitive } from './glb-primitive.js';
import { MeshFormatError } from './mesh.js';
import { TextByteWriter } from './text-bytes.js';
import { encodeUsdFiles } from './usd-files.js';

const square: GlbPrimitive = {
  positions: Float32Array.of(0, 0, 0, 1.25, 0, 0, 1.25, 0.3, -2.0004, 0, 0.3, -2),
  indices: Uint32Array.of(0, 1, 2, 0, 2, 3),
};
const picture = (value: number): { mimeType: 'image/jpeg'; bytes: Uint8Array } => ({ mimeType: 'image/jpeg', bytes: Uint8Array.of(value) });
const textured = (texture: ReturnType<typeof picture>): GlbPrimitive => ({
  ...square,
  uvs: Float32Array.of(0, 0, 1, 0, 1, 0.75, 0, 0.75),
  material: { unlit: true, doubleSided: true, texture },
});

const layerOf = (...primitives: GlbPrimitive[]): string => Buffer.from(encodeUsdFiles(primitives)[0]?.bytes ?? []).toString();

describe('a layer of USD', () => {
  it('holds points, triangles and extent in metres, with y up', () => {
    const layer = layerOf(square);
    expect(layer).toMatch(/^#usda 1\.0\n/);
    expect(layer).toContain('metersPerUnit = 1\n    upAxis = "Y"');
    expect(layer).toContain('int[] faceVertexCounts = [3, 3]\n');
    expect(layer).toContain('int[] faceVertexIndices = [0, 1, 2, 0, 2, 3]\n');
    expect(layer).toContain('point3f[] points = [(0, 0, 0), (1.25, 0, 0), (1.25, 0.3, -2), (0, 0.3, -2)]\n');
    expect(layer).toContain('float3[] extent = [(0, 0, -2), (1.25, 0.3, 0)]\n');
  });

  it('counts v from below and gives the picture as light', () => {
    const layer = layerOf(textured(picture(7)));
    expect(layer).toContain('texCoord2f[] primvars:st = [(0, 1), (1, 1), (1, 0.25), (0, 0.25)] (');
    expect(layer).toContain('color3f inputs:emissiveColor.connect = </World/Materials/Material0/Texture.outputs:rgb>');
    expect(layer).toContain('asset inputs:file = @textures/0.jpg@');
    expect(layer).toContain('uniform bool doubleSided = 1');
  });

  it('shows colours of vertices, and the base colour where there is nothing else', () => {
    const colored = layerOf({ ...square, colors: new Float32Array(12).fill(0.5) });
    expect(colored).toContain('color3f[] primvars:displayColor = [(0.5, 0.5, 0.5), ');
    expect(colored).toContain('emissiveColor.connect = </World/Materials/Material0/Color.outputs:result>');
    expect(layerOf({ ...square, material: { baseColor: [0.1, 0.2, 0.3, 1] } })).toContain('color3f inputs:emissiveColor = (0.1, 0.2, 0.3)');
  });

  it('names meshes as their nodes, places them, and writes equal materials once', () => {
    const node = { name: 'floor-lamp_1', translation: [3, 0, -2.5] } as const;
    const layer = layerOf({ ...square, node }, { ...square, node }, { ...square, node: { name: '2 things' } });
    expect([...layer.matchAll(/def Mesh "(.*)"/g)].map(([, name]) => name)).toEqual(['floor_lamp_1', 'floor_lamp_1_part2', '_2_things']);
    expect(layer.split('double3 xformOp:translate = (3, 0, -2.5)\n').length).toBe(3);
    expect(layer.split('def Material ').length).toBe(2);
  });

  it('opens and closes as many braces, brackets and quotes', () => {
    const layer = layerOf(textured(picture(1)), { ...square, colors: new Float32Array(12) }, square);
    for (const [open, close] of ['{}', '()', '[]'] as const) expect(layer.split(open ?? '').length).toBe(layer.split(close ?? '').length);
    expect(layer.split('"').length % 2).toBe(1);
  });

  it('comes with each picture once', () => {
    const [one, two] = [picture(1), picture(2)];
    const files = encodeUsdFiles([textured(one), textured(two), textured(one)]);
    expect(files.map(({ name, bytes }) => [name, bytes.length === 1 ? bytes[0] : 'layer'])).toEqual([
      ['world.usda', 'layer'],
      ['textures/0.jpg', 1],
      ['textures/1.jpg', 2],
    ]);
  });

  it('is refused for a mesh that is not sound', () => {
    expect(() => encodeUsdFiles([{ ...square, indices: Uint32Array.of(0, 1, 9) }])).toThrow(MeshFormatError);
  });
});

describe('numbers as text', () => {
  it.each([
    [0, 3, '0'],
    [-0.0004, 3, '0'],
    [0.0005, 3, '0.001'],
    [-0.05, 3, '-0.05'],
    [100, 3, '100'],
    [-1234.5678, 2, '-1234.57'],
    [4_294_967_295, 0, '4294967295'],
    [9.9996, 3, '10'],
    [0.12, 5, '0.12'],
  ])('%d to %i places is %s', (value, decimals, text) => {
    expect(Buffer.from(new TextByteWriter().number(value, decimals).finish()).toString()).toBe(text);
  });

  it('read as what they were, within half a step', () => {
    for (let i = 0; i < 5_000; i++) {
      const value = Math.sin(i) * 10 ** (i % 6);
      const text = Buffer.from(new TextByteWriter().number(value, 4).finish()).toString();
      expect(Math.abs(Number(text) - value)).toBeLessThanOrEqual(0.5e-4 + 1e-9);
      expect(text).not.toMatch(/\.$|\.\d*0$|^-?\./);
    }
  });
});
