import { readFile, readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

import type { GraphManifest } from '../bundle/graph-manifest.js';
import type { TensorSpec } from '../tensors/tensor-schema.js';
import { ImportError } from './import-error.js';
import { readGraphSignature } from './read-graph-signature.js';
import type { GraphSignature, GraphValue } from './read-graph-signature.js';

/** Content of a JSON file of an export; nothing in it is certain. */
export type ExportConfig = Readonly<Record<string, unknown>>;

/** A JSON file of an export; null when it is missing. @throws ImportError when it is not a JSON object */
export async function readExportConfig(folder: string, path: string): Promise<ExportConfig | null> {
  const text = await readFile(join(folder, path), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json as ExportConfig;
  } catch {
    // Reported below.
  }
  throw new ImportError(`${path} is not a JSON object`);
}

/** A number of a config, or the default. */
export function readNumber(config: ExportConfig | null, name: string, otherwise: number): number {
  const value = config?.[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}

/** A text of a config, or the default. */
export function readText(config: ExportConfig | null, name: string, otherwise: string): string {
  const value = config?.[name];
  return typeof value === 'string' ? value : otherwise;
}

/** Paths of the ONNX graphs in a folder, relative to it, sorted. */
export async function listGraphs(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.onnx'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Bytes of all files in a folder. */
export async function countFolderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries.filter((entry) => entry.isFile()).map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** The signature of a graph. @throws ImportError when the file is missing or is not an ONNX graph */
export async function readSignature(folder: string, path: string): Promise<GraphSignature> {
  try {
    return await readGraphSignature(join(folder, path));
  } catch (error) {
    throw new ImportError(`${path} cannot be read as an ONNX graph: ${(error as Error).message}`, { cause: error });
  }
}

/** What a tensor is in the manifest beyond its type and the axes that its graph fixes. */
export interface TensorUse {
  /** Sizes for axes that the graph leaves open. */
  readonly shape: readonly number[];
  readonly range?: readonly [number, number];
  readonly meaning: string;
}

/**
 * The manifest of a graph. Axes that the graph fixes must be those of `uses`.
 *
 * @throws ImportError when the graph lacks an input or output, has one more input, or has other axes or types
 */
export function describeGraph(
  path: string,
  signature: GraphSignature,
  { inputs, outputs }: { readonly inputs: Readonly<Record<string, TensorUse>>; readonly outputs: Readonly<Record<string, TensorUse>> },
): GraphManifest {
  const strange = signature.inputs.find(({ name }) => inputs[name] === undefined);
  if (strange !== undefined)
    throw new ImportError(`${path} has the input ${strange.name}; inputs that are known here are ${Object.keys(inputs).join(', ')}`);
  const describe = (kind: string, values: readonly GraphValue[], uses: Readonly<Record<string, TensorUse>>): TensorSpec[] =>
    Object.entries(uses).flatMap(([name, use]) => {
      const value = values.find((candidate) => candidate.name === name);
      if (value !== undefined) return [describeTensor(path, value, use)];
      if (kind === 'input') return [];
      throw new ImportError(`${path} has no output ${name}; it has ${values.map((candidate) => candidate.name).join(', ')}`);
    });
  return {
    model: path,
    opset: signature.opset,
    inputs: describe('input', signature.inputs, inputs),
    outputs: describe('output', signature.outputs, outputs),
  };
}

function describeTensor(path: string, { name, type, shape }: GraphValue, use: TensorUse): TensorSpec {
  if (type === null) throw new ImportError(`${path}: ${name} has a type other than float32, float16, int32, int64 and uint8`);
  const fits = shape.length === use.shape.length && shape.every((axis, i) => typeof axis === 'string' || axis === use.shape[i]);
  if (!fits) throw new ImportError(`${path}: ${name} has the shape ${shape.join(' x ')}, not ${use.shape.join(' x ')}`);
  return { name, type, shape: [...use.shape], ...(use.range === undefined ? {} : { range: [...use.range] }), meaning: use.meaning };
}
