import { describe, expect, it } from 'vitest';

import { grpcTlsConfigFields, readGrpcTlsFiles } from './grpc-tls.js';

const all = { GRPC_TLS_CERT_FILE: '/tls/tls.crt', GRPC_TLS_KEY_FILE: '/tls/tls.key', GRPC_TLS_CA_FILE: '/tls/ca.crt' };

describe('the files of mutual TLS', () => {
  it('are all there or none', () => {
    expect(readGrpcTlsFiles(all)).toEqual({ certFile: '/tls/tls.crt', keyFile: '/tls/tls.key', caFile: '/tls/ca.crt' });
    expect(readGrpcTlsFiles({ ...all, GRPC_TLS_CALLER_NAMES: 'w-{process}-grpc' })).toMatchObject({ callerNames: 'w-{process}-grpc' });
    expect(readGrpcTlsFiles({})).toBeNull();
  });

  it.each(['', 'gateway', '{process}.{process}', 'a-{process', 'x{process}y}'])('are refused with the caller names %j', (names) => {
    expect(grpcTlsConfigFields.GRPC_TLS_CALLER_NAMES.safeParse(names).success).toBe(false);
  });

  it.each(Object.keys(all))('are refused without %s', (name) => {
    expect(() => readGrpcTlsFiles({ ...all, [name]: undefined })).toThrow(new RegExp(`${name} is missing`));
  });
});
