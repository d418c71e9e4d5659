import { describe, expect, it } from 'vitest';

import { detectVideoContainer } from './container.js';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');

describe('the container of a video', () => {
  it.each([
    ['mp4', '\0\0\0\x20ftypisom'],
    ['mp4', '\0\0\0\x20ftypM4V '],
    ['mov', '\0\0\0\x14ftypqt  '],
    ['mov', '\0\0\0\x08wide'],
    ['mov', '\0\0\x10\0moov'],
    ['webm', '\x1a\x45\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm'],
    ['mkv', '\x1a\x45\xdf\xa3\xa3B\x86\x81\x01B\x82\x88matroska'],
  ])('is %s where the first bytes say so', (container, head) => expect(detectVideoContainer(bytes(head))).toBe(container));

  it.each([
    '',
    '\0\0\0',
    '#EXTM3U\n#EXT-X-VERSION:3\nhttp://127.0.0.1/x.ts',
    'ffconcat version 1.0\nfile /etc/passwd',
    'v=0\r\no=- 0 0 IN IP4 127.0.0.1',
    '<?xml version="1.0"?><MPD/>',
    '<SMIL>',
    'RIFF\0\0\0\0AVI LIST',
    'OggS\0\x02',
    'GIF89a',
    '\x89PNG\r\n\x1a\n',
    '\0\0\0\x20ftypheic',
    '\0\0\0\x20ftypavif',
    '\x1a\x45\xdf\xa3 something else',
    '\x47\x40\0\x10 a transport stream',
    '\0\0\x01\xba a program stream',
  ])('is none for %j', (head) => expect(detectVideoContainer(bytes(head))).toBeNull());
});
