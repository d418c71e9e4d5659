import { z } from 'zod';

/** Callbacks belong to the task interface: whoever asks for one elsewhere is refused, for else they would wait in vain. */
export const forbiddenWebhookFields = { webhookUrl: z.never().optional() };
