import { stat } from 'node:fs/promises';

import { LIMITS } from '@diorama/domain';
import { ConfinedProcesses, ReaderProcessCrashError } from '@diorama/images';

import type { ModelOrder, ModelResponse } from './model/model-order.js';

/** The built file, for sources under test as well: Node runs no TypeScript in child processes. */
const ENTRY = new URL('../dist/confined/model-child.js', import.meta.url);
/** What one process reads, so that its start does not count: files, and bytes of them. */
const BATCH_FILES = 25;
const BATCH_BYTES = 67_108_864;

/** Reads models in processes that are bounded in time and memory, several with each. */
export class ModelReaders {
  private readonly processes: ConfinedProcesses<readonly ModelOrder[], ModelResponse[]>;

  constructor() {
    const { fileMs: timeMs, fileMemoryBytes: memoryBytes } = LIMITS.objectPack;
    this.processes = new ConfinedProcesses({ entry: ENTRY, timeMs, memoryBytes });
  }

  /** The response to each order. */
  async read(orders: readonly ModelOrder[]): Promise<ModelResponse[]> {
    const responses: ModelResponse[] = [];
    for (const batch of await divide(orders)) responses.push(...(await this.readBatch(batch)));
    return responses;
  }

  close(): void {
    this.processes.close();
  }

  /** A batch that ends its process is read again one file at a time: that shows which file is to blame. */
  private async readBatch(batch: readonly ModelOrder[]): Promise<ModelResponse[]> {
    try {
      return await this.processes.run(batch);
    } catch (error) {
      if (!(error instanceof ReaderProcessCrashError)) throw error;
      if (batch.length === 1) return [{ kind: 'unusable', reason: error.message }];
    }
    const responses: ModelResponse[] = [];
    for (const order of batch) responses.push(...(await this.readBatch([order])));
    return responses;
  }
}

async function divide(orders: readonly ModelOrder[]): Promise<ModelOrder[][]> {
  const batches: ModelOrder[][] = [];
  let [last, bytes]: [ModelOrder[], number] = [[], 0];
  for (const order of orders) {
    const { size } = await stat(order.path);
    if (last.length === 0 || last.length === BATCH_FILES || bytes + size > BATCH_BYTES) {
      batches.push((last = []));
      bytes = 0;
    }
    last.push(order);
    bytes += size;
  }
  return batches;
}
