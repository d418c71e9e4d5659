import { createHash } from 'node:crypto';

import { DomainError } from '@diorama/domain';
import { UnusableDepthError, createInlineRunner } from '@diorama/engine';
import type { DepthPainter, DepthPaintOrder, PaintingShown, RetouchResult } from '@diorama/engine';
import { describe, expect, it } from 'vitest';

import type { DepthReader, MediaClient, RetouchModel, WorldClient } from '../ports.js';
import type { ActivityRunScope } from '../run/run-scope.js';
import type { ObjectUpload, ObjectTransfer } from '../transfer/object-transfer.js';
import { paintPanorama } from './paint-panorama.js';
import type { PanoramaPaintingDependencies } from './paint-panorama.js';
import { createPaintingOperationActivities } from './painting-operation.activities.js';

const RUN = { operationId: 'op_1', seed: 7 };
const DEPTH = { width: 4, height: 2, metres: new Float32Array(8).fill(3) };
const USE = { task: 'retouch-painting', name: 'tints', version: '1.0.0', sha256: 'cd' };
const SHOWN: PaintingShown = { planes: new Float32Array(1), text: new Float32Array(2), turn: 0.5 };
const ANSWER: RetouchResult = { gain: new Float32Array(3), bias: new Float32Array(3) };
const INPUT = { field: 'depth_pano_image', key: 'inputs-acc/one.png', contentType: 'image/png', sha256: 'ab' };

/** A store in memory; what is there counts only once it is confirmed. */
class Store {
  readonly objects = new Map<string, Buffer>();
  readonly confirmed: string[] = [];

  readonly transfer = {
    send: async (folder: string, { bytes, extension, contentType }: ObjectUpload) => {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const key = `${folder}/${sha256}.${extension}`;
      this.objects.set(key, Buffer.from(bytes));
      return { key, contentType, bytes: bytes.byteLength, sha256 };
    },
    confirm: async (refs: readonly { readonly key: string }[]) => void this.confirmed.push(...refs.map(({ key }) => key)),
    store: async (folder: string, object: ObjectUpload) => {
      const ref = await this.transfer.send(folder, object);
      await this.transfer.confirm([ref]);
      return ref;
    },
    withFile: (key: string, _signal: AbortSignal, work: (path: string) => Promise<unknown>) => work(`/tmp/${key}`),
  };
}

function partsOf(
  store: Store,
  change: Partial<PanoramaPaintingDependencies> = {},
  asked: object = { text_prompt: 'a hall', z_min: 1, z_max: 9 },
) {
  const orders: DepthPaintOrder[] = [];
  const reads: Parameters<DepthReader>[] = [];
  const painter: DepthPainter = {
    name: 'test',
    version: '3',
    paint: async (order, { onProgress, retouch }) => {
      orders.push(order);
      onProgress(0.5);
      const isRetouched = retouch !== undefined && (await retouch(SHOWN)) !== null;
      const panorama = { width: 2, height: 1, data: Uint8Array.of(1, 2, 3, 4, 5, 6) };
      return { panorama, isRetouched, notRepresented: ['dragon'], caption: 'A hall.' };
    },
  };
  let now = 0;
  const parts: PanoramaPaintingDependencies = {
    world: { getRun: async () => ({ worldPromptJson: JSON.stringify(asked), inputs: [INPUT] }) } as unknown as WorldClient,
    transfer: store.transfer as unknown as ObjectTransfer,
    painter,
    retouchModel: null,
    onModelFailure: (error) => {
      throw error;
    },
    runner: createInlineRunner(),
    depthReader: async (...read) => {
      reads.push(read);
      return DEPTH;
    },
    encodePanorama: async ({ data }) => data,
    clock: () => (now += 100),
    detail: 1,
    ...change,
  };
  return { parts, orders, reads };
}

const scopeOf = (): ActivityRunScope & { readonly reports: [string, number][] } => {
  const reports: [string, number][] = [];
  return { reports, signal: new AbortController().signal, report: (stage, fraction) => reports.push([stage, fraction]) };
};

/** The provenance of a painting that is made with such parts. */
async function manifestOf(change: Partial<PanoramaPaintingDependencies>, scope: ActivityRunScope = scopeOf()): Promise<unknown> {
  const store = new Store();
  await paintPanorama(partsOf(store, change).parts, RUN, scope);
  return JSON.parse([...store.objects].find(([key]) => key.endsWith('.json'))?.[1].toString() ?? '');
}

describe('painting a panorama', () => {
  it('reads, paints and stores, and tells of each stage', async () => {
    const store = new Store();
    const { parts, orders, reads } = partsOf(store);
    const scope = scopeOf();
    const { assets, stages } = await paintPanorama(parts, RUN, scope);
    expect(reads).toEqual([['/tmp/inputs-acc/one.png', { scale: { zMin: 1, zMax: 9, encoding: 'linear' }, signal: scope.signal }]]);
    expect(orders).toEqual([{ depth: DEPTH, prompt: 'a hall', seed: 7, width: 2_048 }]);
    expect(scope.reports).toEqual([
      ['depth', 0],
      ['depth', 1],
      ['paint', 0],
      ['paint', 0.5],
      ['paint', 1],
      ['save', 0],
    ]);
    expect(stages.map(({ name }) => name)).toEqual(['depth', 'paint', 'save']);
    expect(assets.map(({ name, contentType }) => [name, contentType])).toEqual([
      ['manifest_url', 'application/json'],
      ['pano_url', 'image/png'],
    ]);
    expect(store.confirmed.toSorted()).toEqual(assets.map(({ key }) => key).toSorted());
    for (const { key } of assets) expect(key).toMatch(/^op_1\/[0-9a-f]{64}\.(png|json)$/);
  });

  it('puts words of the prompt into the manifest alone, which publishing reads', async () => {
    const store = new Store();
    const painted = await paintPanorama(partsOf(store).parts, RUN, scopeOf());
    expect(JSON.stringify(painted)).not.toMatch(/dragon|hall/i);
    const finished: unknown[] = [];
    const world = { finishOperation: async (request: unknown) => (finished.push(request), { applied: true }) } as unknown as WorldClient;
    const bytes = [...store.objects.entries()].find(([key]) => key.endsWith('.json'))?.[1] ?? Buffer.alloc(0);
    const data = `data:application/json;base64,${bytes.toString('base64')}`;
    const kept: unknown[] = [];
    let refusal: DomainError | null = null;
    const media = {
      signDownloads: async () => ({ urls: [data] }),
      deleteOthers: async (request: unknown) => {
        if (refusal !== null) throw refusal;
        kept.push(request);
      },
    } as unknown as MediaClient;
    const publish = () => createPaintingOperationActivities({ world, media }).publishPainting({ run: RUN, painted });
    expect(await publish()).toMatchObject({ applied: true });
    expect(kept).toEqual([{ prefix: 'op_1/', keep: painted.assets.map(({ key }) => key) }]);
    expect(finished).toEqual([
      {
        operationId: 'op_1',
        painting: {
          painting: { assets: painted.assets, engine: 'test', engineVersion: '3', notRepresented: ['dragon'] },
          stages: painted.stages,
        },
      },
    ]);
    refusal = new DomainError('UNAVAILABLE'); // retryable, and what a service of the previous release answers
    await expect(publish()).rejects.toMatchObject({ type: 'UNAVAILABLE' });
  });

  it('names the model that retouched it, and says when there was none', async () => {
    const asked: unknown[] = [];
    const retouchModel: RetouchModel = {
      use: USE,
      retouch: async (shown, signal) => {
        asked.push(shown, signal);
        return ANSWER;
      },
    };
    const scope = scopeOf();
    expect(await manifestOf({ retouchModel }, scope)).toMatchObject({ engine: { name: 'test' }, models: [USE], models_failed: [] });
    expect(asked).toEqual([SHOWN, scope.signal]);
    expect(await manifestOf({})).toMatchObject({ engine: { name: 'test' }, models: [], models_failed: [] });
  });

  it('stays as it was painted when the model fails, and says so', async () => {
    const failure = new Error('the process was lost');
    const failures: unknown[] = [];
    const retouchModel: RetouchModel = { use: USE, retouch: () => Promise.reject(failure) };
    const onModelFailure: PanoramaPaintingDependencies['onModelFailure'] = (...told) => failures.push(told);
    expect(await manifestOf({ retouchModel, onModelFailure })).toMatchObject({ models: [], models_failed: [USE] });
    expect(failures).toEqual([[failure, USE]]);
  });

  it('is cancelled while the model is asked, not painted without it', async () => {
    const stop = new AbortController();
    const retouchModel: RetouchModel = {
      use: USE,
      retouch: async () => {
        stop.abort(new Error('cancelled'));
        throw new Error('the process was killed');
      },
    };
    const { parts } = partsOf(new Store(), { retouchModel });
    await expect(paintPanorama(parts, RUN, { ...scopeOf(), signal: stop.signal })).rejects.toThrow('cancelled');
  });

  it('takes an EXR for metres, and another encoding where it is asked for', async () => {
    const exr = partsOf(new Store(), {}, { text_prompt: 'a hall' });
    await paintPanorama(exr.parts, RUN, scopeOf());
    expect(exr.reads[0]?.[1].scale).toBeNull();
    const log = partsOf(new Store(), {}, { text_prompt: 'a hall', z_min: 1, z_max: 9, depth_encoding: 'inverse_log' });
    await paintPanorama(log.parts, RUN, scopeOf());
    expect(log.reads[0]?.[1].scale).toEqual({ zMin: 1, zMax: 9, encoding: 'inverse_log' });
  });

  it('stores nothing of a depth panorama that cannot be painted', async () => {
    const store = new Store();
    const painter: DepthPainter = { ...partsOf(store).parts.painter, paint: () => Promise.reject(new UnusableDepthError('it is flat')) };
    const refused = await paintPanorama(partsOf(store, { painter }).parts, RUN, scopeOf()).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DomainError);
    expect(refused).toMatchObject({ code: 'MEDIA_REJECTED', details: { reason: 'it is flat' } });
    expect(store.objects.size).toBe(0);
  });

  it('misses a depth panorama that is gone', async () => {
    const world = { getRun: async () => ({ worldPromptJson: '{}', inputs: [] }) } as unknown as WorldClient;
    await expect(paintPanorama(partsOf(new Store(), { world }).parts, RUN, scopeOf())).rejects.toMatchObject({ code: 'OBJECT_NOT_FOUND' });
  });
});
