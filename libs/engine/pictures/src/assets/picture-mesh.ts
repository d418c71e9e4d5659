import { encodeColoredMesh, encodeTexturedMesh } from '@diorama/mesh-export';
import type { EncodedPicture, Raster } from '@diorama/raster';
import { decodeSrgbByte, EYE_HEIGHT } from '@diorama/world-model';

import type { PanoramaShape } from './panorama-layer.js';
import { meshPanorama } from './panorama-mesh.js';
import type { PanoramaMesh } from './panorama-mesh.js';

/** Input of the jobs `picture-textured-mesh` and `picture-colored-mesh`. */
export interface PictureMeshInput {
  readonly shape: PanoramaShape;
  /** Triangles at most. */
  readonly triangles: number;
}

/** A GLB of a panorama's surfaces with the panorama, `width` pixels wide, as their texture. */
export function encodeTexturedPictureMesh({
  shape,
  triangles,
  width,
  texture,
}: PictureMeshInput & { readonly width: number; readonly texture: EncodedPicture }): Uint8Array {
  const { positions, indices, uvs } = meshPanorama(width, shape, triangles);
  return encodeTexturedMesh([{ positions, indices, uvs, picture: 0, doubleSided: true }], [texture], EYE_HEIGHT);
}

/** A GLB of a panorama's surfaces with its colours at the vertices. */
export function encodeColoredPictureMesh({ shape, triangles, panorama }: PictureMeshInput & { readonly panorama: Raster }): Uint8Array {
  const mesh = meshPanorama(panorama.width, shape, triangles);
  return encodeColoredMesh([mesh], vertexColors(mesh, panorama, shape), EYE_HEIGHT);
}

/** Linear mean colours of the pixels of its own surface that each vertex stands for. */
function vertexColors({ pixels, stride }: PanoramaMesh, { width, height, data }: Raster, { surface }: PanoramaShape): Float32Array {
  const reach = Math.floor(stride / 2);
  const colors = new Float32Array(3 * pixels.length);
  for (let vertex = 0; vertex < pixels.length; vertex++) {
    const pixel = pixels[vertex] as number;
    const column = pixel % width;
    const row = (pixel - column) / width;
    let [red, green, blue, count] = [0, 0, 0, 0];
    for (let y = Math.max(0, row - reach); y <= Math.min(height - 1, row + reach); y++)
      for (let x = column - reach; x <= column + reach; x++) {
        const at = y * width + ((x + width) % width);
        if (surface[at] !== surface[pixel]) continue;
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
