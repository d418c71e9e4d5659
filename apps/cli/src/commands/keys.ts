import type { ApiKey, CreateKeyRequest, CreatedApiKey } from '@diorama/sdk/admin';

import { command, group } from '../program/command.js';
import { facts, table } from '../program/table.js';
import { UsageError } from '../program/usage-error.js';
import { wholeNumber } from './paging.js';
import { REVOKE_SIGNING, ROTATE_SIGNING, SIGNING } from './signing-keys.js';

const ACCOUNT = { account: { type: 'positional', required: true, description: 'Id of the account' } } as const;
const KEY = { ...ACCOUNT, key: { type: 'positional', required: true, description: 'Id of the key' } } as const;

/** The service checks them. */
type Scopes = NonNullable<CreateKeyRequest['scopes']>;

const LIST = command({ name: 'keys list', description: 'List the keys of an account', args: ACCOUNT }, async ({ account }, cli) => {
  const { api_keys: keys } = await (await cli.operator()).account(account, { signal: cli.signal });
  const rows = keys.map((key) => [key.api_key_id, key.name, stateOf(key), key.created_at, key.last_used_at]);
  cli.print(keys, () => table(['KEY', 'NAME', 'STATE', 'MADE', 'LAST USED'], rows));
});

const CREATE = command(
  {
    name: 'keys create',
    description: 'Create an API key. It is shown only once',
    args: {
      ...ACCOUNT,
      project: { type: 'string', description: 'Id of the project (default: the first one of the account)' },
      name: { type: 'string', description: 'Name of the key' },
      scope: {
        type: 'string',
        description: 'Scope of the key, such as operations:read. Can be repeated (default: all scopes)',
      },
    },
  },
  async ({ account, project, name }, cli) => {
    const operator = await cli.operator();
    const projectId = project ?? (await operator.account(account, { signal: cli.signal })).projects[0]?.project_id;
    if (projectId === undefined) throw new UsageError('The account has no project');
    const scopes = [...cli.values('scope')];
    const request = { project_id: projectId, ...(name ? { name } : {}), ...(scopes.length === 0 ? {} : { scopes: scopes as Scopes }) };
    const created = await operator.createKey(account, request, { signal: cli.signal });
    cli.print(created, () => described(created));
  },
);

const ROTATE = command(
  {
    name: 'keys rotate',
    description: 'Create a key that replaces another. The old key remains valid for a while',
    args: { ...KEY, overlap: { type: 'string', description: 'Seconds for which the old key remains valid (default: one day)' } },
  },
  async ({ account, key, overlap }, cli) => {
    const request = overlap === undefined ? {} : { overlap_seconds: wholeNumber('overlap', overlap) };
    const created = await (await cli.operator()).rotateKey(account, key, request, { signal: cli.signal });
    cli.print(created, () => described(created));
  },
);

const REVOKE = command({ name: 'keys revoke', description: 'Revoke a key immediately', args: KEY }, async ({ account, key }, cli) => {
  const revoked = await (await cli.operator()).revokeKey(account, key, { signal: cli.signal });
  cli.print(revoked, () => `Revoked ${revoked.api_key_id}`);
});

/** For operators. */
export const KEYS = group('keys', 'Operators: API keys of an account, and the keys that sign webhooks', {
  list: LIST,
  create: CREATE,
  rotate: ROTATE,
  revoke: REVOKE,
  signing: SIGNING,
  'rotate-signing': ROTATE_SIGNING,
  'revoke-signing': REVOKE_SIGNING,
});

function described({ api_key_id: id, project_id: project, api_key: secret }: CreatedApiKey): string {
  return facts([
    ['Key', id],
    ['Project', project],
    ['API key', secret],
  ]);
}

function stateOf({ revoked_at: revoked, expires_at: expires }: ApiKey): string {
  if (revoked !== null) return `revoked ${revoked}`;
  return expires === null ? 'active' : `until ${expires}`;
}
