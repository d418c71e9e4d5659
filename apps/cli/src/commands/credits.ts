import { defineCliCommand } from '../program/command.js';
import { formatTable } from '../program/table.js';

/** What is left to spend. */
export const CREDITS_COMMAND = defineCliCommand(
  { name: 'credits', description: 'Show the remaining credits', args: {} },
  async (_args, cli) => {
    const credits = await (await cli.api()).credits({ signal: cli.signal });
    const held = credits.held_credits ?? 0;
    cli.print(credits, () => `${credits.remaining_credits} credits are left${held > 0 ? `; ${held} are held for running operations` : ''}`);
  },
);

/** What was used. */
export const USAGE_COMMAND = defineCliCommand(
  {
    name: 'usage',
    description: 'Show the credits that each kind of operation used per day',
    args: {
      from: {
        type: 'string',
        valueHint: 'TIME',
        description: 'Start of the period, such as 2026-01-31 or 2026-01-31T12:00:00Z (default: first day of this month)',
      },
      until: { type: 'string', valueHint: 'TIME', description: 'End of the period (default: now)' },
    },
  },
  async ({ from, until }, cli) => {
    const query = { ...(from === undefined ? {} : { from: moment(from) }), ...(until === undefined ? {} : { until: moment(until) }) };
    const usage = await (await cli.api()).usage(query, { signal: cli.signal });
    const rows = usage.days.map(({ day, name, operations, credits }) => [day, name, operations, credits]);
    const total = `${usage.total_credits} credits from ${usage.from} to ${usage.until}; ${usage.running_operations} operations are running`;
    cli.print(usage, () => `${formatTable(['DAY', 'USED FOR', 'OPERATIONS', 'CREDITS'], rows)}\n${total}`);
  },
);

/** A day alone begins at midnight, UTC. */
const moment = (text: string): string => (/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : text);
