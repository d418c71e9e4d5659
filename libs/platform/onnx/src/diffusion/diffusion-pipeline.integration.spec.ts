import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ModelPool, decodeTensors, openBundle, computeOutputPsnr, runBundle } from '../../dist/index.js';
import type { Bundle, DiffusersManifest, LoadedModel, ModelUseReport, TensorFile } from '../../dist/index.js';
import { loadTokenizer } from './tokenize.js';

/** A model of random weights and what Python's diffusers makes of it; `test/diffusers/make_bundle.py` wrote both. */
const FOLDER = fileURLToPath(new URL('../../../../../test/diffusers', import.meta.url));
const { order, cases, tokens } = JSON.parse(readFileSync(`${FOLDER}/tiny-answers.json`, 'utf8')) as {
  readonly order: Readonly<Record<string, string>>;
  readonly cases: Readonly<Record<string, Pick<DiffusersManifest, 'scheduler' | 'steps' | 'guidance'>>>;
  readonly tokens: readonly { readonly text: string; readonly ids: readonly number[] }[];
};
const answers = decodeTensors(readFileSync(`${FOLDER}/tiny-answers.safetensors`)).tensors;

let bundle: Bundle<DiffusersManifest>;
const uses: ModelUseReport[] = [];
const pool = new ModelPool({
  provider: 'cpu',
  threads: 1,
  memoryBytes: 1_000_000_000,
  runsPerProcess: 1_000,
  onUse: (use) => uses.push(use),
});

beforeAll(async () => {
  bundle = (await openBundle(`${FOLDER}/tiny-bundle`)) as Bundle<DiffusersManifest>;
});
afterAll(() => pool.close());

const control = answers['control'] ?? { shape: [], data: new Float32Array(0) };

async function paint(more: Partial<DiffusersManifest> = {}, texts: Readonly<Record<string, string>> = order): Promise<Float32Array> {
  const file: TensorFile = { tensors: { control }, texts };
  const { rgb } = (await runBundle(pool, { ...bundle, manifest: { ...bundle.manifest, ...more } }, { file })).tensors;
  expect(rgb?.shape).toEqual([3, 32, 64]);
  return rgb?.data as Float32Array;
}

describe('latent diffusion', () => {
  it.each(Object.keys(cases))('paints with %s what Python paints', async (name) => {
    const painted = await paint(cases[name]);
    expect(Math.max(...painted) - Math.min(...painted)).toBeGreaterThan(0.5); // it is a picture, not a plain
    expect(computeOutputPsnr(answers[name]?.data ?? new Float32Array(0), painted)).toBeGreaterThan(80);
  });

  it('is the same for the same seed, and another for another seed, prompt or depth', async () => {
    const first = await paint();
    expect(await paint()).toEqual(first);
    expect(computeOutputPsnr(first, await paint({}, { ...order, seed: '1' }))).toBeLessThan(40);
    expect(computeOutputPsnr(first, await paint({}, { ...order, prompt: 'a sea at night' }))).toBeLessThan(60);
    const flat = { tensors: { control: { ...control, data: new Float32Array(control.data.length) } }, texts: order };
    expect(computeOutputPsnr(first, (await runBundle(pool, bundle, { file: flat })).tensors['rgb']?.data as Float32Array)).toBeLessThan(40);
  });

  it('takes all its graphs from one process, and tells of one use', async () => {
    uses.length = 0;
    await paint();
    expect(uses).toMatchObject([{ outcome: 'done', loadSeconds: 0 }]);
    expect(pool.loadedNames()).toEqual(['tiny-diffusion@1.0.0']);
  });

  it.each([
    ['no control', {}, order, 'input control'],
    ['a control of another size', { control: { shape: [1], data: new Float32Array(1) } }, order, 'the input control must have 2048 floats'],
    ['another input', { control, depth: control }, order, 'there is no input depth'],
    ['a seed that is no number', { control }, { ...order, seed: 'x' }, 'seed must be a whole number'],
    ['no steps', { control }, { ...order, steps: '0' }, '0 steps are not between'],
  ])('refuses %s', async (_, tensors, texts, problem) => {
    await expect(runBundle(pool, bundle, { file: { tensors, texts } })).rejects.toThrow(problem);
  });

  it('stops between two steps', async () => {
    const stop = new AbortController();
    let looks = 0;
    /** The pool, whose caller gives up while the network looks for the fifth time. */
    const left: Pick<ModelPool, 'use'> = {
      use: (asked, work, signal) => {
        const looking = (model: LoadedModel): LoadedModel => ({
          run: (graph, inputs) => {
            const looked = model.run(graph, inputs);
            if (graph === 'unet' && ++looks === 5) stop.abort(new Error('given up'));
            return looked;
          },
        });
        return pool.use(asked, (model) => work(looking(model)), signal);
      },
    };
    const many = { ...bundle, manifest: { ...bundle.manifest, steps: 200 } };
    const painting = runBundle(left, many, { file: { tensors: { control }, texts: order }, signal: stop.signal });
    await expect(painting).rejects.toThrow('given up');
    expect(looks).toBe(5);
  });
});

describe('words', () => {
  it.each(tokens)('are cut into the numbers that Python gives them: $text', async ({ text, ids }) => {
    expect((await loadTokenizer(bundle))(text)).toEqual(ids);
  });
});
