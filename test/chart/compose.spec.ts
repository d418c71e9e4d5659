import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { loadConfig, openidConfigFields, plannerConfigFields } from '@diorama/config';
import { Ajv } from 'ajv';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { schemaOfApp } from './app-schema.ts';
import { moduleSources } from './tools.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COMPOSE = join(ROOT, 'deploy/compose');

interface Service {
  readonly image: string;
  readonly environment?: Readonly<Record<string, string | number | null>>;
  readonly networks?: readonly string[];
  readonly network_mode?: string;
  readonly ports?: readonly string[];
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
  readonly user?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly stop_grace_period?: string;
}
interface Composition {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean }>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

/** A file as docker compose reads it, with the given variables and the defaults of the others; a required one is its message. */
const readComposition = (file: string, given: Readonly<Record<string, string>> = {}): Composition =>
  parse(
    readFileSync(join(COMPOSE, file), 'utf8').replaceAll(
      /\$\{([A-Z0-9_]+):[-?]([^}]*)\}/g,
      (_, name: string, fallback: string) => given[name] ?? fallback,
    ),
    { merge: true },
  ) as Composition;
const composition = readComposition('compose.yaml');
const services = Object.entries(composition.services);
const folder = join(mkdtempSync(join(tmpdir(), 'diorama-compose-')), 'secrets');
const drawn = spawnSync(process.execPath, [join(COMPOSE, 'make-secrets.mjs'), folder], { encoding: 'utf8' });
afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

const imageOf = ({ image }: Service): string => /^localhost\/diorama-([a-z]+):dev$/.exec(image)?.[1] ?? '';
const processes = services.filter(([, one]) => !['postgres', 'temporal'].includes(imageOf(one)));

/** The environment of a service with its secrets where a test has them. A variable with an empty default is null to the parser of YAML. */
const environmentOf = ({ environment = {} }: Service): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value ?? '').replace('/run/secrets', folder)]));

describe('deploy/compose', () => {
  it('is what the specification of Compose takes', () => {
    const path = join(moduleSources('github.com/compose-spec/compose-go/v2', 'v2.9.0'), 'schema/compose-spec.json');
    const { $schema: _, ...schema } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    expect([validate(composition), validate.errors]).toEqual([true, null]);
    expect(validate({ ...composition, services: { gateway: { imag: 'a' } } })).toBe(false);
  });

  it('has an overlay with Prometheus and Grafana that mounts files of the repository only', () => {
    const overlay = readComposition('watch.yaml');
    const mounts = Object.values(overlay.services).flatMap(({ volumes: all = [] }) => all.filter((mount) => mount.startsWith('.')));
    expect(mounts).toHaveLength(4);
    expect(mounts.filter((mount) => !existsSync(join(COMPOSE, mount.split(':')[0] ?? '')))).toEqual([]);
    const { scrape_configs: jobs } = parse(readFileSync(join(COMPOSE, 'watch/prometheus.yaml'), 'utf8')) as {
      scrape_configs: { dns_sd_configs: { names: string[] }[] }[];
    };
    const scraped = jobs.flatMap(({ dns_sd_configs: lookups }) => lookups.flatMap(({ names }) => names));
    expect(scraped.toSorted()).toEqual(processes.map(([name]) => name).toSorted());
  });

  it('has an overlay with every setting of a planner', () => {
    const { orchestration } = readComposition('planner.yaml').services;
    expect(Object.keys(orchestration?.environment ?? {}).toSorted()).toEqual(Object.keys(plannerConfigFields).toSorted());
  });

  it('has an overlay with every setting of an identity provider, whose secret is a file', () => {
    const { gateway } = readComposition('oidc.yaml').services;
    const names = Object.keys(gateway?.environment ?? {}).map((name) => name.replace(/_FILE$/, ''));
    expect(names.toSorted()).toEqual(Object.keys(openidConfigFields).toSorted());
    expect(gateway?.environment).not.toHaveProperty('OIDC_CLIENT_SECRET');
  });

  it('has an overlay that keeps objects in an S3 store, which the processes that transfer files reach', async () => {
    const { services: overlay } = readComposition('s3.yaml', { S3_ENDPOINT: 'https://s3.example.com', S3_BUCKET: 'diorama' });
    const environment = { ...environmentOf(composition.services['media']), ...environmentOf(overlay['media']) };
    const config = loadConfig(await schemaOfApp('media'), environment);
    expect(config).toMatchObject({ S3_ENDPOINT: 'https://s3.example.com', S3_BUCKET: 'diorama', STAGING_FOLDER: expect.any(String) });
    expect(config['OBJECTS_FOLDER']).toBeUndefined();
    for (const name of ['media', 'generation', 'orchestration']) expect(overlay[name]?.networks).toContain('outside');
  });

  it('runs every app from an image that is built here', () => {
    const targets = readFileSync(join(ROOT, 'deploy/images/Containerfile'), 'utf8');
    for (const [, one] of services) expect(targets).toMatch(new RegExp(`^FROM \\S+ AS ${imageOf(one)}$`, 'm'));
    expect(new Set(processes.map(([, one]) => imageOf(one)))).toEqual(
      new Set(['gateway', 'world', 'media', 'signing', 'egress', 'worker']),
    );
  });

  it.each(processes)('gives %s a configuration that it reads without a fault, and nothing that it does not read', async (_name, one) => {
    const schema = await schemaOfApp(imageOf(one));
    expect(() => loadConfig(schema, environmentOf(one))).not.toThrow();
    const known = Object.keys(schema.shape).flatMap((name) => [name, `${name}_FILE`]);
    expect(Object.keys(one.environment ?? {}).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('leads addresses to services that are there', () => {
    const addresses = processes.flatMap(([, { environment = {} }]) =>
      Object.entries(environment).flatMap(([name, value]) =>
        /^(?!.*GRPC).*_ADDRESS$/.test(name) ? [String(value).split(':')[0] ?? ''] : [],
      ),
    );
    expect(addresses.length).toBeGreaterThan(10);
    expect(addresses.filter((host) => composition.services[host] === undefined)).toEqual([]);
  });

  it('gives a process that stops more time than it takes for itself', () => {
    for (const [, { environment = {}, stop_grace_period: grace = '10s' }] of processes)
      expect(Number(grace.replace('s', ''))).toBeGreaterThan(Number(environment['SHUTDOWN_SECONDS'] ?? 20));
  });

  it('hardens every container, and runs none but the one that hands volumes over as root', () => {
    for (const [name, one] of services) {
      expect([name, one.read_only, one.cap_drop]).toEqual([name, true, ['ALL']]);
      expect(one.user === undefined || name === 'volumes').toBe(true);
    }
  });

  it('publishes ports to this machine alone, and lets egress alone dial out, which holds nothing', () => {
    for (const port of services.flatMap(([, { ports = [] }]) => ports)) expect(port).toMatch(/^127\.0\.0\.1:/);
    expect(composition.networks['inner']?.internal).toBe(true);
    const withOutside = services.filter(([, { networks = [] }]) => networks.includes('outside'));
    expect(withOutside.map(([name]) => name)).toEqual(['egress']);
    expect(composition.services['egress']).not.toHaveProperty('secrets');
    expect(composition.services['egress']).not.toHaveProperty('volumes');
    const withFront = services.filter(([, { networks = [] }]) => networks.includes('front'));
    expect(withFront.filter(([, { ports }]) => ports === undefined)).toEqual([]);
  });
});

describe('deploy/compose/models.yaml', () => {
  const overlay = parse(readFileSync(join(COMPOSE, 'models.yaml'), 'utf8').replaceAll(/\$\{[A-Z_]+:-([^}]*)\}/g, '$1')) as Composition;
  const apps = { inference: 'inference', orchestration: 'worker', gateway: 'gateway' } as const;

  it.each(Object.entries(apps))('gives %s a configuration that it reads without a fault', async (name, app) => {
    const { environment = {} } = overlay.services[name] ?? {};
    const base = composition.services[name];
    const schema = await schemaOfApp(app);
    expect(() =>
      loadConfig(schema, { ...(base === undefined ? {} : environmentOf(base)), ...environmentOf({ image: '', environment }) }),
    ).not.toThrow();
    expect(Object.keys(environment).filter((variable) => !(variable in schema.shape))).toEqual([]);
  });

  it('adds one hardened container in the inner network, and changes no image', () => {
    expect(Object.keys(overlay.services).toSorted()).toEqual(Object.keys(apps).toSorted());
    expect(overlay.services['inference']).toMatchObject({ read_only: true, cap_drop: ['ALL'], networks: ['inner'] });
    expect(overlay.services['gateway']).not.toHaveProperty('image');
  });
});

describe('the secrets of deploy/compose', () => {
  it('are all drawn, are read by those who need them alone, and lie behind a folder that is closed', () => {
    expect(drawn.stderr).toBe('');
    const files = Object.values(composition.secrets).map(({ file }) => file.replace('./secrets/', ''));
    expect(readdirSync(folder).toSorted()).toEqual(files.toSorted());
    expect(statSync(folder).mode & 0o077).toBe(0);
    const used = services.flatMap(([, { secrets = [] }]) => secrets);
    expect(used.toSorted()).toEqual(files.toSorted());
  });

  it('fit together: the passwords of the database are those of the URLs', () => {
    const sql = readFileSync(join(folder, 'prepare.sql'), 'utf8');
    expect(sql).not.toContain('@');
    for (const service of ['world', 'media', 'signing']) {
      const { password, username } = new URL(readFileSync(join(folder, `${service}-url`), 'utf8'));
      expect(username).toBe(service);
      expect(sql).toContain(`CREATE ROLE ${service} LOGIN PASSWORD '${password}'`);
    }
  });

  it('are kept when they are drawn again', () => {
    const before = readFileSync(join(folder, 'operator-tokens'), 'utf8');
    spawnSync(process.execPath, [join(COMPOSE, 'make-secrets.mjs'), folder]);
    expect(readFileSync(join(folder, 'operator-tokens'), 'utf8')).toBe(before);
  });
});
