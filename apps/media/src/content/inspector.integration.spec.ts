import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

import { encodeExr } from '@diorama/exr';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createSmallMp4, createSmallWebm } from '../testing/small-videos.js';
import type { MediaUse } from './media-requirements.js';
import { MediaInspector, UnusableMediaError } from './inspector.js';
import type { InspectorOptions } from './inspector.js';

const OPTIONS: InspectorOptions = {
  entry: new URL('../../dist/content/inspect-child.js', import.meta.url),
  timeMs: 100_000, // a bound on hangs
  memoryBytes: 1_073_741_824,
  anyVideoCodec: false,
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diorama-inspector-'));
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function inspect(bytes: Uint8Array, use: MediaUse, options: Partial<InspectorOptions> = {}) {
  const path = join(folder, `${files++}`);
  await writeFile(path, bytes);
  const inspector = new MediaInspector({ ...OPTIONS, ...options });
  return inspector.inspect(path, { use, accountId: 'acc_1' }).finally(() => inspector.close());
}

const red = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'red' } });
const png = (): Promise<Buffer> => red(30, 20).png().toBuffer();
const grey = (): Promise<Buffer> => red(90, 45).toColourspace('b-w').png().toBuffer();
const exr = (width = 64, height = 32): Uint8Array =>
  encodeExr({ width, height, channels: [{ name: 'Z', data: new Float32Array(width * height).fill(2) }] });
const branded = (brand: string): Buffer => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(40)]);
const replaced = (bytes: Buffer, from: string, to: string): Buffer => Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');

describe('a file that is what it is meant to be', () => {
  it.each([
    ['image', 'jpg', 'image/jpeg', () => red(30, 20).jpeg().toBuffer()],
    ['image', 'png', 'image/png', png],
    ['image', 'webp', 'image/webp', () => red(30, 20).webp().toBuffer()],
    ['image', 'avif', 'image/avif', () => red(30, 20).avif({ effort: 0 }).toBuffer()],
  ] as const)('is taken as %s: %s', async (use, extension, contentType, make) => {
    const found = await inspect(await make(), use);
    expect(found).toMatchObject({ kind: 'image', extension, contentType, width: 30, height: 20, durationSeconds: null });
  });

  it('is an EXR', async () => {
    for (const use of ['depth', 'image-upload'] as const)
      expect(await inspect(exr(), use)).toMatchObject({ extension: 'exr', contentType: 'image/x-exr', width: 64, height: 32 });
  });

  it('is a depth panorama as PNG', async () =>
    expect(await inspect(await grey(), 'depth')).toMatchObject({ extension: 'png', contentType: 'image/png', width: 90, height: 45 }));

  it.each([
    ['mp4', 'video/mp4', createSmallMp4],
    ['mov', 'video/quicktime', () => replaced(createSmallMp4(), 'ftypisom', 'ftypqt  ')],
    ['webm', 'video/webm', createSmallWebm],
  ])('is a video: %s', async (extension, contentType, make) => {
    const found = await inspect(make(), 'video');
    expect(found).toMatchObject({ kind: 'video', extension, contentType, width: 32, height: 16 });
    expect(found.durationSeconds).toBeCloseTo(0.2, 1);
  });

  it('keeps what it is although other content follows, and is served as that alone', async () => {
    const polyglot = Buffer.concat([await png(), Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
    expect(await inspect(polyglot, 'image')).toMatchObject({ extension: 'png', contentType: 'image/png' });
  });
});

describe('a file that is not what it is meant to be', () => {
  const zeros = Buffer.alloc(5_000);
  it.each<[string, MediaUse, () => Uint8Array | Promise<Uint8Array>, string]>([
    ['an empty file', 'image', () => Buffer.alloc(0), 'it is an empty file, not an image'],
    ['a JPEG that is cut off', 'image', async () => (await red(900, 900).jpeg().toBuffer()).subarray(0, 2_000), 'damaged or incomplete'],
    ['a page', 'image', () => Buffer.from('\ufeff\n<?xml version="1.0"?><!-- a --><!-- b --><HTML>'), 'it is an HTML page'],
    ['a page of endless comments', 'image', () => Buffer.from('<!---->'.repeat(600)), 'it is plain text'],
    ['a ZIP called .png', 'image', () => Buffer.from('PK\x03\x04abc'), 'it is a ZIP archive'],
    ['a GIF', 'image', () => red(9, 9).gif().toBuffer(), 'it is a GIF'],
    ['an SVG', 'image', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'it is an SVG'],
    ['an SVG behind a page', 'image', () => Buffer.from('<?xml version="1.0"?><svg/>'), 'it is an SVG'],
    ['a PDF', 'image', () => Buffer.from('%PDF-1.7'), 'it is a PDF'],
    ['a TIFF', 'image', () => red(9, 9).tiff().toBuffer(), 'it is a TIFF'],
    ['a HEIC', 'image', () => branded('heic'), 'HEIC, which cannot be decoded'],
    ['an animated AVIF', 'image', () => branded('avis'), 'cannot be decoded'],
    ['an AVIF of a header alone', 'image', () => branded('avif'), 'damaged or incomplete'],
    ['zeros', 'image', () => zeros, 'a file of an unknown format'],
    ['a gzipped PNG', 'image', async () => gzipSync(await png()), 'it is a gzip archive'],
    ['a video', 'image', createSmallMp4, 'it is an MP4 video, not an image'],
    ['a PNG', 'video', png, 'it is a PNG image, not a video (mp4, mov, mkv or webm)'],
    ['a playlist', 'video', () => Buffer.from('#EXTM3U\n#EXTINF:9,\nfile:///etc/passwd\n'), 'it is a playlist'],
    [
      'an XML playlist',
      'video',
      () => Buffer.from('<?xml version="1.0"?><MPD><BaseURL>file:///etc/passwd</BaseURL></MPD>'),
      'it is plain text',
    ],
    ['nothing at all', 'video', () => Buffer.alloc(0), 'it is an empty file, not a video'],
    ['an MP4 of a header alone', 'video', () => createSmallMp4().subarray(0, 32), 'no picture'],
    ['a list of files for ffmpeg', 'video', () => Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n"), 'it is plain text'],
    ['an AVI', 'video', () => Buffer.from('RIFF\0\0\0\0AVI LIST'), 'it is an AVI video'],
    ['an MP4 without tables', 'video', () => Buffer.concat([createSmallMp4().subarray(0, 32), zeros]), 'no picture'],
    ['an MP4 whose tables are called otherwise', 'video', () => replaced(createSmallMp4(), 'moov', 'mooo'), 'no picture'],
    ['an MP4 that is cut off', 'video', () => createSmallMp4().subarray(0, 780), 'too early'],
    ['a WebM that is cut off', 'video', () => createSmallWebm().subarray(0, 200), 'too early'],
    ['an unknown codec', 'video', () => replaced(createSmallMp4(), 'av01', 'zz99'), 'its codec is'],
    ['a JPEG', 'depth', () => red(30, 20).jpeg().toBuffer(), 'it is a JPEG image, not a depth image (exr or png)'],
    ['an EXR', 'image', exr, 'it is an EXR image, not an image (jpg, png, webp or avif)'],
    ['an EXR that is cut off', 'depth', () => exr().subarray(0, 90), 'is damaged'],
    ['a deep EXR', 'depth', () => Buffer.from(exr()).fill(8, 5, 6), 'deep data'],
    ['a small EXR', 'depth', () => exr(62, 62), 'it has 62 x 62 pixels; a depth panorama has at least 64 x 32'],
    ['a coloured PNG', 'depth', () => red(90, 45).png().toBuffer(), 'it is a colour picture'],
    ['a small PNG', 'depth', () => red(30, 20).toColourspace('b-w').png().toBuffer(), 'it has 30 x 20 pixels'],
  ])('is refused with its reason: %s as %s', async (_, use, make, reason) => {
    const refused = await inspect(await make(), use).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UnusableMediaError);
    expect((refused as Error).message).toContain(reason);
    expect((refused as Error).message).not.toContain(folder);
  });
});

describe('the process that looks at files', () => {
  it('ends at a file that takes too much memory', async () => {
    const progressive = await red(9_000, 9_000).jpeg({ progressive: true }).toBuffer();
    await expect(inspect(progressive, 'image', { memoryBytes: 150_000_000 })).rejects.toThrow('decoding it takes too much memory');
    expect(await inspect(progressive, 'image')).toMatchObject({ width: 9_000, height: 9_000 });
  });

  it('ends at a file that takes too long', async () => {
    await expect(inspect(await png(), 'image', { timeMs: 1 })).rejects.toThrow('decoding it takes too long');
  });

  it('does not inherit our environment', async () => {
    const entry = join(folder, 'spy.mjs');
    await writeFile(
      entry,
      `const reason = () => Object.keys(process.env).sort().join();
      process.once('message', () => process.send({ answer: { kind: 'unusable', reason: reason(), isPage: false } }));`,
    );
    process.env['CANARY_SECRET'] = 'it must not travel';
    const failure = await inspect(await png(), 'image', { entry: pathToFileURL(entry) }).catch((error: unknown) => error);
    delete process.env['CANARY_SECRET'];
    expect((failure as Error).message).toBe('');
  });

  it('distinguishes its own errors from those of a file', async () => {
    const entry = join(folder, 'faulty.mjs');
    await writeFile(entry, `process.once('message', () => process.send({ failure: 'no such module' }));`);
    const failure = await inspect(await png(), 'image', { entry: pathToFileURL(entry) }).catch((error: unknown) => error);
    expect(failure).not.toBeInstanceOf(UnusableMediaError);
    expect((failure as Error).message).toContain('no such module');
  });

  it.each([
    ['breaks down', 'SIGSEGV', 'it makes the decoder fail'],
    ['is stopped with us', 'SIGTERM', 'temporarily unavailable'],
  ])('does not blame the file when it %s unless it must: %s', async (_, signal, message) => {
    const entry = join(folder, `${signal}.mjs`);
    await writeFile(entry, `process.once('message', () => process.kill(process.pid, '${signal}'));`);
    await expect(inspect(await png(), 'image', { entry: pathToFileURL(entry) })).rejects.toThrow(message);
  });

  it('looks at many files in turn', async () => {
    const path = join(folder, 'many');
    await writeFile(path, await png());
    const inspector = new MediaInspector(OPTIONS);
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, file) => inspector.inspect(path, { use: 'image', accountId: `acc_${file % 3}` })),
    );
    expect(all.map(({ width }) => width)).toEqual(Array.from({ length: 8 }, () => 30));
    inspector.close();
  });

  it('looks at the file of another account while files that never end keep every account before it busy', async () => {
    const [entry, endless] = [join(folder, 'endless.mjs'), join(folder, 'endless')];
    await writeFile(
      entry,
      `process.once('disconnect', () => process.exit());
      process.once('message', ({ order }) => {
        if (order.path === '${endless}') setInterval(() => undefined, 1_000);
        else process.send({ answer: { kind: 'unusable', reason: 'seen', isPage: false } });
      });`,
    );
    const inspector = new MediaInspector({ ...OPTIONS, entry: pathToFileURL(entry) });
    const ends: string[] = [];
    const attackers = Array.from({ length: 4 }, (_, account) =>
      inspector.inspect(endless, { use: 'image', accountId: `acc_${account}` }).catch((error: unknown) => ends.push(String(error))),
    );
    await expect(inspector.inspect(entry, { use: 'image', accountId: 'acc_newcomer' })).rejects.toThrow('seen');
    expect(ends).toEqual([]);
    await expect(inspector.inspect(entry, { use: 'image', accountId: 'acc_newcomer' })).rejects.toThrow('seen');
    expect(ends).toEqual([]);
    inspector.close();
    void attackers;
  });

  it('finishes a slow file while others are inspected', async () => {
    const [entry, long] = [join(folder, 'long.mjs'), join(folder, 'long')];
    const seen = `process.send({ answer: { kind: 'unusable', reason: 'seen', isPage: false } })`;
    await writeFile(entry, `process.once('message', ({ order }) => setTimeout(() => ${seen}, order.path === '${long}' ? 3_000 : 0));`);
    const inspector = new MediaInspector({ ...OPTIONS, entry: pathToFileURL(entry) });
    const look = (path: string, accountId: string) => expect(inspector.inspect(path, { use: 'image', accountId })).rejects.toThrow('seen');
    const over = new AbortController();
    const others = ['acc_1', 'acc_2', 'acc_3'].map(async (account) => {
      while (!over.signal.aborted) await look(entry, account);
    });
    await Promise.all([look(long, 'acc_long'), look(long, 'acc_longer')]);
    over.abort();
    await Promise.all(others);
    inspector.close();
  });

  it('looks at the next file also when the process that waited for it has died', async () => {
    const [entry, pids, leave] = [join(folder, 'short-lived.mjs'), join(folder, 'pids'), join(folder, 'leave')];
    const answer = `{ answer: { kind: 'unusable', reason: 'seen', isPage: false } }`;
    await writeFile(
      entry,
      `import { appendFileSync, existsSync } from 'node:fs';
      appendFileSync('${pids}', process.pid + '\\n');
      setInterval(() => existsSync('${leave}') && process.exit(), 10);
      process.once('message', () => process.send(${answer}));`,
    );
    const inspector = new MediaInspector({ ...OPTIONS, entry: pathToFileURL(entry) });
    const look = () => expect(inspector.inspect(entry, { use: 'image', accountId: 'acc_1' })).rejects.toThrow('seen');
    await look();
    await look(); // by the process that waited
    const begun = async () => (await readFile(pids, 'utf8')).trim().split('\n').map(Number);
    await expect.poll(begun).toHaveLength(3);
    await writeFile(leave, '');
    await expect.poll(async () => (await begun()).filter(isAlive)).toEqual([]);
    await rm(leave);
    await look();
    inspector.close();
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
