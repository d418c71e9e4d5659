import type { ApiKey, CreateKeyRequest, CreatedApiKey } from '@diorama-worlds/sdk/admin';

import { CONFIRMATION_ARGUMENT, confirmAction } from '../../program/confirm-action.js';
import { defineCliCommand, defineCliCommandGroup } from '../../program/command.js';
import { formatFields, formatTable } from '../../program/table.js';
import { UsageError } from '../../values/usage-error.js';
import { parseInteger } from '../../values/numbers.js';
import { REVOKE_SIGNING_KEY, ROTATE_SIGNING_KEY, LIST_SIGNING_KEYS } from './signing-keys.js';

const ACCOUNT = { account: { type: 'positional', required: true, description: 'Account ID' } } as const;
const KEY = { ...ACCOUNT, key: { type: 'positional', required: true, description: 'API key ID' } } as const;

/** The service checks them. */
type Scopes = NonNullable<CreateKeyRequest['scopes']>;

const LIST = defineCliCommand(
  { name: 'keys list', description: 'List the API keys of an account', args: ACCOUNT },
  async ({ account }, cli) => {
    const { api_keys: keys } = await (await cli.operator()).account(account, { signal: cli.signal });
    const rows = keys.map((key) => [key.api_key_id, key.name, stateOf(key), key.created_at, key.last_used_at]);
    cli.print(keys, () => formatTable(['KEY', 'NAME', 'STATE', 'CREATED', 'LAST USED'], rows));
  },
);

const CREATE = defineCliCommand(
  {
    name: 'keys create',
    description: 'Create an API key. The command prints the key only once',
    args: {
      ...ACCOUNT,
      project: { type: 'string', valueHint: 'ID', description: 'Project ID (default: the first project of the account)' },
      name: { type: 'string', description: 'Name of the API key' },
      scope: {
        type: 'string',
        description: 'Scope, such as operations:read. Repeatable (default: all scopes)',
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

const ROTATE = defineCliCommand(
  {
    name: 'keys rotate',
    description: 'Replace an API key. The old key stays valid for the overlap',
    args: {
      ...KEY,
      overlap: { type: 'string', valueHint: 'SECONDS', description: 'Time for which the old key stays valid (default: 86400)' },
    },
  },
  async ({ account, key, overlap }, cli) => {
    const request = overlap === undefined ? {} : { overlap_seconds: parseInteger('overlap', overlap) };
    const created = await (await cli.operator()).rotateKey(account, key, request, { signal: cli.signal });
    cli.print(created, () => described(created));
  },
);

const REVOKE = defineCliCommand(
  { name: 'keys revoke', description: 'Revoke an API key. It stops working within 30 seconds', args: { ...KEY, ...CONFIRMATION_ARGUMENT } },
  async ({ account, key, yes }, cli) => {
    await confirmAction(cli, { yes, question: `Revoke key ${key} of account ${account}?`, unchanged: 'Nothing was revoked' });
    const revoked = await (await cli.operator()).revokeKey(account, key, { signal: cli.signal });
    cli.print(revoked, () => `Revoked ${revoked.api_key_id}`);
  },
);

/** For operators. */
export const KEY_COMMANDS = defineCliCommandGroup('keys', 'Manage the API keys of an account, and the webhook signing keys', {
  list: LIST,
  create: CREATE,
  rotate: ROTATE,
  revoke: REVOKE,
  signing: LIST_SIGNING_KEYS,
  'rotate-signing': ROTATE_SIGNING_KEY,
  'revoke-signing': REVOKE_SIGNING_KEY,
});

function described({ api_key_id: id, project_id: project, api_key: secret }: CreatedApiKey): string {
  return formatFields([
    ['Key', id],
    ['Project', project],
    ['API key', secret],
  ]);
}

function stateOf({ revoked_at: revoked, expires_at: expires }: ApiKey): string {
  if (revoked !== null) return `revoked ${revoked}`;
  return expires === null ? 'active' : `until ${expires}`;
}
