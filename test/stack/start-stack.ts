import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { createTestCertificate } from '@diorama/outbound/testing';
import type { Certificate } from '@diorama/outbound/testing';

import { isAnswered } from './is-answered.ts';

const MAIN = fileURLToPath(new URL('../../deploy/local/dist/main.js', import.meta.url));
const STARTED_WITHIN_MS = 280_000;
/** Four times what the supervisor gives to each of its groups, one after the other, before it kills what is left, and some more. */
const STOPPED_WITHIN_MS = 120_000;

/**
 * Detail of the worlds that tests make: drafts of 512 pixels and standard worlds of 1024. What tests say about worlds does not depend on it, and
 * half of a whole run is spent on making them.
 */
export const TEST_DETAIL = 0.25;
/** For what measures or shows worlds as users get them. */
export const FULL_DETAIL = { WORLD_DETAIL: '1' };

/** A public name that leads, for the stack, to a port of this machine: where tests serve media by URL. */
export const PICTURES_HOST = 'pictures.example.com';
/** Counted from the first port of the stack, which uses fewer. */
export const PICTURES_PORT_OFFSET = 21;

/** Names that lead, for the stack, to a receiver of webhooks on this machine, which tests start. */
export const RECEIVER_HOSTS = ['receiver.example.com', 'slow.example.net', 'other.example.org'] as const;
export const RECEIVER_PORT_OFFSET = 20;

/** What `npm start` writes into `stack.json`. */
export interface StackInfo {
  readonly api_url: string;
  readonly viewer_url: string;
  readonly console_url: string;
  readonly api_key: string;
  readonly account_id: string;
  readonly operator_token: string;
  readonly temporal_address: string;
  readonly temporal_ui_url: string | null;
  readonly jwks_url: string;
  readonly database_url: string;
  readonly metrics_urls: Readonly<Record<string, string>>;
  readonly prometheus_url: string | null;
  readonly pids: Readonly<Record<string, number>>;
}

/** The one-machine stack in a folder of its own, as `npm start` runs it. */
export interface RunningStack {
  readonly home: string;
  /** Reads the stack file anew, for process ids change. */
  info(): StackInfo;
  /** What it has printed so far. */
  output(): string;
  /** Ctrl-C; answers the exit status. */
  stop(): Promise<number | null>;
  /** `kill -9` of the supervisor itself. */
  kill(): Promise<void>;
}

export interface StackStart {
  /** A data folder of an earlier start; a new one unless told. */
  readonly home?: string;
  readonly portBase?: number;
  readonly args?: readonly string[];
  /** Settings besides, and instead of those that tests give it. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A new data folder that others may enter, for the database runs as a user of its own where root starts it. */
export function newHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'diorama-stack-'));
  chmodSync(home, 0o755);
  return home;
}

/** The error of a server whose port is in use. */
const PORT_TAKEN = /EADDRINUSE|address already in use/i;

/** Starts a stack and waits until it answers. If another server takes one of the ports first, a new stack tries once more on other ports. */
export async function startStack(start: StackStart = {}): Promise<RunningStack> {
  try {
    return await launchStack(start);
  } catch (error) {
    const isNew = start.home === undefined && start.portBase === undefined;
    if (!isNew || !(error instanceof Error) || !PORT_TAKEN.test(error.message)) throw error;
    return launchStack(start);
  }
}

async function launchStack({ home = newHome(), portBase, args = ['--no-world'], env = {} }: StackStart): Promise<RunningStack> {
  const base = portBase ?? (await freePortBase());
  const stackFile = join(home, 'stack.json');
  rmSync(stackFile, { force: true });
  const child = spawn('node', [MAIN, ...args], {
    env: {
      EGRESS_DEV_HOSTS: devHosts(base),
      ...process.env,
      NODE_EXTRA_CA_CERTS: trustedFile(home),
      DIORAMA_HOME: home,
      PORT_BASE: String(base),
      LOG_LEVEL: 'info',
      WORLD_DETAIL: String(TEST_DETAIL),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const info = (): StackInfo => JSON.parse(readFileSync(stackFile, 'utf8')) as StackInfo;
  const until = Date.now() + STARTED_WITHIN_MS;
  while (!existsSync(stackFile)) {
    if (child.exitCode !== null) throw new Error(`the stack ended with ${child.exitCode}:\n${output}`);
    if (Date.now() > until) {
      child.kill('SIGINT'); // it ends what it has started
      throw new Error(`the stack did not start:\n${output}`);
    }
    await sleep(50);
  }
  return {
    home,
    info,
    output: () => output,
    stop: async () => {
      if (child.exitCode !== null) return child.exitCode;
      child.kill('SIGINT');
      const late = sleep(STOPPED_WITHIN_MS, 'late' as const, { ref: false });
      if ((await Promise.race([exit, late])) === 'late') throw new Error(`the stack did not stop:\n${output}`);
      return child.exitCode;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exit;
    },
  };
}

const devHosts = (base: number): string =>
  [
    `${PICTURES_HOST}=127.0.0.1:${base + PICTURES_PORT_OFFSET}`,
    ...RECEIVER_HOSTS.map((host) => `${host}=127.0.0.1:${base + RECEIVER_PORT_OFFSET}`),
  ].join(',');

/** What receivers of webhooks prove themselves with to a stack; made when it is first asked for. */
export function receiverCertificate(home: string): Certificate {
  const [certFile, keyFile] = [join(home, 'receiver.pem'), join(home, 'receiver-key.pem')];
  if (!existsSync(certFile)) {
    const { cert, key } = createTestCertificate(RECEIVER_HOSTS);
    writeFileSync(keyFile, key, { mode: 0o600 });
    writeFileSync(certFile, cert);
  }
  return { cert: readFileSync(certFile, 'utf8'), key: readFileSync(keyFile, 'utf8') };
}

/** The certificates that a stack trusts besides: those that this process was told of, and that of receivers. */
function trustedFile(home: string): string {
  const { NODE_EXTRA_CA_CERTS: given } = process.env;
  const file = join(home, 'trusted.pem');
  writeFileSync(file, [given === undefined ? '' : readFileSync(given, 'utf8'), receiverCertificate(home).cert].join('\n'));
  return file;
}

const PORTS = 24;

/** Below the ports that Linux gives to outgoing connections, any of which may be taken between this look and the use. */
const [LOWEST, HIGHEST] = [20_000, 32_500];

/** The first of so many free ports. */
export async function freePortBase(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const base = LOWEST + PORTS * Math.floor((Math.random() * (HIGHEST - LOWEST)) / PORTS);
    const taken = await Promise.all(Array.from({ length: PORTS }, (_, index) => isAnswered(base + index)));
    if (!taken.includes(true)) return base;
  }
  throw new Error('no free ports');
}
