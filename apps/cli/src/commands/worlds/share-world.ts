import { password as askPassword } from '@clack/prompts';
import type { UpdateWorldRequest } from '@diorama-worlds/sdk';

import type { Cli } from '../../program/cli.js';
import { defineCliCommand } from '../../program/command.js';
import { requireAnswer } from '../../program/require-answer.js';
import { describeSharing } from '../../program/sharing.js';
import { UsageError } from '../../values/usage-error.js';

const PASSWORD_VARIABLE = 'DIORAMA_SHARE_PASSWORD';
const PASSWORD_LENGTH_MIN = 8;

/** Shares a world by its link. */
export const SHARE_COMMAND = defineCliCommand(
  {
    name: 'worlds share',
    description: 'Share a world by its link, and print the link',
    args: {
      world: { type: 'positional', required: true, description: 'World ID' },
      expires: {
        type: 'string',
        valueHint: 'TIME',
        description: 'Expiry of the link: a duration such as 30m, 12h or 7d, a time such as 2026-12-24T12:00Z, or never',
      },
      password: {
        type: 'boolean',
        description: `Require a password. The command prompts for it unless ${PASSWORD_VARIABLE} is set`,
        negativeDescription: 'Remove the password',
      },
    },
  },
  async ({ world: id, expires, password }, cli) => {
    const sharing = {
      ...(expires === undefined ? {} : { expires_at: parseExpiry(expires, Date.now()) }),
      ...(password === undefined ? {} : { password: password ? await readPassword(cli) : null }),
    };
    const changes: UpdateWorldRequest = { permission: { allow_id_access: true }, sharing };
    const { world } = await (await cli.api()).worlds.update(id, changes, { signal: cli.signal });
    cli.tell(`Shared ${describeSharing(world)}`);
    cli.print({ world }, () => world.world_svc_url);
  },
);

const UNIT_MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
const LAST_MS = Date.UTC(9999, 11, 31);

/**
 * The time that `--expires` names, as ISO 8601; null for `never`.
 *
 * @param now milliseconds since 1970
 * @throws UsageError for another text, and for a time that has passed
 */
export function parseExpiry(text: string, now: number): string | null {
  if (text === 'never') return null;
  const [, count, unit = ''] = /^(\d{1,9})([mhd])$/.exec(text) ?? [];
  const time = count === undefined ? parseTime(text) : now + Number(count) * (UNIT_MS[unit] ?? NaN);
  if (!(time <= LAST_MS)) throw new UsageError(`--expires must be a time such as 12h, 7d, 2026-12-24T12:00Z or never, not "${text}"`);
  if (time <= now) throw new UsageError(`--expires must be in the future, not "${text}"`);
  return new Date(time).toISOString();
}

/** Milliseconds since 1970; NaN for a text that is not an ISO 8601 time. A time without an offset is a local one. */
const parseTime = (text: string): number => (/^\d{4}-\d{2}-\d{2}([T ]|$)/.test(text) ? Date.parse(text) : NaN);

async function readPassword(cli: Cli): Promise<string> {
  const given = cli.outside.env[PASSWORD_VARIABLE];
  if (given) return given;
  if (!cli.outside.canAsk) throw new UsageError(`Cannot prompt for the password (not a terminal). Set ${PASSWORD_VARIABLE}`);
  const validate = (value: string | undefined): string | undefined =>
    Array.from(value ?? '').length < PASSWORD_LENGTH_MIN ? `Enter ${PASSWORD_LENGTH_MIN} characters or more` : undefined;
  const question = { message: 'Password of the link?', validate, output: process.stderr, signal: cli.signal };
  return requireAnswer(await askPassword(question), 'Nothing was changed');
}
