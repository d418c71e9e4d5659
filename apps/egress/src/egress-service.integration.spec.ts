import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { fileURLToPath } from 'node:url';

import type { egressProto } from '@diorama/proto-types';
import { createEgressClient, loadGrpcTlsCredentials } from '@diorama/rpc';
import { TestCertificateAuthority, findFreePort, isOpensslInstalled } from '@diorama/testkit';
import { afterEach, describe, expect, it } from 'vitest';

import { MEDIA_HOST, UNKNOWN_HOST, startTestEgress } from './testing/start-egress.js';
import type { TestEgress, TestEgressOptions } from './testing/start-egress.js';

const MIB = 1_048_576;
const PICTURE = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(3 * MIB, 7)]);
const fails = (code: string, details?: object) => expect.objectContaining({ code, ...(details === undefined ? {} : { details }) });

/** Bytes that the host has handed to its socket for `/endless`. */
let sent = 0;
let endDrips: () => void = () => undefined;

const respond: RequestListener = ({ url = '' }, response) => {
  const path = url.split('?')[0];
  if (path === '/picture') response.writeHead(200, { 'content-type': 'image/png', 'content-length': PICTURE.length }).end(PICTURE);
  else if (path === '/page') response.writeHead(200, { 'content-type': 'text/html' }).end('<html>secret words of the page</html>');
  else if (path === '/drip') {
    response.writeHead(200, { 'content-type': 'image/png' }).write(PICTURE.subarray(0, 1_000));
    endDrips = () => response.end('the end');
  } else if (path === '/slow') {
    response.writeHead(200, { 'content-type': 'image/png' }).write(PICTURE.subarray(0, 1_000));
    const drip = setInterval(() => response.write('x'), 200);
    response.once('close', () => clearInterval(drip));
  } else if (path === '/endless') {
    const more = (): void => {
      let flows = true;
      while (flows && !response.destroyed) {
        flows = response.write(PICTURE.subarray(0, 65_536));
        sent += 65_536;
      }
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  } else response.writeHead(404).end();
};

async function listen(server: Server): Promise<{ readonly server: Server; readonly port: number }> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

let egress: TestEgress;
afterEach(() => egress.stop());
const start = async (more: Partial<TestEgressOptions> = {}): Promise<void> => {
  sent = 0;
  egress = await startTestEgress({ freePort: findFreePort, respond, ...more });
};

const request = (path: string, more: Partial<egressProto.FetchMediaRequest> = {}): egressProto.FetchMediaRequest => ({
  url: `http://${MEDIA_HOST}${path}`,
  maxBytes: 10 * MIB,
  timeoutMs: 0,
  accountId: 'acc_1',
  ...more,
});

const get = (path: string, more: Partial<egressProto.FetchMediaRequest> = {}) =>
  Array.fromAsync(egress.client.fetchMedia(request(path, more)));

/** A fetch that has begun, of which nothing more is read. */
async function begin(path: string, more: Partial<egressProto.FetchMediaRequest> = {}) {
  const leaving = new AbortController();
  const parts = egress.client.fetchMedia(request(path, more), { signal: leaving.signal })[Symbol.asyncIterator]();
  await parts.next();
  return { leave: () => leaving.abort(), rest: () => Array.fromAsync({ [Symbol.asyncIterator]: () => parts }) };
}

describe('the egress service', () => {
  it('streams the bytes behind a URL after a head', async () => {
    await start();
    const [first, ...rest] = await get('/picture');
    expect(first).toEqual({ head: { contentType: 'image/png', contentLength: PICTURE.length, finalHost: MEDIA_HOST } });
    expect(Buffer.concat(rest.map(({ chunk }) => chunk ?? Buffer.alloc(0))).equals(PICTURE)).toBe(true);
    expect((await egress.health.report()).ready).toBe(true);
  });

  it.each([
    ['/page', {}, 'MEDIA_URL_UNFETCHABLE', { reason: 'it returns a web page, possibly a login page' }],
    ['/404', {}, 'MEDIA_URL_UNFETCHABLE', { reason: 'its host returned status 404' }],
    ['/picture', { url: 'http://user@example.com/' }, 'MEDIA_URL_UNFETCHABLE', { reason: 'it has a user name or password' }],
    ['/drip', { timeoutMs: 300 }, 'MEDIA_URL_UNFETCHABLE', { reason: 'it took longer than 0.3 s' }],
    ['/picture', { maxBytes: 1_000 }, 'MEDIA_TOO_LARGE', { limit: '1000' }],
    ['/endless', { maxBytes: MIB }, 'MEDIA_TOO_LARGE', { limit: String(MIB) }],
    ['/picture', { maxBytes: 0 }, 'ARGUMENT_INVALID', { argument: 'maxBytes', problem: 'must be greater than 0' }],
    ['/picture', { timeoutMs: 600_001 }, 'ARGUMENT_INVALID', { argument: 'timeoutMs', problem: 'must be at most 600000' }],
  ])('reports why %s with %j gives no bytes', async (path, more, code, details) => {
    await start();
    await expect(get(path, more)).rejects.toEqual(fails(code, details));
    await expect.poll(egress.open).toBe(0);
  });

  it('says that the file can be uploaded instead', async () => {
    await start();
    await expect(get('/page')).rejects.toThrow('Upload the file as a media asset or send it as data_base64 instead');
  });

  it('reads from the host no faster than its client reads', async () => {
    await start();
    const begun = await begin('/endless', { maxBytes: 10_000 * MIB });
    let before = -1;
    await expect
      .poll(
        () => {
          const standsStill = sent === before;
          before = sent;
          return standsStill;
        },
        { interval: 300, timeout: 60_000 },
      )
      .toBe(true);
    expect(sent).toBeLessThan(32 * MIB); // what the buffers of sockets and of HTTP/2 hold
    begun.leave();
    await expect.poll(egress.open).toBe(0);
  });

  it('ends the fetch of a client that leaves, or whose own deadline passes', async () => {
    await start();
    const begun = await begin('/drip');
    expect(egress.open()).toBe(1);
    begun.leave();
    await expect.poll(egress.open).toBe(0);
    const hasty = Array.fromAsync(egress.client.fetchMedia(request('/drip'), { deadlineMs: 300 }));
    await expect(hasty).rejects.toEqual(fails('UNAVAILABLE'));
    await expect.poll(egress.open).toBe(0);
  });

  it('limits concurrent fetches; a fetch without a permit in time fails as too slow', async () => {
    await start({ fetchesMax: 1 });
    const first = await begin('/drip');
    const late = get('/picture', { accountId: 'other', timeoutMs: 200 });
    await expect(late).rejects.toEqual(fails('MEDIA_URL_UNFETCHABLE', { reason: 'it took longer than 0.2 s' }));
    const second = get('/picture', { accountId: 'other' });
    expect(egress.open()).toBe(1);
    endDrips();
    await first.rest();
    expect(await second).not.toHaveLength(0);
  });

  it('refuses the excess of an account, and still serves others', async () => {
    await start({ fetchesMax: 16 });
    const held = [await begin('/drip', { accountId: 'greedy' }), await begin('/drip', { accountId: 'greedy' })];
    const details = { limit: '2 concurrent fetches of media URLs per account', retry_after: '5' };
    await expect(get('/picture', { accountId: 'greedy' })).rejects.toEqual(fails('RATE_LIMITED', details));
    expect(await get('/picture', { accountId: 'other' })).not.toHaveLength(0);
    for (const { leave } of held) leave();
  });

  it('ends the fetch of an account that has the most when all turns are taken and another account waits', async () => {
    await start({ fetchesMax: 16 });
    const accounts = Array.from({ length: 8 }, (_, i) => `greedy-${i}`);
    const held = await Promise.all(accounts.flatMap((accountId) => [begin('/drip', { accountId }), begin('/drip', { accountId })]));
    expect(egress.open()).toBe(16);
    const rests = held.map(({ rest }) =>
      rest().then(
        () => 'complete',
        (error: unknown) => error,
      ),
    );
    expect(await get('/picture', { accountId: 'newcomer' })).not.toHaveLength(0);
    expect(await Promise.race(rests)).toEqual(fails('MEDIA_FETCH_DISPLACED', { retry_after: '5' }));
    await expect.poll(egress.open).toBe(15);
    for (const { leave } of held) leave();
  });

  it('ends the fetch from a host that sends below the minimum pace', async () => {
    await start();
    await expect(get('/slow')).rejects.toEqual(fails('MEDIA_URL_UNFETCHABLE', { reason: 'its host sends it too slowly' }));
    await expect.poll(egress.open).toBe(0);
  });

  it('does not reveal why a host gives no answer, neither by the reason nor by the time; the log does', async () => {
    const silent = await listen(createServer((socket) => void socket.on('error', () => undefined).end('SSH-2.0-OpenSSH_9.6\r\n')));
    const closed = await listen(createServer());
    closed.server.close();
    await start({ ports: { 'ssh.example.com': silent.port, 'closed.example.com': closed.port } });
    const failures = {
      [`http://${UNKNOWN_HOST}/`]: 'dns_failed',
      'http://internal.example.com/': 'dns_blocked',
      'http://closed.example.com/': 'connect_failed',
      'https://ssh.example.com/': 'tls_failed',
      'http://ssh.example.com/': 'no_answer',
    };
    const tries = Object.keys(failures).map(async (url, index) => {
      const since = performance.now();
      const error = await get('/', { url, accountId: `acc_${index}` }).catch((refusal: unknown) => refusal);
      return { error, ms: performance.now() - since };
    });
    for (const { error, ms } of await Promise.all(tries)) {
      expect(error).toEqual(fails('MEDIA_URL_UNFETCHABLE', { reason: 'its host cannot be reached' }));
      expect(ms).toBeGreaterThan(1_900);
    }
    for (const failure of Object.values(failures)) expect(egress.logged.join('\n')).toContain(`"failure":"${failure}"`);
    silent.server.close();
  });

  it('reports a host that gives no answer later than that as one that takes too long', async () => {
    const closing = await listen(createServer((socket) => void setTimeout(() => socket.destroy(), 2_500)));
    await start({ ports: { 'closing.example.com': closing.port } });
    const refused = get('/', { url: 'http://closing.example.com/', timeoutMs: 4_000 });
    await expect(refused).rejects.toEqual(fails('MEDIA_URL_UNFETCHABLE', { reason: 'it took longer than 4 s' }));
    expect(egress.logged.join('\n')).toContain('"failure":"no_answer"');
    closing.server.close();
  });

  it('completes running fetches during a stop, and refuses new ones', async () => {
    await start({ drainSeconds: 30 });
    const begun = await begin('/drip');
    const closed = egress.closeService();
    const late = createEgressClient(egress.address);
    await expect(Array.fromAsync(late.fetchMedia(request('/picture')))).rejects.toEqual(fails('UNAVAILABLE'));
    late.close();
    endDrips();
    expect(Buffer.concat((await begun.rest()).map(({ chunk }) => chunk ?? Buffer.alloc(0))).toString()).toContain('the end');
    await closed;
  });

  it('ends fetches that take too long for a stop', async () => {
    await start({ drainSeconds: 0.2 });
    const begun = await begin('/drip');
    const closed = egress.closeService();
    await expect(begun.rest()).rejects.toEqual(fails('UNAVAILABLE'));
    await closed;
  });

  it('logs hosts and sizes, and never a URL or what a host said', async () => {
    await start();
    await get('/picture?signature=canary-of-the-query');
    await get('/page?token=canary-of-the-query').catch(() => undefined);
    await get('/picture', { url: `http://canary-user@${MEDIA_HOST}/canary-path` }).catch(() => undefined);
    await expect.poll(() => egress.logged).toHaveLength(3);
    const log = egress.logged.join('\n');
    expect(log).toContain(`"host":"${MEDIA_HOST}","bytes":${PICTURE.length}`);
    expect(log).toContain('"code":"MEDIA_URL_UNFETCHABLE"');
    expect(log).not.toMatch(/canary|secret words|picture\?|\/page/);
  });
});

describe('the egress process', () => {
  const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
  const run = (environment: Readonly<Record<string, string>>) => {
    const nowhere = { WORLD_ADDRESS: '127.0.0.1:1', SIGNING_ADDRESS: '127.0.0.1:1', TEMPORAL_ADDRESS: '127.0.0.1:1' };
    const child = spawn(process.execPath, [MAIN], { env: { ...nowhere, ...environment }, stdio: 'pipe' });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (output += bytes.toString()));
    return { child, output: () => output };
  };

  it('refuses to start in production with names that lead to this machine', async () => {
    await start();
    const { child, output } = run({
      EGRESS_GRPC_ADDRESS: '127.0.0.1:1',
      EGRESS_HEALTH_PORT: '1',
      DIORAMA_ENV: 'production',
      EGRESS_DEV_HOSTS: 'receiver.example.com=127.0.0.1:8443',
    });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(output()).toContain('EGRESS_DEV_HOSTS must not be set when DIORAMA_ENV is production');
  });

  it('is ready and fetches while Temporal is away, and ends in order', async () => {
    await start();
    const [grpcPort, healthPort] = [await findFreePort(), await findFreePort()];
    const { child, output } = run({ EGRESS_GRPC_ADDRESS: `127.0.0.1:${grpcPort}`, EGRESS_HEALTH_PORT: String(healthPort) });
    const probe = (path: string) =>
      fetch(`http://127.0.0.1:${healthPort}${path}`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(() => probe('/readyz'), { timeout: 60_000 }).toBe(200);
    expect(await probe('/livez')).toBe(200);
    const metrics = await (await fetch(`http://127.0.0.1:${healthPort}/metrics`)).text();
    expect(metrics).toContain('diorama_webhook_polling 0');
    await expect.poll(output, { timeout: 60_000 }).toContain('Temporal does not respond');
    const client = createEgressClient(`127.0.0.1:${grpcPort}`);
    await expect(Array.fromAsync(client.fetchMedia(request('/', { url: 'http://127.0.0.1/' })))).rejects.toEqual(
      fails('MEDIA_URL_UNFETCHABLE', { reason: 'its host is an IP address instead of a public name' }),
    );
    client.close();
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    expect(output()).toContain('"msg":"stopped"');
  });

  it.skipIf(!isOpensslInstalled())('answers only those with a certificate of its authority where it has one', async () => {
    await start();
    const authority = new TestCertificateAuthority();
    const files = authority.certify('egress', 'IP:127.0.0.1');
    const [grpcPort, healthPort] = [await findFreePort(), await findFreePort()];
    const { child, output } = run({
      EGRESS_GRPC_ADDRESS: `127.0.0.1:${grpcPort}`,
      EGRESS_HEALTH_PORT: String(healthPort),
      GRPC_TLS_CERT_FILE: files.certFile,
      GRPC_TLS_KEY_FILE: files.keyFile,
      GRPC_TLS_CA_FILE: files.caFile,
    });
    const ask = async (tls: ReturnType<typeof loadGrpcTlsCredentials>): Promise<string> => {
      const client = createEgressClient(`127.0.0.1:${grpcPort}`, tls);
      const asked = Array.fromAsync(client.fetchMedia(request('/', { url: 'http://127.0.0.1/' }), { deadlineMs: 5_000 }));
      const code = await asked.then(
        () => 'answered',
        (error: { code: string }) => error.code,
      );
      client.close();
      return code;
    };
    const log = { info: () => undefined, warn: () => undefined };
    await expect.poll(output, { timeout: 60_000 }).toContain('listening');
    expect(await ask(loadGrpcTlsCredentials(authority.certify('media', 'DNS:media'), log))).toBe('MEDIA_URL_UNFETCHABLE');
    expect(await ask(undefined)).toBe('UNAVAILABLE');
    const foreign = new TestCertificateAuthority().certify('media', 'DNS:media');
    expect(await ask(loadGrpcTlsCredentials({ ...foreign, caFile: files.caFile }, log))).toBe('UNAVAILABLE');
    await expect.poll(output).toMatch(/"level":"warn".*UNABLE_TO_VERIFY_LEAF_SIGNATURE.*rejected a client/);
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
});
