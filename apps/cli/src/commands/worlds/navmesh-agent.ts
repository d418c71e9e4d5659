import type { NavmeshAgent } from '@diorama-worlds/sdk';

import { parseNumber } from '../../values/numbers.js';
import { UsageError } from '../../values/usage-error.js';

const FIELDS = {
  'agent-radius': 'radius',
  'agent-height': 'height',
  'agent-slope': 'max_slope',
  'agent-step': 'max_step',
} as const satisfies Record<string, keyof NavmeshAgent>;

/** Options of a navigation mesh's agent. */
export const AGENT_ARGUMENTS = {
  'agent-radius': { type: 'string', valueHint: 'METRES', description: 'Radius of the navmesh agent (default: 0.25)' },
  'agent-height': { type: 'string', valueHint: 'METRES', description: 'Height of the navmesh agent (default: 1.7)' },
  'agent-slope': { type: 'string', valueHint: 'DEGREES', description: 'Steepest slope for the navmesh agent (default: 50)' },
  'agent-step': { type: 'string', valueHint: 'METRES', description: 'Highest step for the navmesh agent (default: 0.35)' },
} as const;

/**
 * The agent that the options describe; null without such options.
 *
 * @throws UsageError for a value that is not a number, and for agents of other formats
 */
export function parseAgent(args: Readonly<Partial<Record<keyof typeof FIELDS, string | undefined>>>, format: string): NavmeshAgent | null {
  const given = (Object.keys(FIELDS) as (keyof typeof FIELDS)[]).filter((option) => args[option] !== undefined);
  if (given.length === 0) return null;
  if (format !== 'navmesh') throw new UsageError(`--${given[0]} is an option of --format=navmesh`);
  const entries = given.map((option) => [FIELDS[option], parseNumber(option, args[option] ?? '')]);
  return Object.fromEntries(entries) as NavmeshAgent;
}
