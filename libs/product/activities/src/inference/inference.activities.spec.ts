import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { InferenceActivities, ModelOrder } from '@diorama/contract';
import type { MediaClient } from '@diorama/rpc';
import { FileHashCache, encodeTensors } from '@diorama/onnx';
import type { Bundle, LoadedModel, ModelPool, Tensors } from '@diorama/onnx';
import { MockActivityEnvironment } from '@temporalio/testing';
import { DefaultLogger } from '@temporalio/worker';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createInferenceActivities } from './inference.activities.js';

const EXAMPLE = fileURLToPath(new URL('../../../../../docs/operating/example-model/model.onnx', import.meta.url));
const model = readFileSync(EXAMPLE);
const file = { path: 'model.onnx', bytes: model.byteLength, sha256: createHash('sha256').update(model).digest('hex') };
const WORLD = '0199a0b1-0000-7000-8000-000000000001';
const PIXELS = 128 * 256;

let models = '';
beforeEach(async () => {
  models = await mkdtemp(join(tmpdir(), 'diorama-models-'));
});
afterEach(() => rm(models, { recursive: true }));

/** A bundle for `image-depth`; `more` replaces parts of its manifest. */
async function addBundle(version: string, more: object = {}): Promise<string> {
  const folder = join(models, 'bright-depth', version);
  await mkdir(folder, { recursive: true });
  await cp(EXAMPLE, join(folder, 'model.onnx'));
  const tensor = (name: string, shape: number[]) => ({ name, type: 'float32', shape, meaning: '' });
  const manifest = {
    schemaVersion: 1,
    name: 'bright-depth',
    version,
    task: 'image-depth',
    layout: 'onnx-single',
    licence: 'CC0-1.0',
    source: 'an example',
    files: [file],
    model: 'model.onnx',
    opset: 17,
    inputs: [tensor('panorama', [1, 4, 128, 256])],
    outputs: [tensor('metres', [1, 128, 256]), tensor('sky', [1, 128, 256])],
    memoryBytes: 1,
    ...more,
  };
  await writeFile(join(folder, 'bundle.json'), JSON.stringify(manifest));
  return folder;
}

/** A store that has these inputs, and everything that comes. */
function mediaWith(inputs: Uint8Array): MediaClient {
  const url = `data:application/octet-stream;base64,${Buffer.from(inputs).toString('base64')}`;
  return {
    signDownloads: async () => ({ urls: [url] }),
    issueUploads: async ({ objects }: { objects: object[] }) => ({ uploads: objects.map(() => ({ stored: true })) }),
    confirmUploads: async () => ({}),
  } as unknown as MediaClient;
}

/** A pool whose models answer this; `run` is told what they were asked. */
const poolThat = (run: (inputs: Tensors, signal?: AbortSignal) => Promise<Tensors>): Pick<ModelPool, 'use'> => ({
  use: <Result>(_: Bundle, work: (model: LoadedModel) => Promise<Result>, signal?: AbortSignal) =>
    work({ run: (_graph, inputs) => run(inputs, signal) }),
});

const answers: Tensors = { metres: new Float32Array(PIXELS).fill(3), sky: new Float32Array(PIXELS) };
const panorama = { shape: [1, 4, 128, 256], data: new Float32Array(4 * PIXELS).fill(0.5) };

function activities(pool: Pick<ModelPool, 'use'>, inputs: Uint8Array = encodeTensors({ tensors: { panorama }, texts: {} })) {
  let seconds = 0;
  const clock = (): number => (seconds += 0.25);
  return createInferenceActivities({
    media: mediaWith(inputs),
    pool,
    provider: 'cpu',
    models,
    wanted: {},
    verified: new FileHashCache(),
    clock,
  });
}

const newEnvironment = (): MockActivityEnvironment => new MockActivityEnvironment({}, { logger: new DefaultLogger('ERROR') });
const order = { inputs: `${WORLD}/inputs.safetensors`, folder: WORLD };

interface Asked {
  readonly task?: keyof InferenceActivities;
  readonly order?: ModelOrder;
  readonly inputs?: Uint8Array | undefined;
  readonly environment?: MockActivityEnvironment;
}

/** Runs an activity as a worker does. */
function run(
  pool: Pick<ModelPool, 'use'>,
  { task = 'imageDepth', order: asked = order, inputs, environment = newEnvironment() }: Asked = {},
) {
  return environment.run((given: ModelOrder) => activities(pool, inputs)[task](given), asked);
}

describe('running a model whose tensors lie in the object store', () => {
  it('takes the newest bundle for the task, and says which it was', async () => {
    await addBundle('1.0.0');
    await addBundle('1.1.0');
    const asked: Tensors[] = [];
    const pool = poolThat(async (inputs) => {
      asked.push(inputs);
      return answers;
    });
    const result = await run(pool);
    const tensors = Object.fromEntries(Object.entries(answers).map(([name, data]) => [name, { shape: [1, 128, 256], data }]));
    const sha256 = createHash('sha256')
      .update(encodeTensors({ tensors, texts: {} }))
      .digest('hex');
    expect(asked).toEqual([{ panorama: panorama.data }]);
    expect(result).toMatchObject({
      outputs: { key: `${WORLD}/${sha256}.safetensors`, sha256 },
      model: { task: 'image-depth', name: 'bright-depth', version: '1.1.0' },
      provider: 'cpu',
      seconds: 0.25,
    });
  });

  it.each([
    ['there is no bundle', 'caption', {}],
    ['the bundle that is asked for is not there', 'imageDepth', {}, 'other@1.0.0'],
    ['its files are not what the manifest says', 'imageDepth', { files: [{ ...file, sha256: '0'.repeat(64) }] }],
  ] as const)('is refused for good when %s', async (_, task, more, bundle?: string) => {
    await addBundle('1.0.0', more);
    const asked = bundle === undefined ? {} : { bundle };
    await expect(
      run(
        poolThat(async () => answers),
        { task, order: { ...order, ...asked } },
      ),
    ).rejects.toMatchObject({ type: 'MODEL_NOT_INSTALLED', nonRetryable: true });
  });

  it('is refused for good when its inputs do not fit', async () => {
    await addBundle('1.0.0');
    const misfit = poolThat(() => Promise.reject(new RangeError('input panorama is missing')));
    for (const [pool, inputs] of [
      [misfit, undefined],
      [poolThat(async () => answers), new Uint8Array(3)],
    ] as const)
      await expect(run(pool, { inputs })).rejects.toMatchObject({
        type: 'ARGUMENT_INVALID',
        nonRetryable: true,
      });
  });

  it('hands a cancel on to the model', async () => {
    await addBundle('1.0.0');
    const environment = newEnvironment();
    const pool = poolThat(
      (_, signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
          environment.cancel();
        }),
    );
    await expect(run(pool, { environment })).rejects.toMatchObject({ name: 'CancelledFailure' });
  });
});

describe('the bundle that paints', () => {
  it('is the one that answers a panorama, not one that only retouches', async () => {
    const tensor = (name: string) => ({ name, type: 'float32', shape: [1, 128, 256], meaning: '' });
    await addBundle('2.0.0', { task: 'pano-depth-to-rgb', outputs: [tensor('gain'), tensor('bias')] });
    const pool = poolThat(async () => answers);
    await expect(run(pool, { task: 'panoDepthToRgb' })).rejects.toMatchObject({ type: 'MODEL_NOT_INSTALLED' });
    await addBundle('1.0.0', { task: 'pano-depth-to-rgb', outputs: [tensor('rgb')] });
    expect(await run(pool, { task: 'panoDepthToRgb' })).toMatchObject({ model: { version: '1.0.0' } });
  });
});
