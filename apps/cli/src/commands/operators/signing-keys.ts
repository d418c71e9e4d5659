import type { SigningKey } from '@diorama-worlds/sdk/admin';

import { CONFIRMATION_ARGUMENT, confirmAction } from '../../program/confirm-action.js';
import { defineCliCommand } from '../../program/command.js';
import { formatFields, formatTable } from '../../program/table.js';

/** How each key of webhooks is used at the moment. */
export const LIST_SIGNING_KEYS = defineCliCommand(
  { name: 'keys signing', description: 'List the webhook signing keys', args: {} },
  async (_args, cli) => {
    const keys = await (await cli.operator()).signingKeys({ signal: cli.signal });
    const now = new Date().toISOString();
    const rows = keys.map((key) => [key.kid, useOf(key, now), key.sign_from, key.sign_until, key.listed_until, key.created_by]);
    cli.print(keys, () => formatTable(['KEY', 'USE', 'SIGNS FROM', 'SIGNS UNTIL', 'LISTED UNTIL', 'CREATED BY'], rows));
  },
);

export const ROTATE_SIGNING_KEY = defineCliCommand(
  {
    name: 'keys rotate-signing',
    description: 'Rotate the webhook signing key. The rotation takes up to 72 hours and does not interrupt receivers',
    args: {
      immediate: {
        type: 'boolean',
        description: 'Sign with both keys at once. Receivers with a cached key set may reject webhooks until they fetch it again',
      },
      ...CONFIRMATION_ARGUMENT,
    },
  },
  async ({ immediate, yes }, cli) => {
    if (immediate === true)
      await confirmAction(cli, {
        yes,
        question: 'Sign with the new key immediately? Receivers with a cached key set may reject webhooks.',
        unchanged: 'Nothing was rotated',
      });
    const answer = await (await cli.operator()).rotateSigningKey({ immediate: immediate === true }, { signal: cli.signal });
    cli.print(
      answer,
      () => `${answer.rotated ? 'Rotation started' : 'A rotation is already in progress'}\n${described(answer.signing_key)}`,
    );
  },
);

export const REVOKE_SIGNING_KEY = defineCliCommand(
  {
    name: 'keys revoke-signing',
    description: 'Revoke a leaked webhook signing key. A new key replaces it at once',
    args: { key: { type: 'positional', required: true, description: 'Signing key ID' }, ...CONFIRMATION_ARGUMENT },
  },
  async ({ key, yes }, cli) => {
    const question = `Revoke signing key ${key}? Receivers that have cached the keys may reject webhooks until they fetch them again`;
    await confirmAction(cli, { yes, question, unchanged: 'Nothing was revoked' });
    const answer = await (await cli.operator()).revokeSigningKey(key, { signal: cli.signal });
    cli.print(answer, () => `${answer.revoked ? `Revoked ${key}` : `${key} was already out of use`}\n${described(answer.signing_key)}`);
  },
);

function described({ kid, sign_from: from }: SigningKey): string {
  return formatFields([
    ['New key', kid],
    ['Signs from', from],
  ]);
}

/** ISO times of UTC compare as texts. */
function useOf(key: SigningKey, now: string): string {
  if (key.revoked_at !== null) return `revoked ${key.revoked_at}`;
  if (key.listed_until !== null && key.listed_until <= now) return 'retired';
  if (key.sign_until !== null && key.sign_until <= now) return 'listed';
  return key.sign_from > now ? 'listed, to sign' : 'signs';
}
