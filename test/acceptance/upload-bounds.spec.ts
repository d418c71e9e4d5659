import { request } from 'node:http';
import type { ClientRequest } from 'node:http';
import { json } from 'node:stream/consumers';

import { LIMITS } from '@diorama/domain';
import { beforeAll, describe, expect, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import type { Answer, Client } from '../stack/client.js';
import { upload } from '../stack/media-files.js';
import { newVideo } from '../stack/new-video.js';

const info = stackInfo();
const MIB = 1_048_576;
let client: Client;

beforeAll(async () => {
  ({ client } = await newAccount(info, 'upload bounds'));
});

const stateOf = async (id: string): Promise<Answer['body']> => (await client.get(`/svc/v1/media-assets/${id}`)).body;

/** Sends a file, then zeros until so many bytes are there. */
async function sendPadded(put: ClientRequest, file: Buffer, bytes: number): Promise<Answer['body']> {
  const answered = new Promise<Answer['body']>((resolve, reject) => {
    put.on('error', reject);
    put.on('response', (response) => resolve(json(response).then((body) => ({ status: response.statusCode, body }))));
  });
  const zeros = Buffer.alloc(MIB);
  put.write(file);
  for (let left = bytes - file.length; left > 0; left -= MIB)
    if (!put.write(zeros.subarray(0, Math.min(MIB, left)))) await new Promise((resolve) => put.once('drain', resolve));
  put.end();
  return answered;
}

/** The header of a box that parsers skip (ISO/IEC 14496-12, 8.1.2). */
function freeBox(bytes: number): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(bytes);
  header.write('free', 4, 'latin1');
  return header;
}

describe('the length of an upload', () => {
  it('[limits-06] may be 0 bytes: the file is then refused for its content, and the asset is REJECTED', async () => {
    const { id, sent } = await upload(client, { bytes: Buffer.alloc(0) });
    expect({ status: sent.status, body: await sent.json() }).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining('empty file') },
    });
    expect(await stateOf(id)).toMatchObject({ state: 'REJECTED', metadata: { reason: expect.stringContaining('empty file') } });
  });

  it('[limits-06] may be 1048576000 bytes', async () => {
    const order = { file_name: 'long.mp4', kind: 'video', extension: 'mp4' };
    const { media_asset: asset, upload_info: target } = (await client.post('/svc/v1/media-assets:prepare_upload', order)).body;
    const video = await newVideo();
    const file = Buffer.concat([video, freeBox(LIMITS.uploadBytes - video.length)]);
    const { upload_url: url, upload_method: method, required_headers: required } = target;
    const put = request(url, { method, headers: { ...required, 'content-length': String(LIMITS.uploadBytes) } });
    expect(await sendPadded(put, file, LIMITS.uploadBytes)).toMatchObject({ status: 200, body: { state: 'READY' } });
    expect(await stateOf(asset.id)).toMatchObject({ state: 'READY', metadata: { bytes: LIMITS.uploadBytes, width: 160, height: 96 } });
  }, 900_000); // a gigabyte, onto a disk that may be slow
});
