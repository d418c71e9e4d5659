import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { VERSITYGW_TOOL, getToolFolder, getGoToolPath } from '@diorama/toolbox';

import { findFreePort } from './free-port.js';

/** A real S3 server (versitygw over a temporary folder) for one test file. */
export interface TestS3 {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Stops the server and removes its files. */
  stop(): Promise<void>;
}

const REGION = 'us-east-1';
const STARTED_WITHIN_MS = 15_000;
const POLL_MS = 25;

/** Where the set-up of the tests puts the server that it builds, unless `VERSITYGW` names another. */
function binaryPath(): string {
  return process.env['VERSITYGW'] ?? getGoToolPath(VERSITYGW_TOOL, getToolFolder(process.env));
}

/**
 * Whether the S3 tests can run; says so on standard error when not.
 *
 * @throws Error in continuous integration, where a missing server is a fault
 */
export function isS3ServerInstalled(): boolean {
  const path = binaryPath();
  if (existsSync(path)) return true;
  const advice = `no S3 server at ${path}: run npm test, or set VERSITYGW`;
  if (process.env['CI'] === 'true') throw new Error(advice);
  process.stderr.write(`S3 TESTS ARE SKIPPED, ${advice}\n`);
  return false;
}

/** Starts a real S3 server on a free port; takes a fraction of a second. */
export async function startS3(): Promise<TestS3> {
  const folder = await mkdtemp(join(tmpdir(), 'diorama-s3-'));
  const port = await findFreePort();
  const accessKey = randomBytes(8).toString('hex');
  const secretKey = randomBytes(16).toString('hex');
  const server = spawn(binaryPath(), ['--port', `127.0.0.1:${port}`, '--region', REGION, '--quiet', 'posix', folder], {
    env: { PATH: process.env['PATH'], ROOT_ACCESS_KEY: accessKey, ROOT_SECRET_KEY: secretKey },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  server.once('error', (error) => log.push(error.message));
  for (const output of [server.stdout, server.stderr]) output.on('data', (text: Buffer) => log.push(text.toString()));
  const stop = async (): Promise<void> => {
    await end(server);
    await rm(folder, { recursive: true, force: true });
  };
  const endpoint = `http://127.0.0.1:${port}`;
  try {
    await untilItAnswers(endpoint, server);
  } catch (error) {
    await stop();
    throw new Error(`the S3 server did not start:\n${log.join('')}`, { cause: error });
  }
  return { endpoint, region: REGION, accessKey, secretKey, stop };
}

async function untilItAnswers(endpoint: string, server: ChildProcess): Promise<void> {
  for (let waited = 0; waited < STARTED_WITHIN_MS && server.pid !== undefined && server.exitCode === null; waited += POLL_MS) {
    try {
      const answer = await fetch(endpoint); // refused for want of a signature, which is an answer
      await answer.body?.cancel();
      return;
    } catch {
      await sleep(POLL_MS);
    }
  }
  throw new Error('no answer');
}

async function end(server: ChildProcess): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => {
    server.once('exit', resolve);
  });
  server.kill('SIGKILL'); // its files go as well: there is nothing to save
  await ended;
}
