import { parseExportPair, toRateWindowMessage } from '@diorama/domain';
import { Inject } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import { DATA_SOURCE, GrpcController, LOGGER } from '@diorama/service';
import type { Prices } from '@diorama/domain';
import type { worldProto } from '@diorama/proto-types';
import type { DataSource } from 'typeorm';
import { parseRequest } from '@diorama/rpc';
import type { Logger } from '@diorama/telemetry';

import { beginExport } from '../begin-export.js';
import { parseCameraPath } from '../camera-path.js';
import { quoteExport } from '../quote-export.js';
import { PRICES } from '../../rpc/injection-tokens.js';
import { toCostMessage, toOperationMessage } from '../../rpc/messages.js';
import { beginExportRequestSchema, parseWorldId, quoteExportRequestSchema } from '../../rpc/requests.js';

@GrpcController()
export class ExportsController {
  constructor(
    @Inject(DATA_SOURCE) private readonly dataSource: DataSource,
    @Inject(PRICES) private readonly prices: Prices,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @GrpcMethod('WorldService', 'beginExport')
  async beginExport(request: worldProto.BeginExportRequest): Promise<worldProto.BeginExportResponse> {
    const pair = parseExportPair(request.assetType, request.format);
    const worldId = parseWorldId(request);
    const cameraPath = parseCameraPath(pair, request.cameraPathJson);
    const { operation, isNew, replayed, deliveryId, windows } = await beginExport(
      this.dataSource,
      { ...parseRequest(beginExportRequestSchema, request), worldId, pair, cameraPath },
      { prices: this.prices, logger: this.logger },
    );
    return { operation: toOperationMessage(operation), isNew, replayed, deliveryId, windows: windows.map(toRateWindowMessage) };
  }

  @GrpcMethod('WorldService', 'quoteExport')
  async quoteExport(request: worldProto.QuoteExportRequest): Promise<worldProto.QuoteExportResponse> {
    const pair = parseExportPair(request.assetType, request.format);
    const worldId = parseWorldId(request);
    const { accountId } = parseRequest(quoteExportRequestSchema, request);
    const cameraPath = parseCameraPath(pair, request.cameraPathJson);
    const { cost, ...rest } = await quoteExport(this.dataSource, { accountId, worldId, pair, cameraPath }, this.prices);
    return { ...rest, cost: toCostMessage(cost) };
  }
}
