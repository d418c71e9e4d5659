import { describe, expect, it } from 'vitest';

import { createAssetUploader } from './asset-sender.js';
import type { NewAsset } from './asset-sender.js';
import type { ObjectTransfer } from './object-transfer.js';

const file = (name: string, bytes: Uint8Array): NewAsset => ({ name, bytes, extension: 'bin', contentType: 'application/octet-stream' });

/** A transfer that notes what it is told; an object of no bytes cannot be sent, and one of 99 is on its way until it is told to stop. */
function notingTransfer() {
  const notes = { sent: [] as string[], confirmed: [] as string[][] };
  const transfer: Pick<ObjectTransfer, 'send' | 'confirm'> = {
    send: async (folder, { bytes, contentType }, signal) => {
      if (bytes.length === 0) throw new Error('the store is full');
      if (bytes.length === 99) await stopped(signal);
      const key = `${folder}/${bytes.length}.bin`;
      notes.sent.push(key);
      return { key, contentType, bytes: bytes.length, sha256: String(bytes.length) };
    },
    confirm: async (objects) => void notes.confirmed.push(objects.map(({ key }) => key)),
  };
  return { notes, transfer: transfer as ObjectTransfer };
}

const stopped = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

const senderOver = (transfer: ObjectTransfer) => createAssetUploader({ transfer, folder: 'w', signal: new AbortController().signal });

describe('sending the files of a world', () => {
  it('begins at once and puts all on record together, in the order of their names', async () => {
    const { notes, transfer } = notingTransfer();
    const sender = senderOver(transfer);
    const late = Promise.withResolvers<NewAsset>();
    sender.add(late.promise);
    sender.add(file('b', new Uint8Array(2)));
    await Promise.resolve();
    expect(notes).toEqual({ sent: ['w/2.bin'], confirmed: [] });

    const finished = sender.finish();
    late.resolve(file('a', new Uint8Array(1)));
    expect((await finished).map(({ name, key }) => [name, key])).toEqual([
      ['a', 'w/1.bin'],
      ['b', 'w/2.bin'],
    ]);
    expect(notes.confirmed.map((keys) => keys.toSorted())).toEqual([['w/1.bin', 'w/2.bin']]);
    expect(sender.failed.aborted).toBe(false);
  });

  it('sends a file with two names once', async () => {
    const { notes, transfer } = notingTransfer();
    const sender = senderOver(transfer);
    const bytes = new Uint8Array(5);
    for (const name of ['500k', 'full_res']) sender.add(file(name, bytes));
    const assets = await sender.finish();
    expect(assets.map(({ name, key }) => [name, key])).toEqual([
      ['500k', 'w/5.bin'],
      ['full_res', 'w/5.bin'],
    ]);
    expect(notes).toEqual({ sent: ['w/5.bin'], confirmed: [['w/5.bin']] });
  });

  it.each([
    ['made', (): Promise<NewAsset> => Promise.reject(new Error('the store is full'))],
    ['sent', () => file('broken', new Uint8Array())],
  ])('gives up when one cannot be %s: stops the others and records none', async (_, broken) => {
    const { notes, transfer } = notingTransfer();
    const sender = senderOver(transfer);
    sender.add(file('whole', new Uint8Array(1)));
    sender.add(file('slow', new Uint8Array(99)));
    sender.add(broken());
    await sender.settled();
    expect(() => sender.failed.throwIfAborted()).toThrow('the store is full');
    await expect(sender.finish()).rejects.toThrow('the store is full');
    expect(notes).toEqual({ sent: ['w/1.bin'], confirmed: [] });
  });
});
