import { z } from 'zod';

const SEED_MAX = 4_294_967_295;
const NAME_MAX = 64;
const TAGS_MAX = 10;
const TAG_MAX = 32;
const PROMPT_MAX = 2_000;
const IDEMPOTENCY_KEY_MAX = 255;
const WAIT_SECONDS_MAX = 600;
/** Many clients end a call after a minute. */
const WAIT_SECONDS = 50;

export const idInput = z.string().min(1).max(128);
export const promptInput = z.string().min(1).max(PROMPT_MAX);
export const tagInput = z.string().min(1).max(TAG_MAX);
export const worldIdInput = idInput.describe('Id of the world');
export const seedInput = z.int().min(0).max(SEED_MAX).optional();
export const pageTokenInput = z.string().max(1_000).optional().describe('next_page_token of the previous response');
/** For tools that start an operation. */
export const idempotencyKeyInput = z
  .string()
  .min(1)
  .max(IDEMPOTENCY_KEY_MAX)
  .regex(/^[!-~]+$/, 'Only visible ASCII characters')
  .optional()
  .describe(
    'Any new text for a new call. If the call was interrupted, repeat it with the same key and the same arguments: within 24 hours, it returns the first operation instead of a second one',
  );
/** Seconds to wait for an operation. */
export const waitInput = z.int().min(0).max(WAIT_SECONDS_MAX);
/** The same for tools that start one. */
export const waitAfterStartInput = waitInput
  .default(WAIT_SECONDS)
  .describe(
    'Wait up to this many seconds for the result, then return the running operation, which you can follow with get_operation. 0: do not wait',
  );

/** Arguments of all tools that start the generation of a world. */
export const START_INPUT = {
  model: z
    .string()
    .max(64)
    .optional()
    .describe(
      'svc-1.0, svc-1.1, svc-1.1-plus, or svc-1.0-draft for a fast and cheap draft (default: svc-1.1, or the model of the original world)',
    ),
  name: z.string().max(NAME_MAX).optional().describe('Name of the world'),
  tags: z.array(tagInput).max(TAGS_MAX).optional().describe('Tags of the world'),
  allow_link: z
    .boolean()
    .default(false)
    .describe('Set to true if the user wants to open the page of the world without an API key. Anyone who has the link can then open it'),
  dry_run: z.boolean().default(false).describe('Return the price and the estimated duration without starting'),
  idempotency_key: idempotencyKeyInput,
  wait_seconds: waitAfterStartInput,
} as const;
