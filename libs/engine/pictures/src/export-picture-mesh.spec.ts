import { readChannel } from '@diorama/exr';
import { JobGate } from '@diorama/jobs';
import type { JobRunner } from '@diorama/jobs';
import { decodeGlb } from '@diorama/mesh';
import type { ExportedMesh } from '@diorama/mesh-export';
import { copyToSharedMemory } from '@diorama/raster';
import { validateBytes } from 'gltf-validator';
import { beforeAll, describe, expect, it } from 'vitest';

import { meshPanorama } from './assets/panorama-mesh.js';
import { encodeColoredPictureMesh } from './assets/picture-mesh.js';
import type { PictureComposition } from './cameras/picture.js';
import { composePictures } from './composition/compose-pictures.js';
import { exportPictureMesh } from './export-picture-mesh.js';
import type { PictureJobs } from './jobs.js';
import type { ShapedPanorama, ShapePanoramaInput } from './layout/shape-panorama.js';
import type { PaintedPanorama } from './panorama/paint-panorama.js';
import { computePaintedWidth } from './panorama/paint-panorama.js';
import { shareDistances } from './panorama/measured-surfaces.js';
import { renderSurroundings } from './surroundings/render-surroundings.js';
import { pictureRunner } from './testing/picture-runner.js';
import { renderTestView, createPlainPanorama } from './testing/sample-pictures.js';

/** One transparent pixel. */
const PNG = Uint8Array.from(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64'),
);
const PANO_WIDTH = 256;
const { panorama } = createPlainPanorama(PANO_WIDTH);
const WORLDS = {
  'a panorama': { picture: panorama, prompt: '' },
  'a picture': { picture: renderTestView(panorama, { width: 120, height: 80 }), prompt: '' },
  'a room': { picture: renderTestView(panorama, { width: 120, height: 80 }), prompt: 'a living room' },
};

type World = (typeof WORLDS)[keyof typeof WORLDS];

interface Export extends ExportedMesh {
  readonly painted: PaintedPanorama;
  readonly shape: ShapedPanorama;
  readonly fractions: readonly number[];
}

const exports = new Map<World, Promise<Export>>();

/** The export of a world, made once for the tests that read it. */
function exportOf(world: World): Promise<Export> {
  const made = exports.get(world) ?? makeExport(world);
  exports.set(world, made);
  return made;
}

async function makeExport({ picture, prompt }: World): Promise<Export> {
  const runner = pictureRunner();
  const composition = composePictures({ pictures: [{ raster: picture, azimuth: null }], isPano: 'auto', prompt, seed: 3 });
  const gate = new JobGate(runner, { throwIfAborted: () => {} });
  const { surroundings, placements } = composition;
  const place = surroundings ? await renderSurroundings(gate, { surroundings, placements }, computePaintedWidth(PANO_WIDTH)) : null;
  const painted = await runner.run('paint-panorama', { composition, pictures: [copyToSharedMemory(picture)], width: PANO_WIDTH, place });
  const built = await runner.run('shape-panorama', { composition, ...painted });
  const depth = await runner.run('encode-depth', { width: PANO_WIDTH, distance: built.distance });
  const fractions: number[] = [];
  const kept = { panorama: { ...painted.panorama, data: painted.panorama.data.slice() }, distance: readChannel(depth).data };
  const meshes = await exportPictureMesh(composition, kept, {
    runner: wary(runner),
    encodePicture: async () => ({ mimeType: 'image/png', bytes: PNG }),
    onProgress: (fraction) => fractions.push(fraction),
    signal: { throwIfAborted: () => {} },
  });
  return { ...meshes, painted, shape: await shapeOf(composition, painted, kept.distance), fractions };
}

/** The shape of a panorama by its stored distances. */
async function shapeOf(composition: PictureComposition, { panorama: shown, sky }: PaintedPanorama, metres: Float32Array) {
  const runner = pictureRunner();
  const distances = shareDistances({ width: PANO_WIDTH, metres });
  const { exact } = await runner.run('measure-surfaces', { distances, sky: new Uint8Array(sky.length), width: PANO_WIDTH });
  return runner.run('shape-panorama', { composition, panorama: shown, sky, exact, depth: distances });
}

/** A runner that refuses pictures which would be copied to a thread, or lost to it. */
const wary = (runner: JobRunner<PictureJobs>): JobRunner<PictureJobs> => ({
  width: 1,
  async run(kind, input) {
    const { panorama: shown } = input as Partial<ShapePanoramaInput>;
    if (shown && !(shown.data.buffer instanceof SharedArrayBuffer)) throw new TypeError('the picture would not stay here');
    return runner.run(kind, input);
  },
});

describe.each(Object.entries(WORLDS))('the meshes of %s', (_name, world) => {
  let exported: Export;
  beforeAll(async () => void (exported = await exportOf(world)), 60_000);

  it('are valid GLB files in the frame of glTF, and tell progress to its end', async () => {
    for (const bytes of [exported.textured, exported.colored]) {
      const { issues } = await validateBytes(bytes, { maxIssues: 20 });
      expect({ errors: issues.numErrors, warnings: issues.numWarnings }).toEqual({ errors: 0, warnings: 0 });
      expect(decodeGlb(bytes).extras).toMatchObject({ ground_plane_offset: 1.6 });
    }
    expect(exported.fractions).toEqual([0.25, 0.5, 0.75, 1]);
  });

  it('are met by every ray where the panorama is not sky, at its distance', () => {
    const { painted, shape } = exported;
    const seen = renderDistances(decodeGlb(exported.colored).primitives[0], PANO_WIDTH);
    let [near, far, open] = [0, 0, 0];
    for (let pixel = PANO_WIDTH; pixel < seen.length - PANO_WIDTH; pixel++) {
      const isSky = painted.sky[pixel] === 1 && shape.distance[pixel] === Infinity;
      const ratio = (seen[pixel] ?? 0) / (shape.distance[pixel] ?? 0);
      if (isSky) open += seen[pixel] === Infinity ? 0 : 1;
      else if (ratio > 0.9 && ratio < 1.1) near++;
      else far++;
    }
    expect(far).toBeLessThan(0.02 * near);
    expect(open).toBeLessThan(0.02 * near);
  });

  it('show the colours and the pixels that the panorama has there', () => {
    const mesh = meshPanorama(PANO_WIDTH, exported.shape, 1_000_000);
    const { data } = exported.painted.panorama;
    const colors = decodeGlb(exported.colored).primitives[0]?.colors ?? new Float32Array();
    expect(colors.length).toBe(mesh.positions.length);
    const errors = Array.from(mesh.pixels, (pixel, vertex) =>
      Math.max(...[0, 1, 2].map((c) => Math.abs(display(colors[3 * vertex + c] ?? 0) - (data[3 * pixel + c] ?? 0) / 255))),
    );
    expect(errors.toSorted((a, b) => a - b)[Math.floor(0.9 * errors.length)]).toBeLessThan(0.02);
    const shown = Array.from(mesh.pixels, (_pixel, vertex) => {
      // At the wrap u ends with the panorama, half a pixel before the middle of the first column.
      const column = Math.round((mesh.uvs[2 * vertex] ?? 0) * PANO_WIDTH - 0.5 + 1e-6) % PANO_WIDTH;
      return Math.round(((mesh.uvs[2 * vertex + 1] ?? 0) * PANO_WIDTH) / 2 - 0.5) * PANO_WIDTH + column;
    });
    expect(shown).toEqual([...mesh.pixels]);
  });

  it('are the same bytes again', async () => {
    const again = await makeExport(world);
    expect(Buffer.from(again.textured).equals(exported.textured)).toBe(true);
    expect(Buffer.from(again.colored).equals(exported.colored)).toBe(true);
  }, 60_000);
});

describe('an export of a world from pictures', () => {
  it('keeps to the triangles it may have', async () => {
    const { shape } = await exportOf(WORLDS['a panorama']);
    for (const most of [500, 5_000, 20_000]) {
      const { indices } = meshPanorama(PANO_WIDTH, shape, most);
      expect(indices.length / 3).toBeLessThanOrEqual(most);
      expect(indices.length / 3).toBeGreaterThan(0.3 * most);
    }
  });

  it('hangs something behind what stands before it', async () => {
    const { shape } = await exportOf(WORLDS['a panorama']);
    const nothing = new Int16Array(shape.behind.length).fill(-1);
    const [whole, front] = [shape, { ...shape, behind: nothing }].map((each) => meshPanorama(PANO_WIDTH, each, 1_000_000));
    expect(whole?.indices.length).toBeGreaterThan(1.01 * (front?.indices.length ?? Infinity));
  });

  it('has the shape of its stored distances, to the pixel', async () => {
    for (const world of Object.values(WORLDS)) {
      const { painted, shape, colored } = await exportOf(world);
      const input = { shape, triangles: 1_000_000, panorama: painted.panorama };
      expect(Buffer.from(encodeColoredPictureMesh(input)).equals(colored)).toBe(true);
    }
  });

  const request = {
    runner: pictureRunner(),
    encodePicture: async () => ({ mimeType: 'image/png' as const, bytes: PNG }),
    onProgress: () => {},
    signal: { throwIfAborted: () => {} },
  };
  const composition = composePictures({ pictures: [{ raster: panorama, azimuth: null }], isPano: 'auto', prompt: '', seed: 3 });
  const distance = new Float32Array((PANO_WIDTH * PANO_WIDTH) / 2).fill(5);

  it('stops between jobs when it is cancelled', async () => {
    const cancelled = new Error('cancelled');
    let asked = 0;
    const stop = (): void => {
      if (++asked > 2) throw cancelled;
    };
    const stopped = exportPictureMesh(composition, { panorama, distance }, { ...request, signal: { throwIfAborted: stop } });
    await expect(stopped).rejects.toBe(cancelled);
    expect(asked).toBe(3);
  });

  it('refuses distances of another panorama', async () => {
    await expect(exportPictureMesh(composition, { panorama, distance: distance.subarray(1) }, request)).rejects.toThrow(RangeError);
  });
});

/** sRGB from linear light (IEC 61966-2-1). */
const display = (value: number): number => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);

interface Triangles {
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
}

/** Metres to the first triangle along the ray of each pixel of a panorama, found in the panorama's own plane. */
function renderDistances(mesh: Triangles | undefined, width: number): Float64Array {
  const { positions, indices } = mesh ?? { positions: new Float32Array(), indices: new Uint32Array() };
  const distances = new Float64Array((width * width) / 2).fill(Infinity);
  const corner = (vertex: number) => {
    const [x = 0, y = 0, z = 0] = positions.subarray(3 * vertex, 3 * vertex + 3);
    const distance = Math.hypot(x, y, z);
    const column = ((Math.atan2(x, -z) / (2 * Math.PI) + 0.5) * width - 0.5 + width) % width;
    return { column, row: (0.5 - Math.asin(y / distance) / Math.PI) * (width / 2) - 0.5, distance };
  };
  for (let i = 0; i < indices.length; i += 3) {
    const corners = [0, 1, 2].map((k) => corner(indices[i + k] ?? 0));
    const columns = corners.map(({ column }) => column);
    if (Math.max(...columns) - Math.min(...columns) > width / 2)
      for (const each of corners) if (each.column > width / 2) each.column -= width;
    fillTriangle(corners, width, distances);
  }
  return distances;
}

interface Projected {
  readonly column: number;
  readonly row: number;
  readonly distance: number;
}

function fillTriangle([a, b, c]: readonly Projected[], width: number, distances: Float64Array): void {
  if (!a || !b || !c) return;
  const area = (b.column - a.column) * (c.row - a.row) - (c.column - a.column) * (b.row - a.row);
  const rows = [a.row, b.row, c.row];
  const columns = [a.column, b.column, c.column];
  for (let row = Math.ceil(Math.min(...rows) - 1e-3); row <= Math.max(...rows) + 1e-3; row++)
    for (let column = Math.ceil(Math.min(...columns) - 1e-3); column <= Math.max(...columns) + 1e-3; column++) {
      const wb = ((column - a.column) * (c.row - a.row) - (c.column - a.column) * (row - a.row)) / area;
      const wc = ((b.column - a.column) * (row - a.row) - (column - a.column) * (b.row - a.row)) / area;
      if (!(Math.min(wb, wc, 1 - wb - wc) > -1e-2)) continue;
      const at = row * width + ((column + width) % width);
      distances[at] = Math.min(distances[at] ?? 0, a.distance + wb * (b.distance - a.distance) + wc * (c.distance - a.distance));
    }
}
