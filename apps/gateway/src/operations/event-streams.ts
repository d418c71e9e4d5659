import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { DomainError, LIMITS, isTerminalState, isOperationId } from '@diorama/domain';
import type { worldProto } from '@diorama/proto-types';
import type { WorldClient } from '@diorama/rpc';

import { getRateLimitNetwork } from '../http/rate-limit-network.js';
import { releaseWhenRequestEnds } from '../http/request-end.js';
import { WORLD_CLIENT } from '../clients/injection-tokens.js';
import { toProgressView, parseOperationState } from '../views/operation-view.js';
import { StreamQuota } from './stream-quota.js';
import { watchOperation } from './watch-operation.js';

interface EventStreamRequest {
  readonly accountId: string;
  readonly operationId: string;
  /** Whether it is asked for without a key: it counts for the address that asks then, and not for the account. */
  readonly isOpen: boolean;
  /** `Last-Event-ID` of a client that comes back. */
  readonly lastEventId: string | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const KEEP_ALIVE_MS = 15_000;
/** A stream has no deadline, but its beginning has that of any other call. */
const FIRST_WORD_MS = 5_000;
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  connection: 'keep-alive',
  'x-accel-buffering': 'no',
};
/** Event ids are percentages, so a client that reconnects receives only new events; the end event follows 100. */
const DONE_ID = 101;

/** Streams of server-sent events: `progress` at each change, then `done`. */
@Injectable()
export class EventStreams {
  private readonly open = new Set<AbortController>();
  private readonly ofAccounts = new StreamQuota(LIMITS.accountStreams);
  private readonly ofAddresses = new StreamQuota(LIMITS.addressStreams);

  constructor(@Inject(WORLD_CLIENT) private readonly world: WorldClient) {}

  /**
   * @throws DomainError before the stream has begun, STREAMS_LIMITED among others; afterwards a fault ends the stream and the client
   *   comes back
   */
  async send({ accountId, operationId, isOpen, lastEventId, request, reply }: EventStreamRequest): Promise<void> {
    if (!isOperationId(operationId)) throw new DomainError('OPERATION_NOT_FOUND');
    const { remoteAddress = '' } = request.socket; // a connection that is gone has none
    const permit = isOpen ? this.ofAddresses.acquire(getRateLimitNetwork(remoteAddress)) : this.ofAccounts.acquire(accountId);
    const stop = new AbortController();
    this.open.add(stop);
    releaseWhenRequestEnds(request.over, () => stop.abort()); // also of a client that left while it was asked whose the operation is
    try {
      const changes = watchOperation(this.world, { accountId, operationId }, { signal: stop.signal });
      const first = await firstOf(changes, stop);
      if (first === null && !reply.raw.destroyed) throw new DomainError('UNAVAILABLE');
      reply.hijack();
      if (first === null) return;
      reply.raw.writeHead(200, { ...HEADERS, 'x-request-id': request.id });
      if (request.method === 'HEAD') reply.raw.end();
      else await relay(reply, { first, changes, after: Number(lastEventId ?? -1) });
    } finally {
      this.open.delete(stop);
      stop.abort();
      permit.release();
    }
  }

  /** Ends all streams; their clients come back to another process. */
  close(): void {
    for (const stop of this.open) stop.abort();
  }
}

type Change = worldProto.WatchOperationResponse;

/** The current operation; null when the world service does not respond in time, or `stop` was aborted. */
async function firstOf(changes: AsyncIterator<Change>, stop: AbortController): Promise<Change | null> {
  const patience = setTimeout(() => stop.abort(), FIRST_WORD_MS);
  try {
    const { done, value } = await changes.next();
    return done === true ? null : value;
  } finally {
    clearTimeout(patience);
  }
}

interface Relay {
  readonly first: Change;
  readonly changes: AsyncIterator<Change>;
  /** Id of the newest event that the client has. */
  readonly after: number;
}

/** Writes events until the changes end, and ends the answer. */
async function relay(reply: FastifyReply, { first, changes, after }: Relay): Promise<void> {
  const keepAlive = setInterval(() => reply.raw.write(': keep-alive\n\n'), KEEP_ALIVE_MS);
  try {
    let newest = write(reply, first.operation, after);
    for (let change = await changes.next(); change.done !== true; change = await changes.next()) {
      newest = write(reply, change.value.operation, newest);
    }
  } catch {
    // The client sees the stream end without `done` and connects again.
  } finally {
    clearInterval(keepAlive);
    reply.raw.end();
  }
}

/** Writes the events after the event `after`, and returns the id of the newest one. */
function write(reply: FastifyReply, operation: worldProto.Operation | undefined, after: number): number {
  if (operation === undefined) return after;
  const progress = toProgressView(operation);
  if (isTerminalState(parseOperationState(operation.state))) {
    const data = { status: progress.status, operation_id: operation.operationId, world_id: operation.worldId || null };
    reply.raw.write(event('done', DONE_ID, data));
    return DONE_ID;
  }
  if (progress.percent <= after) return after;
  reply.raw.write(event('progress', progress.percent, progress));
  return progress.percent;
}

function event(name: string, id: number, data: object): string {
  return `event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}
