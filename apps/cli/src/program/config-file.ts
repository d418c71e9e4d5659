import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { UsageError } from '../values/usage-error.js';

/** The address of an installation and the API key for it. */
export interface StoredLogin {
  readonly url: string;
  readonly api_key: string;
}

/** The content of the configuration file: installations by the names of their profiles. */
export interface StoredProfiles {
  /** The profile that is used by default. It may be missing in `profiles`. */
  readonly current: string;
  readonly profiles: ReadonlyMap<string, StoredLogin>;
}

/** The profile of a first login, and of a file of an earlier version, which holds one login only. */
export const DEFAULT_PROFILE = 'default';

const OWNER_ONLY = 0o600;
const NAME = /^[a-z0-9][\w.-]{0,63}$/i;

/** @throws UsageError for a name that a profile cannot have */
export function checkProfileName(name: string): string {
  if (NAME.test(name)) return name;
  throw new UsageError(`"${name}" is not a valid profile name. Use up to 64 letters, digits, dots, hyphens and underscores`);
}

/** The stored logins; none if the file does not exist. @throws UsageError if this program did not write the file */
export async function readProfiles(path: string): Promise<StoredProfiles> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return { current: DEFAULT_PROFILE, profiles: new Map() };
  const stored = parseProfiles(text);
  if (stored === null) throw new UsageError(`${path} is damaged; delete it and run "diorama login" again`);
  return stored;
}

/** Stores logins so that only the owner can read them; a reader sees the old file or the new one, never half of it. */
export async function writeProfiles(path: string, { current, profiles }: StoredProfiles): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}.new`;
  const content = { current, profiles: Object.fromEntries(profiles) };
  await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: OWNER_ONLY });
  await chmod(draft, OWNER_ONLY);
  await rename(draft, path);
}

/** Null for a text that is not a configuration of this or an earlier version. */
function parseProfiles(text: string): StoredProfiles | null {
  const content = parseObject(text);
  if (content === null) return null;
  const single = toLogin(content);
  if (single !== null) return { current: DEFAULT_PROFILE, profiles: new Map([[DEFAULT_PROFILE, single]]) };
  const { current, profiles } = content;
  if (typeof current !== 'string' || typeof profiles !== 'object' || profiles === null) return null;
  const logins = new Map<string, StoredLogin>();
  for (const [name, value] of Object.entries(profiles)) {
    const login = toLogin(value);
    if (login === null) return null;
    logins.set(name, login);
  }
  return { current, profiles: logins };
}

function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const content: unknown = JSON.parse(text);
    return typeof content === 'object' && content !== null ? (content as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function toLogin(value: unknown): StoredLogin | null {
  if (typeof value !== 'object' || value === null) return null;
  const { url, api_key } = value as Partial<Record<keyof StoredLogin, unknown>>;
  return typeof url === 'string' && typeof api_key === 'string' ? { url, api_key } : null;
}
