import { stripVTControlCharacters } from 'node:util';

import { renderUsage } from 'citty';

import type { AnyCommand } from './program/command.js';
import { EXIT_CODE_MEANINGS } from './exit-codes.js';

/** The help of a command; that of the whole program tells the exit codes too. */
export async function formatHelp(command: AnyCommand, isColoured: boolean): Promise<string> {
  const usage = await renderUsage(command);
  const isWhole = (command.meta as { readonly name?: string } | undefined)?.name === 'diorama';
  const text = isWhole ? `${usage}\n\n${exitCodes()}` : usage;
  return isColoured ? text : stripVTControlCharacters(text).replaceAll(/ +$/gm, '').trimEnd();
}

const exitCodes = (): string =>
  ['EXIT CODES', '', ...EXIT_CODE_MEANINGS.map(([code, meaning]) => `  ${String(code).padStart(3)}  ${meaning}`)].join('\n');
