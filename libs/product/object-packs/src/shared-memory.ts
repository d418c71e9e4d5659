import { createHash } from 'node:crypto';

import type { ModelSurface, ObjectModel } from '@diorama/catalogue';
import type { Texture } from '@diorama/world-model';

/** Moves models to shared memory, where all threads of a process read the same bytes. Equal textures are kept once. */
export class SharedModels {
  private readonly textures = new Map<string, Texture>();
  /** Bytes of all models so far. */
  bytes = 0;

  add(model: ObjectModel): ObjectModel {
    return {
      positions: new Float32Array(this.share(model.positions)),
      normals: new Float32Array(this.share(model.normals)),
      uvs: new Float32Array(this.share(model.uvs)),
      indices: new Uint32Array(this.share(model.indices)),
      surface: new Uint16Array(this.share(model.surface)),
      surfaces: model.surfaces.map((surface): ModelSurface =>
        surface.texture === null ? surface : { ...surface, texture: this.addTexture(surface.texture) },
      ),
      doubleSided: model.doubleSided,
    };
  }

  private addTexture(texture: Texture): Texture {
    const key = createHash('sha256').update(texture.pixels).digest('hex');
    const known = this.textures.get(key);
    if (known !== undefined) return known;
    const shared = { ...texture, pixels: new Uint8Array(this.share(texture.pixels)) };
    this.textures.set(key, shared);
    return shared;
  }

  private share({ buffer, byteOffset, byteLength }: ArrayBufferView): SharedArrayBuffer {
    const shared = new SharedArrayBuffer(byteLength);
    new Uint8Array(shared).set(new Uint8Array(buffer, byteOffset, byteLength));
    this.bytes += byteLength;
    return shared;
  }
}
