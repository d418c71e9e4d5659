import type { Server } from 'node:http';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { attack, createAccount, servePictureHost, tryFetch, tryUpload } from '../load/slow-transfers.js';
import type { Key } from '../load/slow-transfers.js';
import { newAccount, stackInfo } from '../stack/client.js';
import { picture } from '../stack/media-files.js';
import { AMPLE } from '../stack/shared-world.js';
import { PICTURES_HOST, RECEIVER_HOSTS } from '../stack/start-stack.js';

const ATTACKERS = 4;
/** Uploads, and as many fetches, of each attacker. */
const EACH = 12;
/** A service that bounds transfers by their number alone is full with so many. */
const BOUND = 32;

const info = stackInfo();
let bytes: Uint8Array<ArrayBuffer>;
let host: Server;
let attackers: readonly Key[];
let newcomer: Key;

beforeAll(async () => {
  bytes = new Uint8Array(await picture(640, 320));
  host = await servePictureHost(info, bytes);
  attackers = await Promise.all(Array.from({ length: ATTACKERS }, (_, i) => createAccount(info, `slow-${i}`)));
  newcomer = await createAccount(info, 'newcomer');
});
afterAll(() => {
  host.closeAllConnections();
  host.close();
});

describe('slow transfers of some accounts', () => {
  it('let uploads and fetches of another account through, and end as 400 when they take too long', async () => {
    const running = attack(attackers, { each: EACH, pace: 'silent' });
    try {
      await expect.poll(running.fetches).toBeGreaterThanOrEqual(BOUND);
      await expect.poll(running.uploads).toBeGreaterThanOrEqual(BOUND);
      for (let i = 0; i < 3; i++) {
        expect(await tryUpload(newcomer, bytes)).toMatchObject({ status: 200 });
        expect(await tryFetch(newcomer)).toMatchObject({ status: 200 });
      }
      const count = (answer: string): number => running.answers.get(answer) ?? 0;
      await expect.poll(() => count('fetch 400') + count('fetch 503'), { timeout: 120_000 }).toBeGreaterThanOrEqual(ATTACKERS * EACH);
      expect([count('fetch 503'), count('upload 503')]).toEqual([0, 0]);
    } finally {
      await running.stop();
    }
  });
});

describe('a media URL whose host gives no answer', () => {
  it('is a 400 that does not say why, whether a port is closed or TLS fails', async () => {
    const { client } = await newAccount(info, 'scanner', AMPLE);
    const refused = async (uri: string): Promise<object> => {
      const world_prompt = { type: 'image', image_prompt: { source: 'uri', uri } };
      const { status, body } = await client.post('/svc/v1/worlds:generate', { model: 'svc-1.0-draft', world_prompt });
      return { status, detail: body.detail };
    };
    const told = {
      status: 400,
      detail:
        'The media URL cannot be fetched: its host cannot be reached. Upload the file as a media asset or send it as data_base64 instead',
    };
    expect(await refused(`https://${PICTURES_HOST}/picture.png`)).toEqual(told);
    expect(await refused(`https://${RECEIVER_HOSTS[1]}/closed.png`)).toEqual(told);
  });
});
