import { Controller, Get, Headers, HttpCode, Inject, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { generateWorldRequest } from '@diorama/contract';
import type { GenerateWorldRequest } from '@diorama/contract';

import type { ApiUser } from '../accounts/api-keys.js';
import { ApiKeyGuard } from '../accounts/api-key.guard.js';
import { Parsed } from '../http/body.js';
import { Caller, RequestId } from '../http/request.js';
import { EventStreams } from '../operations/event-streams.js';
import type { OperationView } from '../operations/operation-view.js';
import { Operations } from '../operations/operations.js';
import { Worlds } from './worlds.js';
import type { WorldView } from './world-view.js';

@Controller('svc/v1')
@UseGuards(ApiKeyGuard)
export class WorldsController {
  constructor(
    @Inject(Operations) private readonly operations: Operations,
    @Inject(Worlds) private readonly worlds: Worlds,
    @Inject(EventStreams) private readonly streams: EventStreams,
  ) {}

  @Post('worlds::generate')
  @HttpCode(200)
  generate(
    @Caller() caller: ApiUser,
    @Parsed(generateWorldRequest) request: GenerateWorldRequest,
    @RequestId() requestId: string,
  ): Promise<OperationView> {
    return this.operations.generateWorld(caller, request, requestId);
  }

  @Get('worlds/:world_id')
  async read(@Caller() caller: ApiUser, @Param('world_id') id: string, @RequestId() requestId: string): Promise<{ world: WorldView }> {
    return { world: await this.worlds.read(caller, id, requestId) };
  }

  /** The events of the operation that makes the world. */
  @Get('worlds/:world_id/events')
  async events(
    @Caller() caller: ApiUser,
    @Param('world_id') id: string,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const maker = await this.worlds.maker(caller, id, request.id);
    await this.streams.send({ ...maker, lastEventId, request, reply });
  }
}
