import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

// Built code: processes run files, and Node has no TypeScript there.
import { VideoError, extractFrames, probeVideo, readVideoFacts } from '@diorama/video';
import type { VideoStill } from '@diorama/video';

import { BARS, getTestBarColor, createTestVideo } from './testing/make-video.js';
import type { Rgb, TestVideo } from './testing/make-video.js';

const folder = mkdtempSync(join(tmpdir(), 'diorama-video-'));
afterAll(() => rmSync(folder, { recursive: true }));
const pathOf = (name: string): string => join(folder, name);

async function made(name: string, video: TestVideo): Promise<string> {
  await createTestVideo(pathOf(name), video);
  return pathOf(name);
}

function written(name: string, content: string | Uint8Array): string {
  writeFileSync(pathOf(name), content);
  return pathOf(name);
}

const SEEN: { readonly most: number; readonly maxEdge: number } = { most: 4, maxEdge: 512 };
const FFMPEG = process.env['FFMPEG_PATH'] ?? spawnSync('which', ['ffmpeg'], { encoding: 'utf8' }).stdout.trim();

const pixel = ({ width, data }: VideoStill, x: number, y: number): Rgb => {
  const [red = -1, green = -1, blue = -1] = data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3);
  return [red, green, blue];
};

/** Whether the bars lie as they do in the frame of that time; codecs round, and soften edges. */
function expectBars(still: VideoStill, framesPerSecond: number): void {
  const frame = Math.round(still.timeSeconds * framesPerSecond);
  for (let bar = 0; bar < BARS.length; bar++) {
    const seen = pixel(still, Math.floor(((bar + 0.5) * still.width) / BARS.length), Math.floor(still.height / 2));
    expectColor(seen, getTestBarColor(bar, frame));
  }
}

function expectColor(seen: Rgb, wanted: Rgb): void {
  const distance = Math.max(...seen.map((value, channel) => Math.abs(value - (wanted[channel] ?? 0))));
  expect(distance, `${seen.join(' ')} for ${wanted.join(' ')}`).toBeLessThanOrEqual(8);
}

const CASES: readonly TestVideo[] = [
  { container: 'mp4', codec: 'avc' },
  { container: 'mp4', codec: 'avc', tablesFirst: true },
  { container: 'mp4', codec: 'av1' },
  { container: 'mov', codec: 'avc' },
  { container: 'mkv', codec: 'avc' },
  { container: 'mkv', codec: 'vp8' },
  { container: 'webm', codec: 'vp8' },
  { container: 'mp4', codec: 'avc', matrix: 'bt709' },
  { container: 'mkv', codec: 'avc', matrix: 'bt709', fullRange: true },
];

describe('a video', () => {
  it.each(CASES)('is probed and seen: %j', async (video) => {
    const path = await made('good', video);
    const facts = { container: video.container, codec: video.codec, width: 160, height: 96, durationSeconds: expect.closeTo(2, 1) };
    expect(await probeVideo(path)).toEqual(facts);
    expect(await readVideoFacts(path)).toEqual(facts);
    const stills = await extractFrames(path, SEEN);
    expect(stills).toHaveLength(4);
    for (const [index, { timeSeconds }] of stills.entries()) expect(Math.abs(timeSeconds - (0.25 + 0.5 * index))).toBeLessThan(0.25);
    for (const still of stills) {
      expect([still.width, still.height, still.data.length]).toEqual([160, 96, 160 * 96 * 3]);
      expectBars(still, 10);
    }
  });

  it('gives the same frames each time', async () => {
    const path = await made('again', { container: 'mp4', codec: 'avc' });
    expect(await extractFrames(path, SEEN)).toEqual(await extractFrames(path, SEEN));
  });

  it('is scaled to the edge that is asked for', async () => {
    const path = await made('large', { container: 'mkv', codec: 'vp8', width: 640, height: 352, frames: 5 });
    const [still] = await extractFrames(path, { most: 1, maxEdge: 100 });
    expect([still?.width, still?.height]).toEqual([100, 55]);
    if (still !== undefined) expectBars(still, 10);
  });

  it('stands upright', async () => {
    const path = await made('turned', { container: 'mp4', codec: 'avc', rotation: 90, frames: 1 });
    expect(await probeVideo(path)).toMatchObject({ width: 96, height: 160 });
    const [still] = await extractFrames(path, SEEN);
    expect([still?.width, still?.height]).toEqual([96, 160]);
    for (const [bar, color] of BARS.entries()) if (still !== undefined) expectColor(pixel(still, 48, bar * 20 + 10), color);
  });

  it('with fewer frames than were asked for gives each once', async () => {
    const path = await made('short', { container: 'mp4', codec: 'avc', frames: 3 });
    const stills = await extractFrames(path, { ...SEEN, most: 16 });
    expect(stills.map(({ timeSeconds }) => Math.round(timeSeconds * 10))).toEqual([0, 1, 2]);
    for (const still of stills) expectBars(still, 10);
  });
});

describe('what is no video, or a broken one,', () => {
  const good = made('whole.mp4', { container: 'mp4', codec: 'avc', tablesFirst: true, frames: 40 });

  async function expectFault(path: string, fault: string): Promise<void> {
    const expected = { name: 'VideoError', fault };
    await expect(readVideoFacts(path)).rejects.toMatchObject(expected);
    await expect(extractFrames(path, SEEN)).rejects.toMatchObject(expected);
  }

  it.each([
    ['nothing', ''],
    ['a playlist', '#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1/secret.ts\n'],
    ['a list of files', 'ffconcat version 1.0\nfile /etc/passwd\n'],
    ['a page', '<!DOCTYPE html><html></html>'],
    ['a manifest', '<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011"/>'],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex')],
  ])('is told as no video: %s', async (_what, content) => expectFault(written('other.mp4', content), 'not_video'));

  it.each([
    ['a header alone', Buffer.concat([Buffer.from('\0\0\0\x20ftypisom'), Buffer.alloc(2_000)])],
    ['Matroska without anything', Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.from('matroska'), Buffer.alloc(500)])],
    ['boxes of absurd sizes', Buffer.from('000000206674797069736f6d00000000ffffffff6d6f6f76ffffffff7472616b', 'hex')],
  ])('is told as damaged: %s', async (_what, content) => expectFault(written('hollow.mp4', content), 'damaged'));

  it('is told as damaged when it breaks off', async () => {
    const whole = readFileSync(await good);
    for (const part of [0.3, 0.6, 0.95]) {
      const path = written('cut.mp4', whole);
      truncateSync(path, Math.floor(whole.length * part));
      await expectFault(path, 'damaged');
    }
    const late = readFileSync(await made('late.mp4', { container: 'mp4', codec: 'avc' }));
    await expectFault(written('cut-late.mp4', late.subarray(0, late.length - 100)), 'damaged');
  });

  it('is told as damaged when its frames are noise', async () => {
    const noisy = readFileSync(await good);
    const start = noisy.indexOf('mdat') + 4;
    for (let i = start; i < noisy.length; i++) noisy[i] = (i * 2_654_435_761) >>> 24;
    const path = written('noise.mp4', noisy);
    expect(await probeVideo(path)).toMatchObject({ codec: 'avc' });
    await expect(extractFrames(path, SEEN)).rejects.toMatchObject({ fault: 'damaged' });
  });

  it('never takes the process down, whichever byte of it is wrong', async () => {
    const whole = readFileSync(await good);
    for (let round = 0; round < 60; round++) {
      const bent = Buffer.from(whole);
      for (let place = 0; place < 8; place++) bent[(round * 7_919 + place * 104_729) % bent.length] = (round * 37 + place * 101) & 255;
      const facts = await readVideoFacts(written('bent.mp4', bent)).catch((error: unknown) => error);
      expect(facts instanceof VideoError || Object.hasOwn(facts as object, 'codec')).toBe(true);
    }
  });

  it('has a codec that is not taken', async () => {
    const odd = readFileSync(await good);
    for (let at = odd.indexOf('avc1'); at >= 0; at = odd.indexOf('avc1', at + 1)) odd.write('jpeg', at, 'latin1');
    const path = written('odd.mp4', odd);
    await expectFault(path, 'codec_unsupported');
    expect(await probeVideo(path, { anyCodec: true })).toMatchObject({ codec: 'jpeg', width: 160 });
  });

  it('has frames that are too large', async () => {
    const huge = readFileSync(await made('huge.mkv', { container: 'mkv', codec: 'vp8', width: 640, height: 352, frames: 2 }));
    for (const tag of ['b0820280', 'ba820160']) huge.writeUInt16BE(0xffff, huge.indexOf(tag, 0, 'hex') + 2); // PixelWidth and PixelHeight
    await expectFault(written('huge.mkv', huge), 'too_large');
  });

  it('is an error of the file system when there is no file', async () => {
    await expect(readVideoFacts(pathOf('none'))).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(probeVideo(pathOf('none'))).rejects.toThrow('a video could not be read: ENOENT');
  });
});

describe('the process that reads', () => {
  const good = made('bounded.mp4', { container: 'mp4', codec: 'avc' });
  const long = made('long.mp4', { container: 'mp4', codec: 'avc', width: 1_280, height: 704, frames: 60 });

  it('is ended when it takes too long, or too much memory, or is not wanted', async () => {
    await expect(extractFrames(await good, { ...SEEN, timeMs: 1 })).rejects.toMatchObject({ fault: 'too_slow' });
    // What it holds is looked at from time to time: the work must last.
    await expect(extractFrames(await long, { most: 16, maxEdge: 512, memoryBytes: 1_000_000 })).rejects.toMatchObject({
      fault: 'too_much_memory',
    });
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(extractFrames(await good, { ...SEEN, signal })).rejects.toThrow('enough');
  });

  it('refuses an order that is none', async () => {
    await expect(extractFrames(await good, { most: 0, maxEdge: 10 })).rejects.toThrow(RangeError);
  });
});

describe('an ffmpeg of the operator', () => {
  const good = made('for-ffmpeg.mp4', { container: 'mp4', codec: 'avc' });

  it('that is not there is a fault of ours', async () => {
    await expect(extractFrames(await good, { ...SEEN, ffmpegPath: '/nowhere/ffmpeg' })).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('that never ends is ended', async () => {
    const path = written('slow-ffmpeg', '#!/bin/sh\nexec sleep 60\n');
    spawnSync('chmod', ['+x', path]);
    const refused = { fault: 'too_slow', message: 'decoding it takes longer than 2 s' };
    await expect(extractFrames(await good, { ...SEEN, ffmpegPath: path, timeMs: 2_000 })).rejects.toMatchObject(refused);
  });

  it('that gives nothing means that the video is damaged', async () => {
    await expect(extractFrames(await good, { ...SEEN, ffmpegPath: '/bin/true' })).rejects.toMatchObject({ fault: 'damaged' });
  });

  it.skipIf(FFMPEG === '').each([...CASES, { container: 'mp4', codec: 'avc', rotation: 90 } as const])(
    'gives the same frames: %j',
    async (video) => {
      const path = await made('both', video);
      const [own, theirs] = [await extractFrames(path, SEEN), await extractFrames(path, { ...SEEN, ffmpegPath: FFMPEG })];
      expect(theirs.map(({ width, height }) => [width, height])).toEqual(own.map(({ width, height }) => [width, height]));
      for (const [index, still] of theirs.entries()) {
        expect(still.timeSeconds).toBeCloseTo(own[index]?.timeSeconds ?? -1, 1);
        for (const place of [0.1, 0.3, 0.6, 0.9])
          expectColor(pixel(still, Math.floor(still.width * place), 40), pixel(own[index] ?? still, Math.floor(still.width * place), 40));
      }
    },
  );
});
