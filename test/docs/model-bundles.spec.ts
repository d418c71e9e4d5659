import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ModelPool, MODEL_TASKS, chooseBundle, listBundles, openBundle } from '@diorama/onnx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const guide = readFileSync(join(ROOT, 'docs/operating/model-bundles.md'), 'utf8');
/** Fenced blocks in their order: language and text. */
const blocks = [...guide.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, language = '', text = '']) => ({ language, text }));
const folderOf = (text: string): string => /`(models\/[^`]*)\/bundle\.json`:/.exec(text)?.[1] ?? '';

/** A checkout in which the guide may do what it says. */
const checkout = mkdtempSync(join(tmpdir(), 'diorama-guide-'));

beforeAll(() => {
  for (const part of ['libs', 'tools', 'node_modules', 'package.json']) symlinkSync(join(ROOT, part), join(checkout, part));
  cpSync(join(ROOT, 'docs/operating'), join(checkout, 'docs/operating'), { recursive: true });
});
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

const sh = (command: string): string =>
  execFileSync('sh', ['-eu'], { cwd: checkout, input: command, encoding: 'utf8', stdio: ['pipe', 'pipe', 'pipe'] });

describe('docs/operating/model-bundles.md', () => {
  let printed = '';

  it('can be followed word by word', () => {
    for (const { language, text } of blocks) {
      if (language === 'json') writeFileSync(join(checkout, folderOf(guide), 'bundle.json'), text);
      if (language === 'sh' && !text.includes('npm start')) printed = sh(text);
    }
    expect(printed).not.toBe('');
  });

  it('shows what is printed, but for the figures', () => {
    const shown = blocks.find(({ language }) => language === '')?.text ?? '';
    const withoutFigures = (text: string): string => text.replace(/\d+\.\d{3} s|\d+ MB/g, '#');
    expect(withoutFigures(printed)).toBe(withoutFigures(shown));
  });

  it('ends with a bundle that is found for its task and runs', async () => {
    const { bundles, faults } = await listBundles(join(checkout, 'models'));
    expect(faults).toEqual([]);
    const bundle = await openBundle(chooseBundle(bundles, 'image-depth')?.folder ?? '');
    const pool = new ModelPool({ provider: 'cpu', threads: 1, memoryBytes: 1, runsPerProcess: 10 });
    const { metres, sky, ground } = await pool.run(bundle, { window: new Float32Array(6 * 192 * 256).fill(1) });
    await pool.close();
    expect(metres?.[0]).toBeCloseTo(1);
    expect(sky?.[0]).toBeCloseTo(1);
    expect(ground?.[0]).toBeCloseTo(0);
  });

  it('names every task', () => {
    for (const task of MODEL_TASKS) expect(guide).toContain(`\`${task}\``);
  });

  it('names tools that refuse what they do not know', () => {
    expect(() => sh('node tools/bundle.mjs bake models')).toThrow(/use: node tools/);
    expect(() => sh('node tools/bundle.mjs check models/nowhere')).toThrow(/bundle\.json cannot be read/);
  });
});
