import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/** Secrets of one stack, drawn at its first start and kept beside its data. */
export interface Secrets {
  readonly postgresPassword: string;
  readonly servicePassword: string;
  readonly mediaUrlSecret: string;
  readonly operatorToken: string;
  /** 32 bytes in base64. Without it the keys that sign webhooks are lost. */
  readonly sealingKey: string;
}

/** Those that an older stack has not drawn yet are drawn now. */
export function loadSecrets(file: string): Secrets {
  const kept = readSecrets(file);
  const secrets: Secrets = { ...drawSecrets(), ...kept };
  if (Object.keys(secrets).some((name) => !Object.hasOwn(kept, name)))
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}

function readSecrets(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
  } catch {
    return {}; // none yet
  }
}

const drawSecrets = (): Secrets => ({
  postgresPassword: draw(),
  servicePassword: draw(),
  mediaUrlSecret: draw(),
  operatorToken: draw(),
  sealingKey: randomBytes(SEALING_KEY_BYTES).toString('base64'),
});

const SEALING_KEY_BYTES = 32;

const draw = (): string => randomBytes(24).toString('base64url');
