import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, readFile, realpath } from 'node:fs/promises';
import { isAbsolute, join, normalize, sep } from 'node:path';

import * as z from 'zod';

import { BundleError } from './bundle-error.js';
import { manifestSchema } from './manifest.js';
import type { Manifest } from './manifest.js';

/** A bundle whose files are those that its manifest names. */
export interface Bundle {
  readonly manifest: Manifest;
  /** Path of the graph. */
  readonly modelPath: string;
  /** Of the manifest itself, which names the hashes of all files: it identifies the model. */
  readonly sha256: string;
}

const MANIFEST = 'bundle.json';
const MANIFEST_BYTES_MAX = 1_048_576;

/**
 * Reads `bundle.json` in the folder and checks every file against it: plain files inside the folder, of that size and hash.
 *
 * @throws BundleError
 */
export async function openBundle(folder: string): Promise<Bundle> {
  const text = await readManifest(folder);
  const manifest = parse(folder, text);
  const root = await realpath(folder);
  for (const file of manifest.files) await verify(folder, root, file);
  if (!manifest.files.some(({ path }) => path === manifest.model))
    throw new BundleError(folder, `its model ${manifest.model} is not among its files`);
  return { manifest, modelPath: join(root, manifest.model), sha256: createHash('sha256').update(text).digest('hex') };
}

async function readManifest(folder: string): Promise<string> {
  const path = join(folder, MANIFEST);
  try {
    const { size } = await lstat(path);
    if (size > MANIFEST_BYTES_MAX) throw new BundleError(folder, `${MANIFEST} is larger than ${MANIFEST_BYTES_MAX} bytes`);
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof BundleError) throw error;
    throw new BundleError(folder, `${MANIFEST} cannot be read`, { cause: error });
  }
}

function parse(folder: string, text: string): Manifest {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new BundleError(folder, `${MANIFEST} is no JSON`, { cause: error });
  }
  const { data, error } = manifestSchema.safeParse(json);
  if (data === undefined) throw new BundleError(folder, `${MANIFEST} does not fit:\n${z.prettifyError(error)}`);
  return data;
}

/** Links are refused wherever they lead: what is loaded is what was hashed. */
async function verify(folder: string, root: string, { path, bytes, sha256 }: Manifest['files'][number]): Promise<void> {
  if (isAbsolute(path) || normalize(path) !== path || path.split(sep).includes('..') || path.includes('\\'))
    throw new BundleError(folder, `${JSON.stringify(path)} is not a plain path inside it`);
  const full = join(root, path);
  const found = await lstat(full).catch(() => null);
  if (found === null) throw new BundleError(folder, `${path} is missing`);
  if (!found.isFile() || (await realpath(full)) !== full) throw new BundleError(folder, `${path} is not a plain file`);
  if (found.size !== bytes) throw new BundleError(folder, `${path} has ${found.size} bytes, not ${bytes}`);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(full)) hash.update(chunk as Uint8Array);
  if (hash.digest('hex') !== sha256) throw new BundleError(folder, `${path} does not have the hash that its manifest names`);
}
