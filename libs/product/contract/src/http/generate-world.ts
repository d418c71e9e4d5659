import { DEFAULT_MODEL, LIMITS, MODEL_NAMES, WORLD_ENGINE_PROMPTS, WORLD_ENGINES } from '@diorama/domain';
import type { WorldEngineName } from '@diorama/domain';
import { z } from 'zod';

import { lenientBoolean, lenientInteger } from './fields/lenient.js';
import { boundedList } from './fields/bounded-list.js';
import { forbiddenWebhookFields } from './forbid-webhook-field.js';
import { boundedPlainText } from './fields/plain-text.js';
import type { ValidationError } from './fields/validation.js';
import { worldPromptSchema } from './world-prompt.js';

/** Who may see a world; everything is off unless asked for. */
export const permissionRequestSchema = z.object({
  public: lenientBoolean.nullish().describe('Whether the gallery lists the world. Default for a new world: false.'),
  allow_id_access: lenientBoolean.nullish().describe('Whether anyone with the link can read the world. Default for a new world: false.'),
  allowed_readers: boundedList(boundedPlainText(1, LIMITS.allowedReaderLength), 0, LIMITS.allowedReaderCount)
    .nullish()
    .describe('IDs of accounts that can read the world with their own API keys.'),
});

/** Body of `POST /svc/v1/worlds:generate`. The model's name is checked by the handler: an unknown one is a 400. */
export const generateWorldRequestSchema = z.object({
  display_name: boundedPlainText(0, LIMITS.displayNameLength).nullish(),
  model: z
    .string()
    .nullish()
    .describe(
      `Model, which determines the level of detail and the price: ${MODEL_NAMES.map((name) => `\`${name}\``).join(', ')}. Default: \`${DEFAULT_MODEL}\`. Other values return 400.`,
    )
    .meta({ examples: [...MODEL_NAMES] }),
  engine: z
    .enum(WORLD_ENGINES)
    .nullish()
    .describe(
      'Engine that generates the world. It must be available on the installation. `painted` needs a prompt of type `text` or `scene`, and `models` needs a prompt of type `text`. If omitted, the default of the operator for the model applies. If the engine fails, another engine generates the world, and the manifest says why.',
    ),
  world_prompt: worldPromptSchema,
  permission: permissionRequestSchema.nullish(),
  tags: boundedList(boundedPlainText(1, LIMITS.tagLength), 0, LIMITS.tagCount).nullish(),
  seed: lenientInteger(0, LIMITS.seedMax)
    .nullish()
    .describe('The same request with the same seed generates the same world. Default: a random seed, which the operation contains.'),
  dry_run: lenientBoolean
    .nullish()
    .describe('Only validate the request and return its price and estimated duration. Nothing starts and no credits are spent.'),
  ...forbiddenWebhookFields,
});
export type GenerateWorldRequest = z.output<typeof generateWorldRequestSchema>;

type EngineChoice = Pick<GenerateWorldRequest, 'engine' | 'world_prompt'>;

/**
 * What a 422 says of the engine that a request chooses; null where nothing is wrong with it.
 *
 * @param offered the engines of this installation
 */
export function findEngineError(
  { engine, world_prompt: { type } }: EngineChoice,
  offered: readonly WorldEngineName[],
): ValidationError | null {
  if (engine == null) return null;
  if (!offered.includes(engine))
    return engineError(`this installation does not offer the engine ${engine}; choose one of ${offered.join(', ')}`);
  const prompts = WORLD_ENGINE_PROMPTS[engine];
  return prompts.includes(type) ? null : engineError(`the engine ${engine} needs a prompt of type ${prompts.join(' or ')}`);
}

const engineError = (problem: string): ValidationError => ({
  type: 'value_error',
  loc: ['body', 'engine'],
  msg: `Value error, ${problem}`,
});
