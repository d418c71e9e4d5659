import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { runCommandQuietly } from './run-quietly.js';

export interface GoTool {
  /** Such as `github.com/temporalio/cli/cmd/temporal`. */
  readonly module: string;
  readonly version: string;
}

export const TEMPORAL_CLI_TOOL: GoTool = { module: 'github.com/temporalio/cli/cmd/temporal', version: 'v1.5.1' };
export const VERSITYGW_TOOL: GoTool = { module: 'github.com/versity/versitygw/cmd/versitygw', version: 'v1.8.0' };

/** Where a tool of this version lies once it was built. */
export const getGoToolPath = ({ module, version }: GoTool, folder: string): string => join(folder, `${basename(module)}-${version}`);

/** Builds a Go program into the tool folder, unless it is there; needs `go` on PATH. Answers its path. */
export async function buildGoTool(tool: GoTool, folder: string, env: NodeJS.ProcessEnv): Promise<string> {
  const target = getGoToolPath(tool, folder);
  if (existsSync(target)) return target;
  await mkdir(folder, { recursive: true });
  const build = await mkdtemp(join(folder, 'build-'));
  try {
    await runCommandQuietly('go', ['install', `${tool.module}@${tool.version}`], { ...env, GOBIN: build, GOFLAGS: '-mod=mod' });
    await rename(join(build, basename(tool.module)), target);
  } finally {
    await rm(build, { recursive: true, force: true });
  }
  return target;
}
