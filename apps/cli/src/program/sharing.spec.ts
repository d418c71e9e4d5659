import { describe, expect, it } from 'vitest';

import { describeSharing, getSharing } from './sharing.js';

const EXPIRES = '2026-12-24T12:00:00.000Z';
const permission = (isPublic: boolean, hasLink: boolean) => ({ public: isPublic, allow_id_access: hasLink });

describe('how a world is shared', () => {
  it.each([
    [permission(true, false), { expires_at: null, has_password: false }, 'public', 'in the gallery'],
    [permission(true, true), { expires_at: EXPIRES, has_password: false }, 'public', `in the gallery, until ${EXPIRES}`],
    [permission(true, false), { expires_at: null, has_password: true }, 'link', 'with anyone who has the link and the password'],
    [permission(false, true), null, 'link', 'with anyone who has the link'],
    [
      permission(false, true),
      { expires_at: EXPIRES, has_password: true },
      'link',
      `with anyone who has the link and the password, until ${EXPIRES}`,
    ],
    [permission(false, false), { expires_at: EXPIRES, has_password: true }, 'private', 'not shared'],
  ])('is told of %j with %j', (given, sharing, kind, words) => {
    expect([getSharing({ permission: given, sharing }), describeSharing({ permission: given, sharing })]).toEqual([kind, words]);
  });
});
