import { password, text } from '@clack/prompts';
import { AuthenticationError, Diorama } from '@diorama/sdk';

import { LOCAL_URL } from '../program/cli.js';
import type { Cli } from '../program/cli.js';
import { defineCliCommand } from '../program/command.js';
import { writeConfig } from '../program/config-file.js';
import { requireAnswer } from '../program/require-answer.js';

const UNCHANGED = 'Nothing was changed';

/** Asks for what was not given, tries it, and keeps it. */
export const LOGIN_COMMAND = defineCliCommand(
  {
    name: 'login',
    description: 'Check and save the API address and your key',
    args: {
      url: { type: 'string', description: 'Address of the API (default: DIORAMA_URL)' },
      'api-key': {
        type: 'string',
        description:
          'Your API key (default: DIORAMA_API_KEY). Other users of this machine can see arguments; omit the option to be prompted',
      },
    },
  },
  async (args, cli) => {
    const { env, configFile } = cli.outside;
    const url = args.url || env['DIORAMA_URL'] || (await askedUrl(cli));
    const apiKey = args['api-key'] || env['DIORAMA_API_KEY'] || (await askedKey(cli));
    const credits = await new Diorama({ baseUrl: url, apiKey }).credits({ signal: cli.signal });
    await writeConfig(configFile, { url, api_key: apiKey });
    cli.print(credits, () => `Logged in at ${url}; ${credits.remaining_credits} credits are left. Saved to ${configFile}`);
  },
);

async function askedUrl(cli: Cli): Promise<string> {
  if (!cli.outside.canAsk) return LOCAL_URL;
  const validate = (value: string | undefined): string | undefined => (value && !URL.canParse(value) ? 'That is not a URL' : undefined);
  return requireAnswer(
    await text({
      message: 'Address of the API?',
      placeholder: LOCAL_URL,
      defaultValue: LOCAL_URL,
      validate,
      output: process.stderr,
      signal: cli.signal,
    }),
    UNCHANGED,
  );
}

async function askedKey(cli: Cli): Promise<string> {
  if (!cli.outside.canAsk)
    throw new AuthenticationError('Cannot prompt for the key (not a terminal). Pass --api-key or set DIORAMA_API_KEY');
  const validate = (value: string | undefined): string | undefined => (value ? undefined : 'Enter a key');
  return requireAnswer(await password({ message: 'Your API key?', validate, output: process.stderr, signal: cli.signal }), UNCHANGED);
}
