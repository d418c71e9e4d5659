import { Controller, Get, Header, Headers, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { listGalleryQuery } from '@diorama/contract';
import type { ListGalleryQuery } from '@diorama/contract';

import { PublicRoute } from '../accounts/route-access.js';
import { ValidatedQuery } from '../http/validated-body.js';
import { EventStreams } from '../operations/event-streams.js';
import { WorldPreviews } from './world-previews.js';
import { WorldsService } from './worlds.js';
import type { SharedWorldView, WorldPage } from './worlds.js';

/** A world may stop being public at any time. */
const REVALIDATED = 'no-cache';
const PICTURE_CACHING = 'public, max-age=300';

/** What the viewer page reads without a key: worlds that are public or readable by their link. */
@Controller('public')
@PublicRoute()
export class SharedWorldsController {
  constructor(
    @Inject(WorldsService) private readonly worlds: WorldsService,
    @Inject(WorldPreviews) private readonly previews: WorldPreviews,
    @Inject(EventStreams) private readonly streams: EventStreams,
  ) {}

  /** The gallery: worlds that their owners made public, newest first. */
  @Get('worlds')
  @Header('cache-control', REVALIDATED)
  list(@ValidatedQuery(listGalleryQuery) query: ListGalleryQuery): Promise<WorldPage> {
    return this.worlds.gallery(query);
  }

  @Get('worlds/:world_id')
  @Header('cache-control', REVALIDATED)
  read(@Param('world_id') id: string): Promise<SharedWorldView> {
    return this.worlds.readShared(id);
  }

  /** The picture for previews of links, under a URL that stays the same. */
  @Get('worlds/:world_id/picture.webp')
  async picture(@Param('world_id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const url = await this.previews.signPicture(id);
    await reply.headers({ 'cache-control': PICTURE_CACHING, 'cross-origin-resource-policy': 'cross-origin' }).redirect(url, 302);
  }

  @Get('worlds/:world_id/events')
  async events(
    @Param('world_id') id: string,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const maker = await this.worlds.makerOfShared(id);
    await this.streams.send({ ...maker, isOpen: true, lastEventId, request, reply });
  }
}
