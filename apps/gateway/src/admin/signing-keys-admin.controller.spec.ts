import { signingProto } from '@diorama/proto-types';
import type { AdminClient, SigningClient } from '@diorama/rpc';
import { describe, expect, it } from 'vitest';

import { SigningKeysAdminController } from './signing-keys-admin.controller.js';

const key = (fields: Partial<signingProto.SigningKey>): signingProto.SigningKey =>
  signingProto.SigningKey.fromPartial({ kid: 'new', listedFrom: new Date(0), signFrom: new Date(0), createdAt: new Date(0), ...fields });

/** A controller over these responses of `signing`, and the audit lines that it wrote. */
function setUp(signing: object) {
  const lines: object[] = [];
  const admin = {
    async recordAudit({ detailsJson, ...line }: { detailsJson: string }) {
      lines.push({ ...line, details: JSON.parse(detailsJson) as unknown });
      return {};
    },
  };
  return { lines, controller: new SigningKeysAdminController(signing as SigningClient, admin as unknown as AdminClient) };
}

const line = { operator: 'grace', action: 'signing-key.rotate', accountId: '', target: 'new', details: { immediate: true } };

describe('the audit line of a rotation', () => {
  it.each([
    ['this request rotated', true, key({ createdBy: 'grace' }), line],
    ['an earlier request rotated, whose line may be missing', false, key({ createdBy: 'grace' }), line],
    ['another operator rotated', false, key({ createdBy: 'ada' }), { ...line, operator: 'ada' }],
    ['the schedule rotated', false, key({ createdBy: 'schedule' }), { ...line, operator: '' }],
    ['the new key signs later', true, key({ createdBy: 'grace', signFrom: new Date(1) }), { ...line, details: { immediate: false } }],
  ])('is written where %s', async (_case, rotated, newest, expected) => {
    const { controller, lines } = setUp({ rotateSigningKey: async () => ({ key: newest, rotated }) });
    expect((await controller.rotate({}, 'grace')).rotated).toBe(rotated);
    expect(lines).toEqual([expected]);
  });
});

describe('the audit line of a revocation', () => {
  const revoking = async (revoked: boolean, revokedBy: string) => {
    const { controller, lines } = setUp({
      revokeSigningKey: async () => ({ key: key({ createdBy: 'grace' }), revoked }),
      listSigningKeys: async () => ({ keys: [key({}), key({ kid: 'leaked', revokedBy })] }),
    });
    expect((await controller.revoke('leaked', 'grace')).revoked).toBe(revoked);
    return lines;
  };
  const revocation = { operator: 'grace', action: 'signing-key.revoke', accountId: '', target: 'leaked' };

  it('is written where this request revoked', async () => {
    expect(await revoking(true, 'grace')).toEqual([{ ...revocation, details: { replaced_by: 'new' } }]);
  });

  it('is written where an earlier request revoked, whose line may be missing', async () => {
    expect(await revoking(false, 'ada')).toEqual([{ ...revocation, operator: 'ada', details: {} }]);
  });

  it('is not written for a key that left the key set after a rotation', async () => {
    expect(await revoking(false, '')).toEqual([]);
  });
});
