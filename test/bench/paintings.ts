import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { ModelPool, generateTrialRunInputs, openBundle } from '@diorama/onnx';

import { COURTYARD, depthExr } from '../stack/depth-files.ts';
import { untilDone } from './api.ts';
import type { Api, Operation } from './api.ts';
import { CannotMeasure, inTurns, median } from './benchmark.ts';
import type { Benchmark } from './benchmark.ts';
import type { PaintingOrder } from './painting-process.ts';

const BUNDLE = fileURLToPath(new URL('../../models/diorama-depth-rgb/1.0.0', import.meta.url));
const SCRIPT = fileURLToPath(new URL('onnx-runtime.py', import.meta.url));
const RUNS = 30;
const ROUNDS = 3;
/** Of the depth, and of the panorama that is made of it. */
const WIDTH = 2_048;
/** What the files of the tests are as wide as. */
const SMALL = 256;
const PROMPT = 'a courtyard of red brick at noon';

/** Milliseconds of one run of the model that comes along, from tensors to tensors, beside ONNX Runtime for Python on one thread. */
export const retouchRun: Benchmark = {
  name: 'depth-rgb-model',
  unit: 'ms',
  async run() {
    const bundle = await openBundle(BUNDLE);
    const pool = new ModelPool({ provider: 'cpu', threads: 1, memoryBytes: bundle.manifest.memoryBytes, runsPerProcess: 1_000_000 });
    const [[graph, { inputs }] = ['', { inputs: [] }]] = Object.entries(bundle.graphs);
    const ours = async (): Promise<number> => {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run++) {
        const startedAt = performance.now();
        await pool.use(bundle, (model) => model.run(graph, generateTrialRunInputs(inputs, run)));
        times.push(performance.now() - startedAt);
      }
      return median(times);
    };
    try {
      await pool.load(bundle);
      await ours();
      const rates = await inTurns({ rounds: ROUNDS, ours, yardstick: () => runInPython(join(BUNDLE, 'model.onnx')) });
      return { ...rates, better: 'less', aim: { of: 'ours', bound: 1_500 } };
    } finally {
      await pool.close();
    }
  },
};

/** @throws CannotMeasure where Python has no onnxruntime */
async function runInPython(model: string): Promise<number> {
  const python = process.env.ONNXRUNTIME_PYTHON ?? 'python3';
  try {
    const { stdout } = await promisify(execFile)(python, [SCRIPT, model, String(RUNS)]);
    return (JSON.parse(stdout) as { milliseconds: number }).milliseconds;
  } catch (error) {
    throw new CannotMeasure(`${python} has no onnxruntime; set ONNXRUNTIME_PYTHON to one that has`, { cause: error });
  }
}

/** Seconds from the request with a depth of 2048 x 1024 to the panorama, beside the painter alone as a library. */
export const depthToRgb: Benchmark = {
  name: 'depth-to-rgb',
  unit: 's',
  async run(bench) {
    const api = await bench.api();
    const exr = depthExr((x, y) => COURTYARD((x * SMALL) / WIDTH, (y * SMALL) / WIDTH), { width: WIDTH, height: WIDTH / 2 });
    const folder = mkdtempSync(join(tmpdir(), 'diorama-painting-'));
    const path = join(folder, 'depth.exr');
    try {
      writeFileSync(path, exr);
      const library = await bench.child('./painting-process.ts', [String(bench.threads)]);
      const yardstick = async (seed: number): Promise<number> =>
        ((await library.ask({ path, prompt: PROMPT, seed } satisfies PaintingOrder)) as { seconds: number }).seconds;
      await operation(api, exr, 0);
      await yardstick(0);
      let [own, other] = [0, 0];
      const rates = await inTurns({
        rounds: bench.quick ? 1 : 5,
        ours: () => operation(api, exr, ++own),
        yardstick: () => yardstick(++other),
      });
      return { ...rates, better: 'less', aim: { of: 'ours', bound: 6 } };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function operation(api: Api, exr: Buffer, seed: number): Promise<number> {
  const depth = { source: 'data_base64', data_base64: exr.toString('base64'), extension: 'exr' };
  const body = { depth_pano_image: depth, text_prompt: PROMPT, seed };
  const startedAt = performance.now();
  const { operation_id: id } = await api.call<Operation>('POST', '/svc/v1/pano:depth_to_rgb', body);
  await untilDone(api, id);
  return (performance.now() - startedAt) / 1_000;
}
