import { randomUUID } from 'node:crypto';

import { defineCliCommand, defineCliCommandGroup } from '../../program/command.js';
import { formatFields, formatTable } from '../../program/table.js';
import { UsageError } from '../../values/usage-error.js';
import { PAGING_ARGUMENTS, formatNextPageHint, toPageQuery } from '../../values/paging.js';
import { parseByteSize } from '../../values/byte-size.js';
import { parseInteger } from '../../values/numbers.js';

const CREATE = defineCliCommand(
  {
    name: 'accounts create',
    description: 'Create an account with a project and an API key. The command prints the key only once',
    args: {
      name: { type: 'positional', required: true, description: 'Name of the account' },
      credits: { type: 'string', valueHint: 'N', description: 'Initial credits (default: 0)' },
      tier: { type: 'enum', options: ['default', 'higher'], description: 'Rate limit tier: default or higher (default: default)' },
    },
  },
  async ({ name, credits, tier }, cli) => {
    const request = { name, ...(credits === undefined ? {} : { credits: parseInteger('credits', credits) }), ...(tier ? { tier } : {}) };
    const created = await (await cli.operator()).createAccount(request, { signal: cli.signal });
    const { account_id: id, project_id: project, api_key: key } = created;
    cli.print(created, () =>
      formatFields([
        ['Account', id],
        ['Project', project],
        ['API key', key],
      ]),
    );
  },
);

const LIST = defineCliCommand(
  {
    name: 'accounts list',
    description: 'List accounts, newest first',
    args: { query: { type: 'string', valueHint: 'TEXT', description: 'Part of a name, or an account ID' }, ...PAGING_ARGUMENTS },
  },
  async (args, cli) => {
    const query = { ...toPageQuery(args), ...(args.query === undefined ? {} : { query: args.query }) };
    const page = await (await cli.operator()).accounts(query, { signal: cli.signal });
    const rows = page.accounts.map((account) => [
      account.account_id,
      account.name,
      account.tier,
      account.credits.available,
      account.running_operations,
    ]);
    cli.print(page, () => formatTable(['ACCOUNT', 'NAME', 'TIER', 'CREDITS', 'RUNNING'], rows) + formatNextPageHint(page.next_page_token));
  },
);

const GRANT = defineCliCommand(
  {
    name: 'accounts grant',
    description: 'Grant credits to an account',
    args: {
      account: { type: 'positional', required: true, description: 'Account ID' },
      credits: { type: 'positional', required: true, description: 'Number of credits' },
      reference: {
        type: 'string',
        valueHint: 'TEXT',
        description: 'Reference, such as an invoice number (default: random). A second grant with the same reference does nothing',
      },
      note: { type: 'string', valueHint: 'TEXT', description: 'Note in the ledger' },
    },
  },
  async ({ account, credits, reference = randomUUID(), note }, cli) => {
    const request = { credits: parseInteger('credits', credits), reference, ...(note === undefined ? {} : { note }) };
    const operator = await cli.operator();
    // Whoever repeats the command after a lost answer must not grant twice.
    cli.tell(`Granting with --reference ${reference}. If the request fails, repeat it with the same reference`);
    const granted = await operator.grant(account, request, { signal: cli.signal });
    cli.print(granted, () => `${granted.applied ? 'Granted' : 'Already granted'}; ${granted.available} credits are available`);
  },
);

const STORAGE = defineCliCommand(
  {
    name: 'accounts storage',
    description: 'Show or set the storage quota of an account',
    args: {
      account: { type: 'positional', required: true, description: 'Account ID' },
      size: { type: 'string', description: 'Maximum total size of all media assets, such as 50GB. Requires --assets' },
      bytes: { type: 'string', valueHint: 'N', description: 'Maximum total size in bytes, instead of --size' },
      assets: { type: 'string', valueHint: 'N', description: 'Maximum number of media assets. Requires --size or --bytes' },
      default: { type: 'boolean', description: 'Restore the default quota of the installation' },
    },
  },
  async ({ account, size, bytes, assets, default: isDefault }, cli) => {
    if (size !== undefined && bytes !== undefined) throw new UsageError('--size and --bytes cannot be combined');
    const limit = size !== undefined ? parseByteSize('size', size) : bytes !== undefined ? parseInteger('bytes', bytes) : undefined;
    if ((limit === undefined) !== (assets === undefined)) throw new UsageError('--size (or --bytes) and --assets must be used together');
    if (isDefault === true && limit !== undefined) throw new UsageError('--default cannot be combined with --size, --bytes or --assets');
    const operator = await cli.operator();
    const storage = limit === undefined || assets === undefined ? null : { bytes: limit, assets: parseInteger('assets', assets) };
    const changes = storage !== null || isDefault === true;
    const { signal } = cli;
    const found = changes ? await operator.updateAccount(account, { storage }, { signal }) : await operator.account(account, { signal });
    cli.print(found, () =>
      formatFields([
        ['Bytes', found.storage.bytes],
        ['Media assets', found.storage.assets],
        ['Quota of', found.own_storage ? 'the account' : 'the installation'],
      ]),
    );
  },
);

/** For operators. */
export const ACCOUNT_COMMANDS = defineCliCommandGroup('accounts', 'Manage accounts, credits and quotas', {
  create: CREATE,
  list: LIST,
  grant: GRANT,
  storage: STORAGE,
});
