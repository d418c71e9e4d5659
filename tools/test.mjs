// Runs the tests in three parallel lanes, runs a few failed files of real processes once more, and ends with a plain count. Arguments go to
// vitest.
import { readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

import { runProject } from './count-tests.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/**
 * The order in which the lanes take projects, each the next one when it is free. Those that take longest come first, so that the lanes end together.
 * Those with a stack wait half of the time: for deadlines, for restarts, for a browser. Three lanes keep two processors busy.
 */
const QUEUE = [
  'faults',
  'acceptance',
  'browser',
  'integration',
  'engine',
  'unit',
  'workflows',
  'docs',
  'monitoring',
  'fuzz',
  'architecture',
];
const LANES = 3;
const LINES_OF_FAILURE = 12;
/**
 * Projects whose tests run real servers, which share two processors with two other projects. A failed file of theirs runs once more by itself
 * after the lanes. If it passes then, its first failure is reported as FLAKY and does not fail the run.
 */
const REAL_PROCESSES = new Set(['faults', 'acceptance', 'browser', 'integration', 'workflows', 'fuzz', 'monitoring', 'docs']);
/** More failed files than this have a common cause and fail the run at once. */
const SECOND_RUNS_MAX = 4;

const count = { passed: 0, failed: 0, skipped: 0 };
/** Failed files, listed at the end: the projects after them print a lot. */
let failures = [];
const flaky = [];
const times = [];
/** A project ended without a report, or with an error outside its files. */
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
  if (report === null) {
    broken = true;
    process.stdout.write(`${project}: the run ended without a report\n`);
    return;
  }
  times.push({ project, tests: report.numTotalTests, seconds });
  const busy = busyShareSince(processors);
  process.stdout.write(
    `${project}: ${report.numPassedTests} passed, ${report.numFailedTests} failed, ${seconds} s, processors ${busy} % busy\n`,
  );
  count.passed += report.numPassedTests;
  count.skipped += report.numPendingTests;
  const failed = failedFiles(project, report);
  failures.push(...failed);
  broken ||= status !== 0 && failed.length === 0;
}

function failedFiles(project, { testResults }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const tests = assertionResults.filter((test) => test.status === 'failed');
      const texts = tests.map(({ fullName, failureMessages }) => `${file} > ${fullName}\n${firstLines(failureMessages.join('\n'))}`);
      // A file without failed tests did not load, or one of its hooks failed.
      return { project, file, tests: Math.max(1, tests.length), texts: texts.length > 0 ? texts : [`${file}: ${firstLines(message)}`] };
    });
}

/** Runs the failed files of real processes once more, one after another, and moves those that pass to the flaky ones. */
async function runAgain() {
  const candidates = failures.filter(({ project }) => REAL_PROCESSES.has(project));
  if (candidates.length === 0 || candidates.length > SECOND_RUNS_MAX) return;
  for (const failure of candidates) {
    process.stdout.write(`${failure.file}: second run\n`);
    const { status, report } = await runProject(failure.project, [failure.file]);
    if (status !== 0 || report === null || report.numPassedTests < failure.tests) continue;
    failures = failures.filter((other) => other !== failure);
    flaky.push(failure);
    count.passed += failure.tests;
  }
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
await runAgain();
process.stdout.write('\n');
for (const { project, tests, seconds } of times)
  process.stdout.write(`${project.padEnd(14)}${String(tests).padStart(6)} tests${String(seconds).padStart(6)} s\n`);
process.stdout.write(`${'all'.padEnd(14)}${' '.repeat(12)}${String(Math.round((performance.now() - startedAt) / 1_000)).padStart(6)} s\n`);
process.stdout.write(`processors busy: ${busyShareSince(processorsAtStart)} %\n`);
for (const text of flaky.flatMap(({ texts }) => texts)) process.stdout.write(`\nFLAKY, passed in a second run: ${text}\n`);
for (const text of failures.flatMap(({ texts }) => texts)) process.stdout.write(`\nFAILED ${text}\n`);
count.failed = failures.reduce((sum, { tests }) => sum + tests, broken ? 1 : 0);
process.stdout.write(`${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}\n`);
process.exit(count.failed > 0 || count.passed === 0 ? 1 : 0);
