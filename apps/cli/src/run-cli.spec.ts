import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { CliEnvironment, CliOutput } from './program/cli.js';
import { ProgressBar } from './program/progress-bar.js';
import { EXAMPLES } from './commands/examples.js';
import { ROOT_COMMAND } from './commands/root-command.js';
import { listCommands } from './completion/command-table.js';
import { checkCommandLine, runCli } from './run-cli.js';

class Paper implements CliOutput {
  text = '';
  constructor(readonly isTerminal: boolean) {}
  write(text: string): void {
    this.text += text;
  }
}

async function run(argv: readonly string[], { isTerminal = false, env = {} }: { isTerminal?: boolean; env?: CliEnvironment['env'] } = {}) {
  const [stdout, stderr] = [new Paper(isTerminal), new Paper(isTerminal)];
  const code = await runCli(argv, {
    env,
    configFile: '',
    stackFile: '',
    signal: new AbortController().signal,
    stdout,
    stderr,
    canAsk: false,
  });
  return { code, stdout: stdout.text, stderr: stderr.text };
}

describe('runCli', () => {
  it('shows the help of each command, and the exit codes with that of all', async () => {
    expect(await run(['--help'])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/generate[\s\S]*EXIT CODES[\s\S]*130 {2}interrupted with Ctrl-C/),
      stderr: '',
    });
  });

  it('shows the form of a command line, its arguments and its options in narrow columns', async () => {
    const { stdout } = await run(['worlds', 'export', 'x', '--help']);
    expect(stdout).toContain('USAGE diorama worlds export [OPTIONS] WORLD --format FORMAT\n\nARGUMENTS\n\n  WORLD  World ID\n');
    expect(stdout).toMatch(/^ {2}--format FORMAT {2,}Format of the export, from the table below \(required\)$/m);
    expect(stdout).toMatch(/^ {2}--no-wait {2,}Return as soon as the operation is queued$/m);
    expect(stdout).not.toContain('--wait ');
    expect(stdout).toMatch(/\nFORMATS\n\n {2}ply {2,}splats as PLY\n/);
    expect((await run(['generate', '--help'])).stdout).toContain('USAGE diorama generate [OPTIONS] [PROMPT...]');
    expect((await run(['worlds', 'delete', '--help'])).stdout).toContain('  -y, --yes       Skip the confirmation');
  });

  it.each(listCommands(ROOT_COMMAND).map(({ path }) => path))('keeps each line of the help of "%s" short', async (path) => {
    const { stdout } = await run([...path.split(' ').filter((word) => word !== ''), '--help']);
    expect(stdout.split('\n').filter((line) => line.length > 150)).toEqual([]);
  });

  it('reports errors as one line of JSON with --json', async () => {
    const { code, stdout, stderr } = await run(['worlds', 'get', '--json', '--sed', '7']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(JSON.parse(stderr)).toEqual({
      error: { message: expect.stringContaining('Unknown option --sed'), code: null, status: null, request_id: null, exit_code: 2 },
    });
    expect(stderr.trimEnd()).not.toContain('\n');
  });

  it('uses no colours where nobody sees them, or nobody wants them', async () => {
    for (const options of [{}, { isTerminal: true, env: { NO_COLOR: '1' } }, { isTerminal: true, env: { TERM: 'dumb' } }])
      expect((await run(['generate', '--help'], options)).stdout).not.toContain('\u001B');
  });

  it('prints the version', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
    expect(await run(['--version'])).toEqual({ code: 0, stdout: `diorama ${version}\n`, stderr: '' });
  });

  it('says what is wrong with a command line, and where help is', async () => {
    expect(await run(['worlds', 'gte'])).toEqual({
      code: 2,
      stdout: '',
      stderr: 'Unknown command "worlds gte". Did you mean "worlds get"?\nSee: diorama worlds --help\n',
    });
    expect(await run(['constructor'])).toMatchObject({ code: 2, stderr: 'Unknown command "constructor"\nSee: diorama --help\n' });
  });

  it.each([
    [['generate', 'a', '--modle', 'x'], 'Unknown option --modle. Did you mean --model?'],
    [['worlds', 'list', 'mine'], '"mine" is an unexpected argument'],
    [['compose', 'a', 'barn'], '"barn" is an unexpected argument; put the prompt in quotes'],
    [['credits', '--nothing-like-it'], 'Unknown option --nothing-like-it'],
    [['--wrong'], 'Unknown option "--wrong"'],
    [['completion', 'bash', '--json'], 'Unknown option --json'],
  ])('rejects %j with a reason', async (argv, message) => {
    expect(await run(argv)).toEqual({ code: 2, stdout: '', stderr: expect.stringContaining(`${message}\nSee: diorama`) });
  });

  it('shows the help where a command is missing', async () => {
    expect(await run([])).toEqual(await run(['--help']));
    expect(await run(['worlds'])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('USAGE diorama worlds <command> [options]'),
    });
  });

  it.each(Object.values(EXAMPLES).flat())('the example of the help is a valid command line: %s', (line) => {
    const [, ...argv] = [...(line.split(' > ')[0] ?? '').matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    expect(() => checkCommandLine(argv)).not.toThrow();
  });

  it('has examples for every command', () => {
    const leaves = listCommands(ROOT_COMMAND).filter(({ commands }) => commands.length === 0);
    expect(leaves.map(({ path }) => path).toSorted()).toEqual(Object.keys(EXAMPLES).toSorted());
  });

  it('lists the commands in groups', async () => {
    const { stdout } = await run(['--help']);
    expect(stdout.match(/^[A-Z ]+$/gm)).toEqual(['WORLDS', 'ACCOUNT', 'INTEGRATION', 'OPERATORS', 'EXAMPLES', 'EXIT CODES']);
    expect((await run(['worlds', 'export', '--help'])).stdout).toMatch(
      /EXAMPLES\n\n {2}Save the splats as a PLY file\.\n {4}diorama worlds export /,
    );
  });
});

describe('the progress bar', () => {
  it('is drawn over itself on a terminal, and taken away', () => {
    const paper = new Paper(true);
    const bar = new ProgressBar(paper);
    bar.show(0.5, 'half');
    bar.clear();
    bar.clear();
    expect(paper.text).toBe(`\r\u001B[2K${'█'.repeat(15)}${'░'.repeat(15)}  50 %  half\r\u001B[2K`);
  });

  it('is a line at each tenth elsewhere', () => {
    const paper = new Paper(false);
    const bar = new ProgressBar(paper);
    for (const percent of [0, 3, 9, 10, 18, 95, 100]) bar.show(percent / 100, 'x');
    expect(paper.text).toBe('  0 %  x\n 10 %  x\n 95 %  x\n100 %  x\n');
  });
});
