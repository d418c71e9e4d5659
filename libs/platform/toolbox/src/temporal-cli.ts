import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { findProgram } from './find-program.js';
import type { ToolSearch } from './find-program.js';
import { TEMPORAL_CLI_TOOL, buildGoTool, getGoToolPath } from './go-tool.js';
import { runCommandQuietly } from './run-quietly.js';

const DOWNLOAD_MS = 60_000;
const CONNECT_MS = 4_000;

/**
 * Finds a `temporal` binary: `TEMPORAL_CLI`, then PATH, then what was fetched before, then the official download, then a
 * build with Go.
 *
 * @throws Error that says how to help when none of these works
 */
export async function findTemporal({ environment, folder, onStep }: ToolSearch): Promise<string> {
  const kept = getGoToolPath(TEMPORAL_CLI_TOOL, folder);
  const known = findProgram({ variable: 'TEMPORAL_CLI', name: 'temporal', kept }, environment);
  if (known !== undefined) return known;
  const failures: string[] = [];
  for (const [description, fetchTool] of [
    ['downloading Temporal', () => download(folder, { ...environment })],
    ['building Temporal with Go: about three minutes, once', () => buildGoTool(TEMPORAL_CLI_TOOL, folder, { ...environment })],
  ] as const) {
    onStep(description);
    try {
      return await fetchTool();
    } catch (error) {
      failures.push(`- ${description}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new Error(
    `No Temporal server is available. Install the temporal CLI, or Go 1.25, or set TEMPORAL_ADDRESS.\n${failures.join('\n')}`,
  );
}

async function download(folder: string, env: NodeJS.ProcessEnv): Promise<string> {
  const target = getGoToolPath(TEMPORAL_CLI_TOOL, folder);
  const platform = { linux: 'linux', darwin: 'darwin' }[process.platform as string];
  const arch = { x64: 'amd64', arm64: 'arm64' }[process.arch as string];
  if (platform === undefined || arch === undefined) throw new Error(`no download for ${process.platform} ${process.arch}`);
  const archive = await fetchArchive(
    `https://temporal.download/cli/archive/${TEMPORAL_CLI_TOOL.version}?platform=${platform}&arch=${arch}`,
  );
  await mkdir(folder, { recursive: true });
  const work = await mkdtemp(join(folder, 'download-'));
  try {
    await writeFile(join(work, 'temporal.tar.gz'), archive);
    await runCommandQuietly('tar', ['-xzf', join(work, 'temporal.tar.gz'), '-C', work, 'temporal'], env);
    await rename(join(work, 'temporal'), target);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return target;
}

/** A machine without a way out learns it in seconds; one with a slow way gets a minute. */
async function fetchArchive(url: string): Promise<Buffer> {
  const unreachable = new AbortController();
  const timer = setTimeout(() => unreachable.abort(new Error('no answer')), CONNECT_MS);
  const response = await fetch(url, { signal: AbortSignal.any([unreachable.signal, AbortSignal.timeout(DOWNLOAD_MS)]) });
  clearTimeout(timer);
  if (!response.ok) throw new Error(`the download returned ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
