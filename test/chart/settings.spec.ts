import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { loadConfig } from '@diorama/config';
import { createInferenceQueueName, TASK_QUEUES } from '@diorama/domain';
import { readTemporalSettings } from '@diorama/temporal';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';

import { schemaOfApp } from './app-schema.ts';
import { find, ofKind, podOf } from './manifest.ts';
import type { Container, Variable } from './manifest.ts';
import { VALUE_FILES, render } from './render.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The app that an image runs. */
const APPS: Readonly<Record<string, string>> = {
  'diorama-gateway': 'gateway',
  'diorama-world': 'world',
  'diorama-media': 'media',
  'diorama-signing': 'signing',
  'diorama-egress': 'egress',
  'diorama-worker': 'worker',
  'diorama-inference': 'inference',
  'diorama-inference-cuda': 'inference',
};

/** What Secrets would hold. */
const SECRETS: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://world:password@postgres:5432/diorama',
  OPERATOR_TOKENS: 'ada=0123456789abcdef',
  OIDC_CLIENT_SECRET: '0123456789abcdef0123',
  MEDIA_URL_SECRET: '0123456789abcdef0123',
  SIGNING_SEALING_KEY: 'MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
  DEMO_API_KEY: `svck_live_${'a'.repeat(12)}_${'b'.repeat(32)}_00000000`,
};

const imageOf = ({ image }: Container): string => /([^/:@]+)(?:[:@][^/]*)?$/.exec(image.replace(/@sha256:.*/, ''))?.[1] ?? '';
const valueOf = ({ name, value, valueFrom }: Variable): string =>
  value ?? (valueFrom?.secretKeyRef === undefined ? '' : (SECRETS[name] ?? 'a secret'));
const environmentOf = (container: Container): Record<string, string> =>
  Object.fromEntries((container.env ?? []).map((variable) => [variable.name, valueOf(variable)]));

async function schemaOf(container: Container): Promise<z.ZodObject> {
  const app = APPS[imageOf(container)];
  if (app === undefined) throw new Error(`nothing is known of ${container.image}`);
  return schemaOfApp(app);
}

/** Containers that run something else on an image of ours. */
const SCRIPTS = ['test', 'relay'];

/** Processes of ours, as opposed to the parts of quickstart and to scripts. */
function processesOf(file: string): readonly Container[] {
  const containers = render({ file }).flatMap((manifest) => podOf(manifest)?.containers ?? []);
  return containers.filter((one) => APPS[imageOf(one)] !== undefined && !SCRIPTS.includes(one.name));
}

describe.each(VALUE_FILES)('the processes of %s', (file) => {
  const processes = processesOf(file);

  it('are all of the apps', () => {
    const apps = new Set(processes.map((one) => APPS[imageOf(one)]));
    for (const app of ['gateway', 'world', 'media', 'signing', 'egress', 'worker']) expect(apps).toContain(app);
  });

  it.each(processes.map((one) => [one.name, one] as const))('%s reads its configuration without a fault', async (_name, container) => {
    const schema = await schemaOf(container);
    expect(() => loadConfig(schema, environmentOf(container))).not.toThrow();
  });

  it.each(processes.map((one) => [one.name, one] as const))('%s is told nothing that it does not read', async (_name, container) => {
    const known = Object.keys((await schemaOf(container)).shape);
    const told = Object.keys(environmentOf(container)).filter((name) => !/^(TEMPORAL|NODE)_/.test(name));
    expect(told.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('find Temporal by the variables of its own tools', () => {
    for (const container of processes) {
      const environment = environmentOf(container);
      if (environment['TEMPORAL_ADDRESS'] === undefined) continue;
      const offline = Object.fromEntries(Object.entries(environment).filter(([name]) => !name.endsWith('_PATH')));
      const { connection, namespace } = readTemporalSettings(offline);
      expect(namespace).toBe(environment['TEMPORAL_NAMESPACE']);
      expect(connection.address).toBe(environment['TEMPORAL_ADDRESS']);
    }
  });
});

describe('names that two sides must agree on', () => {
  const manifests = render({ file: 'gpu.yaml' });

  it('are those of the task queues', () => {
    const queues = ofKind(manifests, 'ScaledObject').map((one) => one.spec?.triggers?.[0]?.metadata['taskQueue']);
    expect(new Set(queues)).toEqual(new Set([TASK_QUEUES.generation, createInferenceQueueName('l4'), TASK_QUEUES.orchestration]));
  });

  it('are those of the models that come along', () => {
    const { env = [] } = podOf(find(manifests, 'Deployment', 'generation'))?.containers[0] ?? {};
    const folders = env.flatMap(({ value = '' }) => (value.startsWith('/app/') ? [value.replace('/app/', '')] : []));
    expect(folders).toHaveLength(2);
    expect(folders.filter((folder) => !existsSync(join(ROOT, folder, 'bundle.json')))).toEqual([]);
  });

  it('are those of the Services that addresses lead to', () => {
    const services = new Map(
      ofKind(manifests, 'Service').map((one) => [one.metadata.name, one.spec?.ports?.map(({ port }) => String(port))]),
    );
    const variables = manifests.flatMap((one) => podOf(one)?.containers ?? []).flatMap((one) => one.env ?? []);
    const inner = variables.filter(
      ({ name, value }) => /^(WORLD|MEDIA|SIGNING|EGRESS)_ADDRESS$|_INNER_URL$/.test(name) && value !== undefined,
    );
    expect(inner.length).toBeGreaterThan(8);
    for (const { value = '' } of inner) {
      const [, host = '', port = ''] = /^(?:http:\/\/)?([^:]+):(\d+)$/.exec(value) ?? [];
      expect(services.get(host)).toContain(port);
    }
  });

  it('are those of the ports behind probes and Services', () => {
    for (const service of ofKind(manifests, 'Service')) {
      const component = service.spec?.selector?.['app.kubernetes.io/component'] ?? '';
      const ports = podOf(find(manifests, 'Deployment', component))?.containers[0]?.ports?.map(({ name }) => name);
      for (const { targetPort } of service.spec?.ports ?? []) expect(ports).toContain(targetPort);
    }
  });
});
