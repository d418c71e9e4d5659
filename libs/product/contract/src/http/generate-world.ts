import { LIMITS } from '@diorama/domain';
import { z } from 'zod';

import { laxBoolean, laxInteger } from './fields/lax.js';
import { list } from './fields/list.js';
import { noWebhook } from './no-webhook.js';
import { plainText } from './fields/plain-text.js';
import { worldPrompt } from './world-prompt.js';

/** Who may see a world; everything is off unless asked for. */
export const permissionRequest = z.object({
  public: laxBoolean.nullish().describe('Show the world in the gallery.'),
  allow_id_access: laxBoolean.nullish().describe('Let anyone with the link read the world.'),
  allowed_readers: list(plainText(1, LIMITS.allowedReaderLength), 0, LIMITS.allowedReaderCount)
    .nullish()
    .describe('Accounts that can read the world with their own keys.'),
});

/** Body of `POST /svc/v1/worlds:generate`. The model's name is checked by the handler: an unknown one is a 400. */
export const generateWorldRequest = z.object({
  display_name: plainText(0, LIMITS.displayNameLength).nullish(),
  model: z.string().nullish().describe('Defaults to `svc-1.1`.'),
  world_prompt: worldPrompt,
  permission: permissionRequest.nullish(),
  tags: list(plainText(1, LIMITS.tagLength), 0, LIMITS.tagCount).nullish(),
  seed: laxInteger(0, LIMITS.seedMax)
    .nullish()
    .describe('Makes the generation reproducible. If omitted, the service chooses a random seed and returns it.'),
  dry_run: laxBoolean
    .nullish()
    .describe('Only validate the request and return its price and estimated duration. Nothing starts and no credits are spent.'),
  ...noWebhook,
});
export type GenerateWorldRequest = z.output<typeof generateWorldRequest>;
