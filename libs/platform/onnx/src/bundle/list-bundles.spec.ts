import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { writeBundle } from '../testing/write-bundle.js';
import { chooseBundle, listBundles } from './list-bundles.js';

const GRAPH = { operator: 'Add', nodes: 1, shape: [2] } as const;

/** A folder of bundles, each given as the place it lies at and what of its manifest is its own. */
async function models(places: Readonly<Record<string, Readonly<Record<string, unknown>>>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'diorama-models-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [place, more] of Object.entries(places)) {
    const [name, version] = place.split('/');
    const folder = await writeBundle(GRAPH, { name, version, ...more });
    await mkdir(join(root, name ?? ''), { recursive: true });
    await cp(folder, join(root, place), { recursive: true });
    await rm(folder, { recursive: true });
  }
  return root;
}

describe('a folder of bundles', () => {
  it('is listed by name, newest versions first', async () => {
    const root = await models({ 'b/1.9.0': {}, 'b/1.10.0': {}, 'a/2.0.0': { task: 'caption' } });
    await mkdir(join(root, 'training', 'image-depth'), { recursive: true });
    await writeFile(join(root, 'README.md'), '');
    const { bundles, faults } = await listBundles(root);
    expect(bundles.map(({ manifest: { name, version } }) => `${name}@${version}`)).toEqual(['a@2.0.0', 'b@1.10.0', 'b@1.9.0']);
    expect(faults).toEqual([]);
  });

  it('tells of bundles that cannot be used, and lists the others', async () => {
    const root = await models({ 'a/1.0.0': {}, 'b/1.0.0': { task: 'make-coffee' }, 'c/1.0.0': { name: 'other' } });
    const { bundles, faults } = await listBundles(root);
    expect(bundles).toHaveLength(1);
    expect(faults.map(({ message }) => message)).toEqual([expect.stringContaining('task'), expect.stringContaining('is for other@1.0.0')]);
  });

  it('is empty where there is none', async () => {
    expect(await listBundles('/nowhere')).toEqual({ bundles: [], faults: [] });
  });

  it('has the newest bundle for a task, or the one that is wanted', async () => {
    const { bundles } = await listBundles(await models({ 'a/1.0.0': {}, 'a/1.1.0': {}, 'b/3.0.0': {} }));
    const chosen = (wanted?: string): string | undefined =>
      chooseBundle(bundles, 'image-depth', wanted)?.folder.split('/').slice(-2).join('/');
    expect([chosen(), chosen('b'), chosen('a@1.0.0'), chosen('c')]).toEqual(['a/1.1.0', 'b/3.0.0', 'a/1.0.0', undefined]);
    expect(chooseBundle(bundles, 'caption')).toBeUndefined();
  });
});
