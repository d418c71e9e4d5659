import { openSync, write } from 'node:fs';
import { Writable } from 'node:stream';

/** Takes what a process prints. What a full disk has no room for is lost; nobody who prints waits for room, or ends. */
export function openLogFile(path: string): Writable {
  const file = openSync(path, 'a');
  return new Writable({
    write(text: Buffer, _encoding, done) {
      write(file, text, () => done());
    },
  });
}
