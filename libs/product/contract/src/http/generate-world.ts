import { LIMITS } from '@diorama/domain';
import { z } from 'zod';

import { lenientBoolean, lenientInteger } from './fields/lenient.js';
import { boundedList } from './fields/bounded-list.js';
import { forbiddenWebhookFields } from './forbid-webhook-field.js';
import { boundedPlainText } from './fields/plain-text.js';
import { worldPromptSchema } from './world-prompt.js';

/** Who may see a world; everything is off unless asked for. */
export const permissionRequestSchema = z.object({
  public: lenientBoolean.nullish().describe('Show the world in the gallery.'),
  allow_id_access: lenientBoolean.nullish().describe('Let anyone with the link read the world.'),
  allowed_readers: boundedList(boundedPlainText(1, LIMITS.allowedReaderLength), 0, LIMITS.allowedReaderCount)
    .nullish()
    .describe('Accounts that can read the world with their own keys.'),
});

/** Body of `POST /svc/v1/worlds:generate`. The model's name is checked by the handler: an unknown one is a 400. */
export const generateWorldRequestSchema = z.object({
  display_name: boundedPlainText(0, LIMITS.displayNameLength).nullish(),
  model: z.string().nullish().describe('Defaults to `svc-1.1`.'),
  world_prompt: worldPromptSchema,
  permission: permissionRequestSchema.nullish(),
  tags: boundedList(boundedPlainText(1, LIMITS.tagLength), 0, LIMITS.tagCount).nullish(),
  seed: lenientInteger(0, LIMITS.seedMax)
    .nullish()
    .describe('Makes the generation reproducible. If omitted, the service chooses a random seed and returns it.'),
  dry_run: lenientBoolean
    .nullish()
    .describe('Only validate the request and return its price and estimated duration. Nothing starts and no credits are spent.'),
  ...forbiddenWebhookFields,
});
export type GenerateWorldRequest = z.output<typeof generateWorldRequestSchema>;
