import type { CallLimits } from './transport/call-timeout.js';
import { followOperationStream } from './transport/operation-stream.js';
import type { FollowOptions, OperationEvent } from './transport/operation-stream.js';
import type { ListGalleryData, SharedWorld, World, WorldPage } from './generated/types.gen.js';
import { iteratePages } from './transport/pages.js';
import { buildRequestPath } from './transport/transport.js';
import type { Transport } from './transport/transport.js';

/** Worlds that their owners share; no API key is needed. */
export class Gallery {
  constructor(private readonly transport: Transport) {}

  /** One page of the public worlds that fit the words and filters, newest first. */
  page(query: ListGalleryData['query'] = {}, patience: CallLimits = {}): Promise<WorldPage> {
    return this.transport.json({ method: 'GET', path: buildRequestPath('/public/worlds', { ...query }), ...patience });
  }

  /** All public worlds, newest first. */
  list(patience: CallLimits = {}): AsyncGenerator<World, void, void> {
    return iteratePages(
      (token) => this.page(token === null ? {} : { page_token: token }, patience),
      (page) => page.worlds,
    );
  }

  /** A world that is public or readable by its link, with its progress while it is being made. */
  get(worldId: string, patience: CallLimits = {}): Promise<SharedWorld> {
    return this.transport.json({ method: 'GET', path: pathTo(worldId), ...patience });
  }

  /** The events of the operation that makes the world. They end without `done` where streams do not get through. */
  events(worldId: string, following: FollowOptions = {}): AsyncGenerator<OperationEvent, void, void> {
    return followOperationStream(this.transport, `${pathTo(worldId)}/events`, following);
  }
}

const pathTo = (worldId: string): string => `/public/worlds/${encodeURIComponent(worldId)}`;
