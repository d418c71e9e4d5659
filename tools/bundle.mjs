// `node tools/bundle.mjs import FOLDER` writes the manifest of a public model as it was exported; `seal FOLDER` completes the manifest of a model bundle; `check FOLDER` loads it, runs it and prints its time and memory.
import { parseArgs } from 'node:util';

import { ModelPool, generateTrialRunInputs, importBundle, openBundle, sealBundle } from '../libs/platform/onnx/dist/index.js';

const RUNS = 5;
const USE = `use: node tools/bundle.mjs seal|check FOLDER
     node tools/bundle.mjs import FOLDER [--name N] [--version V] [--licence SPDX] [--source TEXT] [--width PIXELS] [--height PIXELS]
                                  [--steps N] [--guidance N] [--architecture dap|unik3d]
`;
const TEXTS = ['name', 'version', 'licence', 'source', 'architecture'];
const NUMBERS = ['width', 'height', 'steps', 'guidance'];
const {
  values,
  positionals: [command, folder],
} = readArguments();
const print = (line) => process.stdout.write(`${line}\n`);

if (!['import', 'seal', 'check'].includes(command) || folder === undefined) refuse();
try {
  if (command === 'import') await importFolder();
  else if (command === 'seal') await seal();
  else await check();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

function readArguments() {
  const options = Object.fromEntries([...TEXTS, ...NUMBERS].map((name) => [name, { type: 'string' }]));
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return refuse(error.message);
  }
}

function refuse(problem = '') {
  process.stderr.write(`${problem === '' ? '' : `${problem}\n`}${USE}`);
  process.exit(2);
}

async function importFolder() {
  const numbers = NUMBERS.flatMap((name) => (values[name] === undefined ? [] : [[name, Number(values[name])]]));
  const [wrong] = numbers.find(([, value]) => !(value > 0)) ?? [];
  if (wrong !== undefined) refuse(`--${wrong} must be a positive number`);
  const texts = TEXTS.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]));
  const { manifest } = await importBundle(folder, Object.fromEntries([...texts, ...numbers]));
  print(`imported and sealed ${manifest.name}@${manifest.version} for ${manifest.task}: ${manifest.files.length} files`);
  if (manifest.preprocessing?.note !== undefined) print(`note: ${manifest.preprocessing.note}`);
}

async function seal() {
  const { manifest, sha256 } = await sealBundle(folder);
  print(`sealed ${manifest.name}@${manifest.version}: ${manifest.files.length} files, sha256 ${sha256}`);
}

async function check() {
  const bundle = await openBundle(folder);
  const { name, version, task, memoryBytes } = bundle.manifest;
  print(`${name}@${version} for ${task}: all checksums match`);
  const uses = [];
  const pool = new ModelPool({ provider: 'cpu', threads: 2, memoryBytes, runsPerProcess: 1_000, onUse: (use) => uses.push(use) });
  try {
    await pool.load(bundle);
    print(`loads in ${seconds(uses[0].loadSeconds)} and matches its golden outputs`);
    for (const [graph, { inputs }] of Object.entries(bundle.graphs)) {
      for (let run = 0; run < RUNS; run++) await pool.use(bundle, (model) => model.run(graph, generateTrialRunInputs(inputs, run)));
      print(`runs ${graph} in ${seconds(Math.min(...uses.splice(-RUNS).map(({ runSeconds }) => runSeconds)))}`);
    }
    const [{ residentBytes }] = pool.status().loaded;
    print(`uses ${megabytes(residentBytes)} of main memory; the manifest declares ${megabytes(memoryBytes)}`);
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
