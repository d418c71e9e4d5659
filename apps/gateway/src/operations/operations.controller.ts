import { Controller, Get, Headers, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { listOperationsQuery } from '@diorama/contract';
import type { ListOperationsQuery } from '@diorama/contract';
import { NO_CONTENT, toOperationView } from '@diorama/views';
import type { OperationView } from '@diorama/views';

import type { AuthenticatedUser } from '../accounts/api-keys.js';
import { RequireScope } from '../accounts/route-access.js';
import { encodeTagged } from '../http/entity-tag.js';
import { ValidatedQuery } from '../http/validated-body.js';
import { CurrentUser } from '../accounts/current-user.js';
import { EventStreams } from './event-streams.js';
import { OperationsService } from './operations.js';
import type { QueuePlaceView } from './operations.js';

@Controller('svc/v1')
@RequireScope('operations:read')
export class OperationsController {
  constructor(
    @Inject(OperationsService) private readonly operations: OperationsService,
    @Inject(EventStreams) private readonly streams: EventStreams,
  ) {}

  @Get('operations')
  async list(
    @CurrentUser() caller: AuthenticatedUser,
    @ValidatedQuery(listOperationsQuery) query: ListOperationsQuery,
  ): Promise<{ operations: OperationView[]; next_page_token: string | null }> {
    const { operations, nextPageToken } = await this.operations.list(caller, query);
    // Worlds are not repeated in a list: `response` is null.
    return { operations: operations.map((operation) => toOperationView(operation, NO_CONTENT)), next_page_token: nextPageToken };
  }

  @Get('operations/:operation_id')
  async read(
    @CurrentUser() caller: AuthenticatedUser,
    @Param('operation_id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    return encodeTagged(request, reply, await this.operations.view(await this.operations.read(caller, id)));
  }

  /** `::` is the router's literal colon, and the pattern keeps it out of the id. */
  @Post('operations/:operation_id([^:/]+)::cancel')
  @HttpCode(200)
  @RequireScope('worlds:write')
  async cancel(@CurrentUser() caller: AuthenticatedUser, @Param('operation_id') id: string): Promise<OperationView> {
    return this.operations.view(await this.operations.cancel(caller, id));
  }

  @Get('operations/:operation_id/queue')
  queuePlace(@CurrentUser() caller: AuthenticatedUser, @Param('operation_id') id: string): Promise<QueuePlaceView> {
    return this.operations.queuePlace(caller, id);
  }

  @Get('operations/:operation_id/events')
  async events(
    @CurrentUser() caller: AuthenticatedUser,
    @Param('operation_id') id: string,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.streams.send({ accountId: caller.accountId, operationId: id, isOpen: false, lastEventId, request, reply });
  }
}
