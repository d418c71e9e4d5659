import { LIMITS } from '@diorama/domain';
import { z } from 'zod';

import { laxBoolean, laxInteger } from './lax.js';
import { plainText } from './plain-text.js';
import { worldPrompt } from './world-prompt.js';

const permission = z.object({
  public: laxBoolean.nullish(),
  allow_id_access: laxBoolean.nullish(),
  allowed_readers: z.array(plainText(1, LIMITS.allowedReaderLength)).max(LIMITS.allowedReaderCount).nullish(),
});

/** Body of `POST /svc/v1/worlds:generate`. The model's name is checked by the handler: an unknown one is a 400. */
export const generateWorldRequest = z.object({
  display_name: plainText(0, LIMITS.displayNameLength).nullish(),
  model: z.string().nullish(),
  world_prompt: worldPrompt,
  permission: permission.nullish(),
  tags: z.array(plainText(1, LIMITS.tagLength)).max(LIMITS.tagCount).nullish(),
  seed: laxInteger(0, LIMITS.seedMax).nullish(),
});
export type GenerateWorldRequest = z.output<typeof generateWorldRequest>;
