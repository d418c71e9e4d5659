import type { AssetRef } from '@diorama/contract';
import { DomainError } from '@diorama/domain';

import type { WorldClient } from '../ports.js';
import type { ObjectTransfer } from '../transfer/object-transfer.js';

/** Shows files of a world while the rest of it is being made. Nothing of the world depends on it: a failure leaves a file out. */
interface PreviewPublisher {
  /** Puts a file that has arrived on record, and names it in the running operation. */
  publish(asset: AssetRef): void;
  /** Resolves when nothing is on its way any more. */
  settled(): Promise<void>;
}

interface PreviewOptions {
  readonly world: Pick<WorldClient, 'recordPreview'>;
  readonly transfer: Pick<ObjectTransfer, 'confirm'>;
  readonly operationId: string;
  /** Larger for a later attempt: the system of record refuses what an overtaken attempt publishes. */
  readonly pass: number;
  /** Hears of a file that was left out. */
  readonly onFault: (error: unknown) => void;
  /** Nothing is published once it is aborted. */
  readonly signal: AbortSignal;
}

/** Begins a pass: what an earlier attempt published is shown no longer. */
export function createPreviewPublisher({ world, transfer, operationId, pass, onFault, signal }: PreviewOptions): PreviewPublisher {
  const assets: AssetRef[] = [];
  const record = async (): Promise<void> => void (await world.recordPreview({ operationId, pass, assets: [...assets] }));
  /** A service that is away, or an operation that has ended: the world itself meets both. */
  const leaveOut = (error: unknown): void => {
    if (!(error instanceof DomainError && error.code === 'OPERATION_ENDED')) onFault(error);
  };
  let queue = record().catch(leaveOut);

  return {
    publish(asset) {
      queue = queue
        .then(async () => {
          if (signal.aborted) return;
          await transfer.confirm([asset]);
          assets.push(asset);
          await record();
        })
        .catch(leaveOut);
    },
    settled: () => queue,
  };
}
