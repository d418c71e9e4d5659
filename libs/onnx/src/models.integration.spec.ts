import { readdirSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, describe, expect, it, onTestFinished } from 'vitest';

import { BundleError, ModelFailedError, ModelPool, openBundle, SINGLE_GRAPH } from '../dist/index.js';
import type { Bundle } from '../dist/index.js';
import { writeBundle } from './testing/write-bundle.js';
import type { TinyGraph } from './tiny-graph.js';

const OPTIONS = { provider: 'cpu', threads: 1, memoryBytes: 1_000_000_000, runsPerProcess: 100 } as const;
const SMALL: TinyGraph = { operator: 'Add', nodes: 2, shape: [2, 3] };
/** Some seconds of multiplications. */
const LONG: TinyGraph = { operator: 'MatMul', nodes: 400, shape: [768, 768] };

async function bundleOf(graph: TinyGraph, more: Parameters<typeof writeBundle>[1] = {}): Promise<Bundle> {
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

/** Processes below this one that run models. */
function modelProcesses(): number[] {
  return readdirSync('/proc').flatMap((id) => {
    if (!/^\d+$/.test(id)) return [];
    try {
      const parent = Number(readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
      return parent === process.pid && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('model-main') ? [Number(id)] : [];
    } catch {
      return []; // it has just ended
    }
  });
}

const untilGone = async (): Promise<void> => {
  for (let wait = 0; wait < 100 && modelProcesses().length > 0; wait++) await sleep(50);
};

afterEach(async () => {
  await untilGone();
  if (modelProcesses().length > 0) throw new Error('a model process is left');
});

describe('a model', () => {
  it('runs in a process of its own, and again in the same', async () => {
    const [pool, bundle] = [poolOf(), await bundleOf(SMALL)];
    expect(await pool.run(bundle, { x })).toEqual({ y: Float32Array.from([3, 6, 9, 12, 15, 18]) });
    const [first] = modelProcesses();
    expect(await pool.run(bundle, { x: new Float32Array(6) })).toEqual({ y: new Float32Array(6) });
    expect(modelProcesses()).toEqual([first]);
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
    await writeFile(broken.graphs[SINGLE_GRAPH]?.path ?? '', 'no graph');
    await expect(pool.run(broken, { x })).rejects.toThrow(BundleError);
    const other = await bundleOf(SMALL, { outputs: [{ name: 'y', type: 'float32', shape: [7], meaning: '' }] });
    await expect(pool.run(other, { x })).rejects.toThrow('has the shape 2 x 3, not 7');
    await pool.close();
  });

  it('is stopped in the middle of a run, and runs again afterwards', async () => {
    const [pool, bundle] = [poolOf(), await bundleOf(LONG)];
    const inputs = { x: new Float32Array(768 * 768) };
    const stop = new AbortController();
    const reason = new Error('cancelled');
    const run = pool.run(bundle, inputs, stop.signal);
    setTimeout(() => stop.abort(reason), 400);
    await expect(run).rejects.toBe(reason);
    await untilGone();
    expect(modelProcesses()).toEqual([]);
    const small = await bundleOf(SMALL);
    expect(Object.keys(await pool.run(small, { x }))).toEqual(['y']);
    await pool.close();
  });

  it('need not be waited for by a run that is given up while another goes on', async () => {
    const [pool, bundle] = [poolOf(), await bundleOf(LONG)];
    const inputs = { x: new Float32Array(768 * 768) };
    const first = pool.run(bundle, inputs).catch(() => 'closed');
    const stop = new AbortController();
    const second = pool.run(bundle, inputs, stop.signal);
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
    for (const id of modelProcesses()) process.kill(id, 'SIGKILL');
    // Either the run meets the dead process, or a new one serves it already.
    const first = await pool.run(bundle, { x }).catch((error: unknown) => error);
    expect(first instanceof ModelFailedError || 'y' in (first as object)).toBe(true);
    expect(Object.keys(await pool.run(bundle, { x }))).toEqual(['y']);
    await pool.close();
  });

  it('gets a new process after so many runs', async () => {
    const [pool, bundle] = [poolOf({ runsPerProcess: 3 }), await bundleOf(SMALL)];
    const seen = new Set<number>();
    for (let run = 0; run < 4; run++) {
      await pool.run(bundle, { x });
      for (const id of modelProcesses()) seen.add(id);
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
});
