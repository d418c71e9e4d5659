import { CATALOGUE } from '@diorama/catalogue';
import { DomainError } from '@diorama/domain';

import { createEntityTag } from '../http/entity-tag.js';
import type { PictureRenderer } from './picture-renderer.js';

/** A picture of an object, WebP. */
export interface ObjectPicture {
  readonly bytes: Uint8Array;
  readonly entityTag: string;
}

/** Pictures of the objects of the catalogue. Each is rendered at its first request and kept: the catalogue bounds their number and memory. */
export class ObjectPictures {
  private readonly pictures = new Map<string, Promise<ObjectPicture>>();

  constructor(private readonly renderer: Pick<PictureRenderer, 'render'>) {}

  /** @throws DomainError CATALOGUE_OBJECT_NOT_FOUND */
  async get(id: string): Promise<ObjectPicture> {
    if (!CATALOGUE.has(id)) throw new DomainError('CATALOGUE_OBJECT_NOT_FOUND');
    return this.pictures.get(id) ?? this.request(id);
  }

  private request(id: string): Promise<ObjectPicture> {
    const picture = this.renderer.render(id).then((bytes) => ({ bytes, entityTag: createEntityTag(bytes) }));
    this.pictures.set(id, picture);
    picture.catch(() => this.pictures.delete(id));
    return picture;
  }
}
