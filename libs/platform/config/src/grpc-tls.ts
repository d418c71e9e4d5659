import { z } from 'zod';

import { ConfigError } from './load-config.js';

const file = z.string().optional();

/** Variables of every process that calls another or is called, by gRPC. */
export const grpcTlsConfigFields = {
  GRPC_TLS_CERT_FILE: file.describe(
    'gRPC with mutual TLS: PEM file with the certificate chain of this process. Changed files are reloaded within ten seconds',
  ),
  GRPC_TLS_KEY_FILE: file.describe('PEM file with its private key. Required with GRPC_TLS_CERT_FILE'),
  GRPC_TLS_CA_FILE: file.describe('PEM file with the certificate authorities accepted for peers. Required with GRPC_TLS_CERT_FILE'),
};

export type GrpcTlsConfig = { readonly [Name in keyof typeof grpcTlsConfigFields]?: string | undefined };

/**
 * The three files, or null for plain text.
 *
 * @throws ConfigError where some are set and others are not: half of it would be taken for all
 */
export function readGrpcTlsFiles(config: GrpcTlsConfig): { certFile: string; keyFile: string; caFile: string } | null {
  const { GRPC_TLS_CERT_FILE: certFile, GRPC_TLS_KEY_FILE: keyFile, GRPC_TLS_CA_FILE: caFile } = config;
  if (certFile === undefined && keyFile === undefined && caFile === undefined) return null;
  if (certFile !== undefined && keyFile !== undefined && caFile !== undefined) return { certFile, keyFile, caFile };
  const names = Object.keys(grpcTlsConfigFields) as (keyof typeof grpcTlsConfigFields)[];
  const missing = names.filter((name) => config[name] === undefined);
  throw new ConfigError(missing.map((name) => `${name} is missing; set all of GRPC_TLS_* or none`));
}
