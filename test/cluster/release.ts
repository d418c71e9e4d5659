import { fileURLToPath } from 'node:url';

import { tryKubectl } from './kubectl.ts';
import { runProgram } from './program.ts';
import type { Ended } from './program.ts';
import { IMAGE_PREFIX, IMAGE_TAG, NAMESPACE, NODE_IMAGE, RELEASE, STORAGE_CLASS } from './settings.ts';
import { STATIC_CLASS, pullPolicy } from './manifests.ts';

const CHART = fileURLToPath(new URL('../../charts/diorama', import.meta.url));
const VALUES = fileURLToPath(new URL('../../charts/diorama/ci/receiver.yaml', import.meta.url));
const PATIENCE = '--timeout=6m';

/** What a release of these tests is told beside the value file. */
function values(set: Readonly<Record<string, string>> = {}): string[] {
  const all = {
    'image.registry': IMAGE_PREFIX.replace(/\/diorama-$/, ''),
    'image.tag': IMAGE_TAG,
    'image.pullPolicy': pullPolicy(),
    'quickstart.storageClassName': STORAGE_CLASS ?? STATIC_CLASS,
    'egress.extraContainers[0].image': NODE_IMAGE,
    'egress.extraContainers[0].imagePullPolicy': pullPolicy(),
    ...set,
  };
  return Object.entries(all).flatMap(([name, value]) => ['--set-string', `${name}=${value}`]);
}

const helm = (...args: readonly string[]): Promise<Ended> => runProgram(process.env['HELM'] || 'helm', ['-n', NAMESPACE, ...args]);

/** Ends once everything of it is ready. */
export const install = (): Promise<Ended> => helm('install', RELEASE, CHART, '-f', VALUES, ...values(), '--wait', PATIENCE);

export const upgrade = (set: Readonly<Record<string, string>>): Promise<Ended> =>
  helm('upgrade', RELEASE, CHART, '-f', VALUES, ...values(set), '--wait', PATIENCE);

export const rollback = (revision: number): Promise<Ended> => helm('rollback', RELEASE, String(revision), '--wait', PATIENCE);

export const uninstall = (): Promise<Ended> => helm('uninstall', RELEASE, '--wait', PATIENCE, '--ignore-not-found');

/** Runs the tests of the chart itself. @throws Error with what they wrote */
export async function testRelease(): Promise<string> {
  try {
    return (await helm('test', RELEASE, PATIENCE)).output;
  } catch (error) {
    const { output } = await tryKubectl('logs', `${RELEASE}-test`); // a pod that succeeded is gone
    throw new Error(output, { cause: error });
  }
}
