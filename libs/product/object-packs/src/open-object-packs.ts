import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, sep } from 'node:path';

import type { CatalogueRow, ObjectModel, ObjectPack } from '@diorama/catalogue';
import { LIMITS } from '@diorama/domain';
import { ConfinedProcesses, ReaderProcessCrashError } from '@diorama/images';

import type { ModelOrder, ModelResponse, ReadModel } from './confined/model-order.js';
import { OBJECT_PACK_MANIFEST, objectPackManifestSchema } from './manifest.js';
import type { ObjectPackManifest, PackObject } from './manifest.js';
import { ObjectPackError } from './object-pack-error.js';
import { moveToSharedMemory } from './shared-memory.js';

/** The built file, for sources under test as well: Node runs no TypeScript in child processes. */
const ENTRY = new URL('../dist/confined/model-child.js', import.meta.url);

/**
 * Reads packs, one model after another, each in a process that is bounded in time and memory.
 *
 * @throws ObjectPackError for the first pack or file that is not valid
 */
export async function openObjectPacks(folders: readonly string[]): Promise<ObjectPack[]> {
  const { fileMs: timeMs, fileMemoryBytes: memoryBytes, packs } = LIMITS.objectPack;
  if (folders.length > packs) throw new ObjectPackError(`${folders.length} object packs are more than ${packs}`);
  const readers = new ConfinedProcesses<ModelOrder, ModelResponse>({ entry: ENTRY, timeMs, memoryBytes });
  const opened: ObjectPack[] = [];
  try {
    for (const folder of folders) opened.push(await openPack(folder, readers));
  } finally {
    readers.close();
  }
  const names = opened.map(({ name }) => name);
  const twice = names.find((name, k) => names.indexOf(name) !== k);
  if (twice !== undefined) throw new ObjectPackError(`two object packs have the name ${twice}`);
  checkMemory(opened);
  return opened;
}

type Readers = ConfinedProcesses<ModelOrder, ModelResponse>;

async function openPack(folder: string, readers: Readers): Promise<ObjectPack> {
  const root = await realpath(folder).catch((cause: unknown) => {
    throw new ObjectPackError(`object pack ${folder}: the folder cannot be opened`, { cause });
  });
  const { manifest, sha256 } = await readManifest(folder, root);
  const rows: CatalogueRow[] = [];
  for (const object of manifest.objects) {
    const { model, size, sha256: fileSha256 } = await readObject(root, manifest, object, readers);
    rows.push(toRow(manifest, object, { model: moveToSharedMemory(model), size, sha256: fileSha256 }));
  }
  const { name, version, license } = manifest;
  return { name, version, license, sha256, rows };
}

async function readManifest(folder: string, root: string): Promise<{ manifest: ObjectPackManifest; sha256: string }> {
  const refuse = (reason: string, cause?: unknown): never => {
    throw new ObjectPackError(`object pack ${folder}: ${OBJECT_PACK_MANIFEST}: ${reason}`, { cause });
  };
  const path = join(root, OBJECT_PACK_MANIFEST);
  const size = await stat(path).then((info) => info.size, () => refuse('the file is missing'));
  if (size > LIMITS.objectPack.manifestBytes) refuse(`it is larger than ${LIMITS.objectPack.manifestBytes} bytes`);
  const bytes = await readFile(path);
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    refuse('it is not JSON', cause);
  }
  const parsed = objectPackManifestSchema.safeParse(json);
  if (!parsed.success)
    return refuse(parsed.error.issues.map(({ path: at, message }) => `${at.join('.') || 'manifest'}: ${message}`).join('; '));
  return { manifest: parsed.data, sha256: createHash('sha256').update(bytes).digest('hex') };
}

// eslint-disable-next-line max-params -- where from, for what, with what
async function readObject(root: string, { name }: ObjectPackManifest, object: PackObject, readers: Readers): Promise<ReadModel> {
  const { file, height, width, depth, front } = object;
  const refuse = (reason: string, cause?: unknown): never => {
    throw new ObjectPackError(`object pack ${name}: ${file}: ${reason}`, { cause });
  };
  const path = await findFile(root, file, refuse);
  const measure = height !== undefined ? { height } : width !== undefined ? { width } : depth !== undefined ? { depth } : {};
  const answer = await readers.run({ path, front, ...measure }).catch((error: unknown) => {
    if (error instanceof ReaderProcessCrashError) return refuse(error.message, error);
    throw error;
  });
  return answer.kind === 'read' ? answer : refuse(answer.reason);
}

/** The absolute path of a plain file inside the folder of its pack. */
async function findFile(root: string, file: string, refuse: (reason: string, cause?: unknown) => never): Promise<string> {
  if (isAbsolute(file) || file.includes('\0')) return refuse('the path must be relative to the folder of the pack');
  const path = await realpath(join(root, file)).catch((cause: unknown) => refuse('the file is missing', cause));
  if (!path.startsWith(root + sep)) return refuse('the file lies outside the folder of the pack');
  const info = await stat(path);
  if (!info.isFile()) return refuse('it is not a file');
  if (info.size > LIMITS.objectPack.fileBytes) return refuse(`it is larger than ${LIMITS.objectPack.fileBytes} bytes`);
  return path;
}

function toRow(pack: ObjectPackManifest, object: PackObject, { model, size, sha256 }: ReadModel): CatalogueRow {
  const { id, name = id.replaceAll('-', ' '), words, theme, stand, lift, solid, side, places, usual } = object;
  return {
    id: `${pack.name}-${id}`,
    theme,
    size,
    form: { generator: 'model', model },
    name,
    words: words.join(', '),
    stand,
    solid,
    places,
    source: { pack: pack.name, version: pack.version, sha256 },
    ...(lift === undefined ? {} : { lift }),
    ...(side === undefined ? {} : { side }),
    ...(usual === undefined ? {} : { usual }),
  };
}

function checkMemory(packs: readonly ObjectPack[]): void {
  const bytes = packs.flatMap(({ rows }) => rows).reduce((sum, { form }) => sum + (form.generator === 'model' ? bytesOf(form.model) : 0), 0);
  const { memoryBytes } = LIMITS.objectPack;
  if (bytes > memoryBytes) throw new ObjectPackError(`the object packs take ${bytes} bytes of memory, more than ${memoryBytes}`);
}

function bytesOf({ positions, normals, uvs, indices, surface, surfaces }: ObjectModel): number {
  const textures = new Set(surfaces.flatMap(({ texture }) => (texture === null ? [] : [texture.pixels])));
  return [positions, normals, uvs, indices, surface, ...textures].reduce((sum, { byteLength }) => sum + byteLength, 0);
}
