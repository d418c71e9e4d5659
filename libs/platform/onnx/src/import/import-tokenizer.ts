import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { DiffusersManifest } from '../bundle/manifest.js';
import { readExportConfig, readNumber } from './export-folder.js';
import type { ExportConfig } from './export-folder.js';
import { ImportError } from './import-error.js';

/** CLIP's rule for words (A. Radford et al., "Learning Transferable Visual Models From Natural Language Supervision", 2021). */
const CLIP_WORDS = String.raw`'s|'t|'re|'ve|'m|'ll|'d|[\p{L}]+|[\p{N}]|[^\s\p{L}\p{N}]+`;
const START = '<|startoftext|>';
const END = '<|endoftext|>';

/**
 * The tokenizer of a manifest from a tokenizer folder of diffusers. Where it has vocab.json and merges.txt alone, as those of CLIP,
 * tokenizer.json is written next to them.
 *
 * @throws ImportError when its files are missing
 */
export async function importTokenizer(folder: string, name: string, lengthMax: number): Promise<DiffusersManifest['tokenizer']> {
  const config = await readExportConfig(folder, `${name}/tokenizer_config.json`);
  if (config === null) throw new ImportError(`${name}/tokenizer_config.json is missing`);
  const file = `${name}/tokenizer.json`;
  const isThere = await stat(join(folder, file)).then(
    () => true,
    () => false,
  );
  if (!isThere) await writeClipTokenizer(folder, name);
  const pad = await findPadId(folder, name, config);
  return {
    file,
    config: `${name}/tokenizer_config.json`,
    length: Math.min(lengthMax, readNumber(config, 'model_max_length', lengthMax)),
    pad,
  };
}

async function writeClipTokenizer(folder: string, name: string): Promise<void> {
  const vocab = await readExportConfig(folder, `${name}/vocab.json`);
  const merges = await readFile(join(folder, name, 'merges.txt'), 'utf8').catch(() => null);
  if (vocab === null || merges === null) throw new ImportError(`${name} has neither tokenizer.json nor vocab.json and merges.txt`);
  const idOf = (token: string): number => readNumber(vocab, token, 0);
  const pairs = merges.split('\n').filter((line) => line !== '' && !line.startsWith('#version'));
  const added = [START, END].map((content) => ({
    id: idOf(content),
    content,
    single_word: false,
    lstrip: false,
    rstrip: false,
    normalized: false,
    special: true,
  }));
  const tokenizer = {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: added,
    normalizer: {
      type: 'Sequence',
      normalizers: [{ type: 'NFC' }, { type: 'Replace', pattern: { Regex: String.raw`\s+` }, content: ' ' }, { type: 'Lowercase' }],
    },
    pre_tokenizer: {
      type: 'Sequence',
      pretokenizers: [
        { type: 'Split', pattern: { Regex: CLIP_WORDS }, behavior: 'Removed', invert: true },
        { type: 'ByteLevel', add_prefix_space: false, trim_offsets: true, use_regex: false },
      ],
    },
    post_processor: {
      type: 'RobertaProcessing',
      sep: [END, idOf(END)],
      cls: [START, idOf(START)],
      trim_offsets: false,
      add_prefix_space: false,
    },
    decoder: { type: 'ByteLevel', add_prefix_space: true, trim_offsets: true, use_regex: true },
    model: {
      type: 'BPE',
      dropout: null,
      unk_token: END,
      continuing_subword_prefix: '',
      end_of_word_suffix: '</w>',
      fuse_unk: false,
      byte_fallback: false,
      ignore_merges: false,
      vocab,
      merges: pairs.map((pair) => pair.trim().split(' ')),
    },
  };
  await writeFile(join(folder, name, 'tokenizer.json'), `${JSON.stringify(tokenizer)}\n`);
}

async function findPadId(folder: string, name: string, config: ExportConfig): Promise<number> {
  const special = await readExportConfig(folder, `${name}/special_tokens_map.json`);
  const token = readToken(config['pad_token']) ?? readToken(special?.['pad_token']) ?? END;
  const vocab = await readExportConfig(folder, `${name}/vocab.json`);
  if (typeof vocab?.[token] === 'number') return vocab[token];
  const decoder = config['added_tokens_decoder'];
  const added = typeof decoder === 'object' && decoder !== null ? Object.entries(decoder as Record<string, unknown>) : [];
  const [id] = added.find(([, entry]) => readToken(entry) === token) ?? [];
  if (id === undefined) throw new ImportError(`${name} has no id for its padding token ${token}`);
  return Number(id);
}

function readToken(value: unknown): string | null {
  if (typeof value === 'string') return value;
  const content = typeof value === 'object' && value !== null ? (value as { content?: unknown }).content : undefined;
  return typeof content === 'string' ? content : null;
}
