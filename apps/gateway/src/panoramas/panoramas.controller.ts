import { Controller, HttpCode, Inject, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { depthToRgbRequestSchema } from '@diorama/contract';
import type { DepthToRgbRequest } from '@diorama/contract';
import type { OperationView } from '@diorama/views';

import { AcceptsLargeBody, RequireScope } from '../accounts/route-access.js';
import { ValidatedBody } from '../http/validated-body.js';
import { CurrentStartContext } from '../starts/current-start.js';
import { OperationsService } from '../operations/operations.js';
import { sendStartedOperation } from '../starts/send-started-operation.js';
import type { CostQuote } from '../starts/cost-quote.js';
import type { OperationStartContext } from '../starts/start-context.js';
import { DepthToRgbStarter } from './depth-starts.js';

@Controller('svc/v1')
@RequireScope('worlds:write')
export class PanoramasController {
  constructor(
    @Inject(DepthToRgbStarter) private readonly starts: DepthToRgbStarter,
    @Inject(OperationsService) private readonly operations: OperationsService,
  ) {}

  @Post('pano::depth_to_rgb')
  @HttpCode(200)
  @AcceptsLargeBody()
  async depthToRgb(
    @CurrentStartContext('pano:depth_to_rgb') context: OperationStartContext,
    @ValidatedBody(depthToRgbRequestSchema) request: DepthToRgbRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OperationView | CostQuote> {
    if (request.dry_run === true) return this.starts.quote(request, context);
    return this.operations.view(sendStartedOperation(reply, await this.starts.start(request, context)));
  }
}
