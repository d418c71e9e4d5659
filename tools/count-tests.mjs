// Runs one project of the tests and prints a plain count: `<name>: N passed, N failed`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, closeSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Runs a project to its end.
 *
 * @returns the exit status; vitest's report, or null where the run ended without one; with `keepOutput`, the file with what it printed,
 *   which the caller removes
 */
export async function runProject(project, args, { environment = process.env, keepOutput = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'diorama-tests-'));
  const file = join(folder, 'report.json');
  const output = keepOutput ? `${folder}.txt` : null;
  const sink = output === null ? 'inherit' : openSync(output, 'w');
  const own = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const vitest = spawn('vitest', [...own, ...args], { cwd: root, stdio: ['ignore', sink, sink], env: environment });
  const [status] = await once(vitest, 'exit');
  if (output !== null) closeSync(sink);
  const report = readReport(file);
  rmSync(folder, { recursive: true, force: true });
  return { status, report, output };
}

/** Answers the exit status: 0 where all tests of the project passed, and at least one ran. */
export async function countTests(project, args, environment) {
  const { status, report } = await runProject(project, args, { environment });
  const { numPassedTests: passed, numFailedTests: failed } = report ?? { numPassedTests: 0, numFailedTests: 0 };
  process.stdout.write(`${project}: ${passed} passed, ${status !== 0 && failed === 0 ? 1 : failed} failed\n`);
  return status === 0 && passed > 0 ? 0 : 1;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
