import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Bundle } from '../bundle/open-bundle.js';
import { SINGLE_GRAPH_NAME } from '../bundle/open-bundle.js';
import type { TensorSpec } from '../tensors/tensor-schema.js';
import { ModelProcess } from './model-process.js';
import type { ModelProcessOptions } from './model-process.js';
import { encodeTinyGraph } from './tiny-graph.js';

const SHAPE = [64, 64];

/**
 * Runs a small product of matrices in a process of its own, to see whether the provider computes.
 *
 * @throws ProviderMissingError when it is not there or leaves the work to the processor; the signal's reason when it is aborted
 */
export async function probeProvider(options: ModelProcessOptions, signal?: AbortSignal): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'diorama-probe-'));
  try {
    const path = join(folder, 'model.onnx');
    await writeFile(path, encodeTinyGraph({ operator: 'MatMul', nodes: 1, shape: SHAPE }));
    const model = await ModelProcess.start(probe(folder, path), options, signal);
    await model.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function probe(folder: string, path: string): Bundle {
  const tensor = (name: string): TensorSpec => ({ name, type: 'float32', shape: [...SHAPE], meaning: 'any numbers' });
  const graph = { model: 'model.onnx', opset: 13, inputs: [tensor('x')], outputs: [tensor('y')] };
  return {
    manifest: {
      schemaVersion: 1,
      name: 'probe',
      version: '1.0.0',
      task: 'image-depth',
      layout: 'onnx-single',
      licence: 'CC0-1.0',
      source: 'made to look for a provider',
      files: [],
      memoryBytes: 1,
      ...graph,
    },
    folder,
    graphs: { [SINGLE_GRAPH_NAME]: { path, inputs: graph.inputs, outputs: graph.outputs } },
    sha256: '',
    verify: async () => undefined,
  };
}
