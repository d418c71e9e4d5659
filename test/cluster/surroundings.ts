import { createTestCertificate } from '@diorama/outbound/testing';

import { apply, applyIn, kubectl, tryKubectl } from './kubectl.ts';
import { RECEIVER_HOST, namespace, nodeFolders, nodeVolumes, receiver } from './manifests.ts';
import { runProgram } from './program.ts';
import { uninstall } from './release.ts';
import { NAMESPACE, STORAGE_CLASS } from './settings.ts';

const FOLDERS_NAMESPACE = `${NAMESPACE}-folders`;
const READY_WITHIN = '--timeout=120s';

/** Makes all that a release of the tests finds: a namespace, volumes and a receiver of webhooks. */
export async function makeSurroundings(): Promise<void> {
  await clear();
  await apply(namespace(NAMESPACE, 'restricted'));
  if (STORAGE_CLASS === null) await makeVolumes();
  await apply(...receiver(createTestCertificate([RECEIVER_HOST])));
  await kubectl('wait', 'pod/receiver', '--for=condition=Ready', READY_WITHIN);
}

/** Leaves the cluster as it was, whatever the tests had come to. */
export async function removeSurroundings(): Promise<void> {
  await clear();
  if (STORAGE_CLASS === null) await changeFolders('remove');
}

async function clear(): Promise<void> {
  await uninstall().catch(() => undefined); // there may be none
  await kubectl('delete', 'namespace', NAMESPACE, '--ignore-not-found', '--wait');
  await kubectl('delete', 'persistentvolume', '-l', `diorama-test=${NAMESPACE}`, '--wait');
}

async function makeVolumes(): Promise<void> {
  await changeFolders('make');
  await apply(...nodeVolumes());
}

async function changeFolders(action: 'make' | 'remove'): Promise<void> {
  const inFolders = (...args: readonly string[]) => runProgram('kubectl', ['-n', FOLDERS_NAMESPACE, ...args]);
  await apply(namespace(FOLDERS_NAMESPACE, 'privileged'));
  await applyIn(FOLDERS_NAMESPACE, nodeFolders(action));
  await inFolders('wait', `pod/folders-${action}`, '--for=jsonpath={.status.phase}=Succeeded', READY_WITHIN);
  await inFolders('delete', 'namespace', FOLDERS_NAMESPACE, '--wait');
}

/** What a person would look at first when pods do not get ready. */
export async function describePods(): Promise<string> {
  const pods = await podLines();
  const unready = pods.filter((line) => !/\s(\d)\/\1\s+Running/.test(line));
  return [...pods, await warnings(), ...(await endsOfLogs(unready, 8))].join('\n');
}

/** The same of pods that are ready, though what they are there for does not happen. */
export async function describeRelease(): Promise<string> {
  const pods = await podLines();
  return [...pods, await warnings(), ...(await endsOfLogs(pods, 30))].join('\n');
}

const podLines = async (): Promise<string[]> =>
  (await tryKubectl('get', 'pods', '-o', 'wide', '--no-headers')).output.split('\n').filter((line) => line !== '');

const warnings = async (): Promise<string> =>
  (await tryKubectl('get', 'events', '--field-selector=type=Warning', '--sort-by=.lastTimestamp')).output;

const endsOfLogs = (pods: readonly string[], lines: number): Promise<string[]> =>
  Promise.all(
    pods.map(async (line) => {
      const pod = line.split(' ')[0] ?? '';
      return `${pod}:\n${(await tryKubectl('logs', pod, '--all-containers', `--tail=${lines}`)).output}`;
    }),
  );
