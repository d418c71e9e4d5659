// Runs the tests, fast ones first, and ends with a plain count. Arguments go to vitest.
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

import { runProject } from './count-tests.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const PROJECTS = ['architecture', 'unit', 'integration', 'workflows', 'acceptance', 'monitoring', 'fuzz', 'browser', 'docs', 'faults'];
const LINES_OF_FAILURE = 12;

const count = { passed: 0, failed: 0, skipped: 0 };
/** What failed, to be read at the end: the projects after it print a lot. */
const failures = [];
let broken = false;

/** One run a project: the heavy ones start servers and must not share the machine. */
function run(project) {
  const { status, report } = runProject(project, ['--passWithNoTests', ...process.argv.slice(2)]);
  broken ||= status !== 0;
  if (report === null) {
    broken = true;
    count.failed++;
    failures.push(`${project}: the run ended without a report`);
    return;
  }
  count.passed += report.numPassedTests;
  count.failed += report.numFailedTests;
  count.skipped += report.numPendingTests;
  failures.push(...report.testResults.flatMap(failuresOf));
}

function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${file}: ${firstLines(message)}`]; // such as a file that does not load
  return failed.map(({ fullName, failureMessages }) => `${file} > ${fullName}\n${firstLines(failureMessages.join('\n'))}`);
}

const firstLines = (text) => stripVTControlCharacters(text).split('\n').slice(0, LINES_OF_FAILURE).join('\n');

for (const project of PROJECTS) run(project);
for (const failure of failures) process.stdout.write(`\nFAILED ${failure}\n`);
if (broken && count.failed === 0) count.failed = 1; // a fault outside any test, such as a file that does not load
process.stdout.write(`${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}\n`);
process.exit(broken || count.passed === 0 ? 1 : 0);
