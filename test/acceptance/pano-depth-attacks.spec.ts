import { deflateSync } from 'node:zlib';

import { encodeExr } from '@diorama/exr';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import type { Answer, Client } from '../stack/client.js';
import { depthExr, depthPng } from '../stack/depth-files.js';
import { upload } from '../stack/media-files.js';

const PATH = '/svc/v1/pano:depth_to_rgb';
const info = stackInfo();
let client: Client;

beforeAll(async () => {
  ({ client } = await newAccount(info, 'attacker'));
});

const inline = (bytes: Buffer, extension: string) => ({
  source: 'data_base64',
  data_base64: bytes.toString('base64'),
  extension,
});

const start = (depth: object, more: object = {}): Promise<Answer> =>
  client.post(PATH, { depth_pano_image: depth, text_prompt: 'a hall', seed: 1, ...more });

/** Whatever came before, an ordinary request is answered, and nothing is held for what was refused. */
async function expectHealthy(): Promise<void> {
  const { status, body } = await start(inline(depthExr(), 'exr'));
  expect({ status, body }).toMatchObject({ status: 200 });
  await client.post(`/svc/v1/operations/${body.operation_id}:cancel`, {});
  expect((await client.get('/svc/v1/credits')).body).toMatchObject({ held_credits: 0 });
}

/** One tile of this size with as many channels of floats, all zeros and packed a thousand times. */
function giantTile(width: number, height: number, channels: number): Buffer {
  const names = Array.from({ length: channels }, (_, i) => `c${String(i).padStart(4, '0')}`);
  const small = Buffer.from(
    encodeExr({ width: 1, height: 1, channels: names.map((name) => ({ name, data: new Float32Array(1) })) }, { compression: 'zip' }),
  );
  const attribute = (name: string, type: string, value: Buffer): Buffer => {
    const size = Buffer.alloc(4);
    size.writeInt32LE(value.length);
    return Buffer.concat([Buffer.from(`${name}\0${type}\0`), size, value]);
  };
  const window = Buffer.alloc(16);
  window.writeInt32LE(width - 1, 8);
  window.writeInt32LE(height - 1, 12);
  for (const name of ['dataWindow\0box2i\0', 'displayWindow\0box2i\0']) window.copy(small, small.indexOf(name) + name.length + 4);
  const tiles = Buffer.alloc(9);
  tiles.writeUInt32LE(width, 0);
  tiles.writeUInt32LE(height, 4);
  const last = 'screenWindowWidth\0float\0';
  const end = small.indexOf(last) + last.length + 8;
  const header = Buffer.concat([small.subarray(0, 8), attribute('tiles', 'tiledesc', tiles), small.subarray(8, end), Buffer.alloc(1)]);
  header[5] = 2; // tiled
  const packed = deflateSync(Buffer.alloc(4 * width * height * channels));
  const head = Buffer.alloc(8 + 20);
  head.writeBigUInt64LE(BigInt(header.length + 8));
  head.writeInt32LE(packed.length, 8 + 16);
  return Buffer.concat([header, head, packed]);
}

describe('a depth panorama made to harm', () => {
  it.each<[string, () => Promise<Buffer> | Buffer, string, object]>([
    [
      'sixteen bits of red, green, blue and alpha, as many pixels as are allowed',
      () =>
        sharp({ create: { width: 16_384, height: 8_192, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } })
          .toColourspace('rgb16')
          .png({ compressionLevel: 9 })
          .toBuffer(),
      'png',
      { z_min: 1, z_max: 9 },
    ],
    ['a tile of 1,024 channels that unpacks to half a gigabyte', () => giantTile(512, 256, 1_024), 'exr', {}],
    ['a tile of three channels that does so', () => giantTile(8_192, 4_096, 3), 'exr', {}],
  ])(
    'is refused, or fails, or is painted, and harms nobody: %s',
    async (_, make, extension, more) => {
      const { status, body } = await start(inline(await make(), extension), more);
      const error = status === 200 ? (await client.finish(body.operation_id, 600_000)).error : { code: status };
      expect(error === null || [400, 422].includes(error.code)).toBe(true);
      await expectHealthy();
    },
    900_000,
  );

  it.each<[string, string, number]>([
    ['z_min that is nearly nothing and z_max beyond all floats', '{"z_min":1e-300,"z_max":1e300}', 200],
    ['numbers below the least normal one', '{"z_min":5e-324,"z_max":1e-323}', 200],
    ['an infinity by its digits', '{"z_min":1,"z_max":1e999}', 422],
    ['infinities by their names', '{"z_min":1,"z_max":"Infinity"}', 422],
    ['another name of it', '{"z_min":1,"z_max":"inf"}', 422],
    ['no number by its name', '{"z_min":"nan","z_max":2}', 422],
    ['bounds that are the same float', '{"z_min":1,"z_max":1.0000000000000002}', 200],
  ])(
    'has bounds that end in an answer: %s',
    async (_, bounds, expected) => {
      const depth = inline(await depthPng(), 'png');
      const sent = JSON.stringify({ depth_pano_image: depth, text_prompt: 'a hall', seed: 1 }).slice(0, -1);
      const { status, body } = await client.send('POST', PATH, `${sent},${bounds.slice(1)}`, { 'content-type': 'application/json' });
      expect({ status, body }).toMatchObject({ status: expected });
      if (status !== 200) return;
      const { error } = await client.finish(body.operation_id, 600_000);
      expect(error === null || error.code === 422).toBe(true);
    },
    900_000,
  );

  it('may be sent, cancelled and forgotten many times at once', async () => {
    const { id: media } = await upload(client, { bytes: depthExr(), extension: 'exr' });
    // Other uploads of the same file go on meanwhile; those that are too many at once are told to come again.
    const uploads = Array.from({ length: 12 }, () => upload(client, { bytes: depthExr(), extension: 'exr' }));
    const started = await Promise.all(Array.from({ length: 12 }, () => start({ source: 'media_asset', media_asset_id: media })));
    expect(started.filter(({ status }) => status !== 200).map(({ body }) => body)).toEqual([]);
    const ids = started.map(({ body }) => String(body.operation_id));
    await Promise.all(ids.flatMap((id) => [0, 1].map(() => client.post(`/svc/v1/operations/${id}:cancel`, {}))));
    for (const id of ids) expect((await client.get(`/svc/v1/operations/${id}`)).body).toMatchObject({ done: true, cost: null });
    for (const { sent } of await Promise.all(uploads)) expect([200, 503]).toContain(sent.status);
    await expectHealthy();
  }, 300_000);
});
