import { createHash } from 'node:crypto';
import { lstat, readFile, realpath } from 'node:fs/promises';
import { isAbsolute, join, normalize, sep } from 'node:path';

import * as z from 'zod';

import type { TensorSpec } from '../tensors/tensor-schema.js';
import { BundleError } from './bundle-error.js';
import type { GraphManifest } from './graph-manifest.js';
import { readExternalFiles } from './external-files.js';
import { manifestSchema } from './manifest.js';
import type { BundleManifest } from './manifest.js';
import { FileHashCache } from './verified-files.js';

/** A graph of a bundle; all paths are absolute. */
export interface BundleGraph {
  readonly path: string;
  /** For the provider cuda, where the bundle has another file for it. */
  readonly cudaPath?: string;
  readonly inputs: readonly TensorSpec[];
  readonly outputs: readonly TensorSpec[];
  readonly golden?: { readonly seed: number; readonly path: string; readonly psnrFloor: number };
}

/** A bundle whose files are those that its manifest names. */
export interface Bundle<Facts extends BundleManifest = BundleManifest> {
  readonly manifest: Facts;
  /** Absolute path of the folder. */
  readonly folder: string;
  /** By name; a bundle of one graph has it under `SINGLE_GRAPH_NAME`. */
  readonly graphs: Readonly<Record<string, BundleGraph>>;
  /** Of the manifest itself, which names the hashes of all files: it identifies the model. */
  readonly sha256: string;
  /**
   * Checks the files again; those that have not changed are not read again.
   *
   * @throws BundleError
   */
  verify(): Promise<void>;
}

/** The name of the graph of a bundle that has but one. */
export const SINGLE_GRAPH_NAME = 'model';

export const MANIFEST_FILE_NAME = 'bundle.json';
const MANIFEST_BYTES_MAX = 1_048_576;

/**
 * Reads `bundle.json` in the folder and checks every file against it: plain files inside the folder, of that size and hash.
 *
 * @throws BundleError
 */
export async function openBundle(folder: string, verified: FileHashCache = new FileHashCache()): Promise<Bundle> {
  const { manifest, sha256 } = await readManifest(folder);
  const root = await realpath(folder);
  const verify = async (): Promise<void> => {
    for (const file of manifest.files) await verifyFile(folder, join(root, file.path), { file, verified });
  };
  await verify();
  const named = namedFiles(manifest);
  const missing = named.find((path) => !manifest.files.some((file) => file.path === path));
  if (missing !== undefined) throw new BundleError(folder, `its file list does not include ${missing}`);
  const graphs = Object.fromEntries(graphsOf(manifest).map(([name, graph]) => [name, resolveGraph(root, graph)]));
  for (const { path, cudaPath } of Object.values(graphs))
    for (const model of cudaPath === undefined ? [path] : [path, cudaPath]) await requireExternalFiles({ folder, root, manifest }, model);
  return { manifest, folder: root, graphs, sha256, verify };
}

/**
 * Reads `bundle.json` alone.
 *
 * @throws BundleError
 */
export async function readManifest(folder: string): Promise<{ manifest: BundleManifest; sha256: string }> {
  const text = await readText(folder);
  return { manifest: parse(folder, text), sha256: createHash('sha256').update(text).digest('hex') };
}

async function readText(folder: string): Promise<string> {
  const path = join(folder, MANIFEST_FILE_NAME);
  try {
    const { size } = await lstat(path);
    if (size > MANIFEST_BYTES_MAX) throw new BundleError(folder, `${MANIFEST_FILE_NAME} is larger than ${MANIFEST_BYTES_MAX} bytes`);
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof BundleError) throw error;
    throw new BundleError(folder, `${MANIFEST_FILE_NAME} cannot be read`, { cause: error });
  }
}

function parse(folder: string, text: string): BundleManifest {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new BundleError(folder, `${MANIFEST_FILE_NAME} is not valid JSON`, { cause: error });
  }
  const { data, error } = manifestSchema.safeParse(json);
  if (data === undefined) throw new BundleError(folder, `${MANIFEST_FILE_NAME} is not valid:\n${z.prettifyError(error)}`);
  return data;
}

/** Links are refused wherever they lead: what is loaded is what was hashed. */
async function verifyFile(
  folder: string,
  full: string,
  { file: { path, bytes, sha256 }, verified }: { readonly file: BundleManifest['files'][number]; readonly verified: FileHashCache },
): Promise<void> {
  if (isAbsolute(path) || normalize(path) !== path || path.split(sep).includes('..') || path.includes('\\'))
    throw new BundleError(folder, `${JSON.stringify(path)} is not a plain path inside it`);
  const found = await lstat(full).catch(() => null);
  if (found === null) throw new BundleError(folder, `${path} is missing`);
  if (!found.isFile() || (await realpath(full)) !== full) throw new BundleError(folder, `${path} is not a plain file`);
  if (found.size !== bytes) throw new BundleError(folder, `${path} has ${found.size} bytes, not ${bytes}`);
  if ((await verified.sha256(full)) !== sha256) throw new BundleError(folder, `${path} does not match the hash in its manifest`);
}

function graphsOf(manifest: BundleManifest): [string, GraphManifest][] {
  if (manifest.layout === 'onnx-single') return [[SINGLE_GRAPH_NAME, manifest]];
  return Object.entries(manifest.graphs).filter((entry): entry is [string, GraphManifest] => entry[1] !== undefined);
}

/** Everything that the manifest names by its path. */
function namedFiles(manifest: BundleManifest): string[] {
  const graphs = graphsOf(manifest).flatMap(([, { model, cudaModel, golden }]) => [model, cudaModel, golden?.outputs]);
  const tokenizers = manifest.layout === 'onnx-diffusers' ? [manifest.tokenizer, manifest.tokenizer2, manifest.tokenizer3] : [];
  const words = tokenizers.flatMap((tokenizer) => (tokenizer === undefined ? [] : [tokenizer.file, tokenizer.config]));
  return [...graphs, ...words].filter((path) => path !== undefined);
}

function resolveGraph(root: string, { model, cudaModel, inputs, outputs, golden }: GraphManifest): BundleGraph {
  return {
    path: join(root, model),
    ...(cudaModel === undefined ? {} : { cudaPath: join(root, cudaModel) }),
    inputs,
    outputs,
    ...(golden === undefined ? {} : { golden: { ...golden, path: join(root, golden.outputs) } }),
  };
}

/** Weights beside a graph are read by the runtime from where the graph says: they must be files that were verified. */
async function requireExternalFiles(
  { folder, root, manifest }: { readonly folder: string; readonly root: string; readonly manifest: BundleManifest },
  model: string,
): Promise<void> {
  for (const location of await readExternalFiles(model)) {
    const path = normalize(join(model, '..', location));
    if (!manifest.files.some((file) => join(root, file.path) === path))
      throw new BundleError(folder, `its graph reads ${JSON.stringify(location)}, which its file list does not include`);
  }
}
