import { once } from 'node:events';
import { Agent, get } from 'node:http';
import type { IncomingMessage } from 'node:http';

import { mediaProto } from '@diorama/proto-types';
import { findFreePort, startPostgres } from '@diorama/testkit';
import { expect, it } from 'vitest';

import { createRandomTestObject, startTestMedia, storeTestObject } from '../testing/start-media.js';

const MIB = 1_048_576;

it('responds to one more request on a connection that was busy when the stop began', async () => {
  const media = await startTestMedia({ postgres: await startPostgres(), freePort: findFreePort });
  const object = createRandomTestObject('long', 32 * MIB); // more than lies between the two
  await storeTestObject(media.client, object);
  const { urls } = await media.client.signDownloads({
    keys: [object.key],
    manifestKeys: [],
    audience: mediaProto.SignDownloadsRequest_Audience.AUDIENCE_CLIENT,
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (): Promise<IncomingMessage> => {
    const [response] = (await once(get(urls[0] ?? '', { agent }), 'response')) as [IncomingMessage];
    return response;
  };
  const first = await ask();
  const stopped = media.stop();
  await expect.poll(() => takesConnections(media.publicUrl)).toBe(false);
  await once(first.resume(), 'end');
  const second = await ask();
  expect([second.statusCode, second.headers.connection]).toEqual([200, 'close']);
  await once(second.resume(), 'end');
  await stopped;
});

const takesConnections = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );
