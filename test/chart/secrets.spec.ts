import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterEach, describe, expect, it } from 'vitest';

import { CHART, HELMS } from './render.ts';

type Secrets = Readonly<Record<string, Readonly<Record<string, string>>>>;

const TOKEN = '0123456789abcdef0123';
const stops: (() => unknown)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** The URL of a Kubernetes that has these Secrets and nothing else. */
async function kubernetesWith(secrets: Secrets): Promise<string> {
  const resources = [{ name: 'secrets', singularName: 'secret', namespaced: true, kind: 'Secret', verbs: ['get'] }];
  const server = createServer(({ url = '' }, answer) => {
    const name = /^\/api\/v1\/namespaces\/worlds\/secrets\/([^/?]+)/.exec(url)?.[1] ?? '';
    const found = secrets[name];
    const base64 = Object.entries(found ?? {}).map(([key, text]) => [key, Buffer.from(text).toString('base64')]);
    const told =
      url.split('?')[0] === '/api/v1'
        ? { kind: 'APIResourceList', groupVersion: 'v1', resources }
        : found && { kind: 'Secret', apiVersion: 'v1', metadata: { name, namespace: 'worlds' }, data: Object.fromEntries(base64) };
    answer.writeHead(told === undefined ? 404 : 200, { 'content-type': 'application/json' });
    answer.end(JSON.stringify(told ?? { kind: 'Status', apiVersion: 'v1', status: 'Failure', reason: 'NotFound', code: 404 }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  stops.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Why the chart refuses production values on a cluster with these Secrets; null where it does not. */
async function faultWith(secrets: Secrets): Promise<string | null> {
  const cluster = ['--dry-run=server', '--kube-apiserver', await kubernetesWith(secrets)];
  const values = ['-f', join(CHART, 'ci', 'production.yaml')];
  const args = ['template', 'demo', CHART, '-n', 'worlds', '--kube-version', '1.33', ...cluster, ...values];
  try {
    await promisify(execFile)(HELMS['Helm 3'], args, { env: { ...process.env, KUBECONFIG: '/dev/null' }, maxBuffer: 1 << 26 });
    return null;
  } catch (error) {
    return (error as { stderr: string }).stderr;
  }
}

const urls = (world: string): Readonly<Record<string, string>> => ({
  'world-url': world,
  'media-url': `postgres://media:${TOKEN}@example:5432/test`,
  'signing-url': `postgres://signing:${TOKEN}@example:5432/test?sslmode=require`,
});

describe('a Secret of the cluster', () => {
  it.each<[string, string, Readonly<Record<string, string>>, string]>([
    ['is empty', 'diorama-operators', { 'operator-tokens': '' }, 'has no operator-tokens'],
    [
      'is a placeholder',
      'diorama-media',
      { 'media-url-secret': 'Change-Me' },
      'media-url-secret of the Secret diorama-media is or contains a publicly known placeholder',
    ],
    ['has one for an operator’s token', 'diorama-operators', { 'operator-tokens': `ada=${TOKEN}, bob=change-me` }, 'operator-tokens of'],
    ['has one for the password in a URL', 'diorama-postgres', urls('postgres://world:password@db:5432/diorama'), 'world-url of'],
  ])('that %s is refused', async (_what, name, data, answer) => {
    const fault = await faultWith({ [name]: data });
    expect(fault).toContain('The values have 1 fault:');
    expect(fault).toContain(answer);
  });

  it('may have what would be a placeholder as a name', async () => {
    const postgres = urls(`postgres://world:${TOKEN}@db:5432/diorama`);
    const operators = { 'operator-tokens': `test=${TOKEN},example=${TOKEN}1` };
    expect(await faultWith({ 'diorama-postgres': postgres, 'diorama-operators': operators })).toBeNull();
  });
});
