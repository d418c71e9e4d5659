import type { MediaReference, WorldPrompt } from '@diorama/contract';
import { DomainError, LIMITS, sizeFault } from '@diorama/domain';
import { mediaProto } from '@diorama/proto-types';
import type { worldProto } from '@diorama/proto-types';
import type { MediaClient } from '@diorama/rpc';

import type { ApiUser } from '../accounts/api-keys.js';
import { readBase64 } from './base64.js';
import type { InlineMedia } from './base64.js';

const { MediaPurpose, MediaKind } = mediaProto;

/** A place in a prompt that names media. */
export interface MediaSlot {
  /** Such as `multi_image_prompt.0.content`. */
  readonly field: string;
  readonly reference: MediaReference;
  readonly purpose: mediaProto.MediaPurpose;
  /** Read already where the media came inside the request. */
  readonly inline: InlineMedia | null;
}

/**
 * The places of a prompt that name media.
 *
 * @throws DomainError MEDIA_REJECTED or MEDIA_TOO_LARGE for base64 that cannot be used
 */
export function mediaSlots(prompt: WorldPrompt): MediaSlot[] {
  if (prompt.type === 'image') return [slot('image_prompt', prompt.image_prompt, MediaPurpose.MEDIA_PURPOSE_IMAGE)];
  if (prompt.type === 'video') return [slot('video_prompt', prompt.video_prompt, MediaPurpose.MEDIA_PURPOSE_VIDEO)];
  if (prompt.type === 'text' || prompt.type === 'scene') return [];
  return prompt.multi_image_prompt.map(({ content }, index) =>
    slot(`multi_image_prompt.${index}.content`, content, MediaPurpose.MEDIA_PURPOSE_IMAGE),
  );
}

/**
 * The place of a depth panorama.
 *
 * @throws DomainError MEDIA_REJECTED or MEDIA_TOO_LARGE for base64 that cannot be used
 */
export function depthSlot(reference: MediaReference): MediaSlot {
  const inline = reference.source === 'data_base64' ? readBase64(reference.data_base64, LIMITS.inlineDepthBytes) : null;
  return { field: 'depth_pano_image', reference, purpose: MediaPurpose.MEDIA_PURPOSE_DEPTH, inline };
}

function slot(field: string, reference: MediaReference, purpose: mediaProto.MediaPurpose): MediaSlot {
  const inline = reference.source === 'data_base64' ? readBase64(reference.data_base64, LIMITS.inlineMediaBytes) : null;
  return { field, reference, purpose, inline };
}

/** Makes stored media of whatever the slots name, in their order. */
export class PromptMedia {
  constructor(private readonly media: MediaClient) {}

  /**
   * Finds the media assets that are named; null for slots that bring their media along. Nothing is stored yet. A depth panorama is
   * looked at once more, which takes time.
   *
   * @throws DomainError MEDIA_ASSET_NOT_FOUND, MEDIA_NOT_READY or MEDIA_KIND_MISMATCH; MEDIA_REJECTED or MEDIA_TOO_LARGE for what
   *   can be no depth panorama, and for a picture that shows too little
   */
  async find(user: ApiUser, slots: readonly MediaSlot[], requestId: string): Promise<(mediaProto.MediaAsset | null)[]> {
    const named = slots.flatMap(({ reference, purpose }) =>
      reference.source === 'media_asset' ? [{ mediaAssetId: reference.media_asset_id, purpose }] : [],
    );
    if (named.length === 0) return slots.map(() => null);
    const { mediaAssets } = await this.media.useMediaAssets(
      { accountId: user.accountId, uses: named },
      { requestId, deadlineMs: STORE_MS },
    );
    const found = mediaAssets.values();
    return slots.map((entry) => (entry.reference.source === 'media_asset' ? usable(entry, required(found.next().value)) : null));
  }

  /**
   * Stores or fetches what the slots bring along, one after another, so that a start never holds more than one of them.
   *
   * @throws DomainError MEDIA_REJECTED or MEDIA_URL_UNFETCHABLE
   */
  async gather(
    user: ApiUser,
    slots: readonly MediaSlot[],
    found: readonly (mediaProto.MediaAsset | null)[],
    requestId: string,
  ): Promise<mediaProto.MediaAsset[]> {
    const assets: mediaProto.MediaAsset[] = [];
    for (const [index, entry] of slots.entries()) assets.push(found[index] ?? usable(entry, await this.bring(user, entry, requestId)));
    return assets;
  }

  private async bring(user: ApiUser, { reference, purpose, inline }: MediaSlot, requestId: string): Promise<mediaProto.MediaAsset> {
    const { accountId, projectId } = user;
    if (reference.source === 'uri') {
      const request = { accountId, projectId, url: reference.uri, purpose };
      const { mediaAsset } = await this.media.fetchMedia(request, { requestId, deadlineMs: LIMITS.fetchMs + STORE_MS });
      return required(mediaAsset);
    }
    if (reference.source !== 'data_base64' || inline === null) throw new DomainError('INTERNAL');
    const head = { accountId, projectId, purpose, extension: reference.extension ?? '' };
    const { mediaAsset } = await this.media.storeMedia(parts(head, inline), { requestId, deadlineMs: STORE_MS });
    return required(mediaAsset);
  }
}

const STORE_MS = 60_000;

async function* parts(head: mediaProto.StoreMediaHead, inline: InlineMedia): AsyncGenerator<mediaProto.StoreMediaRequest> {
  yield { head };
  for (const chunk of inline.chunks()) yield { chunk: Buffer.from(chunk) };
}

/** What `world` keeps of a stored input. */
export function promptInput({ field }: MediaSlot, asset: mediaProto.MediaAsset): worldProto.PromptInput {
  return {
    field,
    mediaAssetId: asset.mediaAssetId,
    key: asset.key,
    kind: asset.kind === MediaKind.MEDIA_KIND_VIDEO ? 'video' : 'image',
    contentType: asset.contentType,
    bytes: asset.bytes,
    sha256: asset.sha256,
  };
}

/** What the engine would find at the end of a queue. @throws DomainError MEDIA_REJECTED */
function usable({ purpose }: MediaSlot, asset: mediaProto.MediaAsset): mediaProto.MediaAsset {
  const fault = purpose === MediaPurpose.MEDIA_PURPOSE_IMAGE ? sizeFault(asset) : null;
  if (fault !== null) throw new DomainError('MEDIA_REJECTED', { reason: `a picture of ${asset.width}x${asset.height} ${fault}` });
  return asset;
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new DomainError('INTERNAL');
  return value;
}
