import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import {
  BundleError,
  ModelFailedError,
  ModelPool,
  ProviderMissingError,
  SINGLE_GRAPH_NAME,
  generateTrialRunInputs,
  encodeTensors,
  openBundle,
  probeProvider,
  runBundle,
  sealBundle,
} from '../../dist/index.js';
import type { Bundle, ModelUseReport } from '../../dist/index.js';
import {
  isRunning,
  listModelProcesses,
  readResidentBytes,
  waitUntilProcessBusy,
  waitUntilProcessEnded,
} from '../testing/model-processes.js';
import { writeBundle } from '../testing/write-bundle.js';
import { encodeTinyGraph } from './tiny-graph.js';
import type { MinimalOnnxGraph } from './tiny-graph.js';

const OPTIONS = { provider: 'cpu', threads: 1, memoryBytes: 1_000_000_000, runsPerProcess: 100 } as const;
const HOLDER = fileURLToPath(new URL('../../dist/testing/hold-model.js', import.meta.url));
const TINY_ENCODER = fileURLToPath(new URL('../../../../../test/diffusers/tiny-bundle/text_encoder/model.onnx', import.meta.url));
const MIB = 1_048_576;
const SMALL: MinimalOnnxGraph = { operator: 'Add', nodes: 2, shape: [2, 3] };
/** Multiplications for longer than any test waits, on any machine. */
const LONG: MinimalOnnxGraph = { operator: 'MatMul', nodes: 400, shape: [1_536, 1_536] };
const LONG_INPUTS = { x: new Float32Array(1_536 * 1_536) };

async function bundleOf(graph: MinimalOnnxGraph, more: Parameters<typeof writeBundle>[1] = {}): Promise<Bundle> {
  const folder = await writeBundle(graph, more);
  onTestFinished(() => rm(folder, { recursive: true }));
  return openBundle(folder);
}

function poolOf(options: Partial<ConstructorParameters<typeof ModelPool>[0]> = {}): ModelPool {
  const pool = new ModelPool({ ...OPTIONS, ...options });
  onTestFinished(async () => pool.close());
  return pool;
}

const x = Float32Array.from([1, 2, 3, 4, 5, 6]);

afterEach(async () => {
  for (const pid of listModelProcesses()) if (!(await waitUntilProcessEnded(pid))) throw new Error('a model process is left');
});

describe('a model', () => {
  it('runs in a process of its own, and again in the same', async () => {
    const [pool, bundle] = [poolOf(), await bundleOf(SMALL)];
    expect(await pool.run(bundle, { x })).toEqual({ y: Float32Array.from([3, 6, 9, 12, 15, 18]) });
    const [first] = listModelProcesses();
    expect(await pool.run(bundle, { x: new Float32Array(6) })).toEqual({ y: new Float32Array(6) });
    expect(listModelProcesses()).toEqual([first]);
    expect(pool.loadedNames()).toEqual(['tiny@1.0.0']);
    await pool.close();
  });

  it('refuses inputs that do not fit, and goes on', async () => {
    const [pool, bundle] = [poolOf(), await bundleOf(SMALL)];
    await expect(pool.run(bundle, {})).rejects.toThrow('input x is missing');
    await expect(pool.run(bundle, { x: new Float32Array(5) })).rejects.toThrow('has 5 elements, not 6');
    await expect(pool.run(bundle, { x: new Int32Array(6) })).rejects.toThrow('not of the type float32');
    await expect(pool.run(bundle, { x, z: x })).rejects.toThrow('there is no input z');
    expect(Object.keys(await pool.run(bundle, { x }))).toEqual(['y']);
    await pool.close();
  });

  it('fails when its graph is none, or is not what its manifest says', async () => {
    const pool = poolOf();
    const broken = await bundleOf(SMALL);
    await writeFile(broken.graphs[SINGLE_GRAPH_NAME]?.path ?? '', 'no graph');
    await expect(pool.run(broken, { x })).rejects.toThrow(BundleError);
    const other = await bundleOf(SMALL, { outputs: [{ name: 'y', type: 'float32', shape: [7], meaning: '' }] });
    await expect(pool.run(other, { x })).rejects.toThrow('has the shape 2 x 3, not 7');
    await pool.close();
  });

  it('is stopped in the middle of a run, and runs again afterwards', async () => {
    const [pool, bundle] = [poolOf(), await bundleOf(LONG, { warmUpRuns: 0 })];
    await pool.load(bundle);
    const [pid = 0] = listModelProcesses();
    const stop = new AbortController();
    const reason = new Error('cancelled');
    const run = pool.run(bundle, LONG_INPUTS, stop.signal).catch((error: unknown) => error);
    await waitUntilProcessBusy(pid);
    stop.abort(reason);
    expect(await run).toBe(reason);
    expect(await waitUntilProcessEnded(pid)).toBe(true);
    const small = await bundleOf(SMALL);
    expect(Object.keys(await pool.run(small, { x }))).toEqual(['y']);
    await pool.close();
  });

  it('need not be waited for by a run that is given up while another goes on', async () => {
    const [pool, bundle] = [poolOf(), await bundleOf(LONG)];
    const first = pool.run(bundle, LONG_INPUTS).catch(() => 'closed');
    const stop = new AbortController();
    const second = pool.run(bundle, LONG_INPUTS, stop.signal);
    stop.abort(new Error('given up'));
    await expect(second).rejects.toThrow('given up');
    let isOver = false;
    void first.then(() => (isOver = true));
    await sleep(10);
    expect(isOver).toBe(false);
    await pool.close();
    expect(await first).toBe('closed');
  });

  it('fails when its process is killed, and runs again afterwards', async () => {
    const [pool, bundle] = [poolOf(), await bundleOf(SMALL)];
    await pool.run(bundle, { x });
    const [pid = 0] = listModelProcesses();
    process.kill(pid, 'SIGKILL');
    while (isRunning(pid)); // nothing of it is heard here meanwhile: the run meets the dead process
    const faults: unknown[] = [];
    const again = pool.run(bundle, { x }).catch((error: unknown) => (faults.push(error), pool.run(bundle, { x })));
    expect(Object.keys(await again)).toEqual(['y']);
    expect(faults).toEqual([expect.any(ModelFailedError)]);
    await pool.close();
  });

  it('fails when its process is killed in the middle of a run', async () => {
    const [pool, bundle] = [poolOf(), await bundleOf(LONG, { warmUpRuns: 0 })];
    await pool.load(bundle);
    const [pid = 0] = listModelProcesses();
    const run = pool.run(bundle, LONG_INPUTS).catch((error: unknown) => error);
    await waitUntilProcessBusy(pid);
    process.kill(pid, 'SIGKILL');
    expect(await run).toMatchObject({ message: expect.stringContaining('its process ended with SIGKILL') });
    expect(pool.loadedNames()).toEqual([]);
    await pool.close();
  });

  it('gets a new process after a run that failed', async () => {
    const [pool, { folder }] = [poolOf(), await bundleOf({ operator: 'Add', nodes: 1, shape: [1] })];
    await cp(TINY_ENCODER, join(folder, 'model.onnx'));
    const tensor = { type: 'int64' as const, shape: [1, 16], range: [0, 9], meaning: '' };
    const draft = JSON.parse(await readFile(join(folder, 'bundle.json'), 'utf8')) as object;
    const outputs = [{ name: 'last_hidden_state', type: 'float32', shape: [1, 16, 8], meaning: '' }];
    await writeFile(join(folder, 'bundle.json'), JSON.stringify({ ...draft, inputs: [{ name: 'input_ids', ...tensor }], outputs }));
    const bundle = await sealBundle(folder);
    await expect(pool.run(bundle, { input_ids: new BigInt64Array(16).fill(1_000_000n) })).rejects.toThrow(ModelFailedError); // no such word
    expect(pool.loadedNames()).toEqual([]);
    expect(Object.keys(await pool.run(bundle, { input_ids: new BigInt64Array(16) }))).toEqual(['last_hidden_state']);
    await pool.close();
  });

  it('gets a new process after so many runs', async () => {
    const [pool, bundle] = [poolOf({ runsPerProcess: 3 }), await bundleOf(SMALL)];
    const seen = new Set<number>();
    for (let run = 0; run < 4; run++) {
      await pool.run(bundle, { x });
      for (const id of listModelProcesses()) seen.add(id);
    }
    expect(seen.size).toBeGreaterThan(1);
    await pool.close();
  });

  it('makes room for others, those used longest ago first', async () => {
    const pool = poolOf({ memoryBytes: 250_000_000 });
    const [a, b, c] = await Promise.all(['a', 'b', 'c'].map((name) => bundleOf(SMALL, { name })));
    for (const bundle of [a, b, a, c] as Bundle[]) await pool.run(bundle, { x });
    expect(pool.loadedNames()).toEqual(['a@1.0.0', 'c@1.0.0']);
    await pool.close();
  });

  describe('that needs memory which another one is using', () => {
    /** A model that is in use until `end` is called. */
    async function inUse(pool: ModelPool): Promise<{ readonly over: Promise<void>; readonly end: () => void }> {
      const [began, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const over = pool.use(await bundleOf(SMALL, { name: 'a' }), () => {
        began.resolve();
        return goesOn.promise;
      });
      await Promise.race([began.promise, over]);
      return { over, end: goesOn.resolve };
    }

    it('waits for it', async () => {
      const pool = poolOf({ memoryBytes: 150_000_000 });
      const first = await inUse(pool);
      const second = pool.run(await bundleOf(SMALL, { name: 'b' }), { x });
      await sleep(50);
      expect(pool.status()).toMatchObject({ loaded: [{ name: 'a@1.0.0' }], waiting: 1 });
      expect(pool.status().oldestWaitSeconds).toBeGreaterThan(0.01);
      first.end();
      await Promise.all([first.over, second]);
      expect(pool.loadedNames()).toEqual(['b@1.0.0']);
      await pool.close();
    });

    it('waits no more when it is given up', async () => {
      const pool = poolOf({ memoryBytes: 150_000_000 });
      const first = await inUse(pool);
      const b = await bundleOf(SMALL, { name: 'b' });
      const stop = new AbortController();
      const second = pool.run(b, { x }, stop.signal);
      stop.abort(new Error('given up'));
      await expect(second).rejects.toThrow('given up');
      first.end();
      await first.over;
      expect(pool.status()).toMatchObject({ waiting: 0, oldestWaitSeconds: 0 });
      expect(Object.keys(await pool.run(b, { x }))).toEqual(['y']);
      await pool.close();
    });
  });

  it('gets its turn though another one is asked all the time', async () => {
    const pool = poolOf({ memoryBytes: 150_000_000 });
    const [busy, other] = [await bundleOf(SMALL, { name: 'busy' }), await bundleOf(SMALL, { name: 'other' })];
    const over = new AbortController();
    const ask = async (): Promise<void> => {
      while (!over.signal.aborted) await pool.run(busy, { x });
    };
    const asking = Promise.all([ask(), ask(), ask()]);
    await vi.waitUntil(() => pool.loadedNames().includes('busy@1.0.0'), { timeout: 20_000 });
    expect(Object.keys(await pool.run(other, { x }))).toEqual(['y']);
    over.abort();
    await asking;
    expect(pool.status().waiting).toBe(0);
    await pool.close();
  });

  it('that nobody uses for a while gives its memory back', async () => {
    const pool = poolOf({ idleSeconds: 0.2 });
    const bundle = await bundleOf(SMALL);
    await pool.run(bundle, { x });
    await vi.waitFor(() => expect([pool.loadedNames(), listModelProcesses()]).toEqual([[], []]), { timeout: 20_000 });
    expect(Object.keys(await pool.run(bundle, { x }))).toEqual(['y']);
    await pool.close();
  });

  it('tells how long it was waited for and ran, and how it ended', async () => {
    const reports: ModelUseReport[] = [];
    const pool = poolOf({ onUse: (report) => reports.push(report) });
    const bundle = await bundleOf(SMALL);
    await pool.run(bundle, { x });
    await pool.run(bundle, { x });
    await expect(pool.run(bundle, {})).rejects.toThrow(RangeError);
    expect(reports.map(({ outcome, provider }) => [outcome, provider])).toEqual([
      ['done', 'cpu'],
      ['done', 'cpu'],
      ['failed', 'cpu'],
    ]);
    const [first, second] = reports;
    expect(first?.waitSeconds).toBeGreaterThan(first?.loadSeconds ?? Infinity);
    expect(first?.loadSeconds).toBeGreaterThan(0);
    expect([second?.loadSeconds, (second?.runSeconds ?? 0) > 0]).toEqual([0, true]);
    expect(pool.status()).toMatchObject({ loaded: [{ name: 'tiny@1.0.0', runCount: 2 }], waiting: 0, providerActive: true });
    await pool.close();
  });

  it('is not run after one of its files was changed', async () => {
    const [pool, bundle] = [poolOf({ runsPerProcess: 1 }), await bundleOf(SMALL)];
    await pool.run(bundle, { x });
    await writeFile(join(bundle.folder, 'model.onnx'), encodeTinyGraph({ ...SMALL, nodes: 1 }));
    await expect(pool.run(bundle, { x })).rejects.toThrow(BundleError);
    await pool.close();
  });
});

describe('golden outputs', () => {
  const inputs = generateTrialRunInputs([{ name: 'x', type: 'float32', shape: [2, 3], meaning: '' }], 5);
  const known = (inputs['x'] as Float32Array).map((value) => 3 * value);

  const bundleWith = (y: Float32Array): Promise<Bundle> =>
    bundleOf(SMALL, {
      golden: { seed: 5, outputs: 'golden.safetensors', psnrFloor: 60 },
      extra: { 'golden.safetensors': encodeTensors({ tensors: { y: { shape: [y.length], data: y } }, texts: {} }) },
    });

  it('are reached by a model that is what it was', async () => {
    const pool = poolOf();
    expect(Object.keys(await pool.run(await bundleWith(known), { x }))).toEqual(['y']);
    await pool.close();
  });

  it('keep a model from being used that answers otherwise', async () => {
    const pool = poolOf();
    await expect(pool.run(await bundleWith(known.map((value) => value + 0.1)), { x })).rejects.toThrow(
      /dB against the expected output, below 60/,
    );
    await expect(pool.run(await bundleWith(known.slice(1)), { x })).rejects.toThrow('in its size');
    await pool.close();
  });
});

describe('tensors in half precision', () => {
  it('go in and come out as such, and as floats for callers of bundles', async () => {
    const [pool, bundle] = [poolOf(), await bundleOf({ operator: 'Add', nodes: 1, shape: [2], type: 'float16' })];
    expect(await pool.run(bundle, { x: Float16Array.of(1, 0.25) })).toEqual({ y: Float16Array.of(2, 0.5) });
    const file = { tensors: { x: { shape: [2], data: Float32Array.of(1, 0.25) } }, texts: {} };
    expect((await runBundle(pool, bundle, { file })).tensors).toEqual({ y: { shape: [2], data: Float32Array.of(2, 0.5) } });
    await pool.close();
  });

  it('are refused where a graph has others', async () => {
    const [pool, bundle] = [poolOf(), await bundleOf({ operator: 'Add', nodes: 1, shape: [2], type: 'float16' })];
    await expect(pool.run(bundle, { x: Float32Array.of(1, 2) })).rejects.toThrow('input x is not of the type float16');
    await pool.close();
  });
});

describe('a provider that is not there', () => {
  it.each(['cuda', 'webgpu'] as const)('is %s by name, and no model runs on the processor instead', async (provider) => {
    const pool = poolOf({ provider });
    await expect(pool.run(await bundleOf(SMALL), { x })).rejects.toThrow(ProviderMissingError);
    expect(pool.status().providerActive).toBe(false);
    await expect(probeProvider({ provider, threads: 1 })).rejects.toThrow(`provider ${provider}`);
    await pool.close();
  });

  it('is seen before anything is loaded', async () => {
    await expect(probeProvider({ provider: 'cpu', threads: 1 })).resolves.toBeUndefined();
  });
});

describe('what is left behind', () => {
  it('is no process when the one that started it is killed in the middle of a run', async () => {
    const { folder } = await bundleOf(LONG, { warmUpRuns: 0 });
    const holder = spawn(process.execPath, [HOLDER, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(holder.stdout, 'data')) as [Buffer];
    const model = Number(line.toString());
    expect(listModelProcesses(holder.pid)).toEqual([model]);
    const exchange =
      readFileSync(`/proc/${model}/cmdline`, 'utf8')
        .split('\0')
        .find((word) => word.includes('diorama-tensors-')) ?? '';
    expect(existsSync(exchange)).toBe(true);
    await waitUntilProcessBusy(model);
    holder.kill('SIGKILL');
    expect(await waitUntilProcessEnded(model)).toBe(true);
    expect(existsSync(exchange)).toBe(false);
  });

  it('is no file of tensors when whoever has models ends without waiting', async () => {
    const { folder } = await bundleOf(SMALL);
    const code = `
      const { ModelPool, openBundle } = await import(${JSON.stringify(new URL('../../dist/index.js', import.meta.url).href)});
      const pool = new ModelPool({ provider: 'cpu', threads: 1, memoryBytes: 1, runsPerProcess: 9 });
      await pool.load(await openBundle(${JSON.stringify(folder)}));
      void pool.close();
      process.exit(0);`;
    const home = await mkdtemp(join(tmpdir(), 'diorama-home-'));
    onTestFinished(() => rm(home, { recursive: true }));
    const hasty = spawn(process.execPath, ['--input-type=module', '-e', code], { env: { ...process.env, TMPDIR: home }, stdio: 'inherit' });
    expect(await once(hasty, 'exit')).toEqual([0, null]);
    await vi.waitFor(() => expect(readdirSync(home)).toEqual([]), { timeout: 20_000 });
  });

  it('is no memory after 600 runs', async () => {
    const [pool, bundle] = [poolOf({ runsPerProcess: 1_000 }), await bundleOf({ operator: 'Add', nodes: 2, shape: [256, 320] })];
    const inputs = { x: new Float32Array(256 * 320).fill(1) }; // large enough for a file
    const runs = async (count: number): Promise<void> => {
      for (let run = 0; run < count; run++) await pool.run(bundle, inputs);
    };
    await runs(60);
    const [pid = 0] = listModelProcesses();
    const before = [readResidentBytes(pid), readResidentBytes(process.pid)];
    await runs(600);
    const grown = [readResidentBytes(pid), readResidentBytes(process.pid)].map((bytes, i) => (bytes - (before[i] ?? 0)) / MIB);
    expect(listModelProcesses()).toEqual([pid]);
    // What 600 runs carry, 190 MiB there and as much back, would show; what a collector leaves lying about, up to 64 MiB, does not.
    expect(Math.max(...grown)).toBeLessThan(120);
    await pool.close();
  });
});
