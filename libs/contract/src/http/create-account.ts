import { LIMITS } from '@diorama/domain';
import { z } from 'zod';

import { laxInteger } from './lax.js';
import { plainText } from './plain-text.js';

const MANY = 1_000_000_000;

/** Body of `POST /admin/v1/accounts`. */
export const createAccountRequest = z.object({
  name: plainText(1, LIMITS.accountNameLength),
  credits: laxInteger(0, MANY).nullish(),
  tier: z.enum(['default', 'higher']).nullish(),
  limits: z.object({ per_minute: laxInteger(0, MANY), per_hour: laxInteger(0, MANY), draft_per_minute: laxInteger(0, MANY) }).nullish(),
});
export type CreateAccountRequest = z.output<typeof createAccountRequest>;
