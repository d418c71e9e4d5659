import { request } from 'node:http';
import type { ClientRequest } from 'node:http';

import { encodePng } from '@diorama/images';
import { mediaProto } from '@diorama/proto-types';

import type { TestMedia } from './start-media.js';

export const { MEDIA_KIND_IMAGE, MEDIA_KIND_VIDEO } = mediaProto.MediaKind;
export const { MEDIA_PURPOSE_DEPTH, MEDIA_PURPOSE_IMAGE, MEDIA_PURPOSE_VIDEO } = mediaProto.MediaPurpose;
export const { MEDIA_STATE_EXPIRED, MEDIA_STATE_PENDING_UPLOAD, MEDIA_STATE_READY, MEDIA_STATE_REJECTED } = mediaProto.MediaState;

/** An announced upload and the asset it is for. */
export interface PreparedUpload extends mediaProto.PrepareUploadResponse {
  readonly id: string;
}

let pictures = 0;

/** A small PNG that no other call gives. */
export async function createTestPicture(width = 16): Promise<Buffer> {
  const data = new Uint8Array(width * 8 * 3).fill(90);
  data.set([++pictures & 0xff, (pictures >> 8) & 0xff, Date.now() & 0xff]);
  return Buffer.from(await encodePng({ width, height: 8, data }));
}

export async function prepareTestUpload(
  media: TestMedia,
  accountId: string,
  kind: mediaProto.MediaKind = MEDIA_KIND_IMAGE,
  quota?: mediaProto.StorageQuota,
): Promise<PreparedUpload> {
  const extension = kind === MEDIA_KIND_IMAGE ? 'png' : 'mp4';
  const prepared = await media.client.prepareUpload({ accountId, projectId: 'prj_1', fileName: `a.${extension}`, kind, extension, quota });
  return { ...prepared, id: prepared.mediaAsset?.mediaAssetId ?? '' };
}

/** Sends the bytes as a client that follows the contract does. */
export function sendTestUpload(
  prepared: PreparedUpload,
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const options = { method: prepared.uploadMethod, headers: { ...prepared.requiredHeaders, ...headers }, body, duplex: 'half' };
  return fetch(prepared.uploadUrl, options as RequestInit);
}

/** An upload that the test continues by hand. */
export function beginTestUpload(prepared: PreparedUpload, headers: Record<string, string> = {}): ClientRequest {
  const sending = request(prepared.uploadUrl, { method: 'PUT', headers });
  sending.on('error', () => undefined); // it is we who hang up, or the service
  return sending;
}

export async function getAsset(media: TestMedia, accountId: string, mediaAssetId: string): Promise<mediaProto.MediaAsset> {
  const { mediaAsset } = await media.client.getMediaAsset({ accountId, mediaAssetId });
  if (mediaAsset === undefined) throw new Error('the response has no media asset');
  return mediaAsset;
}

/** Media inside a request, in pieces of a kilobyte. */
export async function* streamInlineMedia(
  head: Partial<mediaProto.StoreMediaHead> & { readonly purpose: mediaProto.MediaPurpose },
  content: Buffer,
): AsyncGenerator<mediaProto.StoreMediaRequest, void> {
  yield { head: { accountId: 'acc_inline', projectId: 'prj_1', extension: '', ...head } };
  for (let at = 0; at < content.length; at += 65_536) yield { chunk: content.subarray(at, at + 65_536) };
}

/** A new asset of these bytes, stored by way of a request. */
export async function storeInline(media: TestMedia, accountId: string, content: Buffer): Promise<mediaProto.MediaAsset> {
  const { mediaAsset } = await media.client.storeMedia(streamInlineMedia({ accountId, purpose: MEDIA_PURPOSE_IMAGE }, content));
  if (mediaAsset === undefined) throw new Error('the response has no media asset');
  return mediaAsset;
}
