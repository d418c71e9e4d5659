// The entry of the process in which one model runs: its runtime blocks while it computes, and gives memory back only by ending.
import { InferenceSession, Tensor, listSupportedBackends } from 'onnxruntime-node';

import type { ModelAnswer, ModelFacts, ModelOrder, Provider } from './model-messages.js';
import type { TensorData, Tensors } from './tensors.js';

let model: { readonly session: InferenceSession; readonly facts: ModelFacts } | null = null;

process.on('message', (order: ModelOrder) => {
  void obey(order).catch((error: unknown) =>
    tell({ kind: 'failed', id: order.kind === 'run' ? order.id : null, message: error instanceof Error ? error.message : String(error) }),
  );
});
process.once('disconnect', () => process.exit(0)); // whoever asked is gone

async function obey(order: ModelOrder): Promise<void> {
  if (order.kind === 'load') {
    model = { session: await load(order), facts: order.facts };
    return tell({ kind: 'ready', provider: order.provider });
  }
  if (model === null) throw new Error('no model is loaded');
  const startedAt = performance.now();
  const results = await model.session.run(toFeeds(model.facts, order.inputs));
  const outputs = Object.fromEntries(model.facts.outputs.map(({ name }) => [name, results[name]?.data as TensorData]));
  tell({ kind: 'result', id: order.id, outputs, seconds: (performance.now() - startedAt) / 1_000 });
}

async function load({ modelPath, provider, threads }: Extract<ModelOrder, { kind: 'load' }>): Promise<InferenceSession> {
  requireProvider(provider);
  return InferenceSession.create(modelPath, {
    executionProviders: [provider],
    intraOpNumThreads: threads, // the runtime would count the machine's cores, not the container's
    interOpNumThreads: 1,
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  });
}

/** The runtime falls back to the processor without a word; an operator who asked for a GPU is to know. */
function requireProvider(provider: Provider): void {
  const names = listSupportedBackends().map(({ name }) => name);
  if (!names.includes(provider)) throw new Error(`the provider ${provider} is not there; there are ${names.join(', ')}`);
}

function toFeeds({ inputs }: ModelFacts, given: Tensors): Record<string, Tensor> {
  return Object.fromEntries(inputs.map(({ name, type, shape }) => [name, new Tensor(type, given[name] as never, shape)]));
}

function tell(answer: ModelAnswer): void {
  process.send?.(answer);
}
