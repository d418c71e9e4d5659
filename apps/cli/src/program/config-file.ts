import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { UsageError } from './usage-error.js';

/** What `login` keeps. */
interface StoredLogin {
  readonly url: string;
  readonly api_key: string;
}

const OWNER_ONLY = 0o600;

/** The stored login; null where there is none. @throws UsageError when the file is not what this program writes */
export async function readConfig(path: string): Promise<StoredLogin | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  try {
    const { url, api_key } = JSON.parse(text) as Partial<StoredLogin>;
    if (typeof url === 'string' && typeof api_key === 'string') return { url, api_key };
  } catch {
    // told below
  }
  throw new UsageError(`${path} is damaged; run "diorama login" again`);
}

/** Stores a login for nobody but its owner; a reader sees the old file or the new one, never half of it. */
export async function writeConfig(path: string, login: StoredLogin): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}.new`;
  await writeFile(draft, `${JSON.stringify(login, null, 2)}\n`, { mode: OWNER_ONLY });
  await chmod(draft, OWNER_ONLY);
  await rename(draft, path);
}
