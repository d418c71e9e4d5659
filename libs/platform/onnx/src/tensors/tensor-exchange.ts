import { open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { TENSOR_ARRAY_TYPES } from './tensors.js';
import type { TensorData, Tensors } from './tensors.js';
import type { TensorType } from './tensor-schema.js';

/** Tensors on their way from one process to another: small ones in the message, large ones in files that the receiver takes away. */
export interface PackedTensors {
  readonly inline: Tensors;
  readonly files: readonly PackedFile[];
}

interface PackedFile {
  readonly name: string;
  readonly path: string;
  readonly type: TensorType;
  readonly length: number;
}

/** What goes through the channel between processes is copied piece by piece while both wait; files are written beside. */
const INLINE_BYTES_MAX = 262_144;

/** Writes what is large into the folder; `id` must be new each time. */
export async function packTensors(folder: string, id: string, tensors: Tensors): Promise<PackedTensors> {
  const inline: Record<string, TensorData> = {};
  const files: PackedFile[] = [];
  for (const [name, data] of Object.entries(tensors)) {
    const type = typeOf(data);
    if (data.byteLength <= INLINE_BYTES_MAX || type === undefined) inline[name] = data;
    else files.push({ name, path: join(folder, `${id}-${files.length}`), type, length: data.length });
  }
  await Promise.all(files.map(({ name, path }) => writeFile(path, bytesOf(tensors[name]), { mode: 0o600 })));
  return { inline, files };
}

/** Reads the tensors and removes their files. */
export async function unpackTensors({ inline, files }: PackedTensors): Promise<Tensors> {
  const read = await Promise.all(files.map(async (file) => [file.name, await take(file)] as const));
  return { ...inline, ...Object.fromEntries(read) };
}

/** Removes the files of tensors that nobody will read. */
export async function discardTensors({ files }: PackedTensors): Promise<void> {
  await Promise.all(files.map(({ path }) => rm(path, { force: true })));
}

async function take({ path, type, length }: PackedFile): Promise<TensorData> {
  const data = new TENSOR_ARRAY_TYPES[type](length);
  const file = await open(path);
  try {
    const bytes = bytesOf(data);
    for (let at = 0; at < bytes.byteLength;) {
      const { bytesRead } = await file.read(bytes, at, bytes.byteLength - at, at);
      if (bytesRead === 0) throw new RangeError(`a tensor of ${bytes.byteLength} bytes received only ${at}`);
      at += bytesRead;
    }
  } finally {
    await file.close();
    await rm(path, { force: true });
  }
  return data;
}

const typeOf = (data: TensorData): TensorType | undefined =>
  (Object.keys(TENSOR_ARRAY_TYPES) as TensorType[]).find((type) => data instanceof TENSOR_ARRAY_TYPES[type]);

const bytesOf = (data: TensorData = new Uint8Array(0)): Uint8Array => new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
