import { setImmediate } from 'node:timers/promises';

import { CATALOGUE } from '@diorama/catalogue';
import { DomainError } from '@diorama/domain';
import { encodeWebp } from '@diorama/images';
import { drawObject, renderView, THUMBNAIL_VIEW } from '@diorama/thumbnails';

import { createEntityTag } from '../http/entity-tag.js';

const PIXELS = 256;

/** A picture of an object, WebP. */
export interface ObjectPicture {
  readonly bytes: Uint8Array;
  readonly entityTag: string;
}

/** Pictures of the objects of the catalogue. Each is rendered at its first request and kept: the catalogue bounds their number. */
export class ObjectPictures {
  private readonly pictures = new Map<string, Promise<ObjectPicture>>();
  /** Ends when the renderings that were requested before have ended: one at a time leaves the event loop to other requests. */
  private queue: Promise<unknown> = Promise.resolve();

  /** @throws DomainError CATALOGUE_OBJECT_NOT_FOUND */
  async get(id: string): Promise<ObjectPicture> {
    if (!CATALOGUE.has(id)) throw new DomainError('CATALOGUE_OBJECT_NOT_FOUND');
    const known = this.pictures.get(id);
    if (known !== undefined) return known;
    const made = this.queue.then(() => setImmediate()).then(() => renderPicture(id));
    this.pictures.set(id, made);
    this.queue = made.catch(() => this.pictures.delete(id));
    return made;
  }
}

async function renderPicture(id: string): Promise<ObjectPicture> {
  const bytes = await encodeWebp(renderView(drawObject({ id }), THUMBNAIL_VIEW, PIXELS).raster);
  return { bytes, entityTag: createEntityTag(bytes) };
}
