import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ModelPool, computeOutputPsnr, decodeTensors, importBundle, openBundle, runBundle } from '../dist/index.js';
import type { Bundle, DiffusersManifest, ImportOptions, TensorFile } from '../dist/index.js';
import { estimateDepth } from '../dist/depth/run-depth.js';
import type { DepthBundle } from '../dist/depth/run-depth.js';

/** A Python with the packages of test/exports/requirements.txt. */
const python = process.env['EXPORTS_PYTHON'];
const SCRIPT = fileURLToPath(new URL('../../../../test/exports/make_exports.py', import.meta.url));
const ORDER = { prompt: 'a stormy sea, at night', negative_prompt: 'blur', seed: '4000000007' };
const SIZE = { width: 64, height: 32, steps: 3 };

let folder = '';
const pool = new ModelPool({ provider: 'cpu', threads: 2, memoryBytes: 1, runsPerProcess: 10_000 });

beforeAll(async () => {
  if (python === undefined) return;
  folder = await mkdtemp(join(tmpdir(), 'diorama-exports-'));
  // Exports may lie in a folder already, so that they need not be made for each run.
  const made = process.env['EXPORTS_FOLDER'];
  if (made === undefined) execFileSync(python, [SCRIPT, folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  else await cp(made, folder, { recursive: true });
}, 900_000);
afterAll(async () => {
  await pool.close();
  if (folder !== '') await rm(folder, { recursive: true });
});

/** Imports an export as its users do. */
async function importExport(name: string, options: ImportOptions = {}): Promise<{ bundle: Bundle; expected: TensorFile['tensors'] }> {
  const bundle = await importBundle(join(folder, name), options);
  return { bundle, expected: decodeTensors(await readFile(join(folder, `${name}.safetensors`))).tensors };
}

/** The pipelines of diffusers know no panoramas, and change known pixels. */
function asFlatPicture(bundle: Bundle): Bundle {
  const manifest = bundle.manifest as DiffusersManifest;
  const inpainting = manifest.inpainting === undefined ? {} : { inpainting: { ...manifest.inpainting, keepsKnown: false } };
  return { ...bundle, manifest: { ...manifest, ...inpainting, latents: { ...manifest.latents, wraps: false } } };
}

const largestDifference = (a: Float32Array, b: Float32Array): number =>
  a.reduce((most, value, i) => Math.max(most, Math.abs(value - (b[i] ?? NaN))), 0);

const NOTHING: TensorFile['tensors'][string] = { shape: [], data: new Float32Array(0) };

const floatsOf = (tensor: TensorFile['tensors'][string] | undefined): Float32Array => tensor?.data as Float32Array;

describe.skipIf(python === undefined)('pipelines of diffusers that optimum exported', () => {
  it.each([
    ['stable-diffusion', { guidance: 5 }],
    ['stable-diffusion-2', { guidance: 5 }],
    ['stable-diffusion-xl', { guidance: 5 }],
    ['stable-diffusion-3', { guidance: 5 }],
    ['flux', {}],
    ['inpainting', { guidance: 5 }],
    ['inpainting-blended', { guidance: 5 }],
  ])('%s paints what Python paints', async (name, options) => {
    const { bundle, expected } = await importExport(name, { ...SIZE, ...options });
    const { rgb: wanted, rgb_without_negative: withoutNegative, ...tensors } = expected;
    const paint = async (asked: Bundle, texts: Readonly<Record<string, string>> = ORDER): Promise<Float32Array> =>
      floatsOf((await runBundle(pool, asked, { file: { tensors, texts } })).tensors['rgb']);
    const flat = asFlatPicture(bundle);
    expect(largestDifference(floatsOf(wanted), await paint(flat))).toBeLessThan(1e-4);
    const { negative_prompt: _, ...texts } = ORDER;
    const without = withoutNegative === undefined ? 0 : largestDifference(floatsOf(withoutNegative), await paint(flat, texts));
    expect(without).toBeLessThan(1e-4);
    const panorama = await paint(bundle);
    expect(computeOutputPsnr(panorama, await paint(bundle))).toBe(Infinity);
    expect(computeOutputPsnr(panorama, await paint(bundle, { ...ORDER, prompt: 'a' }))).toBeLessThan(100);
  });
});

describe.skipIf(python === undefined)('networks of one graph', () => {
  it.each([
    ['depth-anything', 56],
    ['depth-anything-metric', 56],
    ['moge', 56],
  ])('%s estimates in each view what Python estimates', async (name, size) => {
    const { bundle, expected } = await importExport(name, { width: size, height: size });
    const picture = expected['picture'] ?? NOTHING;
    const [height = 0, width = 0] = picture.shape;
    const wanted = floatsOf(expected['values']);
    await pool.use(bundle, async (model) => {
      const shown = { data: floatsOf(picture), width, height, channels: 3 };
      const { views } = await estimateDepth(bundle as DepthBundle, model, shown);
      // The first views of the three rings; the second ring is turned by half the distance of two views.
      for (const [ring, view] of [views[0], views[4], views[8]].entries()) {
        const values = wanted.subarray(ring * size * size, (ring + 1) * size * size);
        expect(computeOutputPsnr(values, view?.values ?? new Float32Array(0))).toBeGreaterThan(60);
      }
    });
    const { depth } = (await runBundle(pool, bundle, { file: { tensors: { picture }, texts: {} } })).tensors;
    expect(floatsOf(depth).some(Number.isFinite)).toBe(true);
  });

  it('depth-anything-panorama estimates what Python estimates', async () => {
    const { bundle, expected } = await importExport('depth-anything-panorama', { width: 112, height: 56 });
    const picture = expected['picture'] ?? NOTHING;
    const found = await runBundle(pool, bundle, { file: { tensors: { picture }, texts: {} } });
    expect(found.texts).toEqual({ encoding: 'affine-invariant-inverse' });
    expect(computeOutputPsnr(floatsOf(expected['values']), floatsOf(found.tensors['depth']))).toBeGreaterThan(60);
  });

  it('real-esrgan enlarges tiles to what it makes of the whole panorama', async () => {
    const { bundle, expected } = await importExport('real-esrgan', { width: 64, height: 64 });
    const picture = expected['picture'] ?? NOTHING;
    const { rgb } = (await runBundle(pool, bundle, { file: { tensors: { picture }, texts: {} } })).tensors;
    expect(rgb?.shape).toEqual([3, 256, 512]);
    expect(computeOutputPsnr(floatsOf(expected['rgb']), floatsOf(rgb))).toBeGreaterThan(60);
    await expect(openBundle(bundle.folder)).resolves.toBeDefined();
  });
});
