import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';
import type { z } from 'zod';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PAGE = join(ROOT, 'docs/reference/configuration.md');

const PROCESSES = [
  ['npm start', 'deploy/local/dist/settings.js', 'localConfigSchema'],
  ['gateway', 'apps/gateway/dist/settings.js', 'gatewayConfigSchema'],
  ['world', 'apps/world/dist/settings.js', 'worldConfigSchema'],
  ['media', 'apps/media/dist/settings.js', 'mediaConfigSchema'],
  ['signing', 'apps/signing/dist/settings.js', 'signingConfigSchema'],
  ['egress', 'apps/egress/dist/settings.js', 'egressConfigSchema'],
  ['worker', 'apps/worker/dist/settings.js', 'workerConfigSchema'],
  ['inference', 'apps/inference/dist/settings.js', 'inferenceConfigSchema'],
] as const;

/** Variables that Temporal's own client reads in each process that calls Temporal. */
const TEMPORAL: Readonly<Record<string, string>> = {
  TEMPORAL_ADDRESS: 'Address of the frontend, such as temporal.example.com:7233',
  TEMPORAL_NAMESPACE: 'Namespace (default: default)',
  TEMPORAL_API_KEY: 'API key, for Temporal Cloud',
  TEMPORAL_TLS: 'Set true to use TLS',
  TEMPORAL_TLS_CLIENT_CERT_PATH: 'PEM file with the client certificate',
  TEMPORAL_TLS_CLIENT_KEY_PATH: 'PEM file with its private key',
  TEMPORAL_TLS_SERVER_CA_CERT_PATH: 'PEM file with the certificate authority of the server',
  TEMPORAL_TLS_SERVER_NAME: 'Host name in the certificate of the server, if it differs from the address',
  TEMPORAL_CONFIG_FILE: 'Configuration file of the Temporal tools, in TOML',
};

/** Variables of the files of deploy/compose that are not variables of a process. */
const COMPOSE: Readonly<Record<string, string>> = {
  PUBLIC_URL: 'Address at which people reach the gateway (default: http://localhost:8080)',
  MEDIA_URL: 'Address at which people reach uploads and downloads (default: http://localhost:8081)',
  IMAGE_PREFIX: 'First part of the names of the images (default: localhost/diorama-, as `npm run images:build` names them)',
  IMAGE_TAG: 'Tag of the images (default: dev)',
  OBJECT_PACKS_FOLDER: 'Folder of this machine with object packs, mounted at /packs',
  POLICY_FOLDER: 'Folder of this machine with policy rules, mounted at /policy. POLICY_RULES_FILE then names a file in /policy',
  PROMETHEUS_IMAGE: 'With watch.yaml: image of Prometheus',
  GRAFANA_IMAGE: 'With watch.yaml: image of Grafana',
};

const renderTable = (rows: Readonly<Record<string, string>>): string =>
  ['| variable | meaning |', '| --- | --- |', ...Object.entries(rows).map(([name, text]) => `| \`${name}\` | ${text} |`)].join('\n');

/** Names of the variables in the files of deploy/compose. */
function listComposeVariables(): Set<string> {
  const files = globSync('deploy/compose/*.yaml', { cwd: ROOT }).map((file) => readFileSync(join(ROOT, file), 'utf8'));
  return new Set(files.flatMap((text) => [...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name)));
}

/** One row a variable, from the schema that reads it. */
function describeVariables(schema: z.ZodObject): string {
  const rows = Object.entries(schema.shape).map(([name, field]) => {
    const parsed = field.safeParse(undefined);
    const fallback = parsed.success ? (parsed.data === undefined ? 'optional' : `\`${String(parsed.data)}\``) : 'required';
    return `| \`${name}\` | ${fallback} | ${field.description ?? ''} |`;
  });
  return ['| variable | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

describe('docs/reference/configuration.md', () => {
  it('has a row for each variable of Compose', async () => {
    const schemas = await Promise.all(
      PROCESSES.map(async ([, path, schema]) => ((await import(join(ROOT, path))) as Record<string, z.ZodObject>)[schema]),
    );
    const known = new Set([...schemas.flatMap((schema) => Object.keys(schema?.shape ?? {})), ...Object.keys(COMPOSE)]);
    const used = listComposeVariables();
    expect(used.size).toBeGreaterThan(20);
    expect([...used].filter((name) => !known.has(name))).toEqual([]);
    expect(Object.keys(COMPOSE).filter((name) => !used.has(name))).toEqual([]);
  });

  it('says what the schemas of the processes say', async () => {
    const sections = await Promise.all(
      PROCESSES.map(async ([name, path, schema]) => {
        const module = (await import(join(ROOT, path))) as Record<string, z.ZodObject>;
        const found = module[schema];
        if (found === undefined) throw new Error(`${path} has no ${schema}`);
        return `## ${name}\n\n${describeVariables(found)}\n`;
      }),
    );
    const page = [
      '# Configuration',
      '',
      'Every process reads environment variables when it starts. If some are not valid, it reports all errors and exits. An empty variable has',
      'its default. To read a variable `NAME` from a file, such as a mounted secret, set `NAME_FILE` to the path of the file.',
      '',
      '## Temporal',
      '',
      'Processes that connect to Temporal read these variables, which are the same as for the tools of Temporal.',
      '',
      renderTable(TEMPORAL),
      '',
      '## Compose',
      '',
      '`deploy/compose/compose.yaml` reads variables from the file `.env` in the same folder. It passes the variables of each process, which are listed below, to that process. The following variables are only for Compose.',
      'See [Install with Compose on one machine](../operating/compose.md).',
      '',
      renderTable(COMPOSE),
      '',
      sections.join('\n'),
    ].join('\n');
    await expect(page).toMatchFileSnapshot(PAGE);
  });
});
