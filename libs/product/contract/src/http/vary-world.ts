import { STYLE_TYPES } from '@diorama/catalogue';
import { SCENE_LIMITS, SEASONS, TIMES_OF_DAY, WEATHERS } from '@diorama/domain';
import { z } from 'zod';

import { boundedPlainText } from './fields/plain-text.js';
import { forbiddenWebhookFields } from './forbid-webhook-field.js';
import { generateWorldRequestSchema } from './generate-world.js';

const { display_name, model, engine, permission, tags, seed, dry_run } = generateWorldRequestSchema.shape;

/** The fields of a start that takes its prompt from another world. */
export const derivedStartFields = {
  display_name,
  model: model.describe('Model of the new world. Default: the model of the original world.'),
  engine,
  permission,
  tags,
  dry_run,
  ...forbiddenWebhookFields,
};

const derivedStartSchema = z.object(derivedStartFields);
export type DerivedStartFields = z.output<typeof derivedStartSchema>;

/** Body of `POST /svc/v1/worlds/{world_id}:vary`. */
export const varyWorldRequestSchema = z.object({
  time: z.enum(TIMES_OF_DAY).nullish().describe('Time of day of the new world. Defaults to the time of day of the original world.'),
  season: z.enum(SEASONS).nullish().describe('Season of the new world. Defaults to the season of the original world.'),
  weather: z.enum(WEATHERS).nullish().describe('Weather of the new world. Defaults to the weather of the original world.'),
  style: boundedPlainText(1, SCENE_LIMITS.kind)
    .refine((style) => STYLE_TYPES.has(style), 'unknown style')
    .nullish()
    .describe('Style from the catalogue, such as `victorian`, which replaces the styles of the world.'),
  seed: seed.describe(
    'Seed of the new world. Defaults to the seed of the original world. Another seed results in other shapes and positions.',
  ),
  ...derivedStartFields,
});
export type VaryWorldRequest = z.output<typeof varyWorldRequestSchema>;
