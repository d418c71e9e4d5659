import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(join(ROOT, 'docs/reference/cli.md'), 'utf8');
const sections = page
  .split(/^### /m)
  .slice(1)
  .map((text) => [text.slice(0, text.indexOf('\n')), text] as const);

describe('docs/reference/cli.md', () => {
  it('is what the commands and the OpenAPI examples generate', () => {
    const { status, stderr } = spawnSync(process.execPath, ['tools/cli-reference.mjs', '--check'], { cwd: ROOT, encoding: 'utf8' });
    expect([stderr, status]).toEqual(['', 0]);
  }, 120_000);

  it('describes each command once', () => {
    expect(sections.length).toBeGreaterThan(50);
    expect(new Set(sections.map(([name]) => name)).size).toBe(sections.length);
  });

  it.each(sections)('%s has a synopsis, its credentials and an example with its output', (name, text) => {
    expect(text).toMatch(new RegExp(`^\`\`\`text\n${name}\\b`, 'm'));
    expect(text).toMatch(/^(Scopes?: |Role: |This command needs no API key|Each \[tool\])/m);
    const printed = [...text.matchAll(/^```sh\n.*\n```\n\n```text\n([^`]+)\n```/gm)].map(([, output]) => output);
    const isEndless = ['diorama webhooks listen', 'diorama mcp', 'diorama completion'].includes(name);
    expect(printed).toHaveLength(isEndless ? 0 : 1);
    expect(text).not.toContain('127.0.0.1:');
  });
});
