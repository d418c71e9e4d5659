import { password, text } from '@clack/prompts';
import { AuthenticationError, Diorama } from '@diorama-worlds/sdk';

import type { Cli } from '../../program/cli.js';
import { defineCliCommand } from '../../program/command.js';
import { checkProfileName, readProfiles, writeProfiles } from '../../program/config-file.js';
import { LOCAL_URL } from '../../program/installation.js';
import { readCaller, readCredits } from '../../program/read-caller.js';
import { requireAnswer } from '../../program/require-answer.js';

const UNCHANGED = 'Nothing was changed';

/** Asks for missing values, tries the key, and stores it in a profile. */
export const LOGIN_COMMAND = defineCliCommand(
  {
    name: 'login',
    description: 'Check and store the address and the API key of an installation',
    args: {
      url: { type: 'string', description: 'API address (default: DIORAMA_URL, otherwise the command prompts)' },
      'api-key': {
        type: 'string',
        valueHint: 'KEY',
        description: 'API key (default: DIORAMA_API_KEY, otherwise the command prompts). Other users of this machine can see arguments',
      },
      profile: { type: 'string', valueHint: 'NAME', description: 'Profile to write (default: DIORAMA_PROFILE, then the current profile)' },
    },
  },
  async (args, cli) => {
    const { env, configFile } = cli.outside;
    const stored = await readProfiles(configFile);
    const profile = checkProfileName(cli.profileOption || env['DIORAMA_PROFILE'] || stored.current);
    const url = args.url || env['DIORAMA_URL'] || (await askedUrl(cli));
    const apiKey = args['api-key'] || env['DIORAMA_API_KEY'] || (await askedKey(cli));
    const api = new Diorama({ baseUrl: url, apiKey });
    const caller = await readCaller(api, cli.signal);
    const remaining = (await readCredits(api, cli.signal))?.remaining_credits ?? null;
    const profiles = new Map([...stored.profiles, [profile, { url, api_key: apiKey }]]);
    await writeProfiles(configFile, { current: stored.profiles.has(stored.current) ? stored.current : profile, profiles });
    const credits = remaining === null ? 'Credits: not visible to this key' : `${remaining} credits are left`;
    cli.print(
      { api_url: url, profile, caller, remaining_credits: remaining },
      () => `Logged in at ${url}. ${credits}. Saved to profile "${profile}" of ${configFile}`,
    );
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
