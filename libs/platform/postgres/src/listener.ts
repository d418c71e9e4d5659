import { systemClock } from '@diorama/clock';
import { Backoff } from '@diorama/resilience';
import { Client } from 'pg';

import { CONNECT_TIMEOUT_MS } from './data-source.js';
import { redactStatementError } from './sql-errors.js';

export interface ListenerOptions {
  readonly url: string;
  /** Channel of NOTIFY; a plain lower-case name. */
  readonly channel: string;
  readonly applicationName: string;
  readonly onNotification: (payload: string) => void;
  /** Each time the connection has come up: what was notified before is lost. */
  readonly onConnected: () => void;
  readonly onError: (error: Error) => void;
}

export interface Listener {
  stop(): Promise<void>;
}

const POLICY = { initialIntervalMs: 100, backoffCoefficient: 2, maximumIntervalMs: 5_000 };

/** Hears one channel of NOTIFY on a connection of its own, which comes back by itself after a loss. */
export function listenForNotifications(options: ListenerOptions): Listener {
  const stopped = new AbortController();
  const ended = keepListening(options, stopped.signal);
  return {
    async stop() {
      stopped.abort();
      await ended;
    },
  };
}

async function keepListening(options: ListenerOptions, stop: AbortSignal): Promise<void> {
  const backoff = new Backoff(POLICY, systemClock);
  while (!stop.aborted) {
    try {
      await listenOnce(options, stop, () => {
        backoff.reset();
        options.onConnected();
      });
    } catch (error) {
      if (stop.aborted) return;
      options.onError(redactStatementError(error));
    }
    await systemClock.sleep(backoff.next() ?? 0, stop).catch(() => undefined); // a stop cuts the wait short
  }
}

/** Resolves when stopped, rejects when the connection fails. */
async function listenOnce({ url, channel, applicationName, onNotification }: ListenerOptions, stop: AbortSignal, onConnected: () => void) {
  const client = new Client({
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  client.on('notification', ({ payload }) => onNotification(payload ?? ''));
  let finish = (): void => undefined;
  const closed = new Promise<void>((resolve, reject) => {
    finish = resolve;
    client.on('error', reject);
    client.on('end', () => reject(new Error('the listening connection was closed')));
  });
  closed.catch(() => undefined); // it may fail before anybody awaits it
  stop.addEventListener('abort', finish, { once: true });
  try {
    await client.connect();
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    onConnected();
    await closed;
  } finally {
    stop.removeEventListener('abort', finish);
    await client.end().catch(() => undefined); // it may be gone already
  }
}
