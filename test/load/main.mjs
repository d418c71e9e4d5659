// `node test/load/main.mjs [--accounts 4,8,16] [--paces drip,steady,silent] [--tries 20]`: measures what slow transfers of some
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
/** Uninvolved accounts that try at the same time. */
const NEWCOMERS = 4;

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

async function measure(accounts, pace) {
  const attackers = await Promise.all(Array.from({ length: accounts }, (_, i) => createAccount(info, `attacker-${i}`)));
  const newcomers = await Promise.all(Array.from({ length: NEWCOMERS }, (_, i) => createAccount(info, `newcomer-${i}`)));
  const running = attack(attackers, { each: EACH, pace });
  await sleep(accounts === 0 ? 0 : WARM_UP_MS);
  const tries = { upload: [], fetch: [] };
  const rounds = Math.ceil(Number(values.tries) / NEWCOMERS);
  await Promise.all(
    newcomers.map(async (newcomer) => {
      for (let round = 0; round < rounds; round++) {
        tries.upload.push(await tryUpload(newcomer, new Uint8Array(bytes)));
        tries.fetch.push(await tryFetch(newcomer));
      }
    }),
  );
  const open = { uploads: running.uploads(), fetches: running.fetches() };
  const { media, egress } = info.pids;
  const memoryMb = { media: residentMb(media), egress: residentMb(egress) };
  await running.stop();
  const result = { accounts, pace, tries, open, memoryMb, answers: Object.fromEntries(running.answers) };
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
  await measure(0, 'none');
  for (const accounts of values.accounts.split(',').map(Number)) for (const pace of values.paces.split(',')) await measure(accounts, pace);
} finally {
  host.closeAllConnections();
  host.close();
  await stack.stop();
  rmSync(stack.home, { recursive: true, force: true });
}

const rows = results.flatMap(({ accounts, pace, tries }) =>
  Object.entries(tries).map(([kind, those]) => {
    const ms = those.map((one) => one.ms).toSorted((a, b) => a - b);
    const served = those.filter(({ status }) => status === 200).length;
    return [String(accounts), pace, kind, `${served} of ${those.length}`, `${Math.round(ms[ms.length >> 1])} ms`, `${Math.round(ms.at(-1))} ms`];
  }),
);
mkdirSync(FOLDER, { recursive: true });
writeFileSync(join(FOLDER, 'slow-transfers.json'), `${JSON.stringify(results, null, 2)}\n`);
process.stdout.write(`${aligned([['accounts', 'pace', 'transfer', 'served', 'median', 'at most'], ...rows])}\n`);
