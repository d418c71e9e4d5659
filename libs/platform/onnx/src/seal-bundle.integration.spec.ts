import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it, onTestFinished } from 'vitest';

import { ModelPool, openBundle, sealBundle } from '../dist/index.js';
import type { SingleManifest } from '../dist/index.js';
import { writeBundle } from './testing/write-bundle.js';

const TINY_DIFFUSION = fileURLToPath(new URL('../../../../test/diffusers/tiny-bundle', import.meta.url));

async function draft(more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const folder = await writeBundle({ operator: 'Add', nodes: 2, shape: [2, 3] }, { files: undefined, ...more });
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const text = (folder: string): Promise<string> => readFile(join(folder, 'bundle.json'), 'utf8');

describe('sealing a bundle', () => {
  it('lists its files and keeps what the model answers', async () => {
    const folder = await draft();
    await writeFile(join(folder, 'LICENCE'), 'yours');
    await writeFile(join(folder, '.hidden'), '');
    const { manifest } = await sealBundle(folder);
    expect(manifest.files.map(({ path }) => path)).toEqual(['LICENCE', 'golden.safetensors', 'model.onnx']);
    expect((manifest as SingleManifest).golden).toEqual({ seed: 1, outputs: 'golden.safetensors', psnrFloor: 50 });
    expect((await openBundle(folder)).manifest).toEqual(manifest);
  });

  it('again changes nothing', async () => {
    const folder = await draft();
    await sealBundle(folder);
    const once = await text(folder);
    await sealBundle(folder);
    expect(await text(folder)).toBe(once);
  });

  it('keeps outputs of each graph where there are several', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'diorama-seal-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await cp(TINY_DIFFUSION, folder, { recursive: true });
    const { manifest, graphs } = await sealBundle(folder);
    expect(manifest.files.map(({ path }) => path)).toContain('golden-unet.safetensors');
    expect(Object.values(graphs).every(({ golden }) => golden !== undefined)).toBe(true);
    const pool = new ModelPool({ provider: 'cpu', threads: 1, memoryBytes: 1, runsPerProcess: 10 });
    await pool.load(await openBundle(folder));
    await pool.close();
  });

  it.each([
    ['does not say what it is for', { task: undefined }, 'task'],
    ['has another shape than its graph', { outputs: [{ name: 'y', type: 'float32', shape: [7], meaning: '' }] }, 'has the shape'],
    ['names a graph that is not there', { model: 'other.onnx' }, 'file list does not include'],
  ])('leaves a manifest as it is that %s', async (_, more, problem) => {
    const folder = await draft(more);
    const before = await text(folder);
    await expect(sealBundle(folder)).rejects.toThrow(problem);
    expect(await text(folder)).toBe(before);
  });

  it('is refused where there is no manifest', async () => {
    await expect(sealBundle('/nowhere')).rejects.toThrow('bundle.json cannot be read');
  });
});
