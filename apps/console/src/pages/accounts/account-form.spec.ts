import { describe, expect, it } from 'vitest';

import { buildAccountUpdate, createAccountForm } from './account-form.js';
import type { Account } from '@diorama-worlds/sdk/admin';

const ACCOUNT: Account = {
  account_id: 'acc_1',
  name: 'Ada',
  tier: 'default',
  limits: { per_minute: 3, per_hour: 60, draft_per_minute: null, exports_per_minute: 30, exports_per_hour: 600 },
  own_limits: false,
  max_running: 20,
  auto_refill: null,
  storage: { bytes: 1_000, assets: 10 },
  own_storage: false,
  credits: { balance: 0, held: 0, available: 0 },
  running_operations: 0,
  created_at: '2026-01-01T00:00:00Z',
  created_by: 'root',
};
const FORM = createAccountForm(ACCOUNT);

describe('the settings of an account', () => {
  it('send only what was changed', () => {
    expect(buildAccountUpdate(FORM, FORM)).toEqual({});
    expect(buildAccountUpdate(FORM, { ...FORM, name: ' Ada L. ', maxRunning: '7' })).toEqual({ name: 'Ada L.', max_running: 7 });
    expect(buildAccountUpdate(FORM, { ...FORM, tier: 'higher', perMinute: '9' })).toEqual({ tier: 'higher' });
  });

  it('send limits whole, and null for those of the tier', () => {
    const own = { ...FORM, ownLimits: true, perMinute: '9', draftPerMinute: '0' };
    const limits = { per_minute: 9, per_hour: 60, draft_per_minute: 0, exports_per_minute: 30, exports_per_hour: 600 };
    expect(buildAccountUpdate(FORM, own)).toEqual({ limits });
    expect(buildAccountUpdate(own, { ...own, draftPerMinute: '' })).toEqual({ limits: { ...limits, draft_per_minute: null } });
    expect(buildAccountUpdate(own, { ...own, exportsPerMinute: '5' })).toEqual({ limits: { ...limits, exports_per_minute: 5 } });
    expect(buildAccountUpdate(own, { ...own, ownLimits: false })).toEqual({ limits: null });
  });

  it('send the storage quota whole, and null for that of the installation', () => {
    const own = { ...FORM, ownStorage: true, storageGigabytes: '2.5' };
    expect(buildAccountUpdate(FORM, own)).toEqual({ storage: { bytes: 2_500_000_000, assets: 10 } });
    expect(buildAccountUpdate(own, { ...own, storageAssets: '0' })).toEqual({ storage: { bytes: 2_500_000_000, assets: 0 } });
    expect(buildAccountUpdate(own, { ...own, ownStorage: false })).toEqual({ storage: null });
  });

  it.each([0, 1, 1_000, 53_687_091_200, 123_456_789_012_345, 9_000_000_000_000_000])('keep a quota of %d bytes to the byte', (bytes) => {
    const form = { ...createAccountForm({ ...ACCOUNT, storage: { bytes, assets: 10 } }), ownStorage: true };
    expect(buildAccountUpdate(form, { ...form, storageAssets: '11' })).toEqual({ storage: { bytes, assets: 11 } });
  });

  it('turn auto-refill on and off', () => {
    const on = { ...FORM, refills: true, amount: '500' };
    expect(buildAccountUpdate(FORM, on)).toEqual({ auto_refill: { threshold: 1_000, amount: 500, monthly_cap: 100_000 } });
    expect(buildAccountUpdate(on, { ...on, refills: false })).toEqual({ auto_refill: null });
  });
});
