import { Controller, HttpCode, Inject, Post, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { depthToRgbRequest } from '@diorama/contract';
import type { DepthToRgbRequest } from '@diorama/contract';

import { ApiKeyGuard } from '../accounts/api-key.guard.js';
import { LargeBody, Parsed } from '../http/body.js';
import { Start } from '../http/request.js';
import type { OperationView } from '../operations/operation-view.js';
import { answer } from '../starts/answer.js';
import type { Quote } from '../starts/quote.js';
import type { StartContext } from '../starts/start-context.js';
import { DepthStarts } from './depth-starts.js';

@Controller('svc/v1')
@UseGuards(ApiKeyGuard)
export class PanoramasController {
  constructor(@Inject(DepthStarts) private readonly starts: DepthStarts) {}

  @Post('pano::depth_to_rgb')
  @HttpCode(200)
  @LargeBody()
  async depthToRgb(
    @Start() context: StartContext,
    @Parsed(depthToRgbRequest) request: DepthToRgbRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OperationView | Quote> {
    if (request.dry_run === true) return this.starts.quote(request, context);
    return answer(reply, await this.starts.start(request, context));
  }
}
