import type { CallLimits } from './transport/call-timeout.js';
import { followOperationStream } from './transport/operation-stream.js';
import type { FollowOptions, OperationEvent } from './transport/operation-stream.js';
import type { ListGalleryData, SharedWorld, ShareToken, World, WorldPage } from './generated/types.gen.js';
import { iteratePages } from './transport/pages.js';
import { buildRequestPath } from './transport/transport.js';
import type { Transport } from './transport/transport.js';

interface SharedAccess {
  /** Token of `unlock`, for a world with a password. */
  readonly shareToken?: string | undefined;
}

/** How a shared world is read. */
export interface SharedReadOptions extends CallLimits, SharedAccess {}

/** How the events of a shared world are followed. */
export interface SharedFollowOptions extends FollowOptions, SharedAccess {}

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

  /** A world that is public or readable by its link, with its progress while it is being made. A world with a password needs a token. */
  get(worldId: string, { shareToken, ...patience }: SharedReadOptions = {}): Promise<SharedWorld> {
    return this.transport.json({ method: 'GET', path: pathTo(worldId), headers: toHeaders(shareToken), ...patience });
  }

  /**
   * Exchanges the password of a shared world for a token that opens it for an hour. The token is null if the world needs no password.
   *
   * @throws PermissionError for a wrong password; RateLimitError after several
   */
  unlock(worldId: string, password: string, patience: CallLimits = {}): Promise<ShareToken> {
    return this.transport.json({ method: 'POST', path: `${pathTo(worldId)}:unlock`, body: { password }, ...patience });
  }

  /** The events of the operation that makes the world. They end without `done` where streams do not get through. */
  events(worldId: string, { shareToken, ...following }: SharedFollowOptions = {}): AsyncGenerator<OperationEvent, void, void> {
    return followOperationStream(this.transport, { path: `${pathTo(worldId)}/events`, headers: toHeaders(shareToken) }, following);
  }
}

const pathTo = (worldId: string): string => `/public/worlds/${encodeURIComponent(worldId)}`;

const toHeaders = (shareToken: string | undefined): Record<string, string> =>
  shareToken === undefined ? {} : { 'share-token': shareToken };
