import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import { Metrics } from './metrics.js';

/** Readiness that takes longer to find out is none: who reads metrics waits for ten seconds in all, and would then know of nothing. */
const READY_MS = 4_000;

/** Answers whether one thing that the process needs is there; throwing or false means it is not. */
export type HealthCheck = () => boolean | Promise<boolean>;

export interface HealthReport {
  readonly ready: boolean;
  /** By name of the check. */
  readonly checks: Readonly<Record<string, boolean>>;
}

/**
 * What a process tells an orchestrator of itself. One that has not said yet what it needs is not ready, for it still starts; readiness
 * goes false at once when a stop begins.
 */
export class Health {
  private stopping = false;
  private readonly checks = new Map<string, HealthCheck>();

  needs(name: string, check: HealthCheck): this {
    this.checks.set(name, check);
    return this;
  }

  beginStop(): void {
    this.stopping = true;
  }

  /** From then on clients are to be sent elsewhere. */
  get isStopping(): boolean {
    return this.stopping;
  }

  async report(): Promise<HealthReport> {
    const entries = await Promise.all([...this.checks].map(async ([name, check]) => [name, await holds(check)] as const));
    const checks = Object.fromEntries(entries);
    const hasBegun = entries.length > 0;
    return { ready: hasBegun && !this.stopping && entries.every(([, ok]) => ok), checks: { ...checks, running: !this.stopping } };
  }
}

async function holds(check: HealthCheck): Promise<boolean> {
  try {
    return await check();
  } catch {
    return false; // a failing dependency is an answer, not an error of the probe
  }
}

/**
 * Serves `/livez` and `/readyz`, and `/metrics` where there are any, for a process that has no HTTP surface of its own. The metrics
 * tell of the readiness as well.
 */
export async function serveHealth(
  health: Health,
  address: { readonly host: string; readonly port: number },
  metrics?: Metrics,
): Promise<Server> {
  if (metrics !== undefined) tellReadiness(health, metrics);
  const server = createServer((request, response) => {
    void answer(health, metrics, request.url ?? '/').then(({ status, type, body }) => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(address.port, address.host, resolve);
  });
  return server;
}

function tellReadiness(health: Health, metrics: Metrics): void {
  let isReady = false;
  metrics.before(async () => {
    isReady = await Promise.race([health.report().then(({ ready }) => ready), sleep(READY_MS, false, { ref: false })]);
  });
  metrics.gauge('diorama_ready', '1 while the process is ready, as at /readyz.', () => Number(isReady));
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

async function answer(health: Health, metrics: Metrics | undefined, path: string): Promise<Answer> {
  if (path === '/livez') return json(200, { live: true });
  if (path === '/metrics' && metrics !== undefined) return { status: 200, type: Metrics.contentType, body: await metrics.toText() };
  if (path !== '/readyz') return json(404, { detail: 'Not found' });
  const report = await health.report();
  return json(report.ready ? 200 : 503, report);
}

const json = (status: number, body: object): Answer => ({ status, type: 'application/json', body: JSON.stringify(body) });
