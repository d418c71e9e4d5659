import { describe, expect, it } from 'vitest';

import { buildSharingChange, createSharingForm } from './world-sharing.js';
import type { SharingForm } from './world-sharing.js';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const PRIVATE = { permission: { public: false, allow_id_access: false }, sharing: { expires_at: null, has_password: false } };
const SHARED = {
  permission: { public: false, allow_id_access: true },
  sharing: { expires_at: '2026-04-01T00:00:00Z', has_password: true },
};
const changeOf = (world: typeof PRIVATE | typeof SHARED, change: Partial<SharingForm>) =>
  buildSharingChange(world, { ...createSharingForm(world), ...change }, NOW);

describe('a change of how a world is shared', () => {
  it('is empty where the form was not changed', () => {
    expect([changeOf(PRIVATE, {}), changeOf(SHARED, {})]).toEqual([{}, {}]);
  });

  it.each([
    [PRIVATE, { visibility: 'link' }, { permission: { public: false, allow_id_access: true } }],
    [
      PRIVATE,
      { visibility: 'public', life: '7', password: 'walk along the fjord' },
      {
        permission: { public: true, allow_id_access: true },
        sharing: { expires_at: '2026-03-08T12:00:00.000Z', password: 'walk along the fjord' },
      },
    ],
    [SHARED, { life: 'never' }, { sharing: { expires_at: null } }],
    [SHARED, { removesPassword: true, password: 'typed before' }, { sharing: { password: null } }],
    [SHARED, { visibility: 'private', life: '1' }, { permission: { public: false, allow_id_access: false } }],
  ] as const)('of %j by %j sends %j', (world, change, request) => {
    expect(changeOf(world, change)).toEqual(request);
  });
});
