import { describe, expect, it } from 'vitest';

import { readCollider } from './mesh-collider.js';

/** A GLB of one triangle in the plane y = 0, placed by a node at `y`. */
function triangleGlb(y: number): Uint8Array {
  const positions = new Float32Array([-1, 0, 1, 1, 0, 1, 0, 0, -1]);
  const document = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0, translation: [0, y, 0] }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [-1, 0, -1], max: [1, 0, 1] }],
    bufferViews: [{ buffer: 0, byteLength: 36 }],
    buffers: [{ byteLength: 36 }],
  };
  const text = JSON.stringify(document);
  const json = new TextEncoder().encode(text.padEnd(Math.ceil(text.length / 4) * 4));
  const glb = new Uint8Array(12 + 8 + json.length + 8 + 36);
  const words = new DataView(glb.buffer);
  [0x46546c67, 2, glb.length, json.length, 0x4e4f534a].forEach((word, i) => words.setUint32(4 * i, word, true));
  glb.set(json, 20);
  words.setUint32(20 + json.length, 36, true);
  words.setUint32(24 + json.length, 0x004e4942, true);
  glb.set(new Uint8Array(positions.buffer), 28 + json.length);
  return glb;
}

describe('a collider from a GLB', () => {
  it('lies where its node puts it, and carries from above and below', async () => {
    const collider = await readCollider(triangleGlb(-1.6));
    expect(collider.groundBelow({ x: 0, y: 0, z: 0 }, 10)).toMatchObject({ y: expect.closeTo(-1.6), normal: { y: 1 } });
    expect(collider.groundBelow({ x: 0, y: 0, z: 0 }, 1)).toBeNull();
    expect(collider.groundBelow({ x: 5, y: 0, z: 0 }, 10)).toBeNull();
  });

  it('is met along a line of sight, from either side and within its reach', async () => {
    const collider = await readCollider(triangleGlb(-1.6));
    const slant = { x: 0, y: -0.8, z: -0.6 };
    expect(collider.surfaceAlong({ x: 0, y: 0, z: 1 }, slant, 10)).toEqual({ x: 0, y: expect.closeTo(-1.6), z: expect.closeTo(-0.2) });
    expect(collider.surfaceAlong({ x: 0, y: 0, z: 1 }, slant, 1.9)).toBeNull();
    expect(collider.surfaceAlong({ x: 0, y: -3, z: 0 }, { x: 0, y: 1, z: 0 }, 10)?.y).toBeCloseTo(-1.6);
  });

  it('reads a part of a larger buffer', async () => {
    const glb = triangleGlb(2);
    const larger = new Uint8Array(glb.length + 16);
    larger.set(glb, 8);
    const collider = await readCollider(larger.subarray(8, 8 + glb.length));
    expect(collider.groundBelow({ x: 0, y: 3, z: 0 }, 10)?.y).toBeCloseTo(2);
  });

  it('is refused when the file is broken', async () => {
    await expect(readCollider(new Uint8Array([1, 2, 3, 4]))).rejects.toThrow(/JSON|token|glTF/);
  });
});
