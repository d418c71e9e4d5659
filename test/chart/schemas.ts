import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { parseAllDocuments } from 'yaml';

import { folder, moduleSources, schemaFolder } from './tools.ts';

/** The oldest that the chart takes, the one of the test cluster, and the newest. */
export const KUBERNETES = [
  { minor: '1.29', version: 'v1.29.15' },
  { minor: '1.33', version: 'v1.33.13' },
  { minor: '1.36', version: 'v1.36.3' },
] as const;
/** A folder is written once: it gets another name when other resources are wanted. */
export const CUSTOM_RESOURCES = 'custom-2';

type Schema = { [key: string]: unknown };
interface OpenApi {
  readonly definitions: Readonly<Record<string, Schema>>;
}
interface CustomResourceDefinition {
  readonly kind?: string;
  readonly spec: {
    readonly group: string;
    readonly names: { readonly kind: string };
    readonly versions: readonly { readonly name: string; readonly schema?: { readonly openAPIV3Schema: Schema } }[];
  };
}

/** Where the custom resources of others are defined. */
const DEFINITIONS = [
  ['github.com/kedacore/keda/v2', 'v2.21.0', 'config/crd/bases'],
  ['sigs.k8s.io/gateway-api', 'v1.4.1', 'config/crd/standard'],
  ['github.com/cert-manager/cert-manager', 'v1.21.2', 'deploy/crds'],
  ['github.com/prometheus-operator/prometheus-operator', 'v0.85.0', 'example/prometheus-operator-crd'],
  ['github.com/cloudnative-pg/cloudnative-pg', 'v1.27.0', 'config/crd/bases'],
] as const;

/** Writes the schemas that kubeconform needs, out of the sources of Kubernetes and of those whose resources are used; once. */
export async function fetchSchemas(say: (text: string) => void): Promise<void> {
  for (const { minor, version } of KUBERNETES)
    await once(minor, say, async (target) => writeKubernetes(moduleSources('k8s.io/kubernetes', version), target));
  await once(CUSTOM_RESOURCES, say, async (target) => {
    for (const [module, version, folder] of DEFINITIONS) await writeCustom(join(moduleSources(module, version), folder), target);
  });
}

async function once(name: string, say: (text: string) => void, write: (target: string) => Promise<void>): Promise<void> {
  if (existsSync(schemaFolder(name))) return;
  say(`writing the schemas of ${name}, once`);
  await mkdir(folder, { recursive: true });
  const work = await mkdtemp(join(folder, 'schemas-'));
  await write(work);
  await rename(work, schemaFolder(name));
}

/** One file for all definitions, and a small one that leads there for each kind. */
async function writeKubernetes(sources: string, target: string): Promise<void> {
  const { definitions } = JSON.parse(await readFile(join(sources, 'api/openapi-spec/swagger.json'), 'utf8')) as OpenApi;
  const strict = Object.fromEntries(Object.entries(definitions).map(([name, schema]) => [name, closed(schema) as Schema]));
  await writeFile(join(target, 'definitions.json'), JSON.stringify({ definitions: { ...strict, ...LOOSE } }));
  for (const [name, schema] of Object.entries(definitions))
    for (const { group, version, kind } of (schema['x-kubernetes-group-version-kind'] ?? []) as Record<string, string>[]) {
      const file = [kind?.toLowerCase(), ...(group === '' ? [] : [group?.split('.')[0]]), version].join('-');
      await writeFile(join(target, `${file}.json`), JSON.stringify({ $ref: `definitions.json#/definitions/${name}` }));
    }
}

/** Types whose OpenAPI says less than the API server takes. */
const LOOSE = {
  'io.k8s.apimachinery.pkg.util.intstr.IntOrString': { oneOf: [{ type: 'string' }, { type: 'integer' }] },
  'io.k8s.apimachinery.pkg.api.resource.Quantity': { oneOf: [{ type: 'string' }, { type: 'number' }] },
};

/** The same schema that takes no field it does not know, as an API server with strict field validation. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (schema === null || typeof schema !== 'object') return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  const isOpen = inner['properties'] === undefined || inner['additionalProperties'] !== undefined;
  return isOpen || inner['x-kubernetes-preserve-unknown-fields'] === true ? inner : { ...inner, additionalProperties: false };
}

async function writeCustom(sources: string, target: string): Promise<void> {
  const files = (await readdir(sources)).filter((name) => name.endsWith('.yaml'));
  for (const file of files)
    for (const document of parseAllDocuments(await readFile(join(sources, file), 'utf8'))) {
      const definition = document.toJS() as CustomResourceDefinition | null;
      if (definition?.kind !== 'CustomResourceDefinition') continue;
      const { group, names, versions } = definition.spec;
      for (const { name, schema } of versions) {
        if (schema === undefined) continue;
        const own = schema.openAPIV3Schema as { properties: Schema };
        const withMetadata = { ...own, properties: { ...own.properties, metadata: { type: 'object' } } };
        const path = join(target, `${names.kind.toLowerCase()}-${group.split('.')[0]}-${name}.json`);
        await writeFile(path, JSON.stringify(closed(withMetadata)));
      }
    }
}
