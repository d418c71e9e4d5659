import { AuthenticationError } from '@diorama-worlds/sdk';

import type { StoredProfiles } from './config-file.js';
import type { LocalStack } from '../local/local-stack.js';
import { UsageError } from '../values/usage-error.js';

/** Where `npm start` serves the API. */
export const LOCAL_URL = 'http://127.0.0.1:8800';

/** The installation that a command speaks to. */
export interface Installation {
  readonly url: string;
  readonly apiKey: string | undefined;
  /** The profile that gives the address or the key; null if neither comes from one. */
  readonly profile: string | null;
  /** The source of the key, for people. */
  readonly keySource: string | null;
}

/** The sources from which an installation is chosen. */
export interface InstallationSources {
  readonly stored: StoredProfiles;
  /** The stack of the current folder; null if no stack runs there. */
  readonly local: LocalStack | null;
  /** The value of `--profile`. */
  readonly option: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * `--profile` wins over DIORAMA_URL and DIORAMA_API_KEY, and these win over DIORAMA_PROFILE and the current profile. Without any of
 * them, it is the local stack. A stored key, and that of the local stack, are used only at their addresses.
 *
 * @throws UsageError if the named profile does not exist
 */
export function resolveInstallation({ stored, local, option, env }: InstallationSources): Installation {
  const name = option || env['DIORAMA_PROFILE'] || null;
  const login = stored.profiles.get(name ?? stored.current);
  if (name !== null && login === undefined) throw new UsageError(describeMissingProfile(name, stored));
  const profile = login === undefined ? null : (name ?? stored.current);
  if (option && login !== undefined) return { url: login.url, apiKey: login.api_key, profile, keySource: `profile ${option}` };
  const url = env['DIORAMA_URL'] || login?.url || local?.url || LOCAL_URL;
  const isStoredAddress = login?.url === url;
  const used = isStoredAddress ? profile : null;
  if (env['DIORAMA_API_KEY']) return { url, apiKey: env['DIORAMA_API_KEY'], profile: used, keySource: 'DIORAMA_API_KEY' };
  if (isStoredAddress) return { url, apiKey: login.api_key, profile, keySource: `profile ${profile ?? ''}` };
  if (local?.url === url) return { url, apiKey: local.apiKey, profile: null, keySource: local.file };
  return { url, apiKey: undefined, profile: null, keySource: null };
}

/** @throws AuthenticationError if there is no key for the address */
export function requireKey({ url, apiKey }: Installation, { profiles }: StoredProfiles): string {
  if (apiKey !== undefined) return apiKey;
  const isForAnother = profiles.size > 0;
  const reason = isForAnother ? `No API key for ${url}: the stored keys are for other addresses.` : 'No API key.';
  throw new AuthenticationError(`${reason} Run "diorama login" or set DIORAMA_API_KEY`);
}

function describeMissingProfile(name: string, { profiles }: StoredProfiles): string {
  const known = profiles.size === 0 ? '' : ` Profiles: ${[...profiles.keys()].join(', ')}.`;
  return `There is no profile "${name}".${known} Add it with: diorama login --profile ${name}`;
}
