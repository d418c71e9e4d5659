import { createHash, randomBytes } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';

import { completeCameraPath } from '@diorama/camera-paths';
import type { ExportWorldRequest } from '@diorama/contract';
import {
  DomainError,
  ID_RANDOM_BYTES,
  OPERATION_DEADLINE_MS,
  completeNavmeshAgent,
  formatCameraPathFormat,
  formatExportFormat,
  isWorldId,
  createOperationId,
} from '@diorama/domain';
import type { ExportedAssets, NavmeshAgent } from '@diorama/domain';
import type { worldProto } from '@diorama/proto-types';
import type { WorldClient } from '@diorama/rpc';
import { getCurrentRequestId } from '@diorama/telemetry';

import { OperationsService } from '../operations/operations.js';
import type { StartedOperation } from '../operations/operations.js';
import { toCostQuote } from '../starts/cost-quote.js';
import type { CostQuote } from '../starts/cost-quote.js';
import { createIdempotencyKey } from '../starts/idempotency-key.js';
import type { OperationStartContext } from '../starts/start-context.js';
import { createWebhookTarget } from '../starts/webhook-target.js';
import { CLOCK, WORLD_CLIENT } from '../clients/injection-tokens.js';

/** What is rendered for an export takes longer than a request: clients poll for it. */
const RENDERED: readonly string[] = ['mesh', 'panorama', 'camera_path'] satisfies ExportedAssets[];
/** Every other format is written in seconds, so the request waits for it. */
const QUICK_WAIT_MS = 25_000;

/** Only a navigation mesh depends on its agent. */
const chooseAgent = ({ asset_type: assetType, agent }: ExportWorldRequest): NavmeshAgent =>
  completeNavmeshAgent(assetType === 'navmesh' ? (agent ?? {}) : {});

/** The pair as the service of worlds names it, and the whole camera path as JSON. The format contains all that the files depend on. */
function readExportPair(request: ExportWorldRequest): {
  readonly assetType: string;
  readonly format: string;
  readonly cameraPathJson?: string;
} {
  const { asset_type: assetType, format, compression, camera_path: path } = request;
  if (assetType !== 'camera_path' || path === null || path === undefined)
    return { assetType, format: formatExportFormat(format, compression ?? 'none', chooseAgent(request)) };
  const cameraPathJson = JSON.stringify(completeCameraPath(path));
  return { assetType, format: formatCameraPathFormat(format, createHash('sha256').update(cameraPathJson).digest('hex')), cameraPathJson };
}

/** Exports of finished worlds. */
@Injectable()
export class ExportsService {
  constructor(
    @Inject(WORLD_CLIENT) private readonly world: WorldClient,
    @Inject(OperationsService) private readonly operations: OperationsService,
    @Inject(CLOCK) private readonly clock: () => number,
  ) {}

  async start(worldId: string, request: ExportWorldRequest, context: OperationStartContext): Promise<StartedOperation> {
    if (!isWorldId(worldId)) throw new DomainError('WORLD_NOT_FOUND');
    const { user } = context;
    const { operation, isNew, replayed, deliveryId, windows } = await this.world.beginExport({
      operationId: createOperationId(randomBytes(ID_RANDOM_BYTES)),
      accountId: user.accountId,
      projectId: user.projectId,
      apiKeyId: user.apiKeyId,
      requestId: getCurrentRequestId() ?? '',
      worldId,
      ...readExportPair(request),
      expiresAt: new Date(this.clock() + OPERATION_DEADLINE_MS),
      idempotency: createIdempotencyKey(context, [worldId, request]),
      webhook: createWebhookTarget(context),
    });
    if (operation === undefined) throw new DomainError('INTERNAL');
    if (isNew) await this.operations.startWorkflow(operation);
    if (deliveryId !== '') await this.operations.startDelivery(deliveryId);
    return { operation, replayed, windows };
  }

  /** What an export would cost and take now: nothing is made, counted or spent. */
  async quote(worldId: string, request: ExportWorldRequest, { user }: OperationStartContext): Promise<CostQuote> {
    return toCostQuote(await this.world.quoteExport({ accountId: user.accountId, worldId, ...readExportPair(request) }));
  }

  /** An export when it has ended, where that is a matter of seconds. */
  async settledSoon(operation: worldProto.Operation, { over }: OperationStartContext): Promise<worldProto.Operation> {
    if (operation.export !== undefined && RENDERED.includes(operation.export.assetType)) return operation;
    return this.operations.settled(operation, AbortSignal.any([over, AbortSignal.timeout(QUICK_WAIT_MS)]));
  }
}
