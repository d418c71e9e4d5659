import { readFile } from 'node:fs/promises';

import { UsageError } from '../../values/usage-error.js';

/** How a command line asks for several worlds. */
export interface BatchArguments {
  /** Prompts of the command line. */
  readonly prompts: readonly string[];
  /** A file with one prompt a line. */
  readonly promptsFile: string | undefined;
  /** Seeds with commas between them. */
  readonly seeds: string | undefined;
}

/** Several text prompts, or several seeds for one prompt; null for a single world. */
export type BatchChoice =
  | { readonly kind: 'prompts'; readonly prompts: readonly string[] }
  | { readonly kind: 'seeds'; readonly seeds: number[] };

/** Which worlds a command line asks for. @throws UsageError for arguments that do not go together, and for a sentence without quotes */
export async function readBatchChoice({ prompts, promptsFile, seeds }: BatchArguments): Promise<BatchChoice | null> {
  const listed = promptsFile === undefined ? [] : await readLines(promptsFile);
  if (seeds !== undefined) {
    if (promptsFile !== undefined || prompts.length > 1) throw new UsageError('--seeds can be used only with a single prompt');
    return { kind: 'seeds', seeds: parseSeeds(seeds) };
  }
  if (promptsFile === undefined && prompts.length < 2) return null;
  const word = prompts.find((prompt) => !/\s/.test(prompt.trim()));
  // Each word of a sentence without quotes would become a world that costs credits.
  if (prompts.length > 1 && word !== undefined)
    throw new UsageError(`"${word}" is an unexpected argument; put each prompt in quotes, or prompts of one word in a --prompts-file`);
  return { kind: 'prompts', prompts: [...prompts, ...listed] };
}

/** The lines of a file that are not empty. */
async function readLines(path: string): Promise<string[]> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    throw new UsageError(`File not found: ${path}`);
  }
  const lines = text.split(/\r?\n/).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  if (lines.length === 0) throw new UsageError(`${path} has no prompts`);
  return lines;
}

function parseSeeds(text: string): number[] {
  return text.split(',').map((each) => {
    if (!/^\s*\d+\s*$/.test(each)) throw new UsageError(`--seeds must be a comma-separated list of whole numbers, not "${text}"`);
    return Number(each);
  });
}
