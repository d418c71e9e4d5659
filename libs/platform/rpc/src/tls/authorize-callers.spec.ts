import { rmSync } from 'node:fs';

import { Server } from '@grpc/grpc-js';
import type { ServiceError } from '@grpc/grpc-js';
import type { DomainError } from '@diorama/domain';
import { adminProto, worldProto } from '@diorama/proto-types';
import { TestCertificateAuthority, isOpensslInstalled } from '@diorama/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { createCallerReader } from './authorize-callers.js';
import { createAdminClient, createWorldClient } from '../clients.js';
import { createGrpcServices } from '../server.js';
import { getServerCredentials, loadGrpcTlsCredentials } from './tls.js';
import type { GrpcTlsCredentials } from './tls.js';

describe('the process of a certificate', () => {
  it.each([
    ['{process}', 'DNS:gateway', 'gateway'],
    ['{process}', 'DNS:GateWay', 'gateway'],
    ['{process}', 'IP Address:127.0.0.1, DNS:egress', 'egress'],
    ['{process}', 'DNS:media, DNS:media.worlds.svc', 'media'],
    ['w-{process}-grpc', 'DNS:w-orchestration-grpc, DNS:w-orchestration-grpc.ns, DNS:w-orchestration-grpc.ns.svc', 'orchestration'],
    ['w-{process}-grpc', 'DNS:w-inference-gpu-1-grpc', 'inference'],
    ['w-{process}-grpc', 'DNS:w-inference-gateway-grpc', 'inference'],
    ['W-{process}-grpc', 'DNS:w-generation-grpc', 'generation'],
    ['{process}', 'DNS:inference', 'inference'],
    // A process that calls no service, and names of other patterns.
    ['{process}', 'DNS:world', null],
    ['{process}', 'DNS:signing', null],
    ['{process}', '', null],
    ['{process}', 'DNS:gateway.example.com', null],
    ['{process}', 'DNS:x-gateway', null],
    ['{process}', 'IP Address:gateway', null],
    ['{process}', 'DNS:inference-', null],
    ['w-{process}-grpc', 'DNS:gateway', null],
    ['w-{process}-grpc', 'DNS:w-gateway-grpc.evil.example', null],
    ['w-{process}-w', 'DNS:w-w', null],
    // Two processes, and one name that looks like several.
    ['{process}', 'DNS:gateway, DNS:egress', null],
    ['{process}', 'DNS:"x, DNS:gateway, DNS:y"', null],
  ])('by the pattern %j, %j is %j', (names, alternativeNames, caller) => {
    expect(createCallerReader(names)(alternativeNames)).toBe(caller);
  });
});

describe.skipIf(!isOpensslInstalled())('calls of services with mutual TLS', () => {
  let authority: TestCertificateAuthority;
  const lines: Record<string, unknown>[] = [];
  const open: (() => void)[] = [];
  beforeAll(() => {
    authority = new TestCertificateAuthority();
  });
  afterEach(() => {
    for (const close of open.splice(0)) close();
    lines.length = 0;
  });
  afterAll(() => rmSync(authority.folder, { recursive: true, force: true }));

  const log = { info: () => undefined, warn: (fields: object, message: string) => void lines.push({ ...fields, message }) };
  const tlsOf = (name: string, callerNames?: string): GrpcTlsCredentials => {
    const tls = loadGrpcTlsCredentials({ ...authority.certify(name, `IP:127.0.0.1,DNS:${name}`), callerNames }, log);
    if (tls === undefined) throw new Error('there are files');
    return tls;
  };

  /** A server of `world` with the interceptors of all servers, whose methods answer that nothing is there. */
  async function serve(tls: GrpcTlsCredentials | undefined): Promise<string> {
    const { options } = createGrpcServices({ packageName: 'diorama.world.v1', services: [], url: '', tls }) as {
      options: { channelOptions: object; onLoadPackageDefinition: (loaded: unknown, server: Server) => void };
    };
    const server = new Server(options.channelOptions);
    const absent = (_call: unknown, answer: (error: unknown) => void) => answer({ code: 5, details: 'reached' });
    server.addService(worldProto.WorldServiceService, { getRun: absent, authenticateKey: absent } as never);
    server.addService(adminProto.AdminServiceService, { recordAudit: absent, grantCredits: absent } as never);
    options.onLoadPackageDefinition(null, server);
    const port = await new Promise<number>((resolve, reject) => {
      server.bindAsync('127.0.0.1:0', getServerCredentials(tls), (error, bound) => (error === null ? resolve(bound) : reject(error)));
    });
    open.push(() => server.forceShutdown());
    return `127.0.0.1:${port}`;
  }

  /** Whether calls of four methods reach the server. */
  async function reached(address: string, tls: GrpcTlsCredentials | undefined): Promise<Record<string, boolean>> {
    const [world, admin] = [createWorldClient(address, tls), createAdminClient(address, tls)];
    open.push(() => (world.close(), admin.close()));
    const detailsOf = async (calling: Promise<unknown>): Promise<boolean> => {
      const error = await calling.then(
        () => null,
        (fault: unknown) => fault,
      );
      const { details } = (error as DomainError).cause as ServiceError;
      if (details !== 'reached' && details !== 'the caller may not use this method') throw new Error(details);
      return details === 'reached';
    };
    return {
      getRun: await detailsOf(world.getRun({ operationId: 'o' })),
      authenticateKey: await detailsOf(world.authenticateKey({ apiKey: 'k' })),
      recordAudit: await detailsOf(admin.recordAudit({ operator: '', action: '', accountId: '', target: '', detailsJson: '' })),
      grantCredits: await detailsOf(admin.grantCredits({ accountId: '', operator: '', credits: 1, reference: '', note: '' })),
    };
  }

  it.each([
    ['gateway', { getRun: false, authenticateKey: true, recordAudit: true, grantCredits: true }],
    ['orchestration', { getRun: true, authenticateKey: false, recordAudit: true, grantCredits: false }],
    ['generation', { getRun: true, authenticateKey: false, recordAudit: false, grantCredits: false }],
    ['egress', { getRun: false, authenticateKey: false, recordAudit: false, grantCredits: false }],
    ['world', { getRun: false, authenticateKey: false, recordAudit: false, grantCredits: false }],
  ])('of %s reach the methods of its row alone', async (name, expected) => {
    expect(await reached(await serve(tlsOf('world-server')), tlsOf(name))).toEqual(expected);
    expect(lines).toHaveLength(Object.values(expected).filter((isReached) => !isReached).length);
  });

  it('that are denied are logged with the names of the certificate', async () => {
    await reached(await serve(tlsOf('world-server')), tlsOf('egress'));
    expect(lines[0]).toMatchObject({
      method: '/diorama.world.v1.WorldService/GetRun',
      caller: 'egress',
      names: expect.stringContaining('DNS:egress'),
      peer: expect.stringMatching(/^127\.0\.0\.1/),
      message: 'denied a call: its caller may not use the method',
    });
  });

  it('that are denied can be repeated, as a replica of another release may have another table', async () => {
    const client = createWorldClient(await serve(tlsOf('world-server')), tlsOf('egress'));
    open.push(() => client.close());
    await expect(client.getRun({ operationId: 'o' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('follow the pattern of names that the server is configured with', async () => {
    const address = await serve(tlsOf('world-server', 'w-{process}-grpc'));
    expect(await reached(address, tlsOf('w-generation-grpc'))).toMatchObject({ getRun: true, grantCredits: false });
    expect(await reached(address, tlsOf('generation'))).toMatchObject({ getRun: false });
  });

  it('ask for the health of a service without a row', async () => {
    const client = createWorldClient(await serve(tlsOf('world-server')), tlsOf('stranger'));
    open.push(() => client.close());
    await client.isServing();
    expect(lines).toEqual([]);
  });

  it('reach every method without TLS', async () => {
    expect(Object.values(await reached(await serve(undefined), undefined))).toEqual([true, true, true, true]);
  });
});
