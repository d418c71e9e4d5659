import { TransferPace } from '@diorama/resilience';
import type { FastifyRequest } from 'fastify';

import { BadRequestError } from './request-errors.js';

/** No byte is due for so long, and no pause is longer. */
const GRACE_MS = 10_000;
const LOOK_MS = 1_000;

/** Ends a request that holds memory for a body which, as it comes, will not be there in time. */
export class UploadPaceGuard {
  /** How many have come. */
  bytes = 0;
  private readonly timer: NodeJS.Timeout;

  constructor({ headers, raw }: FastifyRequest, requestMs: number) {
    const { 'content-length': announced } = headers;
    const rules = { graceMs: GRACE_MS, idleMs: GRACE_MS, totalMs: GRACE_MS + requestMs, bytesPerSecond: 0 };
    const pace = new TransferPace(rules, announced === undefined ? null : Number(announced));
    let seenAt = performance.now();
    this.timer = setInterval(() => {
      const now = performance.now();
      pace.advance(now - seenAt, this.bytes - pace.bytes);
      seenAt = now;
      if (pace.leftMs <= 0) raw.destroy(new BadRequestError('BODY_INCOMPLETE'));
    }, LOOK_MS).unref();
  }

  end(): void {
    clearInterval(this.timer);
  }
}
