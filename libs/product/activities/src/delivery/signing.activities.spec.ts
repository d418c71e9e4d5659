import { describe, expect, it } from 'vitest';

import { createSigningActivities } from './signing.activities.js';
import type { SigningActivityDependencies } from './signing.activities.js';

function setUp({ rotated, rotationDays, createdBy = 'schedule' }: { rotated: boolean; rotationDays: number; createdBy?: string }) {
  const asked: unknown[] = [];
  const lines: unknown[] = [];
  const signing = {
    async rotateSigningKey(request: unknown) {
      asked.push(request);
      return { key: { kid: 'new', createdBy }, rotated };
    },
  } as unknown as SigningActivityDependencies['signing'];
  const admin = {
    async recordAudit(line: unknown) {
      lines.push(line);
      return {};
    },
  } as unknown as SigningActivityDependencies['admin'];
  return { asked, lines, activities: createSigningActivities({ signing, admin, rotationDays }) };
}

describe('the rotation of the signing key by the clock', () => {
  it('asks for one when the key is old enough, and leaves a line of what came about', async () => {
    const { asked, lines, activities } = setUp({ rotated: true, rotationDays: 90 });
    expect(await activities.rotateSigningKey()).toBe(true);
    expect(asked).toEqual([{ immediate: false, operator: 'schedule', olderThanDays: 90 }]);
    expect(lines).toEqual([expect.objectContaining({ operator: '', action: 'signing-key.rotate', target: 'new' })]);
  });

  it('leaves a line also where an earlier attempt rotated the key, and world ignores a second line', async () => {
    const { lines, activities } = setUp({ rotated: false, rotationDays: 90 });
    expect(await activities.rotateSigningKey()).toBe(false);
    expect(lines).toEqual([expect.objectContaining({ action: 'signing-key.rotate', target: 'new' })]);
  });

  it.each(['start', 'grace'])('leaves no line for a young key that was made by %s', async (createdBy) => {
    const { lines, activities } = setUp({ rotated: false, rotationDays: 90, createdBy });
    expect(await activities.rotateSigningKey()).toBe(false);
    expect(lines).toEqual([]);
  });

  it('asks for nothing where operators rotate by themselves', async () => {
    const { asked, activities } = setUp({ rotated: true, rotationDays: 0 });
    expect(await activities.rotateSigningKey()).toBe(false);
    expect(asked).toEqual([]);
  });
});
