// The entry of the process in which one model runs: its runtime blocks while it computes, and gives memory back only by ending.
import { Worker } from 'node:worker_threads';

import { loadGraphs, runGraph } from './loaded-graphs.js';
import type { LoadedGraphs } from './loaded-graphs.js';
import type { ModelAnswer, ModelOrder } from './model-messages.js';
import { ProviderMissingError } from './provider-missing-error.js';

let graphs: LoadedGraphs | null = null;

process.on('message', (order: ModelOrder) => {
  void obey(order).catch((error: unknown) =>
    tell({
      kind: 'failed',
      id: order.kind === 'run' ? order.id : null,
      cause: error instanceof ProviderMissingError ? 'provider' : 'model',
      message: error instanceof Error ? error.message : String(error),
    }),
  );
});
process.once('disconnect', () => process.exit(0)); // whoever asked is gone
watchParent();

/** While the runtime computes, this thread hears of nothing: another one ends the process when whoever asked is gone. */
function watchParent(): void {
  const memory = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 };
  new Worker(new URL('parent-watch.js', import.meta.url), { workerData: Number(process.argv[2]), resourceLimits: memory }).unref();
}

async function obey(order: ModelOrder): Promise<void> {
  const startedAt = performance.now();
  const figures = () => ({ seconds: (performance.now() - startedAt) / 1_000, residentBytes: process.memoryUsage.rss() });
  if (order.kind === 'load') {
    graphs = await loadGraphs(order);
    return tell({ kind: 'ready', provider: order.provider, ...figures() });
  }
  const graph = graphs?.[order.graph];
  if (graph === undefined) throw new Error(`no graph ${order.graph} is loaded`);
  const outputs = await runGraph(graph, order.inputs);
  tell({ kind: 'result', id: order.id, outputs, ...figures() });
}

function tell(answer: ModelAnswer): void {
  process.send?.(answer);
}
