import { confirm } from '@clack/prompts';
import { DioramaError } from '@diorama-worlds/sdk';

import type { Cli } from './cli.js';
import { requireAnswer } from './require-answer.js';
import { UsageError } from '../values/usage-error.js';

/** The option of commands that ask before they delete or revoke something. */
export const CONFIRMATION_ARGUMENT = { yes: { type: 'boolean', alias: 'y', description: 'Skip the confirmation' } } as const;

interface Confirmation {
  /** Value of `--yes`. */
  readonly yes: boolean | undefined;
  /** Such as `Revoke key k1?`. */
  readonly question: string;
  /** The message after No, such as `Nothing was revoked`. */
  readonly unchanged: string;
}

/**
 * Asks before an action that cannot be undone.
 *
 * @throws UsageError without a terminal and without `--yes`; DioramaError after No; InterruptedError after Ctrl-C
 */
export async function confirmAction(cli: Cli, { yes, question, unchanged }: Confirmation): Promise<void> {
  if (yes === true) return;
  if (!cli.outside.canAsk) throw new UsageError('Cannot ask for confirmation (not a terminal). Pass --yes to confirm');
  const answer = await confirm({ message: question, initialValue: false, output: process.stderr, signal: cli.signal });
  if (!requireAnswer(answer, unchanged)) throw new DioramaError(unchanged);
}
