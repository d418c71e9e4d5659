import type { FastifyRequest } from 'fastify';

import { BadRequest } from './failures.js';

/** A sender may think for so long. */
const GRACE_MS = 10_000;
const LOOK_MS = 1_000;

/** Ends a request that holds memory for a body which, as it comes, will not be there in time. */
export class Pace {
  /** How many have come. */
  bytes = 0;
  private readonly startedAt = performance.now();
  private readonly timer: NodeJS.Timeout;

  constructor({ headers, raw }: FastifyRequest, requestMs: number) {
    const { 'content-length': announced } = headers;
    const needed = announced === undefined ? null : Number(announced);
    let [seen, seenAt] = [0, this.startedAt];
    this.timer = setInterval(() => {
      const now = performance.now();
      if (this.bytes > seen) [seen, seenAt] = [this.bytes, now];
      const due = ((needed ?? 0) * (now - this.startedAt - GRACE_MS)) / requestMs;
      if (this.bytes < due || now - seenAt > GRACE_MS) raw.destroy(new BadRequest());
    }, LOOK_MS).unref();
  }

  end(): void {
    clearInterval(this.timer);
  }
}
