// `npm run transfers [-- --accounts 4,8,16 --paces drip,steady,silent --tries 20]`: measures what slow transfers of some
// accounts cost another account. Starts a stack of its own on loopback; prints a table, writes .diorama/slow-transfers.json.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import sharp from 'sharp';

import { aligned } from '../quality/aligned.ts';
import { startStack } from '../stack/start-stack.ts';
import { attack, createAccount, servePictureHost, tryFetch, tryUpload } from './slow-transfers.ts';

const FOLDER = fileURLToPath(new URL('../../.diorama', import.meta.url));
/** Transfers that each attacking account keeps open, of each kind. */
const EACH = 12;
/** Until the attack has taken what it can. */
const WARM_UP_MS = 5_000;

const { values } = parseArgs({
  options: {
    accounts: { type: 'string', default: '4,8,16' },
    paces: { type: 'string', default: 'drip,steady,silent' },
    tries: { type: 'string', default: '20' },
  },
});
const say = (line) => process.stderr.write(`${line}\n`);
const residentMb = (pid) => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024);

const stack = await startStack();
const info = stack.info();
const bytes = await sharp({ create: { width: 640, height: 320, channels: 3, background: '#48a060' } })
  .png()
  .toBuffer();
const host = await servePictureHost(info, bytes);
const results = [];

/** Tries of one account, one after another: each takes a while, and only the attack shall be what it waits for. */
async function tryAll(newcomer) {
  const tries = { upload: [], fetch: [] };
  for (let i = 0; i < Number(values.tries); i++) {
    tries.upload.push(await tryUpload(newcomer, new Uint8Array(bytes)));
    tries.fetch.push(await tryFetch(newcomer));
  }
  return tries;
}

async function measure(accounts, pace) {
  const attackers = await Promise.all(Array.from({ length: accounts }, (_, i) => createAccount(info, `attacker-${i}`)));
  const newcomer = await createAccount(info, 'newcomer');
  const running = attack(attackers, { each: EACH, pace });
  await sleep(WARM_UP_MS);
  const attacked = await tryAll(newcomer);
  const open = { uploads: running.uploads(), fetches: running.fetches() };
  const { media, egress } = info.pids;
  const memoryMb = { media: residentMb(media), egress: residentMb(egress) };
  await running.stop();
  const quiet = await tryAll(newcomer);
  const result = { accounts, pace, attacked, quiet, open, memoryMb, answers: Object.fromEntries(running.answers) };
  results.push(result);
  say(JSON.stringify({ accounts, pace, open, memoryMb, answers: result.answers }));
}

async function warmUp() {
  const account = await createAccount(info, 'warm-up');
  for (let i = 0; i < 5; i++) {
    await tryUpload(account, new Uint8Array(bytes));
    await tryFetch(account);
  }
}

try {
  await warmUp();
  for (const accounts of values.accounts.split(',').map(Number)) for (const pace of values.paces.split(',')) await measure(accounts, pace);
} finally {
  host.closeAllConnections();
  host.close();
  await stack.stop();
  rmSync(stack.home, { recursive: true, force: true });
}

const rows = results.flatMap(({ accounts, pace, attacked, quiet }) =>
  ['upload', 'fetch'].map((kind) => {
    const served = attacked[kind].filter(({ status }) => status === 200).length;
    const times = [quiet[kind], attacked[kind]].map((tries) => tries.map(({ ms }) => ms).toSorted((a, b) => a - b));
    const figures = times.flatMap((ms) => [ms[ms.length >> 1], ms.at(-1)]).map((ms) => `${Math.round(ms)} ms`);
    return [String(accounts), pace, kind, `${served} of ${attacked[kind].length}`, ...figures];
  }),
);
mkdirSync(FOLDER, { recursive: true });
writeFileSync(join(FOLDER, 'slow-transfers.json'), `${JSON.stringify(results, null, 2)}\n`);
const header = ['accounts', 'pace', 'transfer', 'served', 'quiet: median', 'at most', 'attacked: median', 'at most'];
process.stdout.write(`${aligned([header, ...rows])}\n`);
