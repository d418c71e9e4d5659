import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openFileStore } from '@diorama/objects';

import { createSmallMp4 } from '../../apps/media/src/testing/small-videos.ts';
import type { Api } from './api.ts';
import { inTurns } from './benchmark.ts';
import type { Benchmark } from './benchmark.ts';

const MEGABYTE = 1_000_000;
const CHUNK_BYTES = 65_536;
const BOX_HEAD_BYTES = 8;

/** The upload of a video over HTTP, looked into and published, beside writing the same bytes into a store of files. */
export const uploadThroughput: Benchmark = {
  name: 'upload-throughput',
  unit: 'MB/s',
  async run(bench) {
    const api = await bench.api();
    const video = videoOf((bench.quick ? 64 : 256) * MEGABYTE);
    const folder = mkdtempSync(join(tmpdir(), 'diorama-uploads-'));
    const store = await openFileStore(folder);
    let written = 0;
    bench.onClose(async () => rmSync(folder, { recursive: true, force: true }));
    const rate = async (send: () => Promise<unknown>): Promise<number> => {
      const startedAt = performance.now();
      await send();
      return video.length / MEGABYTE / ((performance.now() - startedAt) / 1_000);
    };
    const rates = await inTurns({
      rounds: 3,
      ours: () => rate(() => upload(api, video)),
      yardstick: () => rate(() => store.write(`bench/${written++}`, chunksOf(video), { contentType: 'video/mp4' })),
    });
    return { ...rates, better: 'more', aim: { of: 'ratio', bound: 0.6 } };
  },
};

/** A video with so many bytes that players skip: a box of the type `free` (ISO/IEC 14496-12, 8.1.2). */
function videoOf(bytes: number): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(BOX_HEAD_BYTES);
  head.writeUInt32BE(BOX_HEAD_BYTES + bytes);
  head.write('free', 4, 'latin1');
  return Buffer.concat([createSmallMp4(), head, randomBytes(bytes)]);
}

async function* chunksOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
}

interface Prepared {
  readonly upload_info: { readonly upload_url: string; readonly upload_method: string; readonly required_headers: Record<string, string> };
}

async function upload(api: Api, video: Buffer<ArrayBuffer>): Promise<void> {
  const order = { file_name: 'bench.mp4', kind: 'video', extension: 'mp4' };
  const { upload_info: info } = await api.call<Prepared>('POST', '/svc/v1/media-assets:prepare_upload', order);
  const { upload_url: url, upload_method: method, required_headers: headers } = info;
  const answer = await fetch(url, { method, headers, body: video });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`the upload was answered with ${answer.status}: ${text}`);
}
