import { randomBytes } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';

import type { ExportWorldRequest } from '@diorama/contract';
import { DomainError, ID_RANDOM_BYTES, RUN_DEADLINE_MS, formatOf, hasEnded, isWorldId, operationId } from '@diorama/domain';
import type { worldProto } from '@diorama/proto-types';
import type { WorldClient } from '@diorama/rpc';

import { stateOf } from '../operations/operation-view.js';
import { Operations } from '../operations/operations.js';
import type { Started } from '../operations/operations.js';
import { requestHash } from '../starts/request-hash.js';
import type { StartContext } from '../starts/start-context.js';
import { CLOCK, WORLD } from '../tokens.js';

const ROUTE = 'worlds:export';
/** Anything but a mesh is written in seconds, so whoever asks for it waits; what takes longer is polled for. */
const QUICK_WAIT_MS = 25_000;

/** Exports of finished worlds. */
@Injectable()
export class Exports {
  constructor(
    @Inject(WORLD) private readonly world: WorldClient,
    @Inject(Operations) private readonly operations: Operations,
    @Inject(CLOCK) private readonly clock: () => number,
  ) {}

  async start(worldId: string, request: ExportWorldRequest, context: StartContext): Promise<Started> {
    if (!isWorldId(worldId)) throw new DomainError('WORLD_NOT_FOUND');
    const { user, requestId, idempotencyKey: key } = context;
    const { operation, isNew, replayed } = await this.world.beginExport(
      {
        operationId: operationId(randomBytes(ID_RANDOM_BYTES)),
        accountId: user.accountId,
        projectId: user.projectId,
        apiKeyId: user.apiKeyId,
        requestId,
        worldId,
        assetType: request.asset_type,
        format: formatOf(request.format, request.compression ?? 'none'),
        expiresAt: new Date(this.clock() + RUN_DEADLINE_MS),
        idempotency: key === null ? undefined : { key, route: ROUTE, bodySha256: requestHash([worldId, request]) },
      },
      { requestId },
    );
    if (operation === undefined) throw new DomainError('INTERNAL');
    if (isNew) await this.operations.startWorkflow(operation, requestId);
    const latest = request.asset_type === 'mesh' ? operation : await this.settled(operation, requestId);
    return { operation: await this.operations.view(latest, requestId), replayed, windows: [] };
  }

  /** The operation when it has ended, or as it is when that takes too long. */
  private async settled(operation: worldProto.Operation, requestId: string): Promise<worldProto.Operation> {
    let latest = operation;
    if (hasEnded(stateOf(latest.state))) return latest;
    const { accountId, operationId: id } = operation;
    const watch = this.world.watchOperation({ accountId, operationId: id }, { requestId, signal: AbortSignal.timeout(QUICK_WAIT_MS) });
    for await (const change of watch) {
      latest = change.operation ?? latest;
      if (hasEnded(stateOf(latest.state))) break;
    }
    return latest;
  }
}
