import { defineCliCommand } from '../../program/command.js';
import { readCaller, readCredits } from '../../program/read-caller.js';
import { formatFields } from '../../program/table.js';

/** Shows which installation, account and key the commands use. The key itself is never printed. */
export const WHOAMI_COMMAND = defineCliCommand(
  { name: 'whoami', description: 'Show the address, the account, the API key with its scopes, and the credits', args: {} },
  async (_args, cli) => {
    const api = await cli.api();
    const { url, profile, keySource } = await cli.installation();
    const caller = await readCaller(api, cli.signal);
    const credits = await readCredits(api, cli.signal);
    const remaining = credits?.remaining_credits ?? null;
    cli.print({ api_url: url, profile, key_source: keySource, caller, remaining_credits: remaining }, () =>
      formatFields([
        ['API', url],
        ['Profile', profile],
        ['Account', caller && describe(caller.account_name, caller.account_id)],
        ['Project', caller?.project_id],
        ['API key', caller && `${describe(caller.api_key_name, caller.api_key_id)}, from ${keySource ?? ''}`],
        ['Scopes', caller?.scopes.join(', ')],
        ['Credits', remaining ?? 'not shown: the key lacks the scope account:read'],
      ]),
    );
  },
);

const describe = (name: string | null, id: string): string => (name === null ? id : `${name} (${id})`);
