import { Worker } from 'node:worker_threads';

import type { ObjectPack } from '@diorama/catalogue';

/** What the thread starts with. */
export interface PictureThreadData {
  readonly objectPacks: readonly ObjectPack[];
}

/** What the thread posts for an id. */
export interface PictureReply {
  readonly id: string;
  readonly bytes?: Uint8Array<ArrayBuffer>;
  /** Why there are no bytes. */
  readonly problem?: string;
}

/** The built file, for sources under test as well: Node runs no TypeScript on threads. */
const ENTRY = new URL('../../dist/catalogue/picture-thread.js', import.meta.url);
const IDLE_MS = 60_000;

interface Waiting {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/** Renders pictures of objects on a thread, one at a time. The thread starts with a request and ends after a minute without one. */
export class PictureRenderer {
  private readonly waiting = new Map<string, Waiting>();
  private thread: Worker | null = null;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly objectPacks: readonly ObjectPack[]) {}

  /** A WebP. No second call for an id may come before the first one ends. @throws Error when the object cannot be drawn */
  render(id: string): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      clearTimeout(this.idle);
      this.waiting.set(id, { resolve, reject });
      this.thread ??= this.start();
      this.thread.postMessage(id, []);
    });
  }

  private start(): Worker {
    const thread = new Worker(ENTRY, { workerData: { objectPacks: this.objectPacks } satisfies PictureThreadData });
    thread.on('message', (reply: PictureReply) => this.take(reply, thread));
    thread.on('error', (error) => this.fail(thread, error instanceof Error ? error : new Error(String(error))));
    thread.on('exit', (code) => this.fail(thread, new Error(`the thread of pictures ended with code ${code}`)));
    thread.unref();
    return thread;
  }

  private take({ id, bytes, problem = '' }: PictureReply, thread: Worker): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (bytes === undefined) waiting?.reject(new Error(`the object ${id} cannot be drawn: ${problem}`));
    else waiting?.resolve(bytes);
    if (this.waiting.size > 0) return;
    this.idle = setTimeout(() => {
      this.thread = null;
      void thread.terminate();
    }, IDLE_MS).unref();
  }

  private fail(thread: Worker, error: Error): void {
    if (this.thread !== thread) return;
    this.thread = null;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
