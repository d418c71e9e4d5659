import { Controller, HttpCode, Inject, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { editWorldRequestSchema, varyWorldRequestSchema } from '@diorama/contract';
import type { EditWorldRequest, VaryWorldRequest } from '@diorama/contract';
import type { OperationView } from '@diorama/views';

import { RequireScope } from '../accounts/route-access.js';
import { ValidatedBody } from '../http/validated-body.js';
import { OperationsService } from '../operations/operations.js';
import type { StartedOperation } from '../operations/operations.js';
import type { CostQuote } from '../starts/cost-quote.js';
import { CurrentStartContext } from '../starts/current-start.js';
import { sendStartedOperation } from '../starts/send-started-operation.js';
import type { OperationStartContext } from '../starts/start-context.js';
import { WorldChanges } from './world-changes.js';

/** Worlds from the changed scenes of others. In each path `::` is the router's literal colon, and the pattern keeps it out of the id. */
@Controller('svc/v1')
@RequireScope('worlds:write')
export class ChangesController {
  constructor(
    @Inject(WorldChanges) private readonly changes: WorldChanges,
    @Inject(OperationsService) private readonly operations: OperationsService,
  ) {}

  @Post('worlds/:world_id([^:/]+)::vary')
  @HttpCode(200)
  async vary(
    @CurrentStartContext('worlds:vary') context: OperationStartContext,
    @Param('world_id') id: string,
    @ValidatedBody(varyWorldRequestSchema) request: VaryWorldRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OperationView | CostQuote> {
    return this.answer(await this.changes.vary(id, request, context), reply);
  }

  @Post('worlds/:world_id([^:/]+)::edit')
  @HttpCode(200)
  async edit(
    @CurrentStartContext('worlds:edit') context: OperationStartContext,
    @Param('world_id') id: string,
    @ValidatedBody(editWorldRequestSchema) request: EditWorldRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OperationView | CostQuote> {
    return this.answer(await this.changes.edit(id, request, context), reply);
  }

  private async answer(result: StartedOperation | CostQuote, reply: FastifyReply): Promise<OperationView | CostQuote> {
    return 'dry_run' in result ? result : this.operations.view(sendStartedOperation(reply, result));
  }
}
