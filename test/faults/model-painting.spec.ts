import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { listModelProcesses, waitUntilProcessEnded } from '../../libs/platform/onnx/src/testing/model-processes.js';
import { Client } from '../stack/client.js';
import type { Answer } from '../stack/client.js';
import { depthExr } from '../stack/depth-files.js';
import { freePortBase, newHome, startStack } from '../stack/start-stack.js';
import type { RunningStack } from '../stack/start-stack.js';
import { writeDistanceModel, writeWordModel } from '../stack/toy-models.js';
import { killPart } from './kill-part.js';

const SOON = { timeout: 120_000, interval: 25 };
const PATH = '/svc/v1/pano:depth_to_rgb';
const TINY = fileURLToPath(new URL('../diffusers/tiny-bundle', import.meta.url));
/** Enough to be stopped in between, on any machine. */
const MANY_STEPS = 200;
/** A worker hears of a cancel with the answer to a heartbeat, and those are seconds apart. */
const HEARD_WITHIN_MS = 30_000;

/** For a draft on a busy machine. */
const WORLD_MS = 600_000;

const home = newHome();
const models = mkdtempSync(join(tmpdir(), 'diorama-models-'));
const bundle = join(models, 'tiny-diffusion', '1.0.0');
const depth = { source: 'data_base64', data_base64: depthExr().toString('base64'), extension: 'exr' };
let stack: RunningStack;
let client: Client;

beforeAll(async () => {
  mkdirSync(join(models, 'tiny-diffusion'));
  cpSync(TINY, bundle, { recursive: true });
  takeSteps(2);
  writeWordModel(join(models, 'tiny-words', '1.0.0'));
  writeDistanceModel(join(models, 'tiny-distances', '1.0.0'));
  process.env['MODELS_FOLDER'] = models;
  process.env['INFERENCE_POOLS'] = 'pano-depth-to-rgb=cpu,text-to-pano=cpu,image-depth=cpu';
  process.env['WORLD_ENGINES'] = 'svc-1.0-draft=painted';
  process.env['CLIENT_ENGINES'] = 'procedural,models';
  stack = await startStack({ home, portBase: await freePortBase() });
  const { api_url: url, api_key: key } = stack.info();
  client = new Client(url, key);
});

afterAll(async () => {
  for (const name of ['MODELS_FOLDER', 'INFERENCE_POOLS', 'WORLD_ENGINES', 'CLIENT_ENGINES']) delete process.env[name];
  await stack?.stop();
  for (const path of [home, models]) rmSync(path, { recursive: true, force: true });
});

/** A version of a bundle never changes; this one does, for who works with it looks anew each time. */
function takeSteps(steps: number): void {
  const path = join(bundle, 'bundle.json');
  writeFileSync(path, JSON.stringify({ ...(JSON.parse(readFileSync(path, 'utf8')) as object), steps }));
}

const inference = (): number => stack.info().pids['inference'] ?? 0;

async function start(): Promise<string> {
  const { status, body } = await client.post(PATH, { depth_pano_image: depth, text_prompt: 'a hall', seed: 7 });
  expect({ status, body }).toMatchObject({ status: 200 });
  return String(body.operation_id);
}

const worldManifestOf = async ({ response }: Answer['body']) => (await fetch(response.assets.manifest_url)).json();
const manifestOf = async ({ response }: Answer['body']) => (await fetch(response.manifest_url)).json();

/** A painting that a model is at, and the process that computes it. */
async function startLong(): Promise<{ readonly id: string; readonly model: number }> {
  takeSteps(MANY_STEPS);
  const others = listModelProcesses(inference());
  const id = await start();
  const model = await vi.waitUntil(() => listModelProcesses(inference()).find((pid) => !others.includes(pid)), SOON);
  return { id, model };
}

describe('a painting by a model of an operator', () => {
  it('comes from the inference queue, and says so', async () => {
    const done = await client.finish(await start());
    expect(done).toMatchObject({ error: null, metadata: { seed: 7, engine: { name: 'onnx', version: 'tiny-diffusion@1.0.0' } } });
    expect(await manifestOf(done)).toMatchObject({
      engine: { name: 'onnx' },
      provider: 'cpu',
      models: [{ task: 'pano-depth-to-rgb', name: 'tiny-diffusion', version: '1.0.0' }],
      fallbacks: [],
      caption: null,
      stages: [{ name: 'depth' }, { name: 'paint' }, { name: 'save' }],
    });
    const image = sharp(Buffer.from(await (await fetch(done.response.pano_url)).arrayBuffer()));
    const { width, height } = await image.metadata();
    expect(width).toBe(2 * height);
    const again = await client.finish(await start());
    expect(again.response.pano_url.split('?')[0]).toContain(done.response.pano_url.split('?')[0].split('/').at(-1));
  });

  it('is finished by the next worker when the one that was at it is killed', async () => {
    const { id, model } = await startLong();
    await killPart(stack, 'inference');
    expect(await waitUntilProcessEnded(model)).toBe(true);
    const done = await client.finish(id);
    expect(await manifestOf(done)).toMatchObject({ engine: { name: 'onnx' }, fallbacks: [] });
  });

  it('ends with the operation when that is cancelled, and its process with it', async () => {
    const before = inference();
    const { id, model } = await startLong();
    process.kill(model, 'SIGSTOP'); // a quick machine would be done before the worker hears of the cancel
    const { body } = await client.post(`/svc/v1/operations/${id}:cancel`, {});
    expect(body).toMatchObject({ done: true, error: { code: 409 }, cost: null });
    expect(await waitUntilProcessEnded(model, HEARD_WITHIN_MS)).toBe(true);
    expect(inference()).toBe(before);
    expect((await client.get('/svc/v1/credits')).body).toMatchObject({ held_credits: 0 });
  });

  it('leaves no tensors behind', async () => {
    await vi.waitFor(() => expect(globSync('**/*-tensors/*', { cwd: home })).toEqual([]), SOON);
  });

  it('gives a world its colours, and is named in its manifest', { timeout: WORLD_MS }, async () => {
    const done = await client.finish((await client.generate('a meadow with a house', { seed: 3 })).body.operation_id, WORLD_MS);
    expect(done).toMatchObject({ error: null });
    const { models: used, provider, engine } = await worldManifestOf(done);
    expect(used).toMatchObject([{ task: 'pano-depth-to-rgb', name: 'tiny-diffusion', version: '1.0.0' }]);
    expect([provider, engine.name]).toEqual(['cpu', 'procedural']);
    await vi.waitFor(() => expect(globSync('**/*-tensors/*', { cwd: home })).toEqual([]), SOON);
  });

  it('is the engine’s where no bundle can be used, and says why', async () => {
    rmSync(bundle, { recursive: true });
    const done = await client.finish(await start());
    expect(done).toMatchObject({ error: null, metadata: { engine: { name: expect.not.stringMatching('onnx') } } });
    expect(await manifestOf(done)).toMatchObject({
      fallbacks: [{ task: 'pano-depth-to-rgb', reason: 'MODEL_NOT_INSTALLED', instead: done.metadata.engine.name }],
    });
  });

  it('leaves a world the colours of its rendering where no bundle can be used, and says why', { timeout: WORLD_MS }, async () => {
    const done = await client.finish((await client.generate('a meadow with a house', { seed: 3 })).body.operation_id, WORLD_MS);
    expect(await worldManifestOf(done)).toMatchObject({
      models: [],
      fallbacks: [{ task: 'pano-depth-to-rgb', reason: 'MODEL_NOT_INSTALLED', instead: 'procedural' }],
    });
  });
});

describe('a world from models alone', () => {
  const generate = async (): Promise<Answer['body']> =>
    client.finish((await client.generate('a sea at night', { seed: 5, engine: 'models' })).body.operation_id, WORLD_MS);

  it('has the panorama and the distances of models, each time the same', { timeout: 2 * WORLD_MS }, async () => {
    const done = await generate();
    expect(done).toMatchObject({ error: null, metadata: { requested_engine: 'models' } });
    const manifest = await worldManifestOf(done);
    expect(manifest).toMatchObject({
      engine: { name: 'pictures' },
      world_engine: { name: 'models', chosen_by: 'request' },
      models: [
        { task: 'text-to-pano', name: 'tiny-words' },
        { task: 'image-depth', name: 'tiny-distances' },
      ],
      provider: 'cpu',
      fallbacks: [],
    });
    const hashes = ({ assets }: typeof manifest): unknown => assets.map(({ name, sha256 }: Record<string, string>) => `${name} ${sha256}`);
    expect(hashes(await worldManifestOf(await generate()))).toEqual(hashes(manifest));
    await vi.waitFor(() => expect(globSync('**/*-tensors/*', { cwd: home })).toEqual([]), SOON);
  });
});
