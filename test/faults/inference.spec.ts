import { createHash, randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import type { InferenceActivities, ModelOrder, ModelResult } from '@diorama/contract';
import { decodeTensors, encodeTensors } from '@diorama/onnx';
import { mediaProto } from '@diorama/proto-types';
import { createMediaClient } from '@diorama/rpc';
import { createTemporalClient, readTemporalSettings } from '@diorama/temporal';
import type { Client, WorkflowHandle } from '@temporalio/client';
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { listModelProcesses, waitUntilProcessEnded } from '../../libs/platform/onnx/src/testing/model-processes.js';
import { writeBundle } from '../../libs/platform/onnx/src/testing/write-bundle.js';
import type { MinimalOnnxGraph } from '../../libs/platform/onnx/src/process/tiny-graph.js';
import { freePortBase, newHome, startStack } from '../stack/start-stack.js';
import type { RunningStack } from '../stack/start-stack.js';
import { killPart } from './kill-part.js';

const SOON = { timeout: 60_000, interval: 50 };
const MEDIA_GRPC_OFFSET = 4;
const INFERENCE_HEALTH_OFFSET = 14;
const QUEUE = 'test-of-models';
const SMALL: MinimalOnnxGraph = { operator: 'Add', nodes: 2, shape: [2, 3] };
const EDGE = 512;
/** Seconds of multiplications, whose result somebody waits for. */
const LONG: MinimalOnnxGraph = { operator: 'MatMul', nodes: 1_200, shape: [EDGE, EDGE] };
/** Two hundred times as many: a cancellation comes with a heartbeat, after seconds, and no machine may be done by then. */
const ENDLESS: MinimalOnnxGraph = { operator: 'MatMul', nodes: 3_750, shape: [4 * EDGE, 4 * EDGE] };

/** Two of them are more than a worker may have loaded. */
const MEMORY_BYTES = 2_000_000_000;

const home = newHome();
const models = mkdtempSync(join(tmpdir(), 'diorama-models-'));
const portBase = await freePortBase();
const folder = randomUUID();
let stack: RunningStack;
let temporal: Client;
let worker: Worker;
let done: Promise<void>;

beforeAll(async () => {
  await addBundle('quick', SMALL);
  await addBundle('slow', LONG);
  await addBundle('endless', ENDLESS);
  process.env['MODELS_FOLDER'] = models;
  stack = await startStack({ home, portBase });
  Runtime.install({ logger: new DefaultLogger('ERROR') });
  const connection = await NativeConnection.connect({ address: stack.info().temporal_address });
  const workflowsPath = fileURLToPath(new URL('model-workflow.ts', import.meta.url));
  worker = await Worker.create({ connection, taskQueue: QUEUE, workflowsPath });
  done = worker.run();
  temporal = createTemporalClient(readTemporalSettings({ TEMPORAL_ADDRESS: stack.info().temporal_address }));
  await vi.waitUntil(async () => (await probe('/readyz'))?.ok, SOON);
});

afterAll(async () => {
  worker?.shutdown();
  await done;
  await stack?.stop();
  for (const path of [home, models]) rmSync(path, { recursive: true, force: true });
});

async function addBundle(name: string, graph: MinimalOnnxGraph): Promise<void> {
  const made = await writeBundle(graph, { name, warmUpRuns: 0, memoryBytes: MEMORY_BYTES });
  mkdirSync(join(models, name), { recursive: true });
  cpSync(made, join(models, name, '1.0.0'), { recursive: true });
  rmSync(made, { recursive: true });
}

const probe = (path: string): Promise<Response | null> =>
  fetch(`http://127.0.0.1:${portBase + INFERENCE_HEALTH_OFFSET}${path}`).catch(() => null);
const inference = (): number => stack.info().pids['inference'] ?? 0;

/** Puts floats into the object store, as whoever asks for a run does. */
async function store(shape: readonly number[], data: Float32Array): Promise<string> {
  const media = createMediaClient(`127.0.0.1:${portBase + MEDIA_GRPC_OFFSET}`);
  const bytes = encodeTensors({ tensors: { x: { shape, data } }, texts: {} });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const ref = { key: `${folder}/${sha256}.safetensors`, contentType: 'application/octet-stream', bytes: bytes.length, sha256 };
  const { uploads } = await media.issueUploads({ objects: [ref] });
  for (const { url, method, headers, stored } of uploads) if (!stored) await fetch(url, { method, headers, body: bytes });
  await media.confirmUploads({ objects: [ref] });
  media.close();
  return ref.key;
}

async function read({ outputs }: ModelResult): Promise<Float32Array> {
  const media = createMediaClient(`127.0.0.1:${portBase + MEDIA_GRPC_OFFSET}`);
  const { urls } = await media.signDownloads({
    keys: [outputs.key],
    manifestKeys: [],
    audience: mediaProto.SignDownloadsRequest_Audience.AUDIENCE_WORKER,
  });
  media.close();
  const file = decodeTensors(new Uint8Array(await (await fetch(urls[0] ?? '')).arrayBuffer()));
  return file.tensors['y']?.data as Float32Array;
}

type Handle = WorkflowHandle<(task: keyof InferenceActivities, order: ModelOrder) => Promise<ModelResult>>;

const start = (task: keyof InferenceActivities, order: Omit<ModelOrder, 'folder'>): Promise<Handle> =>
  temporal.workflow.start('runModel', { taskQueue: QUEUE, workflowId: randomUUID(), args: [task, { ...order, folder }] });

/** A run that is under way, and the process that computes it. */
async function startRun(bundle: 'slow' | 'endless'): Promise<{ readonly run: Handle; readonly model: number }> {
  await expectQuickRun(); // whatever was loaded before is not any more
  const others = listModelProcesses(inference());
  const { shape } = bundle === 'slow' ? LONG : ENDLESS;
  const inputs = await store(shape, new Float32Array(shape.reduce((product, size) => product * size)));
  const run = await start('imageDepth', { inputs, bundle });
  const model = await vi.waitUntil(() => listModelProcesses(inference()).find((pid) => !others.includes(pid)), SOON);
  await sleep(700); // it computes now
  return { run, model };
}

async function expectQuickRun(): Promise<void> {
  const inputs = await store([2, 3], Float32Array.from([1, 2, 3, 4, 5, 6]));
  const result = await (await start('imageDepth', { inputs, bundle: 'quick@1.0.0' })).result();
  expect(result).toMatchObject({ provider: 'cpu', model: { task: 'image-depth', name: 'quick', version: '1.0.0' } });
  expect([...(await read(result))]).toEqual([3, 6, 9, 12, 15, 18]);
}

describe('an inference worker', () => {
  it('runs a bundle whose inputs and outputs lie in the object store, and reports it in its metrics', async () => {
    await expectQuickRun();
    const metrics = await (await probe('/metrics'))?.text();
    // At least one: Temporal repeats a run whose result did not reach the object store.
    expect(metrics).toMatch(/^diorama_model_uses_total\{model="quick@1\.0\.0",provider="cpu",outcome="done"\} [1-9]\d*$/m);
    expect(metrics).toMatch(/^diorama_models_loaded\{model="quick@1\.0\.0"\} [1-9]\d*$/m);
  });

  it('says without a retry that there is no bundle, or that the inputs do not fit', async () => {
    const inputs = await store([2], new Float32Array(2));
    for (const [task, type] of [
      ['caption', 'MODEL_NOT_INSTALLED'],
      ['imageDepth', 'ARGUMENT_INVALID'],
    ] as const) {
      const run = await start(task, { inputs });
      await expect(run.result()).rejects.toMatchObject({ cause: { cause: { type, nonRetryable: true } } });
    }
  });

  it('ends the process that computes when the run is cancelled, and goes on', async () => {
    const before = inference();
    const { run, model } = await startRun('endless');
    await run.cancel();
    await expect(run.result()).rejects.toMatchObject({ cause: { name: 'CancelledFailure' } });
    expect(await waitUntilProcessEnded(model)).toBe(true);
    expect(inference()).toBe(before);
    await expectQuickRun();
  });

  it('runs again what a killed model process did not finish', async () => {
    const before = inference();
    const { run, model } = await startRun('slow');
    process.kill(model, 'SIGKILL');
    expect(await read(await run.result())).toHaveLength(EDGE ** 2);
    expect(inference()).toBe(before);
  });

  it('leaves no process behind when it is killed itself, and the next one does its work', async () => {
    const { run, model } = await startRun('slow');
    await killPart(stack, 'inference');
    expect(await waitUntilProcessEnded(model)).toBe(true);
    expect(await read(await run.result())).toHaveLength(EDGE ** 2);
  });

  it('ends in order with all of its processes', async () => {
    await expectQuickRun();
    const pids = [inference(), ...listModelProcesses(inference())];
    expect(pids.length).toBeGreaterThan(1);
    expect(await stack.stop()).toBe(0);
    for (const pid of pids) expect(await waitUntilProcessEnded(pid)).toBe(true);
  });
});
