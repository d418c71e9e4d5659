import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { createStackLayout } from '../../../deploy/local/dist/layout.js';
import { audit } from '../../audit/audit.ts';
import type { Evidence } from '../../audit/audit.ts';
import { sweep, untilEnded } from '../../audit/until-ended.ts';
import { openAccount } from '../../bench/api.ts';
import { mixedLoad, workOf } from '../../load/mixed-load.ts';
import { patientClient } from '../../load/patient-client.ts';
import type { Patience } from '../../load/patient-client.ts';
import { openRecord } from '../../stack/open-record.ts';
import { RECEIVER_HOSTS, RECEIVER_PORT_OFFSET, freePortBase, newHome, startStack } from '../../stack/start-stack.ts';
import type { RunningStack } from '../../stack/start-stack.ts';
import { startWebhookReceiver } from '../../webhooks/receiver.ts';
import { mountDisk } from './disk.ts';
import { LINKS, planFaults } from './fault-plan.ts';
import type { Fault, Link } from './fault-plan.ts';
import { inject } from './inject.ts';
import type { Targets } from './inject.ts';
import { startRelay } from './relay.ts';
import type { Relay } from './relay.ts';

export interface FaultRunOptions {
  readonly count: number;
  readonly seed: number;
  /** Where the logs of the stack go. */
  readonly logsTo: string;
  readonly say: (line: string) => void;
}

/** A fault that was brought in, and how long clients had to wait afterwards until they were answered again. */
export interface Injected extends Pick<Fault, 'kind' | 'at' | 'forMs'> {
  readonly answeredAfterMs: number;
}

export interface FaultRunResult {
  readonly injected: readonly Injected[];
  /** Whether the disk could be filled. */
  readonly hasDisk: boolean;
  /** What clients did, by kind. */
  readonly work: Readonly<Record<string, number>>;
  readonly seconds: number;
  /** Everything that is wrong afterwards; nothing when nothing was lost and nothing was done twice. */
  readonly faults: readonly string[];
}

/** Quick enough that each fault meets work of every kind. */
const PACE = { draft: 8_000, export: 1_000, painting: 20_000, cancel: 10_000, upload: 3_000, read: 500, remove: 8_000 };
const KEPT_WORLDS = 4;
const DISK_MEGABYTES = 4_096;
const CALL_MS = 20_000;
const ANSWERED_WITHIN_MS = 120_000;

/** Runs the one-machine stack under a mixed load, breaks it again and again, and compares what is left with what was promised. */
export async function runFaults({ count, seed, logsTo, say }: FaultRunOptions): Promise<FaultRunResult> {
  const startedAt = performance.now();
  const home = newHome();
  const disk = mountDisk(home, DISK_MEGABYTES);
  const portBase = await freePortBase();
  const relays = await openRelays(home, portBase);
  try {
    const stack = await startStack({ home, portBase, env: throughRelays(relays) });
    try {
      const plan = planFaults({ count, seed, hasDisk: disk !== null });
      const result = await underFaults({ stack, relays, disk }, { plan, portBase, say });
      return { ...result, hasDisk: disk !== null, seconds: (performance.now() - startedAt) / 1_000 };
    } finally {
      for (const relay of Object.values(relays)) relay.mend();
      await stack.stop();
      keepLogs(stack, logsTo);
    }
  } finally {
    for (const relay of Object.values(relays)) await relay.close();
    disk?.unmount();
    rmSync(home, { recursive: true, force: true });
  }
}

interface Run {
  readonly plan: readonly Fault[];
  readonly portBase: number;
  readonly say: (line: string) => void;
}

async function underFaults(targets: Targets, { plan, portBase, say }: Run): Promise<Pick<FaultRunResult, 'injected' | 'work' | 'faults'>> {
  const { stack, relays } = targets;
  const { operator_token: token } = stack.info();
  const receiver = await startWebhookReceiver({ home: stack.home, info: stack.info() });
  try {
    const url = `http://127.0.0.1:${relays.gateway.port}`;
    const { headers, accountId } = await openAccount(url, token);
    const patience = { url, apiKey: headers['svc-api-key'] ?? '', callMs: CALL_MS, giveUpMs: ANSWERED_WITHIN_MS };
    const load = await mixedLoad({
      client: patientClient(patience),
      webhookUrl: receiver.urlOf('/events'),
      pace: PACE,
      keptWorlds: KEPT_WORLDS,
    });
    const stop = new AbortController();
    const wrong: string[] = [];
    const failed = (error: unknown): void => {
      wrong.push(`load: ${error instanceof Error ? error.message : String(error)}`);
      stop.abort();
    };
    const running = load.run(stop.signal).catch(failed);
    const injected: Injected[] = [];
    await injectAll(targets, {
      plan,
      patience,
      until: stop.signal,
      note: (one) => {
        injected.push(one);
        say(`${injected.length} of ${plan.length}: ${one.kind} ${one.at} for ${one.forMs} ms; answered after ${one.answeredAfterMs} ms`);
      },
    }).catch(failed);
    stop.abort();
    await running;
    const { objects } = createStackLayout(stack.home, portBase);
    const { callbacks } = receiver;
    const lost = await lostIn(stack, { accountId, objects, ...load, callbacks });
    return { injected, work: workOf(load, callbacks.length), faults: [...wrong, ...lost] };
  } finally {
    await receiver.close();
  }
}

interface Injection extends Pick<Run, 'plan'> {
  readonly patience: Patience;
  readonly until: AbortSignal;
  readonly note: (injected: Injected) => void;
}

async function injectAll(targets: Targets, { plan, patience, until, note }: Injection): Promise<void> {
  const client = patientClient({ ...patience, callMs: 2_000 });
  for (const fault of plan) {
    await sleep(fault.peaceMs);
    if (until.aborted) break;
    const { kind, at, forMs } = fault;
    await inject(fault, targets);
    const mendedAt = performance.now();
    await client.get('/svc/v1/credits');
    note({ kind, at, forMs, answeredAfterMs: Math.round(performance.now() - mendedAt) });
  }
}

function keepLogs(stack: RunningStack, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(stack.home, 'logs'), folder, { recursive: true });
  writeFileSync(join(folder, 'supervisor.log'), stack.output());
}

/** Waits for everything to end, and compares. Claims on objects and second looks for late ones take hours: they are due now. */
async function lostIn(stack: RunningStack, evidence: Omit<Evidence, 'database'>): Promise<string[]> {
  const database = await openRecord(stack);
  try {
    const { temporal_address: temporal } = stack.info();
    const stuck = await untilEnded(database, temporal);
    await database.query('UPDATE media.media_object SET claimed_until = now(), check_at = now() WHERE claims > 0');
    for (const table of ['world.deleted_world', 'world.deleted_operation']) await database.query(`UPDATE ${table} SET due_at = now()`);
    await sweep(temporal);
    return [...stuck, ...(await audit({ database, ...evidence }))];
  } finally {
    await database.end();
  }
}

type Relays = Readonly<Record<Link, Relay>>;

async function openRelays(home: string, portBase: number): Promise<Relays> {
  const ports = { ...createStackLayout(home, portBase).ports, receiver: portBase + RECEIVER_PORT_OFFSET };
  const opened = LINKS.map(async (link) => [link, await startRelay(ports[link])] as const);
  return Object.fromEntries(await Promise.all(opened)) as Relays;
}

/** Settings by which the parts reach each other, and receivers, through the relays. */
function throughRelays({ receiver, ...relays }: Relays): Record<string, string> {
  return {
    RELAY_PORTS: Object.entries(relays)
      .map(([link, { port }]) => `${link}=${port}`)
      .join(','),
    EGRESS_DEV_HOSTS: RECEIVER_HOSTS.map((host) => `${host}=127.0.0.1:${receiver.port}`).join(','),
  };
}
