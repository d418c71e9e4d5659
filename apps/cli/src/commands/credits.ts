import { command } from '../program/command.js';
import { table } from '../program/table.js';

/** What is left to spend. */
export const CREDITS = command({ name: 'credits', description: 'What is left to spend', args: {} }, async (_args, cli) => {
  const credits = await (await cli.api()).credits({ signal: cli.signal });
  const held = credits.held_credits ?? 0;
  cli.print(credits, () => `${credits.remaining_credits} credits are left${held > 0 ? `; ${held} are held for what runs` : ''}`);
});

/** What was used. */
export const USAGE = command(
  {
    name: 'usage',
    description: 'What was used, by day',
    args: {
      from: {
        type: 'string',
        description: 'First moment, such as 2026-01-31 or 2026-01-31T12:00:00Z; the first of this month where it is absent',
      },
      until: { type: 'string', description: 'End; now where it is absent' },
    },
  },
  async ({ from, until }, cli) => {
    const query = { ...(from === undefined ? {} : { from: moment(from) }), ...(until === undefined ? {} : { until: moment(until) }) };
    const usage = await (await cli.api()).usage(query, { signal: cli.signal });
    const rows = usage.days.map(({ day, name, operations, credits }) => [day, name, operations, credits]);
    const total = `${usage.total_credits} credits from ${usage.from} to ${usage.until}; ${usage.running_operations} operations run now`;
    cli.print(usage, () => `${table(['DAY', 'USED FOR', 'OPERATIONS', 'CREDITS'], rows)}\n${total}`);
  },
);

/** A day alone begins at midnight, UTC. */
const moment = (text: string): string => (/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : text);
