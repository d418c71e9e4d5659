// Runs one project of the tests, and tells of it in a plain count: `<name>: N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a project to its end. Answers the exit status, and what vitest reports; null where the run ended without a report. */
export function runProject(project, args, environment = process.env) {
  const folder = mkdtempSync(join(tmpdir(), 'diorama-tests-'));
  const file = join(folder, 'report.json');
  const own = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { status } = spawnSync('vitest', [...own, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: environment });
  const report = readReport(file);
  rmSync(folder, { recursive: true, force: true });
  return { status, report };
}

/** Answers the exit status: 0 where all tests of the project passed, and there were some. */
export function countTests(project, args, environment) {
  const { status, report } = runProject(project, args, environment);
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
