// `node test/fuzz/exr.mjs [--count N] [--seed N]`: reads spoilt EXR files; each must end in pixels or in an ExrError, soon and in little memory.
import { parseArgs } from 'node:util';

import { readSpoiltFiles } from './exr-files.ts';

const SECONDS_MAX = 2;
const MEGABYTES_MAX = 512;
/** Spoilt files between two lines on the screen. */
const LINE_EVERY = 10_000;

const { values } = parseArgs({ options: { count: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } } });
const say = (report) => process.stdout.write(`${JSON.stringify(report)}\n`);
const report = readSpoiltFiles({ count: Number(values.count), seed: Number(values.seed), lineEvery: LINE_EVERY, say });
say(report);
for (const failure of report.failures) process.stdout.write(`  ${failure}\n`);
const isWell = report.failures.length === 0 && report.slowestSeconds < SECONDS_MAX && report.peakMegabytes < MEGABYTES_MAX;
process.exitCode = isWell ? 0 : 1;
