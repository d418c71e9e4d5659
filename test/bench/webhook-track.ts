import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { ServerResponse } from 'node:http';

import {
  ID_RANDOM_BYTES,
  TASK_QUEUES,
  createDeliveryId,
  createDeliveryWorkflowId,
  createOperationId,
  createWorldId,
} from '@diorama/domain';
import { worldProto } from '@diorama/proto-types';
import { createWorldClient } from '@diorama/rpc';
import type { WorldClient } from '@diorama/rpc';
import { createTemporalClient, readTemporalSettings } from '@diorama/temporal';
import type { Client, WorkflowHandle } from '@temporalio/client';

import { createStackLayout } from '../../deploy/local/dist/layout.js';
import { RECEIVER_HOSTS, RECEIVER_PORT_OFFSET, receiverCertificate } from '../stack/start-stack.ts';
import type { RunningStack } from '../stack/start-stack.ts';
import { openAccount } from './api.ts';
import type { Workbench } from './workbench.ts';

export type ReceiverHost = (typeof RECEIVER_HOSTS)[number];

/** What the receiver does with callbacks to a path. */
const PATHS = { '/taken': 204, '/later': 503, '/hang': null } as const;
export type ReceiverPath = keyof typeof PATHS;

/** An operation that has ended, and whose delivery no workflow has yet. */
export interface EndedOperation {
  readonly deliveryId: string;
  /** When its finishing transaction was asked for; milliseconds of `performance.now`. */
  readonly endedAt: number;
}

/** Deliveries of the stack without the work that comes before them: their operations are begun and ended directly. */
export interface WebhookTrack {
  /** @param host each has an account of its own */
  end(host: ReceiverHost, path: ReceiverPath): Promise<EndedOperation>;
  /** Starts the workflow of a delivery, as the workflow of its operation would. */
  deliver(deliveryId: string): Promise<WorkflowHandle>;
  /** When the first callback of a delivery came; milliseconds of `performance.now`. */
  arrival(deliveryId: string): Promise<number>;
  /** Attempts that were ever on their way, in line for their turn, or sent away from there, but are not over. */
  pending(): Promise<number>;
  /** Attempts that are on their way, or in line for their turn. */
  sending(): Promise<number>;
  /** Answers those who hang, and whoever would from now on. */
  release(): void;
}

/** Sets the track up the first time that it is asked for. */
export const webhookTrack = (bench: Workbench): Promise<WebhookTrack> => bench.once('webhook track', () => openTrack(bench));

async function openTrack(bench: Workbench): Promise<WebhookTrack> {
  const stack = await bench.stack();
  const { ports } = createStackLayout(stack.home, Number(new URL(stack.info().api_url).port));
  const world = createWorldClient(`127.0.0.1:${ports.worldGrpc}`);
  const temporal = createTemporalClient(readTemporalSettings({ TEMPORAL_ADDRESS: stack.info().temporal_address }));
  const receiver = await startReceiver(stack);
  bench.onClose(async () => {
    receiver.close();
    world.close();
    await temporal.connection.close();
  });
  const owners = new Map(await Promise.all(RECEIVER_HOSTS.map(async (host) => [host, await ownerOf(stack, world)] as const)));
  return {
    end: (host, path) => endOne(world, { owner: owners.get(host) ?? {}, url: `https://${host}${path}` }),
    deliver: (id) => startDelivery(temporal, id),
    arrival: (id) => receiver.arrival(id),
    pending: () => countAttempts(`http://127.0.0.1:${ports.egressHealth}/metrics`, PENDING),
    sending: () => countAttempts(`http://127.0.0.1:${ports.egressHealth}/metrics`, SENDING),
    release: () => receiver.release(),
  };
}

async function ownerOf(stack: RunningStack, world: WorldClient): Promise<object> {
  const { api_url: url, operator_token: token } = stack.info();
  const { headers } = await openAccount(url, token);
  return world.authenticateKey({ apiKey: headers['svc-api-key'] ?? '' });
}

const A_DAY_MS = 86_400_000;

async function endOne(world: WorldClient, { owner, url }: { readonly owner: object; readonly url: string }): Promise<EndedOperation> {
  const id = createOperationId(randomBytes(ID_RANDOM_BYTES));
  const webhook = { deliveryId: createDeliveryId(randomBytes(ID_RANDOM_BYTES)), url };
  const { apiKeyId, accountId, projectId } = owner as worldProto.AuthenticateKeyResponse;
  await world.beginOperation(
    worldProto.BeginOperationRequest.fromPartial({
      apiKeyId,
      accountId,
      projectId,
      operationId: id,
      kind: 'generate-world',
      requestId: 'req_12345678',
      worldId: createWorldId(Date.now(), randomBytes(ID_RANDOM_BYTES)),
      model: 'svc-1.0-draft',
      seed: 1,
      worldPromptJson: '{"type":"text","text_prompt":"a meadow with a pond"}',
      promptKind: 'text',
      expiresAt: new Date(Date.now() + A_DAY_MS),
      webhook,
    }),
  );
  const endedAt = performance.now();
  await world.finishOperation({ operationId: id, failure: { code: 'ENGINE_FAILED', message: 'only measured' } });
  return { deliveryId: webhook.deliveryId, endedAt };
}

const startDelivery = (temporal: Client, id: string): Promise<WorkflowHandle> =>
  temporal.workflow.start('deliverWebhook', {
    workflowId: createDeliveryWorkflowId(id, 0),
    taskQueue: TASK_QUEUES.orchestration,
    args: [{ deliveryId: id }],
  });

const PENDING = /^diorama_webhook_(?:attempts_running|attempts_waiting|turns_missed_total) (\d+)$/gm;

const SENDING = /^diorama_webhook_(?:attempts_running|attempts_waiting) (\d+)$/gm;

async function countAttempts(metricsUrl: string, states: RegExp): Promise<number> {
  const metrics = await (await fetch(metricsUrl)).text();
  return [...metrics.matchAll(states)].reduce((sum, [, count]) => sum + Number(count), 0);
}

interface Arrival {
  readonly at: Promise<number>;
  readonly come: (at: number) => void;
}

async function startReceiver(stack: RunningStack) {
  const arrivals = new Map<string, Arrival>();
  const arrivalOf = (id: string): Arrival => {
    const known = arrivals.get(id);
    if (known !== undefined) return known;
    const { promise: at, resolve: come } = Promise.withResolvers<number>();
    arrivals.set(id, { at, come });
    return { at, come };
  };
  let hanging: ServerResponse[] | null = [];
  const { cert, key } = receiverCertificate(stack.home);
  const server = createServer({ cert, key }, (request, response) => {
    request.resume().once('end', () => {
      arrivalOf(String(request.headers['webhook-id'])).come(performance.now());
      const status = PATHS[request.url as ReceiverPath];
      if (status === null && hanging !== null) hanging.push(response);
      else response.writeHead(status ?? 204, status === 503 ? { 'retry-after': '3600' } : {}).end();
    });
  });
  server.listen(Number(new URL(stack.info().api_url).port) + RECEIVER_PORT_OFFSET, '127.0.0.1');
  await once(server, 'listening');
  return {
    arrival: (id: string) => arrivalOf(id).at,
    release(): void {
      for (const response of hanging ?? []) response.writeHead(204).end();
      hanging = null;
    },
    close(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}
