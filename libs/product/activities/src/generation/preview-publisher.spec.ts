import type { AssetRef } from '@diorama/contract';
import { DomainError } from '@diorama/domain';
import { describe, expect, it } from 'vitest';

import { createPreviewPublisher } from './preview-publisher.js';

const file = (name: string): AssetRef => ({ name, key: `w/${name}`, contentType: 'image/png', bytes: 1, sha256: name });

/** A publisher that notes its calls to the store and the system of record; what is named in `refused` cannot be confirmed. */
function notingPublisher({ refused = '', ended = false, signal = new AbortController().signal } = {}) {
  const notes: string[] = [];
  const faults: unknown[] = [];
  const publisher = createPreviewPublisher({
    operationId: 'op_1',
    pass: 7,
    onFault: (error) => void faults.push(error),
    signal,
    transfer: {
      confirm: async ([asset]) => {
        if (asset?.key === `w/${refused}`) throw new DomainError('OBJECT_NOT_FOUND');
        notes.push(`confirmed ${asset?.key}`);
      },
    },
    world: {
      recordPreview: async ({ pass, assets }) => {
        notes.push(`recorded ${pass}: ${(assets ?? []).map(({ name }) => name).join()}`);
        if (ended) throw new DomainError('OPERATION_ENDED');
        return { recorded: true };
      },
    },
  });
  return { notes, faults, publisher };
}

describe('publishing early files of a world', () => {
  it('begins the pass, then names each file once it is on record', async () => {
    const { notes, publisher } = notingPublisher();
    publisher.publish(file('thumbnail'));
    publisher.publish(file('panorama'));
    await publisher.settled();
    expect(notes).toEqual([
      'recorded 7: ',
      'confirmed w/thumbnail',
      'recorded 7: thumbnail',
      'confirmed w/panorama',
      'recorded 7: thumbnail,panorama',
    ]);
  });

  it('leaves out a file that cannot be put on record', async () => {
    const { notes, faults, publisher } = notingPublisher({ refused: 'thumbnail' });
    publisher.publish(file('thumbnail'));
    publisher.publish(file('panorama'));
    await publisher.settled();
    expect(notes).toEqual(['recorded 7: ', 'confirmed w/panorama', 'recorded 7: panorama']);
    expect(faults).toMatchObject([{ code: 'OBJECT_NOT_FOUND' }]);
  });

  it('does not disturb the world when the operation has ended', async () => {
    const { faults, publisher } = notingPublisher({ ended: true });
    publisher.publish(file('thumbnail'));
    await expect(publisher.settled()).resolves.toBeUndefined();
    expect(faults).toEqual([]);
  });

  it('puts nothing on record once the run is cancelled', async () => {
    const { notes, publisher } = notingPublisher({ signal: AbortSignal.abort() });
    publisher.publish(file('thumbnail'));
    await publisher.settled();
    expect(notes).toEqual(['recorded 7: ']);
  });
});
