import type { RequestOptions } from './transport/call-timeout.js';
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

/** Which public worlds, by words, tag and style, and which page of them. */
export type GalleryFilter = NonNullable<ListGalleryData['query']>;

/** Options of `get`. */
export interface SharedReadOptions extends RequestOptions, SharedAccess {}

/** Options of `events`. */
export interface SharedFollowOptions extends FollowOptions, SharedAccess {}

/** Worlds that their owners share; no API key is needed. */
export class Gallery {
  constructor(private readonly transport: Transport) {}

  /** One page of the public worlds that match the filter, newest first. */
  page(filter: GalleryFilter = {}, options: RequestOptions = {}): Promise<WorldPage> {
    return this.transport.json({ method: 'GET', path: buildRequestPath('/public/worlds', { ...filter }), ...options });
  }

  /** All public worlds that match the filter, newest first. */
  list(filter: GalleryFilter = {}, options: RequestOptions = {}): AsyncGenerator<World, void, void> {
    return iteratePages(
      (token) => this.page({ ...filter, ...(token === null ? {} : { page_token: token }) }, options),
      (page) => page.worlds,
    );
  }

  /** A world that is public or readable by its link, with its progress while it is being made. A world with a password needs a token. */
  get(worldId: string, { shareToken, ...options }: SharedReadOptions = {}): Promise<SharedWorld> {
    return this.transport.json({ method: 'GET', path: pathTo(worldId), headers: toHeaders(shareToken), ...options });
  }

  /**
   * Exchanges the password of a shared world for a token that opens it for an hour. The token is null if the world needs no password.
   *
   * @throws PermissionError for a wrong password; RateLimitError after several
   */
  unlock(worldId: string, password: string, options: RequestOptions = {}): Promise<ShareToken> {
    return this.transport.json({ method: 'POST', path: `${pathTo(worldId)}:unlock`, body: { password }, ...options });
  }

  /** The events of the operation that makes the world. Unlike `operations.events`, it does not fall back to polling: without event streams it ends without `done`. */
  events(worldId: string, { shareToken, ...options }: SharedFollowOptions = {}): AsyncGenerator<OperationEvent, void, void> {
    return followOperationStream(this.transport, { path: `${pathTo(worldId)}/events`, headers: toHeaders(shareToken) }, options);
  }
}

const pathTo = (worldId: string): string => `/public/worlds/${encodeURIComponent(worldId)}`;

const toHeaders = (shareToken: string | undefined): Record<string, string> =>
  shareToken === undefined ? {} : { 'share-token': shareToken };
