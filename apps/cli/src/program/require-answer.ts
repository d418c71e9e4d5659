import { isCancel } from '@clack/prompts';

import { InterruptedError } from './interrupted-error.js';

/** The answer to a question. @throws InterruptedError after Ctrl-C, which a question handles itself */
export function requireAnswer<T>(given: T, unchanged: string): Exclude<T, symbol> {
  if (isCancel(given)) throw new InterruptedError(unchanged);
  return given as Exclude<T, symbol>;
}
