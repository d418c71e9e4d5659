// Runs the first example of each command against the sample service, and returns what it prints.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runCli } from '../../apps/cli/dist/run-cli.js';
import { exampleOf, startSampleService } from './sample-service.mjs';

/** Commands that run until Ctrl-C, or that print a program. */
const WITHOUT_OUTPUT = new Set(['webhooks listen', 'mcp', 'completion']);
/** Files that the examples read. */
const FILES = { 'beach.jpg': 'image', 'depth.exr': 'image', 'task.json': '{}', 'path.json': '[]' };
/** The clock of the outputs: a time shortly after those of the OpenAPI examples. */
const NOW_MS = Date.parse('2026-11-21T09:05:00.000Z');
const CONFIG_FILE = '~/.config/diorama/config.json';

function doneOperation(response, credits) {
  const running = exampleOf('getOperation', 'running');
  const progress = { status: 'SUCCEEDED', description: 'The world is ready', percent: 100, stage: 'save' };
  return { ...running, done: true, metadata: { ...running.metadata, progress }, response, cost: { total_credits: credits } };
}

function fileOperation(file, credits) {
  const done = doneOperation({ url: `https://worlds.example.com/files/${file}` }, credits);
  return { ...done, metadata: { ...done.metadata, operation_type: 'export-world' } };
}

const withFile = (assets) => ({ world: { ...exampleOf('getWorld').world, assets: { ...exampleOf('getWorld').world.assets, ...assets } } });
/** A world that only its owner can open. */
const privateWorld = (fields) => ({
  ...exampleOf('getWorld').world,
  display_name: '',
  permission: { public: false, allow_id_access: false, allowed_readers: [] },
  sharing: null,
  ...fields,
});
const generated = (credits) => ({ getOperation: doneOperation(privateWorld(), credits), getWorld: { world: privateWorld() } });
const started = () => exampleOf('generateWorld', 'started');
const ownDelivery = () => ({
  delivery_id: 'del_3kTzRk0uXq7mB2Lw9sVd1F',
  operation_id: 'op_3kTzRk0uXq7mB2Lw9sVd1F',
  state: 'EXHAUSTED',
  attempt_count: 16,
  webhook_url: 'https://hooks.example.com/worlds',
  created_at: '2026-11-20T09:00:00.000Z',
});
const media = () => ({ ...exampleOf('prepareUpload').media_asset, state: 'READY', metadata: { bytes: 481_516 } });

/** Responses that differ from the OpenAPI examples, by the name of the command and the id of the API operation. */
const RESPONSES = {
  generate: () => ({ generateWorld: started(), ...generated(1_580) }),
  'worlds vary': () => ({ varyWorld: started(), ...generated(1_580) }),
  'worlds update': () => ({ updateWorld: { world: privateWorld({ display_name: 'Fjord at dawn' }) } }),
  'worlds edit': () => ({ editWorld: started(), ...generated(1_580) }),
  'worlds export': () => ({
    exportWorld: started(),
    getOperation: fileOperation('splats.ply', 0),
    getWorld: withFile({ splats: { ply_url: 'https://worlds.example.com/files/splats.ply' } }),
  }),
  'worlds render': () => ({ exportWorld: started(), getOperation: fileOperation('film.mp4', 720) }),
  'operations list': () => ({ listOperations: { operations: [exampleOf('getOperation', 'running')], next_page_token: null } }),
  'operations watch': () => ({ getOperation: doneOperation(exampleOf('getWorld').world, 1_580) }),
  'events tail': () => ({ listOperations: { operations: [exampleOf('getOperation', 'running')], next_page_token: null } }),
  upload: () => ({ getMediaAsset: media() }),
  'media list': () => ({ listMediaAssets: { media_assets: [media()], next_page_token: null } }),
  'depth-to-rgb': () => ({
    getMediaAsset: media(),
    panoDepthToRgb: started(),
    getOperation: exampleOf('getOperation', 'painted'),
  }),
  usage: () => ({
    getUsage: {
      days: [
        { day: '2026-11-20', name: 'World generation (svc-1.1)', operations: 2, credits: 3_000 },
        { day: '2026-11-20', name: 'Panorama from text', operations: 2, credits: 160 },
      ],
      total_credits: 3_160,
      running_operations: 1,
      from: '2026-11-01T00:00:00.000Z',
      until: '2026-11-21T09:05:00.000Z',
    },
  }),
  'webhooks deliveries': () => ({ listDeliveries: { deliveries: [ownDelivery()], next_page_token: null } }),
  'webhooks redeliver': () => ({ redeliver: { ...ownDelivery(), state: 'PENDING' } }),
};

/** Standard output of each command of `commands`, by its name. A command is `{ name, example, args }`. @throws Error if an example fails */
export async function collectOutputs(commands) {
  const folder = mkdtempSync(join(tmpdir(), 'diorama-cli-'));
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content);
  const before = process.cwd();
  process.chdir(folder);
  const resetClock = setClock(NOW_MS);
  try {
    const outputs = new Map();
    for (const command of commands) if (!WITHOUT_OUTPUT.has(command.name)) outputs.set(command.name, await runExample(command, folder));
    return outputs;
  } finally {
    resetClock();
    process.chdir(before);
    rmSync(folder, { recursive: true });
  }
}

async function runExample({ name, example, args }, folder) {
  const service = await startSampleService(RESPONSES[name]?.() ?? {});
  const [, ...words] = splitWords(example);
  const argv = [...words, ...('yes' in args ? ['--yes'] : [])];
  const configFile = join(folder, 'config.json');
  // A login writes its address to the file; all other commands take the address from the environment.
  const url = name === 'login' ? [...argv.slice(0, argv.indexOf('--url')), '--url', service.url] : argv;
  let [stdout, stderr] = ['', ''];
  const abort = new AbortController();
  const outside = {
    env: {
      DIORAMA_URL: service.url,
      DIORAMA_API_KEY: 'sample',
      DIORAMA_OPERATOR_TOKEN: 'sample',
      DIORAMA_SHARE_PASSWORD: 'a long password',
    },
    configFile,
    stackFile: '/nowhere/stack.json',
    signal: abort.signal,
    stdout: {
      isTerminal: false,
      write: (text) => {
        stdout += text;
        if (name === 'events tail') abort.abort(); // it runs until Ctrl-C
      },
    },
    stderr: { isTerminal: false, write: (text) => void (stderr += text) },
    canAsk: false,
    openPage: async () => true,
  };
  try {
    const code = await runCli(url, outside);
    if (code !== 0 && !abort.signal.aborted) throw new Error(`"${example}" exits with ${code}:\n${stderr}`);
    const text = service.hide(stdout).replaceAll(configFile, CONFIG_FILE).trimEnd();
    return name === 'events tail' ? withFixedTimes(text) : text;
  } finally {
    await service.stop();
  }
}

/** Events have the time at which they are printed. */
const withFixedTimes = (text) => text.replaceAll(/^[\d-]+T[\d:.]+Z/gm, '2026-11-21T09:05:00.000Z');

/** The words of a command line, with quotes, up to a redirection. */
const splitWords = (line) => [...(line.split(' > ')[0] ?? '').matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain);

/** Shifts the clock of this process. Returns a function that undoes it. */
function setClock(nowMs) {
  const RealDate = Date;
  const shift = nowMs - RealDate.now();
  globalThis.Date = class extends RealDate {
    constructor(...values) {
      if (values.length === 0) super(RealDate.now() + shift);
      else super(...values);
    }
    static now() {
      return RealDate.now() + shift;
    }
  };
  return () => {
    globalThis.Date = RealDate;
  };
}
