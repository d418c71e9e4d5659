import { LIMITS } from '@diorama/domain';
import { z } from 'zod';

import { withCrossFieldRule } from './fields/cross-field.js';
import { boundedList } from './fields/bounded-list.js';
import { lenientInteger } from './fields/lenient.js';
import { boundedPlainText } from './fields/plain-text.js';
import { generateWorldRequestSchema } from './generate-world.js';
import type { GenerateWorldRequest } from './generate-world.js';
import { worldPromptSchema } from './world-prompt.js';

const prompts = boundedList(z.union([boundedPlainText(1, LIMITS.promptLength), generateWorldRequestSchema]), 1, LIMITS.batchSize);

const fields = z.object({
  prompts: prompts
    .nullish()
    .describe(
      'One world for each item: a text prompt, or a whole body of `worlds:generate`. The other fields of this body apply to each item that does not set them.',
    ),
  seeds: boundedList(lenientInteger(0, LIMITS.seedMax), 1, LIMITS.batchSize)
    .nullish()
    .describe('One world of `world_prompt` for each seed. The seeds must be different.'),
  ...generateWorldRequestSchema.shape,
  world_prompt: worldPromptSchema.nullish().describe('The prompt of all seeds.'),
});
export type BatchWorldsRequest = z.output<typeof fields>;

/** Body of `POST /svc/v1/worlds:batch`: either `prompts`, or one prompt with `seeds`. */
export const batchWorldsRequestSchema = withCrossFieldRule(fields, findBatchError);

function findBatchError({ prompts: items, seeds, seed, world_prompt: prompt }: BatchWorldsRequest): string | null {
  if (items != null && seeds != null) return 'prompts and seeds cannot be combined';
  if (items != null) return prompt == null ? null : 'world_prompt cannot be combined with prompts';
  if (seeds == null) return 'prompts or seeds is required';
  if (prompt == null) return 'seeds needs a world_prompt';
  if (seed != null) return 'seed cannot be combined with seeds';
  return new Set(seeds).size === seeds.length ? null : 'seeds contains a seed more than once';
}

/**
 * The single starts that a batch asks for, in its order. A field that an item leaves out or sets to null has the value of the batch.
 *
 * @throws TypeError for a body that the schema refuses
 */
export function listBatchStarts({ prompts: items, seeds, world_prompt: prompt, ...shared }: BatchWorldsRequest): GenerateWorldRequest[] {
  if (items != null) return items.map((item) => (typeof item === 'string' ? fromText(item, shared) : { ...shared, ...withoutNulls(item) }));
  if (seeds == null || prompt == null) throw new TypeError('the body is not a valid batch');
  return seeds.map((seed) => ({ ...shared, seed, world_prompt: prompt }));
}

type SharedFields = Omit<GenerateWorldRequest, 'world_prompt'>;

const fromText = (text: string, shared: SharedFields): GenerateWorldRequest => ({
  ...shared,
  world_prompt: { type: 'text', text_prompt: text },
});

function withoutNulls(item: GenerateWorldRequest): GenerateWorldRequest {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value != null)) as GenerateWorldRequest;
}
