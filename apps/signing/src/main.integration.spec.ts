import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { createSigningClient } from '@diorama/rpc';
import type { SigningClient } from '@diorama/rpc';
import { findFreePort, startPostgres } from '@diorama/testkit';
import type { TestDatabase, TestPostgres } from '@diorama/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { unsealPrivateKey } from './keys/seal.js';
import { SEALING_KEY_EXAMPLE } from './settings.js';
import { generateTestDeliveryId, generateTestSealingKey } from './testing/start-signing.js';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const SOON = { timeout: 60_000, interval: 50 };

let postgres: TestPostgres;
let database: TestDatabase;
let admin: Awaited<ReturnType<TestDatabase['openAdmin']>>;
const running: SigningProcess[] = [];
const sealingKey = generateTestSealingKey();

beforeAll(async () => {
  postgres = await startPostgres();
});

beforeEach(async () => {
  database = await postgres.createDatabase(['signing']);
  admin = await database.openAdmin();
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()));
  await admin.end();
});

afterAll(() => postgres?.stop());

/** The service as it is deployed: `dist/main.js` and its environment. */
class SigningProcess {
  private constructor(
    private readonly child: ChildProcess,
    private readonly healthPort: number,
    readonly client: SigningClient,
    readonly log: string[],
  ) {}

  static async start(environment: Readonly<Record<string, string>> = {}): Promise<SigningProcess> {
    const [grpcPort, healthPort] = [await findFreePort(), await findFreePort()];
    const address = `127.0.0.1:${grpcPort}`;
    const own = {
      SIGNING_GRPC_ADDRESS: address,
      SIGNING_HEALTH_PORT: String(healthPort),
      SIGNING_SEALING_KEY: sealingKey.toString('base64'),
      DATABASE_URL: database.url('signing'),
      LOG_LEVEL: 'trace',
    };
    const child = spawn(process.execPath, [MAIN], { env: { ...own, ...environment }, stdio: 'pipe' });
    const log: string[] = [];
    for (const output of [child.stdout, child.stderr]) output.on('data', (bytes: Buffer) => log.push(bytes.toString()));
    const started = new SigningProcess(child, healthPort, createSigningClient(address), log);
    running.push(started);
    return started;
  }

  async ready(): Promise<this> {
    await vi.waitUntil(async () => (await this.probe('/readyz')) === 200, SOON);
    return this;
  }

  /** HTTP status of a probe; 0 while the port is closed. */
  async probe(path: '/livez' | '/readyz'): Promise<number> {
    return fetch(`http://127.0.0.1:${this.healthPort}${path}`).then(
      ({ status }) => status,
      () => 0,
    );
  }

  /** Its exit status, once it has ended by itself. */
  async end(): Promise<number | null> {
    if (this.child.exitCode === null) await once(this.child, 'exit');
    return this.child.exitCode;
  }

  /** Asks it to stop; its exit status. */
  async stop(): Promise<number | null> {
    this.client.close();
    this.child.kill('SIGTERM');
    return this.end();
  }

  sign() {
    return this.client.sign({ deliveryId: generateTestDeliveryId(), timestamp: Math.floor(Date.now() / 1_000), body: Buffer.from('{}') });
  }
}

describe('the process', () => {
  it('makes one key with another that starts beside it, and leaves no private part in its output', async () => {
    const both = await Promise.all([SigningProcess.start(), SigningProcess.start()]);
    await Promise.all(both.map((one) => one.ready()));
    const { rows } = await admin.query<{ kid: string; sealed_private: Buffer }>('SELECT kid, sealed_private FROM signing.signing_key');
    const kids = await Promise.all(both.map(async (one) => (await one.sign()).signatures.map(({ kid }) => kid)));
    expect(kids).toEqual([[rows[0]?.kid], [rows[0]?.kid]]);
    const { secret } = unsealPrivateKey(rows[0]?.sealed_private ?? Buffer.alloc(0), rows[0]?.kid ?? '', [sealingKey]);
    const output = both.flatMap(({ log }) => log).join('');
    expect(output).toContain('first signing key created');
    const forms = [secret.toString('hex'), secret.toString('base64'), secret.toString('base64url'), sealingKey.toString('base64')];
    expect(forms.filter((form) => output.includes(form))).toEqual([]);
  });

  it('refuses a public or invalid sealing key in production, without repeating it', async () => {
    const known = await SigningProcess.start({ DIORAMA_ENV: 'production', SIGNING_SEALING_KEY: SEALING_KEY_EXAMPLE });
    const faulty = await SigningProcess.start({ SIGNING_SEALING_KEY: 'a-faulty-sealing-key' });
    expect([await known.end(), await faulty.end()]).toEqual([1, 1]);
    expect(known.log.join('')).toContain('SIGNING_SEALING_KEY must not be a placeholder');
    expect(faulty.log.join('')).toContain('SIGNING_SEALING_KEY: must be 32 bytes');
    expect(`${known.log.join('')}${faulty.log.join('')}`).not.toMatch(/a-faulty-sealing-key|ZGlvcmFtYS1z/);
  });

  it('does not start with a sealing key that opens nothing, and says so', async () => {
    await (await SigningProcess.start()).ready();
    const stranger = await SigningProcess.start({ SIGNING_SEALING_KEY: generateTestSealingKey().toString('base64') });
    expect(await stranger.end()).toBe(1);
    expect(stranger.log.join('')).toContain('no sealing key decrypts the private part');
  });

  it('in production waits, alive but not ready, until another process has migrated', async () => {
    const waiting = await SigningProcess.start({ DIORAMA_ENV: 'production' });
    await vi.waitFor(() => expect(waiting.log.join('')).toContain('waiting for schema migrations'), SOON);
    expect([await waiting.probe('/livez'), await waiting.probe('/readyz')]).toEqual([200, 503]);
    await (await SigningProcess.start({ MIGRATE: 'on-start' })).ready();
    await waiting.ready();
  });

  it('finds a database again that has cut all connections, and stops cleanly', async () => {
    const one = await (await SigningProcess.start()).ready();
    await one.sign();
    await admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'signing' AND datname = $1`, [database.name]);
    await vi.waitFor(() => one.sign(), SOON);
    expect(await one.stop()).toBe(0);
  });
});
