import { describe, expect, it } from 'vitest';

import { ArchiveFormatError, bundleEntries, readArchiveDirectory, readStoredContent } from './archive-directory.js';

/** An archive of stored files, as PKWARE's APPNOTE lays it out; checksums and dates are left at zero. */
function archiveOf(files: Readonly<Record<string, string>>): Uint8Array {
  const locals: Buffer[] = [];
  const records: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    const record = Buffer.alloc(46);
    record.writeUInt32LE(0x02014b50, 0);
    record.writeUInt16LE(name.length, 28);
    record.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name + content));
    records.push(Buffer.concat([record, Buffer.from(name)]));
    offset += 30 + name.length + content.length;
  }
  const directory = Buffer.concat(records);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(records.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Uint8Array.from(Buffer.concat([...locals, directory, end]));
}

const FILES = { 'lod-meta.json': '{}', '1_0/meta.json': 'one', '1_0/a.webp': 'picture', '0_0/meta.json': 'zero' };
/** Of the four records with their names, and the end. */
const DIRECTORY_BYTES = 4 * 46 + Object.keys(FILES).join('').length + 22;
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

describe('the directory of an archive', () => {
  const archive = archiveOf(FILES);
  const entries = readArchiveDirectory(archive.slice(60));

  it('is read from the end of the archive alone', () => {
    expect(entries.map(({ name }) => name)).toEqual(Object.keys(FILES));
    expect(entries.map(({ start, end }) => textOf(readStoredContent(archive.slice(start, end))))).toEqual(Object.values(FILES));
  });

  it('is written for entries in a row, which then are an archive of their own', () => {
    const chunk = entries.slice(1, 3);
    const [start, end] = [chunk[0]?.start ?? 0, chunk[1]?.end ?? 0];
    const bundle = bundleEntries(archive.slice(start, end), chunk);
    const read = readArchiveDirectory(bundle);
    expect(read.map((entry) => [entry.name, textOf(readStoredContent(bundle.slice(entry.start, entry.end)))])).toEqual([
      ['1_0/meta.json', 'one'],
      ['1_0/a.webp', 'picture'],
    ]);
    expect(entries[1]?.start).toBe(start);
  });

  it.each([
    ['nothing', new Uint8Array(0)],
    ['a few bytes', new Uint8Array(21)],
    ['no archive', new Uint8Array(200).fill(80)],
    ['an archive whose directory is cut off', archive.slice(-40)],
    ['an archive whose directory has too many records', changed(archive, -12, 200)],
    ['an archive whose directory is damaged', changed(archive, -DIRECTORY_BYTES, 1)],
    ['an archive with a compressed file', changed(archive, 10 - DIRECTORY_BYTES, 8)],
  ])('is refused for %s', (_name, bytes) => {
    expect(() => readArchiveDirectory(bytes)).toThrow(ArchiveFormatError);
  });
});

/** The same bytes but for one; negative places count from the end. */
function changed(bytes: Uint8Array, at: number, value: number): Uint8Array {
  const copy = bytes.slice();
  copy[at < 0 ? copy.length + at : at] = value;
  return copy;
}
