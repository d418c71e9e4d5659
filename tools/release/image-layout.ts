import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The image that an image was built on, by its annotations. */
export interface BaseImage {
  readonly name: string;
  /** `sha256:` and 64 hexadecimal digits. */
  readonly digest: string;
}

interface ImageLayout {
  /** Of the manifest. */
  readonly digest: string;
  /** Null where the manifest does not name it. */
  readonly base: BaseImage | null;
}

const KEY = 'org.opencontainers.image';

/**
 * Reads a folder with one image (OCI image layout 1.0).
 * @throws Error where it is not a layout with one image, and where the labels of the image have another version or revision
 */
export function readImageLayout(
  folder: string,
  { version, revision }: { readonly version: string; readonly revision: string },
): ImageLayout {
  const isLayout = ['oci-layout', 'index.json'].every((name) => existsSync(join(folder, name)));
  if (!isLayout) throw new Error(`${folder} is not an OCI image layout: images need Buildah, or Docker 25 or newer`);
  const { manifests } = readJson(join(folder, 'index.json')) as { manifests: readonly { readonly digest: string }[] };
  const [manifest] = manifests;
  if (manifest === undefined || manifests.length > 1) throw new Error(`${folder} has ${manifests.length} images, not one`);
  const { config, annotations = {} } = readBlob(folder, manifest.digest) as Manifest;
  const { Labels: labels } = (readBlob(folder, config.digest) as { config: { Labels?: Readonly<Record<string, string>> | null } }).config;
  for (const [key, expected] of Object.entries({ version, revision })) {
    const found = labels?.[`${KEY}.${key}`];
    if (found !== expected) throw new Error(`an image has the ${key} ${found ?? '(none)'}, not ${expected}`);
  }
  const { [`${KEY}.base.name`]: name, [`${KEY}.base.digest`]: digest } = annotations;
  return { digest: manifest.digest, base: name && digest ? { name, digest } : null };
}

interface Manifest {
  readonly config: { readonly digest: string };
  readonly annotations?: Readonly<Record<string, string>>;
}

const readBlob = (folder: string, digest: string): unknown => readJson(join(folder, 'blobs', ...digest.split(':')));

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
