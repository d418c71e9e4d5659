import { Controller, Delete, Get, Headers, HttpCode, Inject, Param, Patch, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import {
  batchWorldsRequestSchema,
  exportWorldRequestSchema,
  generateWorldRequestSchema,
  listBatchStarts,
  listWorldsRequestSchema,
  updateWorldRequestSchema,
} from '@diorama/contract';
import type {
  BatchWorldsRequest,
  ExportWorldRequest,
  GenerateWorldRequest,
  ListWorldsRequest,
  UpdateWorldRequest,
} from '@diorama/contract';
import type { OperationView } from '@diorama/views';

import type { AuthenticatedUser } from '../accounts/api-keys.js';
import { AcceptsLargeBody, RequireScope } from '../accounts/route-access.js';
import { encodeChanged, encodeRevised, readIfMatch } from '../http/entity-tag.js';
import { buildRateLimitHeaders } from '../http/rate-limit-headers.js';
import { ValidatedBody, ValidatedOptionalBody } from '../http/validated-body.js';
import { CurrentUser } from '../accounts/current-user.js';
import { CurrentStartContext } from '../starts/current-start.js';
import { EventStreams } from '../operations/event-streams.js';
import { OperationsService } from '../operations/operations.js';
import { sendStartedOperation } from '../starts/send-started-operation.js';
import { GenerationBatchStarter } from '../starts/generation-batch.js';
import type { BatchItem } from '../starts/generation-batch.js';
import { GenerationStarter } from '../starts/generation-starts.js';
import type { CostQuote } from '../starts/cost-quote.js';
import type { OperationStartContext } from '../starts/start-context.js';
import { ExportsService } from './exports.js';
import { WorldsService } from './worlds.js';
import type { WorldPage } from './worlds.js';

@Controller('svc/v1')
@RequireScope('worlds:read')
export class WorldsController {
  // eslint-disable-next-line max-params -- one for each part that the routes lead to
  constructor(
    @Inject(GenerationStarter) private readonly starts: GenerationStarter,
    @Inject(GenerationBatchStarter) private readonly batches: GenerationBatchStarter,
    @Inject(ExportsService) private readonly exports: ExportsService,
    @Inject(OperationsService) private readonly operations: OperationsService,
    @Inject(WorldsService) private readonly worlds: WorldsService,
    @Inject(EventStreams) private readonly streams: EventStreams,
  ) {}

  @Post('worlds::generate')
  @HttpCode(200)
  @RequireScope('worlds:write')
  @AcceptsLargeBody()
  async generate(
    @CurrentStartContext('worlds:generate') context: OperationStartContext,
    @ValidatedBody(generateWorldRequestSchema) request: GenerateWorldRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OperationView | CostQuote> {
    if (request.dry_run === true) return this.starts.quote(request, context);
    return this.operations.view(sendStartedOperation(reply, await this.starts.start(request, context)));
  }

  @Post('worlds::batch')
  @HttpCode(200)
  @RequireScope('worlds:write')
  @AcceptsLargeBody()
  async batch(
    @CurrentStartContext('worlds:batch') context: OperationStartContext,
    @ValidatedBody(batchWorldsRequestSchema) request: BatchWorldsRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ items: readonly BatchItem[] }> {
    const { items, windows } = await this.batches.start(listBatchStarts(request), context);
    void reply.headers(buildRateLimitHeaders(windows));
    return { items };
  }

  @Post('worlds::list')
  @HttpCode(200)
  list(
    @CurrentUser() user: AuthenticatedUser,
    @ValidatedOptionalBody(listWorldsRequestSchema) request: ListWorldsRequest,
  ): Promise<WorldPage> {
    return this.worlds.list(user, request);
  }

  @Get('worlds/:world_id')
  async read(
    @CurrentUser() user: AuthenticatedUser,
    @Param('world_id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    const { world, revision } = await this.worlds.read(user, id);
    return encodeRevised(request, reply, { body: { world }, revision });
  }

  @Patch('worlds/:world_id')
  @RequireScope('worlds:write')
  async update(
    @CurrentUser() user: AuthenticatedUser,
    @Param('world_id') id: string,
    @Headers('if-match') ifMatch: string | undefined,
    @ValidatedBody(updateWorldRequestSchema) request: UpdateWorldRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { world, revision } = await this.worlds.update(user, id, { request, ifRevisions: readIfMatch(ifMatch) });
    return encodeChanged(reply, { body: { world }, revision });
  }

  @Delete('worlds/:world_id')
  @RequireScope('worlds:write')
  remove(@CurrentUser() user: AuthenticatedUser, @Param('world_id') id: string) {
    return this.worlds.remove(user, id);
  }

  /** `::` is the router's literal colon, and the pattern keeps it out of the id. */
  @Post('worlds/:world_id([^:/]+)::export')
  @HttpCode(200)
  @RequireScope('worlds:write')
  async export(
    @CurrentStartContext('worlds:export') context: OperationStartContext,
    @Param('world_id') id: string,
    @ValidatedBody(exportWorldRequestSchema) request: ExportWorldRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OperationView | CostQuote> {
    if (request.dry_run === true) return this.exports.quote(id, request, context);
    const begun = sendStartedOperation(reply, await this.exports.start(id, request, context));
    const settled = await this.exports.settledSoon(begun, context);
    return this.operations.viewSettled({ begun, settled }, (operation) => this.operations.view(operation));
  }

  /** The events of the operation that makes the world. */
  @Get('worlds/:world_id/events')
  async events(
    @CurrentUser() user: AuthenticatedUser,
    @Param('world_id') id: string,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const maker = await this.worlds.maker(user, id);
    await this.streams.send({ ...maker, isOpen: false, lastEventId, request, reply });
  }
}
