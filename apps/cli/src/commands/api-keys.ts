import type { ApiKey, api } from '@diorama-worlds/sdk';

import { CONFIRMATION_ARGUMENT, confirmAction } from '../program/confirm-action.js';
import { defineCliCommand, defineCliCommandGroup } from '../program/command.js';
import { formatFields, formatTable } from '../program/table.js';

/** The service checks them. */
type Scopes = NonNullable<api.CreateApiKeyRequest['scopes']>;

const LIST = defineCliCommand({ name: 'api-keys list', description: 'List your API keys, newest first', args: {} }, async (_args, cli) => {
  const keys = await (await cli.api()).keys.list({ signal: cli.signal });
  const rows = keys.map((key) => [key.api_key_id, key.name, stateOf(key), key.created_at, key.last_used_at]);
  cli.print(keys, () => formatTable(['KEY', 'NAME', 'STATE', 'CREATED', 'LAST USED'], rows));
});

const CREATE = defineCliCommand(
  {
    name: 'api-keys create',
    description: 'Create an API key. The command prints the key only once',
    args: {
      name: { type: 'positional', required: true, description: 'Name of the API key' },
      expires: {
        type: 'string',
        valueHint: 'TIME',
        description: 'Expiry time, such as 2027-01-31T12:00:00Z (default: the expiry time of your own key)',
      },
      scope: {
        type: 'string',
        description: 'Scope, such as operations:read. Repeatable (default: the scopes of your own key)',
      },
    },
  },
  async ({ name, expires }, cli) => {
    const scopes = [...cli.values('scope')];
    const request = {
      name,
      ...(expires === undefined ? {} : { expires_at: expires }),
      ...(scopes.length === 0 ? {} : { scopes: scopes as Scopes }),
    };
    const created = await (await cli.api()).keys.create(request, { signal: cli.signal });
    cli.print(created, () =>
      formatFields([
        ['Key', created.api_key_id],
        ['Project', created.project_id],
        ['API key', created.api_key ?? 'The response with the key was lost. Revoke the key and create another one'],
      ]),
    );
  },
);

const REVOKE = defineCliCommand(
  {
    name: 'api-keys revoke',
    description: 'Revoke an API key. It stops working within 30 seconds',
    args: {
      key: { type: 'positional', required: true, description: 'API key ID' },
      force: { type: 'boolean', description: 'Revoke even the last key with the scope account:write' },
      ...CONFIRMATION_ARGUMENT,
    },
  },
  async ({ key, force, yes }, cli) => {
    await confirmAction(cli, { yes, question: `Revoke key ${key} permanently?`, unchanged: 'Nothing was revoked' });
    const revoked = await (await cli.api()).keys.revoke(key, { signal: cli.signal, force: force === true });
    cli.print(revoked, () => `Revoked ${revoked.api_key_id}`);
  },
);

/** API keys of your account. */
export const API_KEY_COMMANDS = defineCliCommandGroup('api-keys', 'List, create and revoke API keys of your account', {
  list: LIST,
  create: CREATE,
  revoke: REVOKE,
});

function stateOf({ revoked_at: revoked, expires_at: expires }: ApiKey): string {
  if (revoked !== null) return `revoked ${revoked}`;
  return expires === null ? 'active' : `until ${expires}`;
}
