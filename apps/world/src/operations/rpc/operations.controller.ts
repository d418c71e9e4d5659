import { toRateWindowMessage } from '@diorama/domain';
import { Inject } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import { DATA_SOURCE, GrpcController, LOGGER } from '@diorama/service';
import type { Prices } from '@diorama/domain';
import type { worldProto } from '@diorama/proto-types';
import { map } from 'rxjs';
import type { Observable } from 'rxjs';
import type { DataSource } from 'typeorm';
import { parseRequest } from '@diorama/rpc';
import type { Logger } from '@diorama/telemetry';
import { readQueuePlace } from '@diorama/statistics';

import { beginOperation } from '../begin-operation.js';
import { cancelOperation } from '../cancel-operation.js';
import { checkStart } from '../check-start.js';
import { OperationFeed } from '../operation-feed.js';
import { readOperation } from '../operation-row.js';
import { PRICES } from '../../rpc/injection-tokens.js';
import { toCostMessage, toOperationMessage } from '../../rpc/messages.js';
import { beginOperationRequestSchema, checkStartRequestSchema, parseOperationId } from '../../rpc/requests.js';

/** Operations as their owner sees them. */
@GrpcController()
export class OperationsController {
  constructor(
    @Inject(DATA_SOURCE) private readonly dataSource: DataSource,
    @Inject(OperationFeed) private readonly feed: OperationFeed,
    @Inject(PRICES) private readonly prices: Prices,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @GrpcMethod('WorldService', 'beginOperation')
  async beginOperation(request: worldProto.BeginOperationRequest): Promise<worldProto.BeginOperationResponse> {
    const begin = parseRequest(beginOperationRequestSchema, request);
    const { operation, replayed, windows } = await beginOperation(this.dataSource, begin, { prices: this.prices, logger: this.logger });
    return { operation: toOperationMessage(operation), replayed, windows: windows.map(toRateWindowMessage) };
  }

  @GrpcMethod('WorldService', 'checkStart')
  async checkStart(request: worldProto.CheckStartRequest): Promise<worldProto.CheckStartResponse> {
    const { cost, replayed, ...rest } = await checkStart(this.dataSource, parseRequest(checkStartRequestSchema, request), this.prices);
    return { ...rest, cost: toCostMessage(cost), replayed: replayed === null ? undefined : toOperationMessage(replayed) };
  }

  @GrpcMethod('WorldService', 'getOperation')
  async getOperation(request: worldProto.GetOperationRequest): Promise<worldProto.GetOperationResponse> {
    return { operation: toOperationMessage(await readOperation(this.dataSource, parseOperationId(request), request.accountId)) };
  }

  @GrpcMethod('WorldService', 'watchOperation')
  watchOperation(request: worldProto.WatchOperationRequest): Observable<worldProto.WatchOperationResponse> {
    return this.feed.watch(parseOperationId(request), request.accountId).pipe(map((row) => ({ operation: toOperationMessage(row) })));
  }

  @GrpcMethod('WorldService', 'getQueuePlace')
  async getQueuePlace(request: worldProto.GetQueuePlaceRequest): Promise<worldProto.GetQueuePlaceResponse> {
    const { id } = await readOperation(this.dataSource, parseOperationId(request), request.accountId);
    return readQueuePlace(this.dataSource, id);
  }

  @GrpcMethod('WorldService', 'cancelOperation')
  async cancelOperation(request: worldProto.CancelOperationRequest): Promise<worldProto.CancelOperationResponse> {
    return { operation: toOperationMessage(await cancelOperation(this.dataSource, request.accountId, parseOperationId(request))) };
  }
}
