import { encodeGlb } from '@diorama/mesh';
import type { EncodedPicture } from '@diorama/raster';

import type { UntexturedMesh, TexturedMesh } from './mesh-source.js';

/** The GLB of textured meshes; colours are shown as they are, for light and shade are painted already. */
export function encodeTexturedMesh(meshes: readonly TexturedMesh[], textures: readonly EncodedPicture[], eyeHeight: number): Uint8Array {
  const primitives = meshes.map(({ positions, indices, uvs, picture, doubleSided }) => {
    const texture = textures[picture];
    if (texture === undefined) throw new RangeError(`there is no texture ${picture}`);
    return { positions, indices, uvs, material: { unlit: true, doubleSided, texture } };
  });
  return encodeGlb(primitives, options(eyeHeight));
}

/** The GLB of a mesh with a linear colour at each vertex. */
export function encodeColoredMesh({ positions, indices }: UntexturedMesh, colors: Float32Array, eyeHeight: number): Uint8Array {
  return encodeGlb({ positions, indices, colors, material: { unlit: true, doubleSided: true } }, options(eyeHeight));
}

const options = (eyeHeight: number): object => ({
  generator: 'Diorama',
  compact: true,
  extras: { metric_scale_factor: 1, ground_plane_offset: eyeHeight },
});
