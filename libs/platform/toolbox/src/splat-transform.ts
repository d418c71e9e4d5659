import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { runCommandQuietly } from './run-quietly.js';

/** PlayCanvas' converter of splats, and the library that it is built on. */
const PACKAGES = ['@playcanvas/splat-transform@3.7.0', 'playcanvas@2.23.3'] as const;
const FOLDER = 'splat-transform-3.7.0';

/** Where the module of SplatTransform lies once it was fetched. */
export const getSplatTransformPath = (folder: string): string =>
  join(folder, FOLDER, 'node_modules/@playcanvas/splat-transform/dist/index.mjs');

/**
 * Fetches SplatTransform, which reads streamed SOG, into the tool folder with npm, unless it is there. It is not a dependency, because it
 * takes 200 MB. Its scripts are not run. Returns the path of its module.
 *
 * @throws Error when npm cannot fetch it
 */
export async function fetchSplatTransform(folder: string, env: NodeJS.ProcessEnv): Promise<string> {
  const path = getSplatTransformPath(folder);
  if (existsSync(path)) return path;
  await mkdir(folder, { recursive: true });
  const work = await mkdtemp(join(folder, 'splat-transform-'));
  try {
    const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', work];
    await runCommandQuietly('npm', ['install', ...options, ...PACKAGES], env, work);
    await rename(work, join(folder, FOLDER));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return path;
}
