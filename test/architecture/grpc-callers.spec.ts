import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { GRPC_CALLERS, GRPC_SERVICES } from '@diorama/rpc';
import type { GrpcCaller, GrpcMethods } from '@diorama/rpc';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ACTIVITIES = 'libs/product/activities/src';

/** The code of each process that calls services: all files of these folders, and all files that these files import. */
const CODE: Readonly<Record<GrpcCaller, readonly string[]>> = {
  gateway: ['apps/gateway/src'],
  orchestration: [
    'operation/operation',
    'export/export-operation',
    'painting/painting-operation',
    'planning/planning',
    'retention/retention',
    'delivery/signing',
    'delivery/delivery',
  ].map((name) => `${ACTIVITIES}/${name}.activities.ts`),
  generation: ['generation/generation', 'export/export', 'painting/painting'].map((name) => `${ACTIVITIES}/${name}.activities.ts`),
  inference: [`${ACTIVITIES}/inference/inference.activities.ts`],
  egress: ['apps/egress/src'],
  media: ['apps/media/src'],
};

type Service = keyof GrpcMethods;

/** The names that clients of each service have in the code. A `client` is one of several services, or an argument. */
const CLIENTS: Readonly<Record<Service, RegExp>> = {
  world: /^(world|client)$/,
  admin: /^admin$/,
  deliveries: /^deliveries$/,
  media: /^(media|mediaClient)$/,
  signing: /^signing$/,
  egress: /^egress$/,
  system: /^client$/,
};

const SERVICES = Object.keys(GRPC_SERVICES) as Service[];

const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The methods of a service, as clients name them. */
const methodsOf = (service: Service): ReadonlySet<string> => new Set(Object.keys(GRPC_SERVICES[service]));

/** Files of a process: of its folders, or those that its files import, not for their types alone. */
function filesOf(caller: GrpcCaller): readonly string[] {
  const found = new Set<string>();
  const waiting = CODE[caller].flatMap((path) =>
    path.endsWith('.ts') ? [path] : globSync(`${path}/**/*.ts`, { cwd: ROOT }).filter((file) => !/\.spec\.ts$|\/testing\//.test(file)),
  );
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    for (const [, path = ''] of textOf(file).matchAll(/^(?:import|export) (?!type )[^;]*? from '(\.[^']+)\.js';/gms)) {
      const imported = join(dirname(file), `${path}.ts`);
      if (existsSync(join(ROOT, imported))) waiting.push(imported);
    }
  }
  return [...found];
}

/** The methods that files call, by service. */
function callsOf(files: readonly string[]): Readonly<Record<Service, readonly string[]>> {
  const calls = files.flatMap((file) =>
    [...textOf(file).matchAll(/\b(\w+)\??\.(\w+)\(/g)].map(([, client = '', method = '']) => ({ client, method })),
  );
  const called = (service: Service): string[] => {
    const methods = methodsOf(service);
    return [
      ...new Set(calls.filter(({ client, method }) => CLIENTS[service].test(client) && methods.has(method)).map(({ method }) => method)),
    ].toSorted();
  };
  return Object.fromEntries(SERVICES.map((service) => [service, called(service)])) as unknown as Record<Service, string[]>;
}

describe('the methods that each process may call', () => {
  it.each(Object.keys(CODE) as GrpcCaller[])('are those that its code calls: %s', (caller) => {
    const row: Readonly<Record<string, readonly string[] | undefined>> = GRPC_CALLERS[caller];
    const allowed = Object.fromEntries(SERVICES.map((service) => [service, [...(row[service] ?? [])].toSorted()]));
    expect(callsOf(filesOf(caller))).toEqual(allowed);
  });

  it('include no process without the network policy of the connection', () => {
    const flows = [...textOf('charts/diorama/templates/_network.tpl').matchAll(/\{to: (\w+), port: grpc, from: \[([^\]]+)\]\}/g)];
    const from = new Map(flows.map(([, to = '', callers = '']) => [to, callers.split(', ').toSorted()]));
    const targetOf = (service: string): string => (service === 'admin' || service === 'deliveries' ? 'world' : service);
    const needed = new Map<string, Set<string>>();
    for (const [caller, row] of Object.entries(GRPC_CALLERS))
      for (const service of Object.keys(row).filter((name) => name !== 'system'))
        needed.set(targetOf(service), (needed.get(targetOf(service)) ?? new Set()).add(caller));
    expect(new Map([...needed].map(([to, callers]) => [to, [...callers].toSorted()]))).toEqual(from);
  });
});
