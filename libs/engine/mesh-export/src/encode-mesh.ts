import { encodeGlb } from '@diorama/mesh';
import type { EncodedPicture } from '@diorama/raster';

import type { UntexturedMesh, TexturedMesh } from './mesh-source.js';

/** The GLB of textured meshes; colours are shown as they are, for light and shade are painted already. */
export function encodeTexturedMesh(meshes: readonly TexturedMesh[], textures: readonly EncodedPicture[], eyeHeight: number): Uint8Array {
  const primitives = meshes.map(({ picture, doubleSided, ...mesh }) => {
    const texture = textures[picture];
    if (texture === undefined) throw new RangeError(`there is no texture ${picture}`);
    return { ...mesh, material: { unlit: true, doubleSided, texture } };
  });
  return encodeGlb(primitives, options(eyeHeight));
}

/** The GLB of meshes with a linear colour at each vertex; `colors` holds those of all meshes, one mesh after the other. */
export function encodeColoredMesh(meshes: readonly UntexturedMesh[], colors: Float32Array, eyeHeight: number): Uint8Array {
  let start = 0;
  const primitives = meshes.map((mesh) => {
    const own = colors.subarray(start, (start += mesh.positions.length));
    return { ...mesh, colors: own, material: { unlit: true, doubleSided: true } };
  });
  return encodeGlb(primitives, options(eyeHeight));
}

const options = (eyeHeight: number): object => ({
  generator: 'Diorama',
  compact: true,
  extras: { metric_scale_factor: 1, ground_plane_offset: eyeHeight },
});
