import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

import { BundleError } from './bundle/bundle-error.js';
import { ModelPool } from './process/model-pool.js';
import { MANIFEST_FILE_NAME, SINGLE_GRAPH_NAME, openBundle } from './bundle/open-bundle.js';
import type { Bundle, BundleGraph } from './bundle/open-bundle.js';
import { encodeTensors } from './tensors/tensor-file.js';
import type { TensorFile } from './tensors/tensor-file.js';
import type { Tensors } from './tensors/tensors.js';
import { generateTrialRunInputs } from './tensors/trial-run.js';

/** A manifest that somebody is writing; nothing in it is certain. */
type Draft = Record<string, unknown>;

const SEED = 1;
const PSNR_FLOOR = 50;

/**
 * Completes the manifest of a bundle: writes the list of files, runs each graph on drawn inputs and keeps its outputs as golden ones.
 * When something fails, the manifest is as it was before.
 *
 * @throws BundleError, ModelFailedError
 */
export async function sealBundle(folder: string): Promise<Bundle> {
  const path = join(folder, MANIFEST_FILE_NAME);
  const before = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new BundleError(folder, `${MANIFEST_FILE_NAME} cannot be read`, { cause: error });
  });
  const pool = new ModelPool({ provider: 'cpu', threads: 1, memoryBytes: 1, runsPerProcess: 1_000 });
  try {
    const draft = parse(folder, before);
    const goldens = namesOfGoldens(draft);
    const without = withGoldens(draft, () => undefined);
    await write(path, { ...without, files: await listFiles(folder, Object.values(goldens)) });
    const bundle = await openBundle(folder);
    await pool.use(bundle, async (model) => {
      for (const [name, graph] of Object.entries(bundle.graphs)) {
        const outputs = await model.run(name, generateTrialRunInputs(graph.inputs, SEED));
        await writeFile(join(folder, goldens[name] ?? ''), encodeTensors(asFile(graph, outputs)));
      }
    });
    const sealed = withGoldens(without, (name) => ({ seed: SEED, outputs: goldens[name], psnrFloor: PSNR_FLOOR }));
    await write(path, { ...sealed, files: await listFiles(folder, []) });
    const result = await openBundle(folder);
    await pool.load(result);
    return result;
  } catch (error) {
    await writeFile(path, before);
    throw error;
  } finally {
    await pool.close();
  }
}

function parse(folder: string, text: string): Draft {
  try {
    return JSON.parse(text) as Draft;
  } catch (error) {
    throw new BundleError(folder, `${MANIFEST_FILE_NAME} is not valid JSON`, { cause: error });
  }
}

/** A file for the golden outputs of each graph. */
function namesOfGoldens({ graphs }: Draft): Record<string, string> {
  const names = typeof graphs === 'object' && graphs !== null ? Object.keys(graphs) : [SINGLE_GRAPH_NAME];
  return Object.fromEntries(names.map((name) => [name, names.length === 1 ? 'golden.safetensors' : `golden-${name}.safetensors`]));
}

function withGoldens(draft: Draft, golden: (graph: string) => object | undefined): Draft {
  const { graphs } = draft;
  if (typeof graphs !== 'object' || graphs === null) return { ...draft, golden: golden(SINGLE_GRAPH_NAME) };
  const entries = Object.entries(graphs as Record<string, object>);
  return { ...draft, graphs: Object.fromEntries(entries.map(([name, graph]) => [name, { ...graph, golden: golden(name) }])) };
}

const asFile = ({ outputs: facts }: BundleGraph, outputs: Tensors): TensorFile => ({
  tensors: Object.fromEntries(
    facts.flatMap(({ name, shape }) => (outputs[name] === undefined ? [] : [[name, { shape, data: outputs[name] }]])),
  ),
  texts: {},
});

/** Everything in the folder but its manifest, hidden files and those left out. */
async function listFiles(folder: string, without: readonly string[]): Promise<{ path: string; bytes: number; sha256: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => path !== MANIFEST_FILE_NAME && !without.includes(path) && !path.split(sep).some((part) => part.startsWith('.')));
  return Promise.all(
    paths.sort().map(async (path) => {
      const hash = createHash('sha256');
      for await (const chunk of createReadStream(join(folder, path))) hash.update(chunk as Uint8Array);
      return { path, bytes: (await stat(join(folder, path))).size, sha256: hash.digest('hex') };
    }),
  );
}

async function write(path: string, manifest: Draft): Promise<void> {
  await writeFile(path, `${JSON.stringify(manifest, null, 2)}\n`);
}
