import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, describe, expect, it } from 'vitest';

import { freePortBase, newHome } from '../stack/start-stack.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const home = newHome();
/** From nothing; a slow machine with other work takes its time. */
const MADE_WITHIN_MS = 300_000;

afterAll(() => rmSync(home, { recursive: true, force: true }));

/** The shell commands of a document, block by block. */
const blocks = [...readme.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, commands]) => commands ?? '');

describe('the README', () => {
  it('names only scripts that there are', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
    const named = blocks.flatMap((block) =>
      [...block.matchAll(/npm (?:run )?(start|test|check|bench|build|[a-z:]+)/g)].map(([, name]) => name ?? ''),
    );
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  it('links to files that are there', () => {
    const links = [...readme.matchAll(/\]\((?!http)([^)#]+)\)/g)].map(([, path]) => path ?? '');
    expect(links.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it(
    'makes a world with the command it gives',
    async () => {
      const command = blocks.find((block) => block.includes('--once'))?.trim() ?? '';
      const draft = command.replace('--once', '--once --model svc-1.0-draft'); // the same path, sooner
      const env = { ...process.env, DIORAMA_HOME: home, PORT_BASE: String(await freePortBase()) };
      const done = spawnSync('sh', ['-c', draft], { cwd: ROOT, env, encoding: 'utf8', timeout: MADE_WITHIN_MS });
      expect(done.stdout).toMatch(/snowy village/i);
      expect(done.stdout).toMatch(/http:\/\/127\.0\.0\.1:\d+\/world\/[0-9a-f-]{36}/);
      expect(done.status).toBe(0);
    },
    2 * MADE_WITHIN_MS,
  );
});
