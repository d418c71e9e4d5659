import { expect } from 'vitest';

import { apply, kubectl } from './kubectl.ts';
import { nodeProgram } from './manifests.ts';

/** A question that is asked all the time. */
export interface Target {
  readonly url: string;
  readonly method?: string;
  readonly body?: object;
}

export interface Polling {
  /** Ends it; answers how many questions there were, and the answers that were no success. */
  end(): Promise<{ readonly asked: number; readonly failures: readonly string[] }>;
}

/** Clients inside the cluster, who reach it by its Services as an Ingress would. */
export async function startPolling(targets: readonly Target[], apiKey: string): Promise<Polling> {
  const env = { TARGETS: JSON.stringify(targets), API_KEY: apiKey };
  await apply(...nodeProgram({ name: 'poller', script: 'poller.mjs', env }));
  await expect.poll(askedSoFar, { timeout: 60_000, interval: 500 }).toBeGreaterThan(0);
  return {
    async end() {
      const asked = await askedSoFar();
      const failures = (await lines()).filter((line) => line.includes('"failure"'));
      await kubectl('delete', 'pod/poller', 'configmap/poller', '--wait');
      return { asked, failures };
    },
  };
}

const lines = async (): Promise<string[]> => (await kubectl('logs', 'poller').catch(() => '')).split('\n');

async function askedSoFar(): Promise<number> {
  const counts = (await lines()).flatMap((line) => /^\{"asked":(\d+)\}$/.exec(line)?.[1] ?? []);
  return Number(counts.at(-1) ?? 0);
}
