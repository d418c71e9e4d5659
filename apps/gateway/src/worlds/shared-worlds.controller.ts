import { Controller, Get, Header, Headers, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { listGalleryQuery, unlockWorldRequestSchema } from '@diorama/contract';
import type { ListGalleryQuery, UnlockWorldRequest } from '@diorama/contract';
import { LIMITS } from '@diorama/domain';

import { PublicRoute } from '../accounts/route-access.js';
import { CLOCK } from '../clients/injection-tokens.js';
import { MinuteLimiter } from '../http/minute-limiter.js';
import { getRateLimitNetwork } from '../http/rate-limit-network.js';
import { ValidatedBody, ValidatedQuery } from '../http/validated-body.js';
import { EventStreams } from '../operations/event-streams.js';
import { ShareUnlocks } from './share-unlocks.js';
import type { ShareTokenView } from './share-unlocks.js';
import { WorldPreviews } from './world-previews.js';
import { WorldsService } from './worlds.js';
import type { SharedWorldView, WorldPage } from './worlds.js';

/** A world may stop being public at any time. */
const REVALIDATED = 'no-cache';
/** Header with the token of a visitor who knows the password of a world. */
const SHARE_TOKEN = 'share-token';
const PICTURE_CACHING = 'public, max-age=300';

/** What the viewer page reads without a key: worlds that are public or readable by their link, some of them with a password. */
@Controller('public')
@PublicRoute()
export class SharedWorldsController {
  /** Counts the searches of the gallery by network: each may read much of the index. */
  private readonly searches: MinuteLimiter;

  // eslint-disable-next-line max-params -- one for each part that the routes lead to
  constructor(
    @Inject(WorldsService) private readonly worlds: WorldsService,
    @Inject(WorldPreviews) private readonly previews: WorldPreviews,
    @Inject(ShareUnlocks) private readonly unlocks: ShareUnlocks,
    @Inject(EventStreams) private readonly streams: EventStreams,
    @Inject(CLOCK) clock: () => number,
  ) {
    this.searches = new MinuteLimiter({ limit: LIMITS.gallerySearchesPerMinute, counted: 'searches of the gallery' }, clock);
  }

  /** The gallery: worlds that their owners made public, newest first. */
  @Get('worlds')
  @Header('cache-control', REVALIDATED)
  async list(@ValidatedQuery(listGalleryQuery) query: ListGalleryQuery, @Req() { ip }: FastifyRequest): Promise<WorldPage> {
    if ((query.query ?? '').trim() !== '') this.searches.admit(getRateLimitNetwork(ip));
    return this.worlds.gallery(query);
  }

  @Get('worlds/:world_id')
  @Header('vary', SHARE_TOKEN)
  async read(
    @Param('world_id') id: string,
    @Headers(SHARE_TOKEN) shareToken: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SharedWorldView> {
    const view = await this.worlds.readShared(id, shareToken);
    void reply.header('cache-control', view.world.sharing.has_password ? 'no-store' : REVALIDATED);
    return view;
  }

  /** Exchanges the password of a world for a token. */
  @Post('worlds/:world_id([^:/]+)::unlock')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  unlock(
    @Param('world_id') worldId: string,
    @ValidatedBody(unlockWorldRequestSchema) { password }: UnlockWorldRequest,
    @Req() { ip }: FastifyRequest,
  ): Promise<ShareTokenView> {
    return this.unlocks.unlock({ worldId, password, network: getRateLimitNetwork(ip) });
  }

  /** The picture for previews of links, under a URL that stays the same. */
  @Get('worlds/:world_id/picture.webp')
  async picture(
    @Param('world_id') id: string,
    @Headers(SHARE_TOKEN) shareToken: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { url, isRestricted } = await this.previews.signPicture(id, shareToken);
    const caching = { 'cache-control': isRestricted ? 'no-store' : PICTURE_CACHING, vary: SHARE_TOKEN };
    await reply.headers({ ...caching, 'cross-origin-resource-policy': 'cross-origin' }).redirect(url, 302);
  }

  @Get('worlds/:world_id/events')
  // eslint-disable-next-line max-params -- one for each part of the request
  async events(
    @Param('world_id') id: string,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Headers(SHARE_TOKEN) shareToken: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const maker = await this.worlds.makerOfShared(id, shareToken);
    await this.streams.send({ ...maker, isOpen: true, lastEventId, request, reply });
  }
}
