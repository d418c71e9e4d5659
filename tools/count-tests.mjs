// Runs one project of the tests and tells of it in a plain count: `<name>: N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Answers the exit status: 0 where all tests of the project passed, and there were some. */
export function countTests(project, args, environment) {
  const folder = mkdtempSync(join(tmpdir(), 'diorama-count-'));
  const report = join(folder, 'report.json');
  const own = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = spawnSync('vitest', [...own, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: environment });
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = readReport(report);
  rmSync(folder, { recursive: true, force: true });
  process.stdout.write(`${project}: ${passed} passed, ${status !== 0 && failed === 0 ? 1 : failed} failed\n`);
  return status === 0 && passed > 0 ? 0 : 1;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {}; // the run ended without one
  }
}
