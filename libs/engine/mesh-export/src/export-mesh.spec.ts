import { createTableRunner } from '@diorama/jobs';
import { decodeGlb } from '@diorama/mesh';
import { directionToPixel } from '@diorama/pano';
import { buildModel } from '@diorama/places';
import { openModel } from '@diorama/render';
import type { Raster } from '@diorama/raster';
import type { OpenedScene, OpenScene } from '@diorama/render';
import { composeScene } from '@diorama/scene';
import type { Capture } from '@diorama/world-model';
import { validateBytes } from 'gltf-validator';
import { beforeAll, describe, expect, it } from 'vitest';

import { exportMesh } from './export-mesh.js';
import type { ExportedMesh, MeshExportRequest } from './export-mesh.js';
import { MESH_JOBS } from './jobs.js';
import { createMeshContext } from './mesh-context.js';
import type { MeshDetail, UntexturedMesh } from './mesh-source.js';
import { WorldMeshSource } from './world-mesh-source.js';

const DETAIL: MeshDetail = { thingTexels: 256, groundTexels: 256, texturedTriangles: 60_000, coloredTriangles: 60_000 };
/** One transparent pixel. */
const PNG = Uint8Array.from(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64'),
);
const open: OpenScene = (scene) => openModel(buildModel(scene));

function exportOf(prompt: string, changes: Partial<MeshExportRequest> = {}): Promise<ExportedMesh> {
  return exportMesh(composeScene(prompt, 7).scene, {
    detail: DETAIL,
    runner: createTableRunner(MESH_JOBS, createMeshContext(open)),
    encodePicture: async () => ({ mimeType: 'image/png', bytes: PNG }),
    onProgress: () => undefined,
    signal: { throwIfAborted: () => undefined },
    ...changes,
  });
}

describe.each([
  { prompt: 'a cosy living room with a fireplace', panoWidth: 1024 },
  { prompt: 'a quiet pond in a meadow with trees', panoWidth: 512 },
])('the meshes of $prompt', ({ prompt, panoWidth }) => {
  let opened: OpenedScene;
  let source: WorldMeshSource;
  let panorama: Capture;
  let exported: ExportedMesh;
  const fractions: number[] = [];
  const textures: Raster[] = [];

  beforeAll(async () => {
    opened = open(composeScene(prompt, 7).scene);
    source = new WorldMeshSource(opened, DETAIL);
    panorama = opened.renderer.capture({ origin: [0, 0, 0], width: panoWidth }, { start: 0, end: panoWidth / 2 });
    exported = await exportOf(prompt, {
      runner: createTableRunner(
        MESH_JOBS,
        createMeshContext(() => opened),
      ),
      encodePicture: async (raster) => {
        textures.push(raster);
        return { mimeType: 'image/png', bytes: PNG };
      },
      onProgress: (fraction) => fractions.push(fraction),
    });
  }, 120_000);

  it('are valid GLB files in the frame of glTF', async () => {
    for (const bytes of [exported.textured, exported.colored]) {
      const { issues } = await validateBytes(bytes, { maxIssues: 20 });
      expect({ errors: issues.numErrors, warnings: issues.numWarnings }).toEqual({ errors: 0, warnings: 0 });
    }
    expect(decodeGlb(exported.colored).extras).toMatchObject({ ground_plane_offset: opened.model.eyeHeight });
  });

  it('keep within their budget and the world', () => {
    const triangles = (bytes: Uint8Array): number => decodeGlb(bytes).primitives.reduce((sum, { indices }) => sum + indices.length / 3, 0);
    expect(triangles(exported.textured)).toBeLessThan(1.1 * DETAIL.texturedTriangles);
    expect(triangles(exported.colored)).toBeLessThan(1.3 * DETAIL.coloredTriangles);
    const positions = positionsOf(source.colored());
    let furthest = 0;
    for (let i = 0; i < positions.length; i += 3)
      furthest = Math.max(furthest, Math.hypot(positions[i] ?? 0, positions[i + 1] ?? 0, positions[i + 2] ?? 0));
    expect(furthest).toBeLessThan(1.2 * opened.model.radius);
  });

  it('tell progress that never goes back, and its end', () => {
    expect(fractions.toSorted((a, b) => a - b)).toEqual(fractions);
    expect(fractions.at(-1)).toBe(1);
  });

  it('have at each vertex in sight the colour that the panorama has there', () => {
    const colors = source.color(0, source.coloredVertices);
    const positions = positionsOf(source.colored());
    const error = errorAgainst(panorama, opened, (each) => {
      for (let i = 0; i < positions.length; i += 3 * 7) each(positions.subarray(i, i + 3), colors.subarray(i, i + 3).map(display));
    });
    expect(error.places).toBeGreaterThan(500);
    expect(error.median).toBeLessThan(0.04);
  });

  it('have at each textured triangle in sight the colour that the panorama has there', () => {
    expect(textures.map(({ width, height }) => ({ width, height }))).toEqual(
      source.pictures.map(({ width, height }) => ({ width, height })),
    );
    for (const { width, height, data } of textures) expect(data.length).toBe(3 * width * height);
    const error = errorAgainst(panorama, opened, (each) => {
      for (const { indices, uvs, picture, ...mesh } of source.textured()) {
        const positions = positionsOf([mesh]);
        for (let i = 0; i < indices.length; i += 3 * 5) {
          const middle = (values: Float32Array, width: number): number[] =>
            Array.from({ length: width }, (_, k) =>
              [0, 1, 2].reduce((sum, c) => sum + (values[width * (indices[i + c] ?? 0) + k] ?? 0) / 3, 0),
            );
          const { data, width, height } = textures[picture] ?? { data: new Uint8Array(), width: 0, height: 0 };
          const [u = 0, v = 0] = middle(uvs, 2);
          const texel = 3 * (Math.min(height - 1, Math.floor(v * height)) * width + Math.min(width - 1, Math.floor(u * width)));
          each(
            Float32Array.from(middle(positions, 3)),
            Float32Array.from(data.subarray(texel, texel + 3), (byte) => byte / 255),
          );
        }
      }
    });
    expect(error.places).toBeGreaterThan(500);
    expect(error.median).toBeLessThan(0.06);
  });

  it('show each object by a separate node, at its place and of its size', () => {
    const { prototypes, instances } = opened.model;
    for (const bytes of [exported.textured, exported.colored]) {
      const { primitives } = decodeGlb(bytes);
      const nodes = [...new Set(primitives.map(({ node }) => node))];
      expect(new Set(nodes.map((node) => node?.name)).size).toBe(nodes.length);
      const objects = nodes.filter((node) => node?.translation !== undefined);
      expect(objects.length).toBeGreaterThan(10);
      for (const node of objects) {
        const {
          id,
          catalogue_id: kind,
          position,
          size,
        } = (node?.extras ?? {}) as { id: string; catalogue_id: string; position: number[]; size: number[] };
        const own = instances.filter(({ prototype }) => prototypes[prototype]?.kind === kind);
        const isFoliage = own.some(({ prototype }) => prototypes[prototype]?.doubleSided);
        const number = Number(id.slice(kind.length + 1));
        expect([node?.name, [3, 7, 11].map((k) => own[number - 1]?.transform[k])]).toEqual([`${kind}_${number}`, node?.translation]);
        for (const axis of [0, 1, 2]) expect(position[axis]).toBeCloseTo(node?.translation?.[axis] ?? Number.NaN, 3);
        const shown = primitives.filter((primitive) => primitive.node === node).flatMap(({ positions }) => [...positions]);
        for (const axis of [0, 1, 2]) {
          const along = shown.filter((_, i) => i % 3 === axis);
          const extent = Math.max(...along) - Math.min(...along);
          expect(extent).toBeGreaterThan(0);
          expect(extent).toBeLessThan(isFoliage ? Infinity : (size[axis] ?? 0) + 0.002); // thinned foliage has larger leaves
        }
      }
    }
  });

  it('name the ground or the shell', () => {
    const names = new Set(decodeGlb(exported.textured).primitives.map(({ node }) => node?.name));
    for (const name of opened.model.indoor ? ['wall', 'floor', 'ceiling'] : ['ground', 'water']) expect(names).toContain(name);
  });

  it('are the same bytes again', async () => {
    const again = await exportOf(prompt);
    expect(Buffer.from(again.textured).equals(exported.textured)).toBe(true);
    expect(Buffer.from(again.colored).equals(exported.colored)).toBe(true);
  }, 120_000);
});

describe('an export', () => {
  const prompt = 'a cosy living room';
  const detail: MeshDetail = { thingTexels: 64, groundTexels: 64, texturedTriangles: 6_000, coloredTriangles: 6_000 };
  const runner = createTableRunner(MESH_JOBS, createMeshContext(open));

  it('that is refused is over only when no texture of it is being encoded', async () => {
    const refusal = new Error('cancelled');
    let [begun, encoding] = [0, 0];
    const refused = exportOf(prompt, {
      detail,
      runner,
      encodePicture: async () => {
        begun++;
        encoding++;
        await new Promise((resolve) => setTimeout(resolve, 300));
        encoding--;
        return { mimeType: 'image/png', bytes: PNG };
      },
      signal: {
        throwIfAborted: () => {
          if (begun > 0) throw refusal;
        },
      },
    });
    await expect(refused).rejects.toBe(refusal);
    expect([begun, encoding]).toEqual([1, 0]);
  });

  it('stops between jobs when it is cancelled', async () => {
    let asked = 0;
    const cancelled = new Error('cancelled');
    const stop = (): void => {
      if (++asked > 3) throw cancelled;
    };
    await expect(exportOf(prompt, { detail, runner, signal: { throwIfAborted: stop } })).rejects.toBe(cancelled);
    expect(asked).toBeLessThan(8);
  }, 60_000);
});

/** Positions of meshes, one mesh after the other, in the frame of the world. */
const positionsOf = (meshes: readonly Pick<UntexturedMesh, 'positions' | 'node'>[]): Float32Array =>
  Float32Array.from(meshes.flatMap(({ positions, node }) => [...positions].map((value, i) => value + (node?.translation?.[i % 3] ?? 0))));

/** sRGB from linear light (IEC 61966-2-1). */
const display = (value: number): number => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);

/** The middle difference in colour, 0 to 1, of the places that are seen from the origin from what the panorama shows there or a pixel beside. */
function errorAgainst(
  { color, view: { width } }: Capture,
  { renderer }: OpenedScene,
  forEach: (each: (place: Float32Array, rgb: Float32Array) => void) => void,
): { median: number; places: number } {
  const errors: number[] = [];
  const pixel = [0, 0];
  forEach((place, rgb) => {
    const [x = 0, y = 0, z = 0] = place;
    const distance = Math.hypot(x, y, z);
    if (Math.abs(renderer.cast([0, 0, 0], [x / distance, y / distance, z / distance]) - distance) > 0.01 * distance) return;
    directionToPixel(width, x / distance, y / distance, z / distance, pixel);
    errors.push(
      Math.min(
        ...besides(pixel, width).map((at) => [0, 1, 2].reduce((sum, c) => sum + Math.abs((rgb[c] ?? 0) - (color[3 * at + c] ?? 0)) / 3, 0)),
      ),
    );
  });
  return { median: errors.toSorted((a, b) => a - b)[Math.floor(errors.length / 2)] ?? Number.NaN, places: errors.length };
}

/** Numbers of the pixels at and round a place: one alone is a mixture where things are narrower than a pixel. */
function besides([column = 0, row = 0]: readonly number[], width: number): number[] {
  return [-1, 0, 1].flatMap((dy) =>
    [-1, 0, 1].map((dx) => {
      const y = Math.min(width / 2 - 1, Math.max(0, Math.round(row) + dy));
      return y * width + ((Math.round(column) + dx + width) % width);
    }),
  );
}
