import { isCancel } from '@clack/prompts';

import { InterruptedError } from './interrupted-error.js';

/** What somebody answered to a question. @throws InterruptedError after Ctrl-C, which a question takes for itself */
export function requireAnswer<T>(answer: T, unchanged: string): Exclude<T, symbol> {
  if (isCancel(answer)) throw new InterruptedError(unchanged);
  return answer as Exclude<T, symbol>;
}
