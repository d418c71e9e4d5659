import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { once } from 'node:events';

import sharp from 'sharp';

import type { Answer, Client } from './client.js';
import type { StackInfo } from './start-stack.ts';
import { PICTURES_HOST, PICTURES_PORT_OFFSET } from './start-stack.ts';

const FORMATS = { png: 'png', jpg: 'jpeg', jpeg: 'jpeg', webp: 'webp' } as const;

/** By the extension of its files. */
export type PictureFormat = keyof typeof FORMATS;

/** A plain picture of so many pixels. */
export function picture(width: number, height: number, format: PictureFormat = 'png', colour = '#48a060'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(FORMATS[format])
    .toBuffer();
}

/** A media reference that holds the bytes. */
export const inline = (bytes: Uint8Array, extension: string | null = 'png'): object => ({
  source: 'data_base64',
  data_base64: Buffer.from(bytes).toString('base64'),
  extension,
});

/** The same video under the brand of QuickTime (ISO/IEC 14496-12, 4.3). */
export function quickTimeOf(mp4: Buffer): Buffer {
  const video = Buffer.from(mp4);
  video.write('qt  ', 8, 'latin1');
  return video;
}

/** The same video under the document type of Matroska, which WebM is a part of (RFC 8794, 11.2.6). */
export function matroskaOf(webm: Buffer): Buffer {
  const at = webm.indexOf('webm');
  const [from, to] = [Buffer.from([0x84, ...Buffer.from('webm')]), Buffer.from([0x88, ...Buffer.from('matroska')])];
  const video = Buffer.concat([webm.subarray(0, at - 1), to, webm.subarray(at - 1 + from.length)]);
  const sizeAt = 7; // the last byte of the header's size, which is written in four
  video.writeUInt8(video.readUInt8(sizeAt) + to.length - from.length, sizeAt);
  return video;
}

export interface UploadOrder {
  readonly bytes: Uint8Array;
  readonly kind?: 'image' | 'video';
  readonly extension?: string;
  readonly fileName?: string;
}

/** The three steps of an upload but the last: prepares and sends. */
export async function upload(client: Client, order: UploadOrder): Promise<{ prepared: Answer['body']; sent: Response; id: string }> {
  const { bytes, kind = 'image', extension = 'png', fileName = `file.${extension}` } = order;
  const { body: prepared } = await client.post('/svc/v1/media-assets:prepare_upload', { file_name: fileName, kind, extension });
  const { upload_url: url, upload_method: method, required_headers: headers } = prepared.upload_info;
  const sent = await fetch(url, { method, headers, body: Buffer.from(bytes) });
  return { prepared, sent, id: prepared.media_asset.id };
}

/** A host that serves pictures to the stack under a public name. */
export interface PictureHost {
  /** `http://<name>` */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves where the stack of the tests takes the name `PICTURES_HOST` to lead. */
export async function servePictures(info: StackInfo, listener: RequestListener): Promise<PictureHost> {
  const server: Server = createServer(listener);
  server.listen(Number(new URL(info.api_url).port) + PICTURES_PORT_OFFSET, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://${PICTURES_HOST}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
