import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { readBatchChoice } from './batch-prompts.js';
import type { BatchArguments } from './batch-prompts.js';

const folder = mkdtempSync(join(tmpdir(), 'diorama-prompts-'));
const file = join(folder, 'prompts.txt');
writeFileSync(file, 'a lake\r\n\n  castle \n');
writeFileSync(join(folder, 'empty.txt'), '\n \n');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const choose = (asked: Partial<BatchArguments>) => readBatchChoice({ prompts: [], promptsFile: undefined, seeds: undefined, ...asked });

describe('readBatchChoice', () => {
  it.each<[string, Partial<BatchArguments>, object | null]>([
    ['a single world of one prompt', { prompts: ['castle'] }, null],
    ['a single world without a prompt', {}, null],
    ['several prompts', { prompts: ['a lake', 'a castle'] }, { kind: 'prompts', prompts: ['a lake', 'a castle'] }],
    ['the lines of a file', { promptsFile: file }, { kind: 'prompts', prompts: ['a lake', 'castle'] }],
    [
      'a prompt and the lines of a file',
      { prompts: ['mill'], promptsFile: file },
      { kind: 'prompts', prompts: ['mill', 'a lake', 'castle'] },
    ],
    ['several seeds', { prompts: ['castle'], seeds: '1, 2,3' }, { kind: 'seeds', seeds: [1, 2, 3] }],
    ['seeds of a picture', { seeds: '7' }, { kind: 'seeds', seeds: [7] }],
  ])('reads %s', async (_what, asked, choice) => {
    expect(await choose(asked)).toEqual(choice);
  });

  it.each<[string, Partial<BatchArguments>, RegExp]>([
    [
      'a sentence without quotes, which would start a world of each word',
      { prompts: ['a', 'quiet', 'beach'] },
      /"a" is an unexpected argument/,
    ],
    ['seeds of several prompts', { prompts: ['a lake', 'a castle'], seeds: '1' }, /only with a single prompt/],
    ['seeds of a file', { promptsFile: file, seeds: '1' }, /only with a single prompt/],
    ['words for seeds', { prompts: ['a lake'], seeds: '1,x' }, /comma-separated list of whole numbers/],
    ['an empty seed', { prompts: ['a lake'], seeds: '1,,2' }, /comma-separated list of whole numbers/],
    ['a missing file', { promptsFile: join(folder, 'none.txt') }, /File not found/],
    ['a file without prompts', { promptsFile: join(folder, 'empty.txt') }, /has no prompts/],
  ])('refuses %s', async (_what, asked, message) => {
    await expect(choose(asked)).rejects.toThrow(message);
  });
});
