// Runs the tests in three parallel lanes and ends with a plain count. Arguments go to vitest.
import { readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

import { runProject } from './count-tests.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/**
 * The order in which the lanes take projects, each the next one when it is free. The long ones come first, so that the lanes end together.
 * Those with a stack wait half of the time: for deadlines, for restarts, for a browser. Three lanes keep two processors busy.
 */
const QUEUE = [
  'architecture',
  'faults',
  'engine',
  'acceptance',
  'browser',
  'integration',
  'unit',
  'workflows',
  'fuzz',
  'monitoring',
  'docs',
];
const LANES = 3;
const LINES_OF_FAILURE = 12;

const count = { passed: 0, failed: 0, skipped: 0 };
/** What failed, to be read at the end: the projects after it print a lot. */
const failures = [];
const times = [];
let broken = false;

async function runLane() {
  for (let project = QUEUE.shift(); project !== undefined; project = QUEUE.shift()) await run(project);
}

async function run(project) {
  process.stdout.write(`${project}: started\n`);
  const startedAt = performance.now();
  const processors = processorTimes();
  const { status, report, output } = await runProject(project, ['--passWithNoTests', ...process.argv.slice(2)], { keepOutput: true });
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  process.stdout.write(readFileSync(output));
  rmSync(output);
  broken ||= status !== 0;
  if (report === null) {
    broken = true;
    count.failed++;
    failures.push(`${project}: the run ended without a report`);
    return;
  }
  times.push({ project, tests: report.numTotalTests, seconds });
  const busy = busyShareSince(processors);
  process.stdout.write(
    `${project}: ${report.numPassedTests} passed, ${report.numFailedTests} failed, ${seconds} s, processors ${busy} % busy\n`,
  );
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

/** Milliseconds that the processors of this machine have worked, and that they could have worked. */
function processorTimes() {
  const times = cpus().map(({ times: { user, nice, sys, idle, irq } }) => ({ busy: user + nice + sys + irq, idle }));
  const busy = times.reduce((sum, one) => sum + one.busy, 0);
  return { busy, all: busy + times.reduce((sum, one) => sum + one.idle, 0) };
}

function busyShareSince(start) {
  const end = processorTimes();
  return Math.round((100 * (end.busy - start.busy)) / Math.max(1, end.all - start.all));
}

const processorsAtStart = processorTimes();
const startedAt = performance.now();
await Promise.all(Array.from({ length: LANES }, runLane));
process.stdout.write('\n');
for (const { project, tests, seconds } of times)
  process.stdout.write(`${project.padEnd(14)}${String(tests).padStart(6)} tests${String(seconds).padStart(6)} s\n`);
process.stdout.write(`${'all'.padEnd(14)}${' '.repeat(12)}${String(Math.round((performance.now() - startedAt) / 1_000)).padStart(6)} s\n`);
process.stdout.write(`processors busy: ${busyShareSince(processorsAtStart)} %\n`);
for (const failure of failures) process.stdout.write(`\nFAILED ${failure}\n`);
if (broken && count.failed === 0) count.failed = 1; // a fault outside any test, such as a file that does not load
process.stdout.write(`${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}\n`);
process.exit(broken || count.passed === 0 ? 1 : 0);
