import { rmSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import { createStackLayout } from '../../deploy/local/dist/layout.js';
import { audit } from '../audit/audit.ts';
import { sweep, untilEnded } from '../audit/until-ended.ts';
import { openAccount } from '../bench/api.ts';
import { mixedLoad, workOf } from '../load/mixed-load.ts';
import type { MixedLoad, Pace } from '../load/mixed-load.ts';
import { patientClient } from '../load/patient-client.ts';
import { openRecord } from '../stack/open-record.ts';
import { freePortBase, newHome, startStack } from '../stack/start-stack.ts';
import type { RunningStack } from '../stack/start-stack.ts';
import { startWebhookReceiver } from '../webhooks/receiver.ts';
import { agedRows } from './aged-rows.ts';
import { processMemory } from './process-memory.ts';
import { tablesOf } from './retention.ts';
import type { TableState } from './retention.ts';
import type { Sample } from './trend.ts';

export interface SoakOptions {
  readonly minutes: number;
  readonly pace: Pace;
  readonly say: (line: string) => void;
}

/** What a run has shown. */
export interface SoakResult {
  readonly seconds: number;
  /** Megabytes by process; also the file of Temporal. */
  readonly memory: Readonly<Record<string, readonly Sample[]>>;
  readonly tables: readonly { readonly before: TableState; readonly after: TableState }[];
  /** What clients did, by kind. */
  readonly work: Readonly<Record<string, number>>;
  /** Everything that is wrong, but for trends. */
  readonly faults: readonly string[];
}

const SAMPLES = 240;
const LEAST_SAMPLE_MS = 1_000;
const KEPT_WORLDS = 5;
/** Where the callbacks of the load arrive. */
const EVENTS_PATH = '/events';
const TEMPORAL_FILE = 'temporal (file)';

/** Runs the one-machine stack in a folder of its own under a mixed load, and looks after its memory, its tables and its books. */
export async function soak({ minutes, pace, say }: SoakOptions): Promise<SoakResult> {
  const home = newHome();
  const portBase = await freePortBase();
  const stack = await startStack({ home, portBase });
  const database = await openRecord(stack);
  const receiver = await startWebhookReceiver({ home, info: stack.info() });
  try {
    const { api_url: url, operator_token: token } = stack.info();
    const { headers, accountId } = await openAccount(url, token);
    const client = patientClient({ url, apiKey: headers['svc-api-key'] ?? '', callMs: 60_000, giveUpMs: 60_000 });
    const aged = await agedRows({ stack, database });
    const webhookUrl = receiver.urlOf(EVENTS_PATH);
    const load = await mixedLoad({ client, webhookUrl, pace, keptWorlds: KEPT_WORLDS });
    const tables = await tablesOf(database);
    const { memory, seconds, faults } = await underLoad({ stack, load, minutes, say });
    const { temporal_address: temporal } = stack.info();
    const stuck = await untilEnded(database, temporal);
    await sweep(temporal);
    const { objects } = createStackLayout(home, portBase);
    // The aged account has its own callback, which can arrive before the deletion of its world gives it up.
    const callbacks = receiver.callbacks.filter(({ path }) => path === EVENTS_PATH);
    const wrong = await audit({ database, accountId, forgotten: [aged.accountId], objects, ...load, callbacks });
    const after = await tablesOf(database);
    return {
      seconds,
      memory,
      tables: after.map((state) => ({ before: tables.find(({ name }) => name === state.name) ?? state, after: state })),
      work: workOf(load, callbacks.length),
      faults: [...faults, ...stuck, ...wrong, ...restartsOf(stack), ...tableFaults(after), ...(await aged.left())],
    };
  } finally {
    await receiver.close();
    await database.end();
    await stack.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

interface LoadRun {
  readonly stack: RunningStack;
  readonly load: MixedLoad;
  readonly minutes: number;
  readonly say: (line: string) => void;
}

/** Samples until the time is over; a load that fails ends the run early, and is a fault. */
async function underLoad({ stack, load, minutes, say }: LoadRun): Promise<Pick<SoakResult, 'memory' | 'seconds' | 'faults'>> {
  const stop = new AbortController();
  const faults: string[] = [];
  const memory: Record<string, Sample[]> = {};
  const startedAt = performance.now();
  const seconds = (): number => (performance.now() - startedAt) / 1_000;
  const running = load.run(stop.signal).catch((error: unknown) => {
    faults.push(`load: ${error instanceof Error ? error.message : String(error)}`);
    stop.abort();
  });
  const everyMs = Math.max(LEAST_SAMPLE_MS, (minutes * 60_000) / SAMPLES);
  while (seconds() < minutes * 60 && !stop.signal.aborted) {
    const held = { ...processMemory(stack.info().pids), [TEMPORAL_FILE]: fileMegabytes(`${stack.home}/temporal.db`) };
    for (const [name, value] of Object.entries(held)) (memory[name] ??= []).push({ seconds: seconds(), value });
    say(`${seconds().toFixed(0)} s: ${load.promised.length} operations, ${load.reads} reads, ${megabytes(held)}`);
    await sleep(everyMs, null, { signal: stop.signal }).catch(() => null);
  }
  stop.abort();
  await running;
  return { memory, seconds: seconds(), faults };
}

const megabytes = (held: Readonly<Record<string, number>>): string =>
  Object.entries(held)
    .map(([name, value]) => `${name} ${value.toFixed(0)} MB`)
    .join(', ');

const fileMegabytes = (path: string): number =>
  ['', '-wal'].reduce((sum, end) => sum + (statSync(path + end, { throwIfNoEntry: false })?.size ?? 0), 0) / 1e6;

/** The supervisor says so when a process has ended by itself. */
const restartsOf = (stack: RunningStack): string[] =>
  stack
    .output()
    .split('\n')
    .filter((line) => line.startsWith('! '))
    .map((line) => `processes: ${line}`);

const tableFaults = (tables: readonly TableState[]): string[] => [
  ...tables.filter(({ keeps }) => keeps === null).map(({ name }) => `tables: nothing says how long rows of ${name} stay`),
  ...tables.filter(({ overdue }) => overdue > 0).map(({ name, overdue }) => `tables: ${overdue} rows of ${name} should be gone`),
];
