import { z } from 'zod';

const SEED_MAX = 4_294_967_295;
const WAIT_SECONDS_MAX = 600;

export const idInput = z.string().min(1).max(128);
export const seedInput = z.int().min(0).max(SEED_MAX).optional();
export const pageTokenInput = z.string().max(1_000).optional().describe('next_page_token of the previous response');
/** Seconds to wait for an operation. */
export const waitInput = z.int().min(0).max(WAIT_SECONDS_MAX);
