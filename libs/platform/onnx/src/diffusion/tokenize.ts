import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Tokenizer } from '@huggingface/tokenizers';

import type { DiffusersManifest } from '../bundle/manifest.js';
import type { Bundle } from '../bundle/open-bundle.js';

/** Token numbers of a text, as many as the model takes. */
type Tokenize = (text: string) => number[];

type TokenizerFacts = DiffusersManifest['tokenizer'];

/** By bundle and file. */
const tokenizers = new WeakMap<Bundle, Map<string, Promise<Tokenizer>>>();

/** One of the tokenizers of a bundle; it is read once. */
export async function loadTokenizer(
  bundle: Bundle<DiffusersManifest>,
  facts: TokenizerFacts = bundle.manifest.tokenizer,
): Promise<Tokenize> {
  const opened = tokenizers.get(bundle) ?? new Map<string, Promise<Tokenizer>>();
  tokenizers.set(bundle, opened);
  const known = opened.get(facts.file) ?? open(bundle.folder, facts);
  opened.set(facts.file, known);
  const tokenizer = await known;
  return (text) => fitted(tokenizer.encode(text).ids, facts.length, facts.pad);
}

/** A text that is too long loses what is before its last token, which marks the end. */
function fitted(ids: readonly number[], length: number, pad: number): number[] {
  const kept = ids.length > length ? [...ids.slice(0, length - 1), ids.at(-1) ?? pad] : ids;
  return Array.from({ length }, (_, i) => kept[i] ?? pad);
}

/** The package is loaded when the first such bundle is used. */
async function open(folder: string, { file, config }: TokenizerFacts): Promise<Tokenizer> {
  const read = async (path: string): Promise<object> => JSON.parse(await readFile(join(folder, path), 'utf8')) as object;
  const [library, words, settings] = await Promise.all([import('@huggingface/tokenizers'), read(file), read(config)]);
  return new library.Tokenizer(words, settings);
}
