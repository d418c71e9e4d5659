import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

import { expect, it } from 'vitest';

import { waitForClientsToDisconnect } from './wait-for-disconnects.js';

it('waits for the last client, but not for ever', async () => {
  const server = createServer((socket) => socket.resume()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await waitForClientsToDisconnect(server, 60_000); // resolves at once: no client is connected

  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [accepted] = await Promise.all([once(server, 'connection'), once(client, 'connect')]);
  expect(accepted).toHaveLength(1);
  await waitForClientsToDisconnect(server, 40);
  expect(client.destroyed).toBe(false);

  const gone = waitForClientsToDisconnect(server, 60_000);
  client.end();
  await gone;
  server.close();
  await once(server, 'close');
});
