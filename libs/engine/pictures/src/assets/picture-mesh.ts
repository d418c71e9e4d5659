import { encodeColoredMesh, encodeTexturedMesh } from '@diorama/mesh-export';
import type { EncodedPicture, Raster } from '@diorama/raster';
import { decodeSrgbByte, EYE_HEIGHT } from '@diorama/world-model';

import type { DepthGrid } from '../geometry/depth-grid.js';
import type { PanoramaShape } from '../layout/shape-panorama.js';
import { meshPanorama } from './panorama-mesh.js';
import type { PanoramaMesh } from './panorama-mesh.js';

/** Input of the jobs `picture-textured-mesh` and `picture-colored-mesh`. */
export interface PictureMeshInput {
  readonly shape: PanoramaShape;
  /** Triangles at most. */
  readonly triangles: number;
}

/** Share of the triangles that the layer behind edges may have. */
const BACKGROUND_SHARE = 0.2;

/** Meshes of what the panorama shows and of what lies behind its edges. */
function meshLayers({ shape, triangles }: PictureMeshInput): readonly [PanoramaMesh, PanoramaMesh] {
  const most = Math.floor(BACKGROUND_SHARE * triangles);
  return [meshPanorama(shape, triangles - most), meshPanorama(shape.background, most)];
}

/** A GLB of a panorama's surfaces with the panorama as their texture, and behind their edges the background with its own. */
export function encodeTexturedPictureMesh({
  textures,
  ...input
}: PictureMeshInput & { readonly textures: readonly EncodedPicture[] }): Uint8Array {
  const parts = meshLayers(input)
    .filter(({ indices }, layer) => layer === 0 || indices.length > 0)
    .map(({ positions, indices, uvs }, picture) => ({ positions, indices, uvs, picture, doubleSided: true }));
  return encodeTexturedMesh(parts, textures.slice(0, parts.length), EYE_HEIGHT);
}

/** A GLB of a panorama's surfaces with its colours at the vertices. */
export function encodeColoredPictureMesh({ panorama, ...input }: PictureMeshInput & { readonly panorama: Raster }): Uint8Array {
  const [front, behind] = meshLayers(input);
  const { shape } = input;
  const colors = [vertexColors(front, panorama, shape), vertexColors(behind, shape.background.panorama, shape.background)];
  const vertices = front.positions.length / 3;
  const indices = new Uint32Array(front.indices.length + behind.indices.length);
  indices.set(front.indices);
  indices.set(
    behind.indices.map((index) => index + vertices),
    front.indices.length,
  );
  return encodeColoredMesh({ positions: join([front.positions, behind.positions]), indices }, join(colors), EYE_HEIGHT);
}

function join(parts: readonly Float32Array[]): Float32Array {
  const joined = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** Distances within this factor belong to the surface of a vertex. */
const ALIKE = 1.15;

/** Linear mean colours of the pixels of its own surface that each vertex stands for. */
function vertexColors({ pixels, stride }: PanoramaMesh, { width, height, data }: Raster, { distance }: DepthGrid): Float32Array {
  const reach = Math.floor(stride / 2);
  const colors = new Float32Array(3 * pixels.length);
  for (let vertex = 0; vertex < pixels.length; vertex++) {
    const pixel = pixels[vertex] as number;
    const column = pixel % width;
    const row = (pixel - column) / width;
    const metres = distance[pixel] as number;
    let [red, green, blue, count] = [0, 0, 0, 0];
    for (let y = Math.max(0, row - reach); y <= Math.min(height - 1, row + reach); y++)
      for (let x = column - reach; x <= column + reach; x++) {
        const at = y * width + ((x + width) % width);
        const ratio = (distance[at] as number) / metres;
        if (ratio > ALIKE || ratio < 1 / ALIKE) continue;
        red += LINEAR[data[3 * at] as number] as number;
        green += LINEAR[data[3 * at + 1] as number] as number;
        blue += LINEAR[data[3 * at + 2] as number] as number;
        count++;
      }
    colors[3 * vertex] = red / count;
    colors[3 * vertex + 1] = green / count;
    colors[3 * vertex + 2] = blue / count;
  }
  return colors;
}

/** Linear light of an sRGB byte (IEC 61966-2-1). */
const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => decodeSrgbByte(byte));
