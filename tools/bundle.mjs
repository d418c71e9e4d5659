// `node tools/bundle.mjs seal FOLDER` completes the manifest of a model bundle; `check FOLDER` loads it, runs it and tells figures.
import { ModelPool, generateTrialRunInputs, openBundle, sealBundle } from '../libs/platform/onnx/dist/index.js';

const RUNS = 5;
const [command, folder] = process.argv.slice(2);
const print = (line) => process.stdout.write(`${line}\n`);

if (!['seal', 'check'].includes(command) || folder === undefined) {
  process.stderr.write('use: node tools/bundle.mjs seal|check FOLDER\n');
  process.exit(2);
}
try {
  if (command === 'seal') await seal();
  else await check();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function seal() {
  const { manifest, sha256 } = await sealBundle(folder);
  print(`${manifest.name}@${manifest.version} is sealed: ${manifest.files.length} files, sha256 ${sha256}`);
}

async function check() {
  const bundle = await openBundle(folder);
  const { name, version, task, memoryBytes } = bundle.manifest;
  print(`${name}@${version} for ${task}: all files are as the manifest says`);
  const uses = [];
  const pool = new ModelPool({ provider: 'cpu', threads: 2, memoryBytes, runsPerProcess: 1_000, onUse: (use) => uses.push(use) });
  try {
    await pool.load(bundle);
    print(`loads in ${seconds(uses[0].loadSeconds)} and reaches its golden outputs`);
    for (const [graph, { inputs }] of Object.entries(bundle.graphs)) {
      for (let run = 0; run < RUNS; run++) await pool.use(bundle, (model) => model.run(graph, generateTrialRunInputs(inputs, run)));
      print(`runs ${graph} in ${seconds(Math.min(...uses.splice(-RUNS).map(({ runSeconds }) => runSeconds)))}`);
    }
    const [{ residentBytes }] = pool.status().loaded;
    print(`takes ${megabytes(residentBytes)} of main memory; its manifest says ${megabytes(memoryBytes)}`);
  } finally {
    await pool.close();
  }
}

function seconds(value) {
  return `${value.toFixed(3)} s`;
}

function megabytes(bytes) {
  return `${Math.round(bytes / 1e6)} MB`;
}
