import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences of images whose program is not of this repository. */
const LICENCES: Readonly<Record<string, string>> = { temporal: 'MIT', postgres: 'PostgreSQL' };

interface ImageOrigin {
  readonly root: string;
  /** The commit; without it, the image does not name one. */
  readonly revision: string | undefined;
  /** Seconds since 1970; without it, the label with the time is left out. */
  readonly createdSeconds: string | undefined;
}

/**
 * The annotations of an image, by their names in the OCI image specification. It has a `source` if package.json names a repository.
 *
 * @param name without the prefix `diorama-`
 */
export function labelsOf(name: string, { root, revision, createdSeconds }: ImageOrigin): Record<string, string> {
  const { version, license, repository } = readManifest(join(root, 'package.json'));
  const app = join(root, 'apps', name.replace(/-cuda$/, ''), 'package.json');
  const labels = {
    title: `diorama-${name}`,
    description: existsSync(app) ? readManifest(app).description : undefined,
    version,
    licenses: LICENCES[name] ?? license,
    source: typeof repository === 'string' ? repository : repository?.url,
    revision,
    created: createdSeconds ? new Date(Number(createdSeconds) * 1_000).toISOString() : undefined,
  };
  const given = Object.entries(labels).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return Object.fromEntries(given.map(([key, value]) => [`org.opencontainers.image.${key}`, value]));
}

interface Manifest {
  readonly version: string;
  readonly license?: string;
  readonly description?: string;
  readonly repository?: string | { readonly url: string };
}

const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;
