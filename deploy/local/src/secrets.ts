import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/** Secrets of one stack, drawn at its first start and kept beside its data. */
export interface Secrets {
  readonly postgresPassword: string;
  readonly servicePassword: string;
  readonly mediaUrlSecret: string;
  readonly operatorToken: string;
}

export function loadSecrets(file: string): Secrets {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  } catch {
    const secrets: Secrets = { postgresPassword: draw(), servicePassword: draw(), mediaUrlSecret: draw(), operatorToken: draw() };
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    return secrets;
  }
}

const draw = (): string => randomBytes(24).toString('base64url');
