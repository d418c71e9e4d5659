import { LIMITS } from '@diorama/domain';
import { z } from 'zod';

import { lenientInteger } from './fields/lenient.js';
import { boundedPlainText } from './fields/plain-text.js';

/** Body of `POST /svc/v1/scenes:compose`. */
export const composeSceneRequestSchema = z.object({
  text_prompt: boundedPlainText(1, LIMITS.promptLength),
  seed: lenientInteger(0, LIMITS.seedMax)
    .nullish()
    .describe('Seed of the scene. If omitted, the service chooses a random seed. The scene contains it.'),
});
export type ComposeSceneRequest = z.output<typeof composeSceneRequestSchema>;
