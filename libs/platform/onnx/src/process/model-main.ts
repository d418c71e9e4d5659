// The entry of the process in which one model runs: its runtime blocks while it computes, and gives memory back only by ending.
import { rmSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

import { packTensors, unpackTensors } from '../tensors/tensor-exchange.js';
import { loadGraphs, runGraph } from './loaded-graphs.js';
import type { LoadedGraphs } from './loaded-graphs.js';
import type { ModelProcessResponse, ModelProcessRequest } from './model-messages.js';
import { ProviderMissingError } from './provider-missing-error.js';

let graphs: LoadedGraphs | null = null;
const [, , parent = '', exchange = ''] = process.argv;

process.on('message', (order: ModelProcessRequest) => {
  void obey(order).catch((error: unknown) =>
    tell({
      kind: 'failed',
      id: order.kind === 'run' ? order.id : null,
      cause: error instanceof ProviderMissingError ? 'provider' : 'model',
      message: error instanceof Error ? error.message : String(error),
    }),
  );
});
process.once('disconnect', () => {
  rmSync(exchange, { recursive: true, force: true }); // whoever asked is gone
  process.exit(0);
});
watchParent();

/** While the runtime computes, this thread hears of nothing: another one ends the process when whoever asked is gone. */
function watchParent(): void {
  const memory = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 };
  new Worker(new URL('parent-watch.js', import.meta.url), {
    workerData: { parent: Number(parent), exchange },
    resourceLimits: memory,
  }).unref();
}

async function obey(order: ModelProcessRequest): Promise<void> {
  if (order.kind === 'load') {
    const loaded = await timed(() => loadGraphs(order));
    graphs = loaded.result;
    return tell({ kind: 'ready', provider: order.provider, seconds: loaded.seconds, residentBytes: process.memoryUsage.rss() });
  }
  const graph = graphs?.[order.graph];
  if (graph === undefined) throw new Error(`no graph ${order.graph} is loaded`);
  const inputs = await unpackTensors(order.inputs);
  const { result, seconds } = await timed(() => runGraph(graph, inputs));
  const outputs = await packTensors(exchange, `out-${order.id}`, result);
  tell({ kind: 'result', id: order.id, outputs, seconds, residentBytes: process.memoryUsage.rss() });
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ readonly result: Result; readonly seconds: number }> {
  const startedAt = performance.now();
  return { result: await work(), seconds: (performance.now() - startedAt) / 1_000 };
}

function tell(answer: ModelProcessResponse): void {
  process.send?.(answer);
}
