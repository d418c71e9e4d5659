import { Inject, Injectable } from '@nestjs/common';
import type { MediaReference, WorldPrompt } from '@diorama/contract';
import { DomainError, LIMITS, findPictureSizeError } from '@diorama/domain';
import { mediaProto } from '@diorama/proto-types';
import type { worldProto } from '@diorama/proto-types';
import type { MediaClient } from '@diorama/rpc';
import type { Logger } from '@diorama/telemetry';

import { LOGGER, MEDIA_CLIENT } from '../clients/injection-tokens.js';
import { InvalidRequestError } from '../http/request-errors.js';
import { decodeBase64Media } from './inline-media.js';
import type { InlineMedia } from './inline-media.js';
import type { OperationStartContext } from './start-context.js';

const { MediaPurpose, MediaKind } = mediaProto;

/** A place in a prompt that names media. */
export interface PromptMediaSlot {
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
export function listPromptMediaSlots(prompt: WorldPrompt): PromptMediaSlot[] {
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
export function createDepthMediaSlot(reference: MediaReference): PromptMediaSlot {
  const inline = reference.source === 'data_base64' ? decodeBase64Media(reference.data_base64, LIMITS.inlineDepthBytes) : null;
  return { field: 'depth_pano_image', reference, purpose: MediaPurpose.MEDIA_PURPOSE_DEPTH, inline };
}

function slot(field: string, reference: MediaReference, purpose: mediaProto.MediaPurpose): PromptMediaSlot {
  const inline = reference.source === 'data_base64' ? decodeBase64Media(reference.data_base64, LIMITS.inlineMediaBytes) : null;
  return { field, reference, purpose, inline };
}

/** Stores the media that the slots name, in their order. */
@Injectable()
export class PromptMediaResolver {
  constructor(
    @Inject(MEDIA_CLIENT) private readonly media: MediaClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Finds the media assets that are named; null for slots that bring their media along. Nothing is stored yet. A depth panorama is
   * looked at once more, which takes time.
   *
   * @throws DomainError MEDIA_ASSET_NOT_FOUND, MEDIA_NOT_READY or MEDIA_KIND_MISMATCH; MEDIA_REJECTED or MEDIA_TOO_LARGE for what
   *   can be no depth panorama, and for a picture that shows too little
   */
  async find({ user, over }: OperationStartContext, slots: readonly PromptMediaSlot[]): Promise<(mediaProto.MediaAsset | null)[]> {
    const named = slots.flatMap(({ reference, purpose }) =>
      reference.source === 'media_asset' ? [{ mediaAssetId: reference.media_asset_id, purpose }] : [],
    );
    if (named.length === 0) return slots.map(() => null);
    const { mediaAssets } = await this.media.useMediaAssets(
      { accountId: user.accountId, uses: named },
      { deadlineMs: STORE_MS, signal: over },
    );
    const found = mediaAssets.values();
    return slots.map((entry) => (entry.reference.source === 'media_asset' ? usable(entry, required(found.next().value)) : null));
  }

  /**
   * Stores or fetches what the slots bring along, one after another, so that a start never holds more than one of them, and begins
   * the operation with it. What was brought is deleted again unless an operation came to hold it.
   *
   * @param begin with the media assets of the slots, in their order
   * @throws DomainError MEDIA_REJECTED or MEDIA_URL_UNFETCHABLE; UNAVAILABLE when the client has left; any error of `begin`
   */
  async gather<Begun extends MaybeReplayed>(
    context: OperationStartContext,
    { slots, found }: PromptSlots,
    begin: BeginWith<Begun>,
  ): Promise<Begun> {
    const brought: mediaProto.MediaAsset[] = [];
    let mayBeHeld = false;
    try {
      const assets: mediaProto.MediaAsset[] = [];
      for (const [index, entry] of slots.entries()) assets.push(found[index] ?? (await this.bring(context, entry, brought)));
      context.over.throwIfAborted();
      mayBeHeld = true;
      const begun = await begin(assets);
      if (begun.replayed) await this.discard(context, brought); // another start with the same key was quicker
      return begun;
    } catch (error) {
      if (!mayBeHeld || refuses(error)) await this.discard(context, brought);
      throw error;
    }
  }

  private async bring(
    context: OperationStartContext,
    entry: PromptMediaSlot,
    brought: mediaProto.MediaAsset[],
  ): Promise<mediaProto.MediaAsset> {
    const asset = required(await this.take(context, entry));
    brought.push(asset);
    return usable(entry, asset);
  }

  private async take({ user, over }: OperationStartContext, entry: PromptMediaSlot): Promise<mediaProto.MediaAsset | undefined> {
    const { accountId, projectId, storage: quota } = user;
    const { reference, purpose, inline } = entry;
    if (reference.source === 'uri') {
      const request = { accountId, projectId, url: reference.uri, purpose, quota };
      return (await this.media.fetchMedia(request, { deadlineMs: LIMITS.fetchMs + STORE_MS, signal: over })).mediaAsset;
    }
    if (reference.source !== 'data_base64' || inline === null) throw new DomainError('INTERNAL');
    const head = { accountId, projectId, purpose, extension: reference.extension ?? '', quota };
    return (await this.media.storeMedia(parts(head, inline), { deadlineMs: STORE_MS, signal: over })).mediaAsset;
  }

  /** What cannot be deleted now goes by itself within days. */
  private async discard({ user }: OperationStartContext, brought: readonly mediaProto.MediaAsset[]): Promise<void> {
    if (brought.length === 0) return;
    const mediaAssetIds = brought.map(({ mediaAssetId }) => mediaAssetId);
    try {
      await this.media.discardMedia({ accountId: user.accountId, mediaAssetIds });
    } catch (error) {
      this.logger.warn(
        { err: error, media_asset_ids: mediaAssetIds },
        'could not delete the media of a refused start; they expire within days',
      );
    }
  }
}

/** The places of a prompt, with the media assets that are named there. */
interface PromptSlots {
  readonly slots: readonly PromptMediaSlot[];
  readonly found: readonly (mediaProto.MediaAsset | null)[];
}

type MaybeReplayed = Pick<worldProto.BeginOperationResponse, 'replayed'>;
type BeginWith<Begun> = (assets: readonly mediaProto.MediaAsset[]) => Promise<Begun>;

/** Whether nothing was begun for certain; a call that got no answer may have begun it. */
const refuses = (error: unknown): boolean =>
  error instanceof InvalidRequestError || (error instanceof DomainError && error.kind.http < 500);

const STORE_MS = 60_000;

async function* parts(head: mediaProto.StoreMediaHead, inline: InlineMedia): AsyncGenerator<mediaProto.StoreMediaRequest> {
  yield { head };
  for (const chunk of inline.chunks()) yield { chunk: Buffer.from(chunk) };
}

/** What `world` keeps of a stored input. */
export function toPromptInputMessage({ field }: PromptMediaSlot, asset: mediaProto.MediaAsset): worldProto.PromptInput {
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
function usable({ purpose }: PromptMediaSlot, asset: mediaProto.MediaAsset): mediaProto.MediaAsset {
  const fault = purpose === MediaPurpose.MEDIA_PURPOSE_IMAGE ? findPictureSizeError(asset) : null;
  if (fault !== null) throw new DomainError('MEDIA_REJECTED', { reason: `a picture of ${asset.width}x${asset.height} ${fault}` });
  return asset;
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new DomainError('INTERNAL');
  return value;
}
