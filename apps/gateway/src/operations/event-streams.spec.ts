import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';

import { DomainError } from '@diorama/domain';
import { worldProto } from '@diorama/proto-types';
import type { WorldClient } from '@diorama/rpc';
import { fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { trackRequestEnds } from '../http/request-end.js';
import type { WorldViewBuilder } from '../views/world-views.js';
import { EventStreams } from './event-streams.js';

/** Views of operations that have stored nothing yet. */
const NO_VIEWS = { preview: () => Promise.resolve(null) } as unknown as WorldViewBuilder;
const OPERATION_ID = `op_${'a'.repeat(22)}`;

/** A system of record that hears every call and never says a word, as when its process is stopped. */
function silentWorld() {
  const signals: AbortSignal[] = [];
  const watchOperation = async function* (_request: unknown, { signal }: { signal: AbortSignal }) {
    signals.push(signal);
    await once(signal, 'abort');
    yield* [];
  };
  return { signals, world: { watchOperation } as unknown as WorldClient };
}

describe('a stream of events while the system of record is silent', () => {
  const server = fastify();
  const { signals, world } = silentWorld();
  const streams = new EventStreams(world, NO_VIEWS);
  const outcomes: Promise<void>[] = [];
  let port = 0;

  trackRequestEnds(server);
  server.get('/events', (request, reply) => {
    const outcome = streams.send({ accountId: 'acc_1', operationId: OPERATION_ID, isOpen: false, lastEventId: undefined, request, reply });
    outcomes.push(outcome);
    return outcome.catch((error: unknown) => reply.status(error instanceof DomainError ? error.kind.http : 500).send());
  });

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    if (port === 0) await server.listen({ host: '127.0.0.1', port: 0 });
    port = (server.server.address() as AddressInfo).port;
    signals.length = 0;
    outcomes.length = 0;
  });
  afterEach(() => vi.useRealTimers());

  const request = () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write('GET /events HTTP/1.1\r\nhost: test\r\nconnection: close\r\n\r\n');
    return socket;
  };
  const watched = () => vi.waitUntil(() => signals[0], { interval: 1, timeout: 30_000 });

  it('is refused as soon as any other call would be', async () => {
    const socket = request();
    await watched();
    vi.advanceTimersByTime(5_000);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 503 /);
    socket.destroy();
  });

  it('asks no longer once its client has left', async () => {
    const socket = request();
    const signal = await watched();
    socket.destroy();
    await once(signal, 'abort');
    await expect(outcomes[0]).resolves.toBeUndefined();
  });

  it('is refused when the process stops', async () => {
    const socket = request();
    await watched();
    streams.close();
    await expect(outcomes[0]).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    socket.destroy();
    await server.close();
  });
});

describe('a stream that is asked for its headers only', () => {
  it('is over once they are known, not when the operation ends', async () => {
    const watchOperation = async function* (_request: unknown, { signal }: { signal: AbortSignal }) {
      yield { operation: { state: worldProto.OperationState.OPERATION_STATE_RUNNING } };
      await once(signal, 'abort');
    };
    const streams = new EventStreams({ watchOperation } as unknown as WorldClient, NO_VIEWS);
    const server = fastify();
    trackRequestEnds(server);
    server.get('/events', (request, reply) =>
      streams.send({ accountId: 'acc_1', operationId: OPERATION_ID, isOpen: false, lastEventId: undefined, request, reply }),
    );
    const url = await server.listen({ host: '127.0.0.1', port: 0 });
    const answer = await fetch(`${url}/events`, { method: 'HEAD' });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    await server.close();
  });
});

describe('early assets in a stream', () => {
  it('are signed and sent once they are there and when they change, without a step of the progress', async () => {
    const state = worldProto.OperationState.OPERATION_STATE_RUNNING;
    const progress = { stage: 'render', percent: 30, description: 'Rendering' };
    const early = { thumbnail_url: 'https://media.example.com/t', pano_url: null };
    const both = { ...early, pano_url: 'https://media.example.com/p' };
    const stored = [[], ['t'], ['t'], ['t'], ['t', 'p']].map((keys) => keys.map((key) => ({ name: key, key })));
    const signed: string[] = [];
    const running = stored.map((assets) => ({ operation: { state, progress, preview: assets, operationId: OPERATION_ID } }));
    const watchOperation = async function* () {
      yield* running;
      yield { operation: { state: worldProto.OperationState.OPERATION_STATE_SUCCEEDED, operationId: OPERATION_ID, worldId: 'w' } };
    };
    const preview = async (operation: worldProto.Operation) => {
      signed.push(operation.preview.map(({ key }) => key).join());
      return [null, early, both][signed.length - 1];
    };
    const views = { preview } as unknown as WorldViewBuilder;
    const streams = new EventStreams({ watchOperation } as unknown as WorldClient, views);
    const server = fastify();
    trackRequestEnds(server);
    server.get('/events', (request, reply) =>
      streams.send({ accountId: 'acc_1', operationId: OPERATION_ID, isOpen: false, lastEventId: undefined, request, reply }),
    );
    const url = await server.listen({ host: '127.0.0.1', port: 0 });
    const text = await (await fetch(`${url}/events`)).text();
    await server.close();
    const events = [...text.matchAll(/^event: (\w+)\nid: (\d+)\ndata: (.*)$/gm)];
    expect(events.map(([, name, id]) => [name, id])).toEqual([
      ['progress', '30'],
      ['preview', '30'],
      ['preview', '30'],
      ['done', '101'],
    ]);
    expect(events.slice(1, 3).map(([, , , data]) => JSON.parse(data ?? ''))).toEqual([early, both]);
    expect(signed).toEqual(['t', 't', 't,p']);
  });
});
