import type { Server } from 'node:net';
import { setImmediate as afterReading } from 'node:timers/promises';

import { systemClock } from '@diorama/clock';
import { pollUntil } from '@diorama/resilience';

const LOOK_EVERY_MS = 20;
/** Clients that ask again leave with their next answer; those that say nothing are not waited for. */
const LEAVE_WITHIN_MS = 5_000;

/**
 * Ends when nobody is connected any more, or after so long. A server that is about to stop answers with `connection: close`
 * meanwhile: a connection that it closed by itself could meet a request that is on its way already, which would be lost.
 */
export async function waitForClientsToDisconnect(server: Server, withinMs = LEAVE_WITHIN_MS): Promise<void> {
  const policy = { initialIntervalMs: LOOK_EVERY_MS, maximumElapsedMs: withinMs };
  await pollUntil(async () => (await connectionsOf(server)) === 0, policy, { clock: systemClock });
  // Whoever closes idle connections right after this does so when all that had arrived was read: on a busy machine a request may have
  // waited for that as long as the last look took.
  await afterReading();
}

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  });
}
