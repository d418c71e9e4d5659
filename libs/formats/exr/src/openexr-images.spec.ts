import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { ExrError } from './model/exr-error.js';
import { readChannel } from './read-channel.js';
import { readHeader } from './read-header.js';

/** A checkout of github.com/AcademySoftwareFoundation/openexr-images. */
const FOLDER = process.env['OPENEXR_IMAGES'] ?? '';
/** What OpenEXR reads from each file, by part and channel: `corpus/openexr_images.py` tells. */
const TOLD = JSON.parse(readFileSync(new URL('../corpus/openexr-images.json', import.meta.url), 'utf8')) as Record<
  string,
  readonly Readonly<Record<string, string>>[]
>;
/** Some of the largest files may be absent. */
const FILES = Object.entries(TOLD).filter(([path]) => FOLDER !== '' && existsSync(join(FOLDER, path)));
/** Files that are sound, and that nobody could call a depth panorama: OpenEXR reads them otherwise, or they cannot be read here. */
const UNREAD = /deep data|cube map|fewer samples than pixels/;

const bytesOf = (path: string): Uint8Array => new Uint8Array(readFileSync(join(FOLDER, path)));

function hashOf({ data }: { readonly data: Float32Array }): string {
  for (let i = 0; i < data.length; i++) if (Number.isNaN(data[i])) data[i] = NaN; // of one kind, as the hashes are told
  return createHash('sha256').update(new Uint8Array(data.buffer)).digest('hex').slice(0, 16);
}

/** The hash of a channel, or why it is not read. @throws whatever is thrown that is no ExrError */
function outcomeOf(bytes: Uint8Array, options: { readonly part?: number; readonly channel?: string }): string | ExrError {
  try {
    return hashOf(readChannel(bytes, options));
  } catch (error) {
    if (error instanceof ExrError) return error;
    throw error;
  }
}

describe.skipIf(FOLDER === '')('the public openexr-images set (set OPENEXR_IMAGES to its folder to run this)', () => {
  it('is there', () => {
    expect(FILES.length).toBeGreaterThan(60);
  });

  it.each(FILES)('is read as OpenEXR reads it: %s', (path, parts) => {
    const bytes = bytesOf(path);
    const channels = readHeader(bytes).parts.flatMap(({ channels: all }, part) => all.map(({ name }) => ({ part, channel: name })));
    const outcomes = channels.map(({ part, channel }) => ({ part, channel, outcome: outcomeOf(bytes, { part, channel }) }));
    const refused = outcomes.flatMap(({ outcome }) => (outcome instanceof ExrError ? [outcome] : []));
    const read = outcomes.filter(({ outcome }) => !(outcome instanceof ExrError));
    expect(refused.filter(({ fault, message }) => fault !== 'unsupported' || !UNREAD.test(message))).toEqual([]);
    expect(read).toEqual(read.map(({ part, channel }) => ({ part, channel, outcome: parts[part]?.[channel] })));
  });

  it('is refused where it is damaged, or gives pixels', () => {
    const names = readdirSync(join(FOLDER, 'Damaged'));
    expect(names.length).toBeGreaterThan(180);
    const outcomes = names.map((name) => outcomeOf(bytesOf(join('Damaged', name)), {}));
    expect(outcomes.filter((outcome) => outcome instanceof ExrError).length).toBeGreaterThan(180);
  });
});
