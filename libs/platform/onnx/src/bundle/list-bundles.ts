import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { BundleError } from './bundle-error.js';
import type { BundleManifest, ModelTask } from './manifest.js';
import { readManifest } from './open-bundle.js';

/** A bundle that was found; its files have not been looked at yet. */
export interface BundleEntry {
  readonly folder: string;
  readonly manifest: BundleManifest;
}

export interface BundleListing {
  /** By name, then newest version first. */
  readonly bundles: readonly BundleEntry[];
  /** Those that cannot be used. */
  readonly faults: readonly BundleError[];
}

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const VERSION = /^\d+\.\d+\.\d+$/;

/** The bundles in `<folder>/<name>/<version>`; none where there is no such folder. */
export async function listBundles(folder: string): Promise<BundleListing> {
  const bundles: BundleEntry[] = [];
  const faults: BundleError[] = [];
  for (const name of await foldersIn(folder, NAME)) {
    const versions = (await foldersIn(join(folder, name), VERSION)).sort((a, b) => compareVersions(b, a));
    for (const version of versions) {
      const path = join(folder, name, version);
      try {
        const { manifest } = await readManifest(path);
        if (manifest.name !== name || manifest.version !== version)
          throw new BundleError(path, `its manifest is for ${manifest.name}@${manifest.version}`);
        bundles.push({ folder: path, manifest });
      } catch (error) {
        if (!(error instanceof BundleError)) throw error;
        faults.push(error);
      }
    }
  }
  return { bundles, faults };
}

/**
 * The bundle for a task: the one that is wanted, as `name` or `name@version`, else the first; of several versions the newest.
 * Undefined when there is none.
 */
export function chooseBundle(bundles: readonly BundleEntry[], task: ModelTask, wanted?: string): BundleEntry | undefined {
  return bundles.find(
    ({ manifest: { name, version, task: itsTask } }) =>
      itsTask === task && (wanted === undefined || wanted === name || wanted === `${name}@${version}`),
  );
}

async function foldersIn(folder: string, pattern: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => !entry.isFile() && pattern.test(entry.name))
    .map(({ name }) => name)
    .sort();
}

function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  for (let part = 0; part < 3; part++) {
    const difference = (left?.[part] ?? 0) - (right?.[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
