import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
const sources = files
  .filter((file) => /\.(ts|proto)$/.test(file) && existsSync(join(ROOT, file)))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');

describe.each(['ARCHITECTURE.md', 'CONTRIBUTING.md'])('%s', (name) => {
  const text = readFileSync(join(ROOT, name), 'utf8');
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, word]) => word ?? '');

  it('names functions and types that there are', () => {
    const symbols = code
      .map((word) => /^([A-Za-z]{3,})(\(.*\)|\.[a-zA-Z]+)?$/.exec(word)?.[1] ?? '')
      .filter((word) => /[a-z][A-Z]|^[A-Z][a-z]+[A-Z]/.test(word));
    expect(symbols.length).toBeGreaterThan(0);
    expect(symbols.filter((symbol) => !new RegExp(`\\b${symbol}\\b`).test(sources))).toEqual([]);
  });

  it('names files that there are', () => {
    const paths = code.filter(
      (word) => /^[\w@.-]+(\/[\w.-]+)+(\.\w+)?$/.test(word) && !word.startsWith('@') && !word.includes('application/'),
    );
    const isThere = (path: string): boolean =>
      files.some((file) => file === path || file.endsWith(`/${path}`) || file.startsWith(`${path}/`) || file.includes(`/${path}/`));
    expect(paths.filter((path) => !isThere(path) && !isThere(path.replace('/src/', '/')))).toEqual([]);
  });
});
