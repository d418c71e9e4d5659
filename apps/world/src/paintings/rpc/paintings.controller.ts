import { Inject } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import { DATA_SOURCE, GrpcController, LOGGER } from '@diorama/service';
import type { Prices } from '@diorama/domain';
import type { worldProto } from '@diorama/proto-types';
import type { DataSource } from 'typeorm';
import { parseRequest } from '@diorama/rpc';
import type { Logger } from '@diorama/telemetry';

import { beginDepthToRgb } from '../begin-depth-to-rgb.js';
import { PRICES } from '../../rpc/injection-tokens.js';
import { toOperationMessage } from '../../rpc/messages.js';
import { beginDepthToRgbRequestSchema } from '../../rpc/requests.js';

@GrpcController()
export class PaintingsController {
  constructor(
    @Inject(DATA_SOURCE) private readonly dataSource: DataSource,
    @Inject(PRICES) private readonly prices: Prices,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @GrpcMethod('WorldService', 'beginDepthToRgb')
  async beginDepthToRgb(request: worldProto.BeginDepthToRgbRequest): Promise<worldProto.BeginDepthToRgbResponse> {
    const begin = parseRequest(beginDepthToRgbRequestSchema, request);
    const { operation, replayed } = await beginDepthToRgb(this.dataSource, begin, { prices: this.prices, logger: this.logger });
    return { operation: toOperationMessage(operation), replayed };
  }
}
