import { LIMITS } from '@diorama/domain';
import { z } from 'zod';

import { accountIdSchema, boundedText, requiredDateSchema } from '../../rpc/requests.js';

const SHA256_BYTES = 32;

const tokenSha256 = z
  .instanceof(Uint8Array, { message: 'is missing' })
  .refine(({ byteLength }) => byteLength === SHA256_BYTES, 'must be a SHA-256 hash');
const requestId = boundedText(1, LIMITS.idLength);

export const accountSessionRequestSchema = z.object({ tokenSha256 });
export const endAccountSessionRequestSchema = z.object({ tokenSha256, requestId });
export const beginAccountSessionRequestSchema = z.object({
  accountId: accountIdSchema,
  apiKeyId: boundedText(1, LIMITS.idLength),
  tokenSha256,
  requestId,
  expiresAt: requiredDateSchema,
});
