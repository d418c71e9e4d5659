import { spawnSync } from 'node:child_process';

import { describe, expect, it } from 'vitest';

import { ROOT_COMMAND } from '../commands/root-command.js';
import { runCommand } from '../testing/run-command.js';
import { listCommands } from './command-table.js';

/** What bash offers for the last word of a command line. */
async function offered(...words: string[]): Promise<string[]> {
  const { stdout: script } = await runCommand(['completion', 'bash']);
  const line = ['diorama', ...words].map((word) => `'${word}'`).join(' ');
  const ask = `${script}\nCOMP_WORDS=(${line})\nCOMP_CWORD=${words.length}\n_diorama\nprintf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync('bash', ['--norc'], { input: ask, encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.split('\n').filter((word) => word !== '');
}

describe('completion in bash', () => {
  it.each<[string[], string[]]>([
    [['wo'], ['worlds']],
    [
      ['worlds', ''],
      ['list', 'get', 'open', 'update', 'share', 'vary', 'edit', 'export', 'render', 'delete', '--help'],
    ],
    [['worlds', 'export', 'w1', '--form'], ['--format']],
    [
      ['worlds', 'list', '--status', ''],
      ['SUCCEEDED', 'PENDING'],
    ],
    [['worlds', 'list', '--status', '=', 'P'], ['PENDING']],
    [
      ['generate', '--no-'],
      ['--no-pano', '--no-wait'],
    ],
    [['generate', 'a castle', '--out', ''], []],
    [['generate', ''], []],
    [['nothing', '--'], ['--help']],
  ])('of %j offers %j', async (words, expected) => {
    expect(await offered(...words)).toEqual(expected);
  });
});

describe('the scripts for other shells', () => {
  it.each(['zsh', 'fish'])('of %s name each command and each option', async (shell) => {
    const { code, stdout } = await runCommand(['completion', shell]);
    expect(code).toBe(0);
    const rows = listCommands(ROOT_COMMAND);
    const leaves = rows.filter(({ commands }) => commands.length === 0);
    const names = [...rows.flatMap(({ commands }) => commands), ...leaves.flatMap(({ options }) => options)].map(({ name }) => name);
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => !stdout.includes(name))).toEqual([]);
  });

  it.each(['bash', 'zsh', 'fish'])('of %s complete the command under both of its names', async (shell) => {
    const { stdout } = await runCommand(['completion', shell]);
    expect(stdout).toMatch(/^.*(?:complete|compdef) .*\bdiorama-worlds\b/m);
  });

  it('of an unknown shell do not exist', async () => {
    expect(await runCommand(['completion', 'constructor'])).toMatchObject({ code: 2, stderr: expect.stringContaining('bash, zsh, fish') });
  });
});
