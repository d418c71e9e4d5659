import type { ModelSurface, ObjectModel } from '@diorama/catalogue';
import type { Texture } from '@diorama/world-model';

/** The model over shared memory, where all threads of a process read the same bytes. */
export function moveToSharedMemory(model: ObjectModel): ObjectModel {
  const textures = new Map<Texture, Texture>();
  const shareTexture = (texture: Texture): Texture => {
    const known = textures.get(texture);
    if (known !== undefined) return known;
    const shared = { ...texture, pixels: new Uint8Array(share(texture.pixels)) };
    textures.set(texture, shared);
    return shared;
  };
  const shareSurface = (surface: ModelSurface): ModelSurface =>
    surface.texture === null ? surface : { ...surface, texture: shareTexture(surface.texture) };
  return {
    positions: new Float32Array(share(model.positions)),
    normals: new Float32Array(share(model.normals)),
    uvs: new Float32Array(share(model.uvs)),
    indices: new Uint32Array(share(model.indices)),
    surface: new Uint16Array(share(model.surface)),
    surfaces: model.surfaces.map(shareSurface),
    doubleSided: model.doubleSided,
  };
}

function share({ buffer, byteOffset, byteLength }: ArrayBufferView): SharedArrayBuffer {
  const shared = new SharedArrayBuffer(byteLength);
  new Uint8Array(shared).set(new Uint8Array(buffer, byteOffset, byteLength));
  return shared;
}
