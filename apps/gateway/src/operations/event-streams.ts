import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { DomainError, LIMITS, isTerminalState, isOperationId } from '@diorama/domain';
import type { worldProto } from '@diorama/proto-types';
import type { WorldClient } from '@diorama/rpc';
import { parseOperationState, toProgressView } from '@diorama/views';
import type { PreviewView } from '@diorama/views';

import { getRateLimitNetwork } from '../http/rate-limit-network.js';
import { releaseWhenRequestEnds } from '../http/request-end.js';
import { WORLD_CLIENT } from '../clients/injection-tokens.js';
import { WorldViewBuilder } from '../views/world-views.js';
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

/** Streams of server-sent events: `progress` at each change, `preview` when early assets are stored, then `done`. */
@Injectable()
export class EventStreams {
  private readonly open = new Set<AbortController>();
  private readonly ofAccounts = new StreamQuota(LIMITS.accountStreams);
  private readonly ofAddresses = new StreamQuota(LIMITS.addressStreams);

  constructor(
    @Inject(WORLD_CLIENT) private readonly world: WorldClient,
    @Inject(WorldViewBuilder) private readonly views: WorldViewBuilder,
  ) {}

  /**
   * @throws DomainError before the stream has begun, STREAMS_LIMITED among others; afterwards a fault ends the stream and the client
   *   comes back
   */
  async send({ accountId, operationId, isOpen, lastEventId, request, reply }: EventStreamRequest): Promise<void> {
    if (!isOperationId(operationId)) throw new DomainError('OPERATION_NOT_FOUND');
    const permit = isOpen ? this.ofAddresses.acquire(getRateLimitNetwork(request.ip)) : this.ofAccounts.acquire(accountId);
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
      else await new Relay(reply, (operation) => this.views.preview(operation, isOpen), Number(lastEventId ?? -1)).run(first, changes);
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

/** The events of one answer. */
class Relay {
  /** Keys of the assets that the newest `preview` event named, joined; a client that comes back receives the event again. */
  private sentKeys = '';

  /** @param newest id of the newest event that the client has */
  constructor(
    private readonly reply: FastifyReply,
    private readonly previewOf: (operation: worldProto.Operation) => Promise<PreviewView | null>,
    private newest: number,
  ) {}

  /** Writes events until the changes end, and ends the answer. */
  async run(first: Change, changes: AsyncIterator<Change>): Promise<void> {
    const { raw } = this.reply;
    const keepAlive = setInterval(() => raw.write(': keep-alive\n\n'), KEEP_ALIVE_MS);
    try {
      await this.tell(first.operation);
      for (let change = await changes.next(); change.done !== true; change = await changes.next()) await this.tell(change.value.operation);
    } catch {
      // The client sees the stream end without `done` and connects again.
    } finally {
      clearInterval(keepAlive);
      raw.end();
    }
  }

  private async tell(operation: worldProto.Operation | undefined): Promise<void> {
    if (operation === undefined) return;
    const progress = toProgressView(operation);
    if (isTerminalState(parseOperationState(operation.state))) {
      const data = { status: progress.status, operation_id: operation.operationId, world_id: operation.worldId || null };
      return this.write('done', DONE_ID, data);
    }
    if (!(progress.percent <= this.newest)) this.write('progress', progress.percent, progress);
    await this.tellPreview(operation);
  }

  /** It has the id of the event before: what a client misses of `progress` does not depend on it. */
  private async tellPreview(operation: worldProto.Operation): Promise<void> {
    const keys = operation.preview.map(({ key }) => key).join(' ');
    if (keys === this.sentKeys) return;
    const preview = await this.previewOf(operation);
    if (preview === null) return;
    this.sentKeys = keys;
    this.write('preview', this.newest, preview);
  }

  private write(name: string, id: number, data: object): void {
    this.newest = id;
    this.reply.raw.write(`event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
  }
}
