import { describe, expect, it } from 'vitest';

import { ServerEventReader } from './server-events.js';

const STREAM =
  '\uFEFF: hello\n\nevent: progress\nid: 5\ndata: {"percent":5}\n\nevent:done\r\nid: 101\r\ndata: a\r\ndata:  b\r\n\r\nretry: 10\rdata\r\r';
const EVENTS = [
  { event: 'progress', id: '5', data: '{"percent":5}' },
  { event: 'done', id: '101', data: 'a\n b' },
  { event: 'message', id: '101', data: '' },
];

/** With one line end behind, for a last CR may be half of one. */
const WHOLE = `${STREAM}\n`;

describe('ServerEventReader', () => {
  it('reads a stream that comes in one piece', () => {
    expect(new ServerEventReader().push(WHOLE)).toEqual(EVENTS);
  });

  it('reads the same from any two pieces', () => {
    for (let cut = 0; cut <= WHOLE.length; cut++) {
      const reader = new ServerEventReader();
      expect([...reader.push(WHOLE.slice(0, cut)), ...reader.push(WHOLE.slice(cut))], `cut at ${cut}`).toEqual(EVENTS);
    }
  });

  it('reads the same character by character', () => {
    const reader = new ServerEventReader();
    expect(Array.from(WHOLE).flatMap((character) => reader.push(character))).toEqual(EVENTS);
  });

  it('drops an event that was not closed, and ids with a null in them', () => {
    const reader = new ServerEventReader();
    expect(reader.push('id: a\0b\ndata: 1\n\ndata: 2\n')).toEqual([{ event: 'message', data: '1', id: '' }]);
  });
});
