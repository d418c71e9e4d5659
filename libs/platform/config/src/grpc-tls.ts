import { z } from 'zod';

import { ConfigError } from './load-config.js';

const file = z.string().optional();

/** Variables of every process that calls another or is called, by gRPC. */
export const grpcTlsConfigFields = {
  GRPC_TLS_CERT_FILE: file.describe(
    'gRPC with mutual TLS: PEM file with the certificate chain of this process. Changed files are reloaded within ten seconds',
  ),
  GRPC_TLS_KEY_FILE: file.describe('PEM file with its private key. Required with GRPC_TLS_CERT_FILE'),
  GRPC_TLS_CALLER_NAMES: z
    .string()
    .regex(/^[^{}]*\{process\}[^{}]*$/, 'must contain {process} once')
    .optional()
    .describe(
      'How the certificates of callers name their process: a DNS name with {process} in the place of gateway, orchestration, generation, inference, egress or media. Default: {process}',
    ),
  GRPC_TLS_CA_FILE: file.describe('PEM file with the certificate authorities accepted for peers. Required with GRPC_TLS_CERT_FILE'),
};

export type GrpcTlsConfig = { readonly [Name in keyof typeof grpcTlsConfigFields]?: string | undefined };

interface GrpcTlsSettings {
  readonly certFile: string;
  readonly keyFile: string;
  readonly caFile: string;
  /** Pattern of the DNS names in the certificates of callers; undefined for the default. */
  readonly callerNames: string | undefined;
}

const FILES = ['GRPC_TLS_CERT_FILE', 'GRPC_TLS_KEY_FILE', 'GRPC_TLS_CA_FILE'] as const;

/**
 * The three files and the names of callers, or null for plain text.
 *
 * @throws ConfigError where some are set and others are not: half of it would be taken for all
 */
export function readGrpcTlsFiles(config: GrpcTlsConfig): GrpcTlsSettings | null {
  const { GRPC_TLS_CERT_FILE: certFile, GRPC_TLS_KEY_FILE: keyFile, GRPC_TLS_CA_FILE: caFile } = config;
  if (certFile === undefined && keyFile === undefined && caFile === undefined) return null;
  if (certFile !== undefined && keyFile !== undefined && caFile !== undefined)
    return { certFile, keyFile, caFile, callerNames: config.GRPC_TLS_CALLER_NAMES };
  const missing = FILES.filter((name) => config[name] === undefined);
  throw new ConfigError(missing.map((name) => `${name} is missing; set all of GRPC_TLS_*_FILE or none`));
}
