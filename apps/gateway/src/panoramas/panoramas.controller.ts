import { Controller, HttpCode, Inject, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { depthToRgbRequest } from '@diorama/contract';
import type { DepthToRgbRequest } from '@diorama/contract';

import { LargeBody, Needs } from '../accounts/access.js';
import { Parsed } from '../http/body.js';
import { Start } from '../starts/start.js';
import type { OperationView } from '../views/operation-view.js';
import { Operations } from '../operations/operations.js';
import { answer } from '../starts/answer.js';
import type { Quote } from '../starts/quote.js';
import type { StartContext } from '../starts/start-context.js';
import { DepthStarts } from './depth-starts.js';

@Controller('svc/v1')
@Needs('worlds:write')
export class PanoramasController {
  constructor(
    @Inject(DepthStarts) private readonly starts: DepthStarts,
    @Inject(Operations) private readonly operations: Operations,
  ) {}

  @Post('pano::depth_to_rgb')
  @HttpCode(200)
  @LargeBody()
  async depthToRgb(
    @Start('pano:depth_to_rgb') context: StartContext,
    @Parsed(depthToRgbRequest) request: DepthToRgbRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OperationView | Quote> {
    if (request.dry_run === true) return this.starts.quote(request, context);
    return this.operations.view(answer(reply, await this.starts.start(request, context)));
  }
}
