import { readFileSync } from 'node:fs';

import type { z } from 'zod';

/** The environment as a process sees it. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The configuration cannot be used; the message lists every fault, one a line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
  }
}

/**
 * Reads the configuration of a process out of its environment. The schema's keys are the variables' names. `NAME_FILE` may
 * name a file that holds the value of `NAME`, as secrets are mounted. An empty variable counts as absent.
 *
 * @throws ConfigError naming all faults at once; a value is never repeated, for it may be a secret.
 */
export function loadConfig<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  environment: Environment,
): Readonly<z.output<z.ZodObject<Shape>>> {
  const faults: string[] = [];
  const values: Record<string, string> = {};
  for (const name of Object.keys(schema.shape)) {
    const value = readValue(name, environment, faults);
    if (value !== undefined && value !== '') values[name] = value;
  }
  const parsed = schema.safeParse(values);
  if (!parsed.success) faults.push(...parsed.error.issues.map((issue) => describe(issue, values)));
  if (faults.length > 0) throw new ConfigError(faults);
  return Object.freeze(parsed.data as z.output<z.ZodObject<Shape>>);
}

function readValue(name: string, environment: Environment, faults: string[]): string | undefined {
  const file = environment[`${name}_FILE`];
  if (file === undefined || file === '') return environment[name];
  if (environment[name]) {
    faults.push(`${name} and ${name}_FILE are both set; set only one`);
    return undefined;
  }
  try {
    return readFileSync(file, 'utf8').trimEnd();
  } catch {
    faults.push(`${name}_FILE names a file that cannot be read`);
    return undefined;
  }
}

function describe(issue: z.core.$ZodIssue, values: Readonly<Record<string, string>>): string {
  const name = issue.path.map(String).join('.') || 'configuration';
  const absent = issue.code === 'invalid_type' && values[String(issue.path[0])] === undefined;
  return absent ? `${name} is missing` : `${name}: ${issue.message}`;
}
