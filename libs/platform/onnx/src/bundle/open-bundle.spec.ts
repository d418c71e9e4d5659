import { rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { writeBundle } from '../testing/write-bundle.js';
import { openBundle, SINGLE_GRAPH_NAME } from './open-bundle.js';

const GRAPH = { operator: 'Add', nodes: 1, shape: [2, 3] } as const;

async function folderWith(more: Parameters<typeof writeBundle>[1] = {}): Promise<string> {
  const folder = await writeBundle(GRAPH, more);
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const file = (path: string) => ({ path, bytes: 1, sha256: '0'.repeat(64) });

describe('a bundle', () => {
  it('is opened when its files are those that its manifest names', async () => {
    const folder = await folderWith();
    const bundle = await openBundle(folder);
    expect(bundle.manifest).toMatchObject({ name: 'tiny', task: 'image-depth' });
    expect(bundle.graphs[SINGLE_GRAPH_NAME]?.path.endsWith('/model.onnx')).toBe(true);
    expect((await openBundle(folder)).sha256).toBe(bundle.sha256);
  });

  it.each([
    ['../model.onnx', 'not a plain path'],
    ['/etc/passwd', 'not a plain path'],
    ['./model.onnx', 'not a plain path'],
    ['a//model.onnx', 'not a plain path'],
    ['..\\model.onnx', 'not a plain path'],
    ['other.onnx', 'missing'],
    ['model.onnx/x', 'missing'],
    ['.', 'not a plain file'],
  ])('may not name the file %s', async (path, problem) => {
    await expect(openBundle(await folderWith({ files: [file(path)] }))).rejects.toThrow(problem);
  });

  it.each([
    ['another task', { task: 'make-coffee' }, 'task'],
    ['another layout', { layout: 'folder' }, 'layout'],
    ['a later version of the manifest', { schemaVersion: 2 }, 'schemaVersion'],
    ['no files', { files: [] }, 'files'],
    ['a model that is no file of it', { model: 'graph.onnx' }, 'file list does not include'],
    ['a name that is a path', { name: '../x' }, 'name'],
    [
      'a tensor without end',
      { inputs: [{ name: 'x', type: 'float32', shape: [65_536, 65_536, 65_536], meaning: '' }] },
      'too many elements',
    ],
    ['a tensor of strings', { inputs: [{ name: 'x', type: 'string', shape: [1], meaning: '' }] }, 'type'],
    ['what nobody knows', { script: 'rm -rf /' }, 'script'],
  ])('is refused that has %s', async (_, more, problem) => {
    await expect(openBundle(await folderWith(more))).rejects.toThrow(problem);
  });

  it('is refused when a file was cut, changed, or is a link', async () => {
    const cut = await folderWith();
    await truncate(join(cut, 'model.onnx'), 20);
    await expect(openBundle(cut)).rejects.toThrow('has 20 bytes');

    const changed = await folderWith();
    const { manifest } = await openBundle(changed);
    await writeFile(join(changed, 'model.onnx'), new Uint8Array(manifest.files[0]?.bytes ?? 0));
    await expect(openBundle(changed)).rejects.toThrow('does not match the hash');

    const linked = await folderWith();
    await rename(join(linked, 'model.onnx'), join(linked, 'elsewhere'));
    await symlink('elsewhere', join(linked, 'model.onnx'));
    await expect(openBundle(linked)).rejects.toThrow('not a plain file');
  });

  it.each(['', '{', '[]', 'null', '\u0000'])('is refused whose manifest is %j', async (text) => {
    const folder = await folderWith();
    await writeFile(join(folder, 'bundle.json'), text);
    await expect(openBundle(folder)).rejects.toThrow(/bundle\.json/);
  });

  it('is refused where there is none', async () => {
    await expect(openBundle('/nowhere')).rejects.toThrow('bundle.json cannot be read');
  });
});
