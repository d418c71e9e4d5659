import { AuthenticationError, DioramaError, PermissionError } from '@diorama-worlds/sdk';
import type { AssetFile, Caller, Diorama, World } from '@diorama-worlds/sdk';

import { readCaller } from '../program/read-caller.js';
import { judgeCredits, judgeVersion } from './judge.js';
import { ok, problem, skipped } from './finding.js';
import type { Finding, Verdict } from './finding.js';

const TIMEOUT_MS = 15_000;

/** What the checks of an account need. */
interface AccountChecks {
  readonly api: Diorama;
  readonly ownVersion: string;
  readonly signal: AbortSignal;
}

/** Checks the key, then what the key gives access to: credits, versions, and the store of files. */
export async function checkAccount({ api, ownVersion, signal }: AccountChecks): Promise<Finding[]> {
  let key: Verdict;
  let version: string | null;
  try {
    const caller = await readCaller(api, signal);
    if (caller === null) await api.credits({ signal });
    version = caller?.service_version ?? null;
    key = ok(caller === null ? 'the service accepts the key' : describeKey(caller));
  } catch (error) {
    signal.throwIfAborted();
    return [{ check: 'key', ...judgeKeyError(error) }];
  }
  return [
    { check: 'key', ...key },
    { check: 'credits', ...(await check(signal, async () => judgeCredits((await api.credits({ signal })).remaining_credits))) },
    { check: 'store', ...(await check(signal, () => checkStore(api, signal))) },
    { check: 'version', ...judgeVersion(version, ownVersion) },
  ];
}

const describeKey = ({ api_key_name: name, api_key_id: id, account_name: account, account_id: accountId }: Caller): string =>
  `"${name ?? id}" of the account "${account ?? accountId}"`;

function judgeKeyError(error: unknown): Verdict {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof AuthenticationError) return problem(message, 'Run "diorama login" with a valid key');
  return problem(message, 'Check the logs of the service');
}

/** A key with few scopes skips checks. */
async function check(signal: AbortSignal, run: () => Promise<Verdict>): Promise<Verdict> {
  try {
    return await run();
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof PermissionError) return skipped(error.message);
    return problem(error instanceof Error ? error.message : String(error), 'Check the logs of the service');
  }
}

/** Whether this machine can reach the place to which signed URLs lead; a file of the newest world shows it. */
async function checkStore(api: Diorama, signal: AbortSignal): Promise<Verdict> {
  const file = await findFile(api, signal);
  if (file === undefined) return skipped('there is no world yet whose files could be fetched');
  const { host } = new URL(file.url);
  try {
    await api.downloads.size(file, { signal, timeoutMs: TIMEOUT_MS });
    return ok(`signed URLs of ${host} work`);
  } catch (error) {
    signal.throwIfAborted();
    const message = error instanceof DioramaError ? error.message : String(error);
    return problem(
      `files at ${host} cannot be fetched: ${message}`,
      'Check that this machine can reach the public address of the media service',
    );
  }
}

async function findFile(api: Diorama, signal: AbortSignal): Promise<AssetFile | undefined> {
  const own = await api.worlds.page({ page_size: 1, status: 'SUCCEEDED' }, { signal });
  const worlds: readonly Pick<World, 'assets'>[] = own.worlds;
  return worlds.flatMap((world) => api.downloads.files(world))[0];
}
