// `node hold-model.js FOLDER`: runs the model of a bundle again and again, and tells its process id once it is loaded.
import { SINGLE_GRAPH_NAME, openBundle } from '../bundle/open-bundle.js';
import { ModelPool } from '../process/model-pool.js';
import { generateTrialRunInputs } from '../tensors/trial-run.js';

const bundle = await openBundle(process.argv[2] ?? '');
const pool = new ModelPool({ provider: 'cpu', threads: 1, memoryBytes: 1_000_000_000, runsPerProcess: 1_000 });
await pool.load(bundle);
process.stdout.write(`${pool.status().loaded[0]?.pid}\n`);
const inputs = generateTrialRunInputs(bundle.graphs[SINGLE_GRAPH_NAME]?.inputs ?? [], 1);
for (;;) await pool.run(bundle, inputs);
