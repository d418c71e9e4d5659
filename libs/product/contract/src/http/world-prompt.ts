import { LIMITS } from '@diorama/domain';
import { z } from 'zod';

import { withCrossFieldRule } from './fields/cross-field.js';
import { lenientBoolean, lenientNumber } from './fields/lenient.js';
import { boundedList } from './fields/bounded-list.js';
import { mediaReferenceSchema } from './media-reference.js';
import { boundedPlainText } from './fields/plain-text.js';
import { sceneSchema } from './scene/scene.js';

const disableRecaption = lenientBoolean
  .nullish()
  .describe(
    'Whether the service reads the text without the language model (planner) of the installation. Default: false. Without a planner, the field has no effect.',
  );
const optionalText = boundedPlainText(0, LIMITS.promptLength)
  .nullish()
  .describe(
    'Description of the place around the image or video. If it is omitted or empty, the engine derives the place and the caption from the image or video.',
  );

/** Text alone. */
export const textPromptSchema = z.object({
  type: z.literal('text'),
  text_prompt: boundedPlainText(1, LIMITS.promptLength),
  disable_recaption: disableRecaption,
});

/** One picture, with or without text. */
export const imagePromptSchema = z.object({
  type: z.literal('image'),
  image_prompt: mediaReferenceSchema,
  is_pano: z
    .union([z.literal('auto'), lenientBoolean])
    .nullish()
    .describe('Whether the image is an equirectangular panorama. Default: `auto`, which detects it.'),
  text_prompt: optionalText,
  disable_recaption: disableRecaption,
});

/** A picture and where it looks. */
export const placedImageSchema = z.object({
  azimuth: lenientNumber()
    .nullish()
    .describe('Direction of the image in degrees: 0 is the front, 90 the right, 180 the back and 270 the left.'),
  content: mediaReferenceSchema,
});

/** Several pictures around one place. */
export const multiImagePromptSchema = withCrossFieldRule(
  z.object({
    type: z.literal('multi-image'),
    multi_image_prompt: boundedList(placedImageSchema, 1, LIMITS.reconstructedImageCount),
    reconstruct_images: lenientBoolean
      .nullish()
      .describe(`Whether to accept up to ${LIMITS.reconstructedImageCount} images instead of ${LIMITS.imageCount}. Default: false.`),
    text_prompt: optionalText,
    disable_recaption: disableRecaption,
  }),
  ({ multi_image_prompt: images, reconstruct_images: reconstruct }) =>
    images.length > LIMITS.imageCount && reconstruct !== true ? `more than ${LIMITS.imageCount} images need reconstruct_images` : null,
);

/** A video, with or without text. */
export const videoPromptSchema = z.object({
  type: z.literal('video'),
  video_prompt: mediaReferenceSchema,
  text_prompt: optionalText,
  disable_recaption: disableRecaption,
});

/** A scene instead of words about one, for programs; see docs/reference/scene.md. Additive to the interface. */
export const scenePromptSchema = z.object({ type: z.literal('scene'), scene: sceneSchema });

/** The kinds of prompt, told apart by `type`. */
export const worldPromptSchema = z.discriminatedUnion('type', [
  textPromptSchema,
  imagePromptSchema,
  multiImagePromptSchema,
  videoPromptSchema,
  scenePromptSchema,
]);
export type WorldPrompt = z.output<typeof worldPromptSchema>;
