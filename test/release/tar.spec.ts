import { spawnSync } from 'node:child_process';
import { gunzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { packTar } from '../../tools/release/tar.js';
import type { TarEntry } from '../../tools/release/tar.js';

const TIME_SECONDS = 1_700_000_000;
const LONG = `${'folder/'.repeat(20)}file`;
const entries: readonly TarEntry[] = [
  { path: 'package/run.mjs', bytes: Buffer.from('#!/usr/bin/env node\n'), isExecutable: true },
  { path: 'package/empty', bytes: new Uint8Array(0) },
  { path: 'package/block', bytes: Buffer.alloc(512, 'b') },
  { path: 'package/ä.txt', bytes: Buffer.from('ä') },
  { path: LONG, bytes: Buffer.from('long') },
];

/** What the tar of this machine says of an archive, or the content of one file of it. */
function tar(args: readonly string[], archive: Buffer): string {
  const { status, stdout, stderr } = spawnSync('tar', args, {
    input: archive,
    encoding: 'utf8',
    env: { ...process.env, TZ: 'UTC', LC_ALL: 'C.UTF-8' },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

describe('an archive', () => {
  const archive = packTar(entries, TIME_SECONDS);

  it('is read by tar: sorted, of user 0, with one time, and with programs that can run', () => {
    const lines = tar(['-tvzf', '-', '--numeric-owner', '--full-time'], archive).trimEnd().split('\n');
    expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual([
      `-rw-r--r-- 0/0 4 2023-11-14 22:13:20 ${LONG}`,
      '-rw-r--r-- 0/0 512 2023-11-14 22:13:20 package/block',
      '-rw-r--r-- 0/0 0 2023-11-14 22:13:20 package/empty',
      '-rwxr-xr-x 0/0 20 2023-11-14 22:13:20 package/run.mjs',
      expect.stringMatching(/^-rw-r--r-- 0\/0 2 2023-11-14 22:13:20 package\/.+txt$/),
    ]);
  });

  it.each(entries.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()] as const))('holds the bytes of %s', (path, text) => {
    expect(tar(['-xzOf', '-', path], archive)).toBe(text);
  });

  it('does not depend on the order of its entries, and names no system and no time in its gzip header', () => {
    expect(packTar(entries.toReversed(), TIME_SECONDS)).toEqual(archive);
    expect([...archive.subarray(4, 10)]).toEqual([0, 0, 0, 0, 2, 255]);
    expect(gunzipSync(archive).byteLength % 512).toBe(0);
  });

  it.each(['', '/etc/passwd', '../up', 'a/../b', './a', 'a//b', 'a/', String.raw`a\b`, 'n'.repeat(101), `${'d'.repeat(156)}/f`])(
    'refuses the path %j',
    (path) => {
      expect(() => packTar([{ path, bytes: new Uint8Array(1) }], TIME_SECONDS)).toThrow(/is not a path inside an archive|is too long/);
    },
  );

  it('refuses two files of one path', () => {
    const [first] = entries;
    expect(() => packTar([first, first], TIME_SECONDS)).toThrow('the archive has two files package/run.mjs');
  });
});
