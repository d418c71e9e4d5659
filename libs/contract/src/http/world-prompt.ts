import { LIMITS } from '@diorama/domain';
import { z } from 'zod';

import { laxBoolean } from './lax.js';
import { plainText } from './plain-text.js';

const textPrompt = z.object({
  type: z.literal('text'),
  text_prompt: plainText(1, LIMITS.promptLength),
  disable_recaption: laxBoolean.nullish(),
});

// The kinds that begin with media: their fields are read where media are.
const imagePrompt = z.object({ type: z.literal('image') });
const multiImagePrompt = z.object({ type: z.literal('multi-image') });
const videoPrompt = z.object({ type: z.literal('video') });

/** The four kinds of prompt, told apart by `type`. */
export const worldPrompt = z.discriminatedUnion('type', [textPrompt, imagePrompt, multiImagePrompt, videoPrompt]);
export type WorldPrompt = z.output<typeof worldPrompt>;
