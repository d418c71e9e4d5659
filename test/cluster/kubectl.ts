import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { runProgram } from './program.ts';
import type { Ended } from './program.ts';
import { NAMESPACE } from './settings.ts';

/** Any object of the API. */
export interface Resource {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly [field: string]: unknown };
  readonly [field: string]: unknown;
}

/** In the namespace of the tests. @throws Error with what kubectl says */
export async function kubectl(...args: readonly string[]): Promise<string> {
  return (await runProgram('kubectl', ['-n', NAMESPACE, ...args])).output;
}

export const tryKubectl = (...args: readonly string[]): Promise<Ended> =>
  runProgram('kubectl', ['-n', NAMESPACE, ...args], { mayFail: true });

/** Makes or changes resources; those that belong to a namespace are in that of the tests. */
export const apply = (...resources: readonly Resource[]): Promise<void> => applyIn(NAMESPACE, ...resources);

export async function applyIn(where: string, ...resources: readonly Resource[]): Promise<void> {
  await runProgram('kubectl', ['-n', where, 'apply', '-f', '-'], { input: listOf(resources) });
}

/** What the API server says to resources that it is asked to take. */
export const tryApply = (...resources: readonly Resource[]): Promise<Ended> =>
  runProgram('kubectl', ['-n', NAMESPACE, 'apply', '-f', '-'], { input: listOf(resources), mayFail: true });

const listOf = (items: readonly Resource[]): string => JSON.stringify({ apiVersion: 'v1', kind: 'List', items });

/** Names of what there is of a kind, by label where one is given. */
export async function namesOf(kind: string, selector = ''): Promise<string[]> {
  const output = await kubectl('get', kind, '-l', selector, '-o', 'jsonpath={range .items[*]}{.metadata.name}{"\\n"}{end}');
  return output.split('\n').filter((name) => name !== '');
}

/** Services of the cluster by way of its API server, which finds a pod for each request anew. */
export interface ServiceProxy {
  urlOf(service: string): string;
  close(): void;
}

export async function openServiceProxy(): Promise<ServiceProxy> {
  const child = spawn('kubectl', ['proxy', '--port=0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await addressOf(child);
  return {
    urlOf: (service) => `http://${address}/api/v1/namespaces/${NAMESPACE}/services/http:${service}:http/proxy`,
    close: () => void child.kill(),
  };
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('kubectl proxy has no output');
  const [line] = (await once(createInterface(stdout), 'line')) as [string];
  const address = /[\d.]+:\d+$/.exec(line)?.[0];
  if (address === undefined) throw new Error(`kubectl proxy says ${line}`);
  return address;
}
