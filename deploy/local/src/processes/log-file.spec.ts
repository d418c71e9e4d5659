import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { describe, expect, it } from 'vitest';

import { openLogFile } from './log-file.js';

/** A file of Linux that never has room. */
const FULL = '/dev/full';

describe('the log of a process', () => {
  it('goes on where it ended', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'diorama-log-'));
    const path = join(folder, 'world.log');
    for (const text of ['first\n', 'second\n']) await pipeline(Readable.from([Buffer.from(text)]), openLogFile(path));
    expect(readFileSync(path, 'utf8')).toBe('first\nsecond\n');
    rmSync(folder, { recursive: true });
  });

  it.skipIf(!existsSync(FULL))('takes everything that is printed, though the disk is full', async () => {
    const printed = Readable.from(Array.from({ length: 100 }, () => Buffer.alloc(10_000)));
    await pipeline(printed, openLogFile(FULL));
    expect(printed.destroyed).toBe(true);
  });
});
