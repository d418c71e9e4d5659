import { applySceneDefaults } from '@diorama/contract';
import type { MediaReference, WorldPrompt } from '@diorama/contract';
import { DomainError, hasPanoramaAspectRatio } from '@diorama/domain';
import type { PanoramaSource } from '@diorama/domain';
import type { mediaProto } from '@diorama/proto-types';

/**
 * A prompt as it is kept and shown: media that came as base64 are named by the media asset that was made of them, and a scene
 * has everything that it left open.
 *
 * @param assets those of the prompt's media slots, in their order
 * @param seed of the world
 */
export function buildStoredPrompt(prompt: WorldPrompt, assets: readonly mediaProto.MediaAsset[], seed: number): object {
  if (prompt.type === 'scene') return { type: prompt.type, scene: applySceneDefaults({ ...prompt.scene, seed }, seed) };
  const text = prompt.text_prompt ? { text_prompt: prompt.text_prompt } : {};
  const options = prompt.disable_recaption == null ? {} : { disable_recaption: prompt.disable_recaption };
  return { type: prompt.type, ...mediaFields(prompt, assets), ...text, ...options };
}

function mediaFields(prompt: Exclude<WorldPrompt, { type: 'scene' }>, assets: readonly mediaProto.MediaAsset[]): object {
  if (prompt.type === 'text') return {};
  if (prompt.type === 'image') return { image_prompt: shown(prompt.image_prompt, assets[0]), is_pano: prompt.is_pano ?? 'auto' };
  if (prompt.type === 'video') return { video_prompt: shown(prompt.video_prompt, assets[0]) };
  return {
    multi_image_prompt: prompt.multi_image_prompt.map(({ azimuth, content }, index) => ({
      ...(azimuth == null ? {} : { azimuth }),
      content: shown(content, assets[index]),
    })),
    ...(prompt.reconstruct_images == null ? {} : { reconstruct_images: prompt.reconstruct_images }),
  };
}

/**
 * What the prompt is priced as.
 *
 * @throws DomainError MEDIA_REJECTED when a picture is asserted to be a panorama and is not 2:1
 */
export function getPricedPromptKind(prompt: WorldPrompt, assets: readonly (mediaProto.MediaAsset | null)[]): PanoramaSource {
  if (prompt.type === 'scene') return 'text'; // the same work, but for reading the words
  if (prompt.type !== 'image' || prompt.is_pano === false) return prompt.type;
  const asset = assets[0];
  if (asset == null) return prompt.is_pano === true ? 'pano' : 'image';
  const isWide = hasPanoramaAspectRatio(asset);
  if (prompt.is_pano === true && !isWide)
    throw new DomainError('MEDIA_REJECTED', { reason: `is_pano is true, but the picture is ${asset.width}x${asset.height} and not 2:1` });
  return isWide ? 'pano' : 'image';
}

function shown(reference: MediaReference, asset: mediaProto.MediaAsset | undefined): object {
  if (reference.source === 'uri') return { source: 'uri', uri: reference.uri };
  return { source: 'media_asset', media_asset_id: asset?.mediaAssetId ?? '' };
}
