import type { NavmeshAgent } from '@diorama/domain';
import { Worker } from 'node:worker_threads';

/** A GLB of the engine, and what shall be made of it. */
export type MeshConversionRequest = { readonly bytes: Uint8Array<ArrayBuffer> } & (
  | {
      /** A GLB with `EXT_meshopt_compression`, one with levels of detail, or the files of a USDZ package. */
      readonly form: 'meshopt' | 'levels' | 'usd';
    }
  | {
      /** The files of a collider's navigation mesh. */
      readonly form: 'navmesh';
      readonly agent: NavmeshAgent;
    }
);

export interface MeshFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Makes other files of a mesh. */
export type MeshConverter = (order: MeshConversionRequest, signal: AbortSignal) => Promise<readonly MeshFile[]>;

/** Node has no TypeScript on threads: only built code converts. */
const ENTRY = new URL('./mesh-thread.js', import.meta.url);

/**
 * Converts a mesh on a thread of its own, which ends with it; the same mesh gives the same files. `bytes` moves to the thread and must
 * not be touched again. Rejects with the signal's reason once that aborts.
 */
export const convertMesh: MeshConverter = (order, signal) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const thread = new Worker(ENTRY, { workerData: order, transferList: [order.bytes.buffer] });
    const stop = (): void => {
      reject(signal.reason as Error);
      void thread.terminate();
    };
    signal.addEventListener('abort', stop, { once: true });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => {
      signal.removeEventListener('abort', stop);
      reject(new Error(`the thread of a mesh ended with code ${code}`)); // of no effect after an answer
    });
  });
