import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, sep } from 'node:path';

import { LIMITS } from '@diorama/domain';

import { OBJECT_PACK_MANIFEST, objectPackManifestSchema } from './manifest.js';
import type { ObjectPackManifest, PackObject } from './manifest.js';
import type { ModelReaders } from './model-readers.js';
import type { ModelResponse } from './model/model-order.js';
import { ObjectPackError } from './object-pack-error.js';

/** A pack whose files were read; the results are in the order of the manifest's objects. */
export interface ReadPack {
  readonly manifest: ObjectPackManifest;
  /** Of the manifest, hexadecimal. */
  readonly sha256: string;
  readonly results: readonly ModelResponse[];
}

/**
 * Reads the manifest of a folder and the files that it names.
 *
 * @throws ObjectPackError for a folder or a manifest that is not valid; what is wrong with a file is in its result
 */
export async function readPack(folder: string, readers: ModelReaders): Promise<ReadPack> {
  const root = await realpath(folder).catch((cause: unknown) => {
    throw new ObjectPackError(`object pack ${folder}: the folder cannot be opened`, { cause });
  });
  const { manifest, sha256 } = await readManifest(folder, root);
  const found = await Promise.all(manifest.objects.map((object) => findFile(root, object)));
  const orders = found.flatMap((file) => (file.kind === 'found' ? [file.order] : []));
  const responses = (await readers.read(orders)).values();
  const results = found.map((file) => (file.kind === 'found' ? (responses.next().value as ModelResponse) : file));
  return { manifest, sha256, results };
}

async function readManifest(folder: string, root: string): Promise<{ manifest: ObjectPackManifest; sha256: string }> {
  const refuse = (reason: string, cause?: unknown): never => {
    throw new ObjectPackError(`object pack ${folder}: ${OBJECT_PACK_MANIFEST}: ${reason}`, { cause });
  };
  const path = join(root, OBJECT_PACK_MANIFEST);
  const { manifestBytes } = LIMITS.objectPack;
  const info = await stat(path).catch((cause: unknown) => refuse('the file is missing', cause));
  if (!info.isFile()) refuse('it is not a file');
  if (info.size > manifestBytes) refuse(`it has ${info.size} bytes, more than ${manifestBytes}`);
  const bytes = await readFile(path).catch((cause: unknown) => refuse('the file cannot be read', cause));
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf8', { fatal: true }).decode(bytes));
  } catch (cause) {
    refuse(`it is not JSON: ${(cause as Error).message.replaceAll(/\s+/g, ' ')}`, cause);
  }
  const parsed = objectPackManifestSchema.safeParse(json);
  if (!parsed.success)
    return refuse(parsed.error.issues.map(({ path: at, message }) => `${at.join('.') || 'the manifest'}: ${message}`).join('; '));
  return { manifest: parsed.data, sha256: createHash('sha256').update(bytes).digest('hex') };
}

type FoundFile = { readonly kind: 'found'; readonly order: { readonly path: string } & Pick<PackObject, 'front'> } | Unusable;
type Unusable = Extract<ModelResponse, { kind: 'unusable' }>;

const unusable = (reason: string): Unusable => ({ kind: 'unusable', reason });

/** The order for a plain file inside the folder of its pack. */
async function findFile(root: string, { file, height, width, depth, front }: PackObject): Promise<FoundFile> {
  if (isAbsolute(file) || file.includes('\0')) return unusable('the path must be relative to the folder of the pack');
  const path = await realpath(join(root, file)).catch(() => null);
  if (path === null) return unusable('the file is missing');
  if (!path.startsWith(root + sep)) return unusable('the file lies outside the folder of the pack');
  const info = await stat(path);
  const { fileBytes } = LIMITS.objectPack;
  if (!info.isFile()) return unusable('it is not a file');
  if (info.size > fileBytes) return unusable(`it has ${info.size} bytes, more than ${fileBytes}`);
  const measure = height !== undefined ? { height } : width !== undefined ? { width } : depth !== undefined ? { depth } : {};
  return { kind: 'found', order: { path, front, ...measure } };
}
