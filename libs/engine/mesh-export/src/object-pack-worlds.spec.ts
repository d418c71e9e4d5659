import type { ObjectModel, ObjectPack } from '@diorama/catalogue';
import { createTableRunner } from '@diorama/jobs';
import { decodeGlb } from '@diorama/mesh';
import { buildModel } from '@diorama/places';
import { openModel } from '@diorama/render';
import { composeScene, installObjectPacks } from '@diorama/scene';
import type { Material, Prototype, Rgb, WorldModel } from '@diorama/world-model';
import { beforeAll, describe, expect, it } from 'vitest';

import { exportMesh } from './export-mesh.js';
import { MESH_JOBS } from './jobs.js';
import { createMeshContext } from './mesh-context.js';

/** sRGB bytes of the left and the right half of the texture: magenta and darker magenta. */
const [LEFT, RIGHT] = [
  [210, 30, 200],
  [110, 15, 105],
] as const;
const SIDES = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [0, 0, -1],
] as const;

/** A cube of two metres without a bottom, each side with the whole texture. */
function createCube(): ObjectModel {
  const [positions, normals, uvs, indices]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (const [x, y, z] of SIDES) {
    const across = y === 0 ? [z, 0, -x] : [1, 0, 0];
    const up = y === 0 ? [0, 1, 0] : [0, 0, -1];
    const first = positions.length / 3;
    for (const [a, b] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      const place = [x, y, z].map((value, k) => value + a * across[k] + b * up[k]);
      positions.push(place[0], place[1] + 1, place[2]);
      normals.push(x, y, z);
      uvs.push((a + 1) / 2, (1 - b) / 2);
    }
    indices.push(...[0, 1, 2, 0, 2, 3].map((corner) => first + corner));
  }
  const pixels = Uint8Array.from({ length: 3 * 64 }, (_, i) => (Math.floor(i / 3) % 8 < 4 ? LEFT : RIGHT)[i % 3] as number);
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    uvs: Float32Array.from(uvs),
    indices: Uint32Array.from(indices),
    surface: new Uint16Array(2 * SIDES.length),
    surfaces: [{ color: [1, 1, 1], emission: [0, 0, 0], texture: { size: 8, pixels, mean: [0.4, 0.009, 0.35] } }],
    doubleSided: false,
  };
}

function createPack(): ObjectPack {
  const source = { pack: 'probe', version: '1.0.0', sha256: '0'.repeat(64) };
  const row = { id: 'probe-cube', name: 'zorb cube', theme: 'goods', size: [2, 2, 2], solid: 'box', source } as const;
  return {
    name: 'probe',
    version: '1.0.0',
    license: 'CC0-1.0',
    sha256: '0'.repeat(64),
    rows: [{ ...row, form: { generator: 'model', model: createCube() } }],
  };
}

const sceneOf = (words: string) => composeScene(`${words} in a flat desert at noon`, 5).scene;
const modelOf = (words: string): WorldModel => buildModel(sceneOf(words));

/** The instances of the cube: those of a prototype with texture coordinates. */
const cubesOf = ({ instances, prototypes }: WorldModel): number[] =>
  [...instances.keys()].filter((k) => prototypes[instances[k]?.prototype ?? -1]?.uvs !== undefined);

const prototypeOf = (model: WorldModel): Prototype => model.prototypes[model.instances[cubesOf(model)[0]]?.prototype];

const materialsOf = (model: WorldModel): Material[] =>
  [...new Set(prototypeOf(model).material)].map((material) => model.materials[material]);

/** Mean display colour of the pixels that show the cube. */
function seenColor(words: string): Rgb {
  const model = modelOf(words);
  const cubes = new Set(cubesOf(model).map((instance) => 3 + instance));
  const { color, surface } = openModel(model).renderer.capture({ origin: [0, 0, 0], width: 512 }, { start: 0, end: 256 });
  const pixels = [...surface.keys()].filter((pixel) => cubes.has(surface[pixel]));
  expect(pixels.length).toBeGreaterThan(100);
  const mean = (channel: number): number => pixels.reduce((sum, pixel) => sum + color[3 * pixel + channel], 0) / pixels.length;
  return [mean(0), mean(1), mean(2)];
}

// The pack stays in this process. Vitest runs each file in a separate process.
beforeAll(() => installObjectPacks([createPack()]));

describe('an object of a pack in a world', () => {
  it('shows its texture', () => {
    const [r, g, b] = seenColor('a huge zorb cube');
    expect(Math.min(r, b)).toBeGreaterThan(1.6 * g);
    expect(r / b).toBeGreaterThan(0.8);
    expect(r / b).toBeLessThan(1.6);
  });

  it('takes the colour that a prompt requests', () => {
    const [r, g, b] = seenColor('a huge green zorb cube');
    expect(g).toBeGreaterThan(1.2 * Math.max(r, b));
  });

  it('keeps its texture in a requested colour', () => expect(materialsOf(modelOf('a red zorb cube'))[0]?.texture).toBeDefined());

  it('is darker when it is wet', () => {
    const scene = sceneOf('a zorb cube');
    const [dry] = materialsOf(buildModel(scene));
    const [wet] = materialsOf(buildModel({ ...scene, objects: scene.objects.map((object) => ({ ...object, state: 'wet' })) }));
    expect(wet?.texture).toBe(dry?.texture);
    expect(wet?.albedo[0]).toBeLessThan(0.7 * (dry?.albedo[0] ?? 0));
  });

  it.each([
    ['a mossy zorb cube', 'moss'],
    ['a snow-covered zorb cube', 'snow'],
  ])('has a layer on its top: %s', (words, layer) => {
    expect(materialsOf(modelOf(words)).map(({ name }) => name)).toContain(layer);
  });

  it('keeps its texture below snow', () => {
    expect(materialsOf(modelOf('a snow-covered zorb cube')).some(({ texture }) => texture !== undefined)).toBe(true);
  });

  it('is rust on its largest surface when it is rusty', () => {
    const { instances, prototypes, materials } = modelOf('a rusty zorb cube');
    const names = instances.flatMap(({ prototype }) =>
      [...(prototypes[prototype]?.material ?? [])].map((material) => materials[material]?.name),
    );
    expect(names).toContain('finish rust');
    expect(names).not.toContain('model probe-cube 0');
  });

  it('is of the substance that a prompt requests', () =>
    expect(materialsOf(modelOf('a marble zorb cube')).map(({ texture }) => texture)).toEqual([undefined]));

  it('lacks its upper part when it is broken', () => {
    const broken = prototypeOf(modelOf('a broken zorb cube'));
    expect(broken.material.length).toBeLessThan(2 * SIDES.length);
    expect(broken.uvs?.length).toBe((2 * broken.positions.length) / 3);
  });

  it('is solid as its row says', () => {
    const solids = prototypeOf(modelOf('a zorb cube')).solid;
    expect(solids).toMatchObject({ shape: 'box', min: [-1, expect.any(Number), -1], max: [1, 2, 1] });
  });

  it('is in exported meshes with its colours', async () => {
    const { colored } = await exportMesh(sceneOf('a huge zorb cube'), {
      detail: { thingTexels: 256, groundTexels: 256, texturedTriangles: 20_000, coloredTriangles: 40_000 },
      runner: createTableRunner(
        MESH_JOBS,
        createMeshContext((scene) => openModel(buildModel(scene))),
      ),
      encodePicture: async () => ({ mimeType: 'image/png', bytes: new Uint8Array(8) }),
      onProgress: () => {},
      signal: { throwIfAborted: () => {} },
    });
    const colors = decodeGlb(colored).primitives.flatMap(({ colors: values }) => [...(values ?? [])]);
    const magenta = colors.filter((r, i) => i % 3 === 0 && Math.min(r, colors[i + 2]) > 2 * colors[i + 1]);
    expect(magenta.length).toBeGreaterThan(20);
  });
});
