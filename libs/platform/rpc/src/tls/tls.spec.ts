import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Server, credentials } from '@grpc/grpc-js';
import type { ServiceError } from '@grpc/grpc-js';
import { DomainError } from '@diorama/domain';
import { worldProto } from '@diorama/proto-types';
import { TestCertificateAuthority, isOpensslInstalled } from '@diorama/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import type { TlsFiles } from './certificate-files.js';
import { createWorldClient } from '../clients.js';
import { toGrpcStatus } from '../errors.js';
import { loadGrpcTlsCredentials, getServerCredentials } from './tls.js';
import type { GrpcTlsCredentials } from './tls.js';

const HERE = 'IP:127.0.0.1';
/** What the servers of the current test have logged. A server of an earlier test may still log to the list of that test. */
let lines: string[] = [];
function newLog() {
  const own = lines;
  const write = (fields: object, message: string): void => void own.push(`${message} ${JSON.stringify(fields)}`);
  return { info: write, warn: write };
}
const open: (() => void)[] = [];

afterEach(() => {
  for (const close of open.splice(0)) close();
  lines = [];
});

const tlsOf = (files: TlsFiles): GrpcTlsCredentials => {
  const tls = loadGrpcTlsCredentials(files, newLog());
  if (tls === undefined) throw new Error('there are files');
  return tls;
};

async function serve(tls: GrpcTlsCredentials | undefined): Promise<string> {
  const server = new Server();
  const getOperation = (_call: unknown, answer: (error: unknown) => void) => answer(toGrpcStatus(new DomainError('OPERATION_NOT_FOUND')));
  server.addService(worldProto.WorldServiceService, { getOperation } as never);
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', getServerCredentials(tls), (error, bound) => (error === null ? resolve(bound) : reject(error)));
  });
  tls?.watch(server);
  open.push(() => server.forceShutdown());
  return `127.0.0.1:${port}`;
}

/** What a call meets: the code of the callee's own answer, or UNAVAILABLE with the reason why there was none. */
async function call(address: string, tls: GrpcTlsCredentials | undefined): Promise<{ code: string; reason: string }> {
  const client = createWorldClient(address, tls);
  try {
    await client.getOperation({ accountId: 'a', operationId: 'b' }, { deadlineMs: 10_000 });
    throw new Error('the service answers with an error only');
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { code: error.code, reason: String((error.cause as ServiceError | undefined)?.details) };
  } finally {
    client.close();
  }
}

/** What was logged of callers that were turned away. */
const refusals = (): { caller: string; reason: string }[] =>
  lines.flatMap((line) => {
    const [, fields] = /^rejected a client[^{]*(\{.*\})$/.exec(line) ?? [];
    return fields === undefined ? [] : (JSON.parse(fields) as { caller: string; reason: string });
  });

const ANSWERED = 'OPERATION_NOT_FOUND';

it('is off where there are no files', async () => {
  expect(loadGrpcTlsCredentials(null, newLog())).toBeUndefined();
  expect(await call(await serve(undefined), undefined)).toMatchObject({ code: ANSWERED });
});

describe.skipIf(!isOpensslInstalled())('mutual TLS between services', () => {
  let authority: TestCertificateAuthority;
  let foreign: TestCertificateAuthority;
  beforeAll(() => {
    authority = new TestCertificateAuthority();
    foreign = new TestCertificateAuthority();
  });
  afterAll(() => {
    for (const { folder } of [authority, foreign]) rmSync(folder, { recursive: true, force: true });
  });

  it('lets those through whose certificates are of one authority, and says whose they are', async () => {
    const address = await serve(tlsOf(authority.certify('world', `${HERE},DNS:world`)));
    expect(await call(address, tlsOf(authority.certify('gateway', 'DNS:gateway')))).toMatchObject({ code: ANSWERED });
    expect(lines[0]).toMatch(/^gRPC certificate loaded .*DNS:world.*valid_to/);
  });

  it.each([
    ['of another authority', () => foreign.certify('world', HERE), /certificate/],
    ['for another host', () => authority.certify('elsewhere', 'DNS:elsewhere'), /altnames|does not match/],
    ['that has expired', () => authority.certify('old', HERE, -1), /expired/],
  ])('leaves a callee with a certificate %s, and tells why', async (_what, certify, reason) => {
    const address = await serve(tlsOf({ ...certify(), caFile: authority.caFile }));
    const met = await call(address, tlsOf(authority.certify('gateway', 'DNS:gateway')));
    expect(met.code).toBe('UNAVAILABLE');
    expect(met.reason).toMatch(reason);
  });

  it.each([
    ['of another authority', () => foreign.certify('gateway', 'DNS:gateway'), 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
    ['that has expired', () => authority.certify('old-gateway', 'DNS:gateway', -1), 'CERT_HAS_EXPIRED'],
  ])('turns a caller away with a certificate %s, and logs it', async (_what, certify, reason) => {
    const caller = tlsOf({ ...certify(), caFile: authority.caFile });
    const address = await serve(tlsOf(authority.certify('world', HERE)));
    expect((await call(address, caller)).code).toBe('UNAVAILABLE');
    await expect.poll(() => refusals()).toContainEqual({ caller: '127.0.0.1', reason });
  });

  it('turns a caller away that shows no certificate, or speaks plain text', async () => {
    const address = await serve(tlsOf(authority.certify('world', HERE)));
    const nameless = { channel: credentials.createSsl(readFileSync(authority.caFile)) } as GrpcTlsCredentials;
    expect((await call(address, nameless)).code).toBe('UNAVAILABLE');
    await expect.poll(() => refusals()[0]?.reason).toBe('peer did not return a certificate');
    expect((await call(address, undefined)).code).toBe('UNAVAILABLE');
  });

  it('does not speak to a callee in plain text', async () => {
    expect((await call(await serve(undefined), tlsOf(authority.certify('gateway', HERE)))).code).toBe('UNAVAILABLE');
  });

  it('takes renewed files for new connections, on both sides', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'diorama-renewed-'));
    open.push(() => rmSync(folder, { recursive: true, force: true }));
    const files = { certFile: join(folder, 'tls.crt'), keyFile: join(folder, 'tls.key'), caFile: join(folder, 'ca.crt') };
    const put = (from: TlsFiles): void => {
      for (const name of ['certFile', 'keyFile', 'caFile'] as const) copyFileSync(from[name], files[name]);
    };
    put(authority.certify('world', HERE));
    const tls = tlsOf(files);
    const address = await serve(tls);
    const renewed = tlsOf(foreign.certify('gateway', HERE));
    expect(await call(address, tls)).toMatchObject({ code: ANSWERED });
    expect((await call(address, renewed)).code).toBe('UNAVAILABLE');

    put(foreign.certify('world', HERE));
    tls.refresh();
    expect(await call(address, renewed)).toMatchObject({ code: ANSWERED });
    expect(await call(address, tls)).toMatchObject({ code: ANSWERED });
    expect((await call(address, tlsOf(authority.certify('gateway', HERE)))).code).toBe('UNAVAILABLE');
  });

  it('goes on with the certificate of before while half of a new one is there, and tells it once', async () => {
    const files = authority.certify('half', HERE);
    const tls = tlsOf(files);
    const address = await serve(tls);
    writeFileSync(files.keyFile, 'half a k');
    tls.refresh();
    tls.refresh();
    expect(await call(address, tls)).toMatchObject({ code: ANSWERED });
    expect(lines.filter((line) => line.includes('the previous one stays in use'))).toHaveLength(1);
    copyFileSync(authority.certify('another', HERE).keyFile, files.keyFile);
    tls.refresh();
    expect(lines.at(-1)).toContain('the key does not match the certificate');
  });

  it('refuses to start with files that cannot be used', () => {
    const files = authority.certify('world', HERE);
    expect(() => tlsOf({ ...files, certFile: '/nowhere' })).toThrow(/\/nowhere cannot be used: ENOENT/);
    expect(() => tlsOf({ ...files, keyFile: authority.certify('other', HERE).keyFile })).toThrow(/does not match the certificate/);
    expect(() => tlsOf({ ...files, caFile: files.keyFile })).toThrow(/cannot be used/);
  });
});
