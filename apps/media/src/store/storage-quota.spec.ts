import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { computeRemainingBytes, requireStorageCapacity, limitToStorageCapacity } from './storage-quota.js';
import type { AccountStorage, StorageUsage } from './storage-quota.js';

const exceeded = expect.objectContaining({ code: 'STORAGE_QUOTA_EXCEEDED' });
const amount = fc.integer({ min: 0, max: 60 });
const quota = fc.record({ bytes: amount, assets: amount });
const additions = fc.array(fc.record({ bytes: amount, assets: fc.integer({ min: 0, max: 3 }) }), { maxLength: 20 });

function hasRoom(storage: AccountStorage, added: StorageUsage): boolean {
  try {
    requireStorageCapacity(storage, added);
    return true;
  } catch {
    return false;
  }
}

async function* piecesOf(sizes: readonly number[]): AsyncGenerator<Uint8Array, void> {
  for (const size of sizes) yield new Uint8Array(size);
}

describe('the storage quota of an account', () => {
  it('is never exceeded, and refuses nothing that fits', () => {
    fc.assert(
      fc.property(quota, additions, (limit, wanted) => {
        let usage: StorageUsage = { bytes: 0, assets: 0 };
        for (const added of wanted) {
          const after = { bytes: usage.bytes + added.bytes, assets: usage.assets + added.assets };
          const fits = (added.bytes === 0 || after.bytes <= limit.bytes) && (added.assets === 0 || after.assets <= limit.assets);
          expect(hasRoom({ usage, quota: limit }, added)).toBe(fits);
          if (fits) usage = after;
          expect(usage.bytes <= limit.bytes && usage.assets <= limit.assets).toBe(true);
        }
      }),
    );
  });

  it('that is below the usage refuses what adds to it, and lets other things be', () => {
    const storage = { usage: { bytes: 10, assets: 1 }, quota: { bytes: 5, assets: 5 } };
    expect(hasRoom(storage, { bytes: 1, assets: 0 })).toBe(false);
    expect(hasRoom(storage, { bytes: 0, assets: 1 })).toBe(true);
    expect(computeRemainingBytes(storage)).toBe(0);
  });

  it('stops content at the piece that exceeds it, and no other', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 12 }),
        fc.integer({ min: 0, max: 60 }),
        async (sizes, left) => {
          const storage = { usage: { bytes: 7, assets: 1 }, quota: { bytes: 7 + left, assets: 1 } };
          let passed = 0;
          const reading = (async () => {
            for await (const piece of limitToStorageCapacity(piecesOf(sizes), storage)) passed += piece.byteLength;
          })();
          const total = sizes.reduce((sum, size) => sum + size, 0);
          const refusal = await reading.then(
            () => null,
            (error: unknown) => error,
          );
          expect(refusal).toEqual(total <= left ? null : exceeded);
          expect(passed).toBeLessThanOrEqual(left);
          expect(computeRemainingBytes(storage)).toBe(left);
        },
      ),
    );
  });

  it('limits nothing as long as none is known', () => {
    expect(hasRoom({ usage: { bytes: 1e15, assets: 1e9 }, quota: null }, { bytes: 1e15, assets: 1 })).toBe(true);
  });

  it('is named in the error, with what is in use and how to free space', () => {
    const storage = { usage: { bytes: 10, assets: 3 }, quota: { bytes: 10, assets: 3 } };
    expect(() => requireStorageCapacity(storage, { bytes: 1, assets: 0 })).toThrow(
      /^The storage quota of the account is exceeded: 10 of 10 bytes are in use.*DELETE \/svc\/v1\/media-assets/,
    );
    expect(() => requireStorageCapacity(storage, { bytes: 0, assets: 1 })).toThrow('3 of 3 media assets are in use');
  });
});
