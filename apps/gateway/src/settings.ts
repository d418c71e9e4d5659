import { isIP } from 'node:net';

import {
  ConfigError,
  clientEngineConfigFields,
  grpcTlsConfigFields,
  objectPackConfigFields,
  hostPortSchema,
  httpUrlSchema,
  isPlaceholder,
  openidConfigFields,
  portSchema,
  positiveIntegerSchema,
  processConfigFields,
  splitCommaList,
  webhookConfigFields,
} from '@diorama/config';
import { LIMITS, OPERATOR_ROLES, isOperatorRole } from '@diorama/domain';
import { z } from 'zod';

import type { Operator } from './operators/operators.js';

const OPERATOR = /^(?<name>[A-Za-z0-9._-]{1,64})(?::(?<role>[a-z]+))?=(?<token>\S{16,})$/;

/** `name=token` or `name:role=token`, separated by commas; no two operators have the same token. Without a role: `operator`. */
const operatorTokens = z.string().transform((text, context) => {
  const fault = (message: string): never => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  const entries = text.split(',').map((entry) => OPERATOR.exec(entry.trim())?.groups ?? {});
  const operators = entries.map(({ name = '', role = 'operator', token = '' }) => ({ name, role, token }));
  if (operators.some(({ name }) => name === ''))
    return fault('must be name=token pairs, separated by commas, with tokens of 16 characters or more');
  if (operators.some(({ token }) => isPlaceholder(token))) return fault('must not hold a placeholder as a token');
  if (new Set(operators.map(({ token }) => token)).size < operators.length) return fault('must not give one token to two operators');
  const read = operators.flatMap(({ name, role, token }) => (isOperatorRole(role) ? [[token, { name, role }] as const] : []));
  return read.length === operators.length ? new Map(read) : fault(`must name one of the roles ${OPERATOR_ROLES.join(', ')}`);
});

/** Networks as addresses or in CIDR notation, separated by commas. The whole address space is refused: it would trust each client. */
const networks = z
  .string()
  .transform(splitCommaList)
  .refine((list) => list.every(isNetwork), 'must be networks such as 10.0.0.0/8, separated by commas');

function isNetwork(text: string): boolean {
  const [address = '', prefix] = text.split(/\/(?=\d{1,3}$)/);
  const bits = isIP(address) === 4 ? 32 : 128;
  return isIP(address) !== 0 && (prefix === undefined || (Number(prefix) >= 1 && Number(prefix) <= bits));
}

/** Large request bodies that a gateway process receives at the same time unless it is configured otherwise. */
const LARGE_BODIES = 4;

/** What the gateway reads from its environment, beside the `TEMPORAL_*` variables of the Temporal tools. */
export const gatewayConfigSchema = z.object({
  ...processConfigFields,
  ...grpcTlsConfigFields,
  GATEWAY_HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  GATEWAY_PORT: portSchema.describe('Port to listen on'),
  GATEWAY_HEALTH_HOST: z.string().default('127.0.0.1').describe('Address of /livez, /readyz and /metrics for an orchestrator'),
  GATEWAY_HEALTH_PORT: portSchema.optional().describe('Port of /livez, /readyz and /metrics. Not served unless set'),
  TRUSTED_PROXIES: networks
    .default([])
    .describe(
      'Networks of the proxies in front of the gateway, such as 10.0.0.0/8,2001:db8::/32. Limits per address use X-Forwarded-For of requests from these networks, and the address of the connection for all other requests. Default: none',
    ),
  VIEWER_URL: httpUrlSchema.describe('Public URL of this gateway. Links to worlds begin with it'),
  VIEWER_FOLDER: z.string().optional().describe('Folder of the built viewer and start page; default: the one of this repository'),
  START_PAGE_ACCOUNT: z
    .string()
    .optional()
    .describe('Development: JSON file with the api_key that the start page uses. Set by npm start only'),
  CONSOLE_FOLDER: z.string().optional().describe('Folder of the built console; default: the one of this repository'),
  DOCS_FOLDER: z.string().optional().describe('Folder of the built documentation; default: the one of this repository'),
  WORLD_ADDRESS: hostPortSchema.describe('gRPC address of the world service'),
  MEDIA_ADDRESS: hostPortSchema.describe('gRPC address of the media service'),
  SIGNING_ADDRESS: hostPortSchema.describe('gRPC address of the signing service'),
  EGRESS_ADDRESS: hostPortSchema
    .optional()
    .describe(
      'gRPC address of the egress service. Without it, test events are refused and the system page shows egress by its workers only',
    ),
  MEDIA_PUBLIC_URL: httpUrlSchema.describe('Origin from which browsers fetch assets. The viewer page may connect to it'),
  TEMPORAL_ADDRESS: hostPortSchema.describe('Temporal frontend'),
  TEMPORAL_UI_URL: httpUrlSchema.optional().describe('URL of the Temporal UI. The console links to workflows there'),
  BODY_MEMORY_BYTES: positiveIntegerSchema
    .default(LARGE_BODIES * LIMITS.largeBodyBytes)
    .describe(
      'Memory for large request bodies in flight. One account gets a quarter of it, but at least one body. Further requests wait; after half a minute they get 500 with Retry-After',
    ),
  POLICY_TEXT: z.enum(['none', 'rules', 'http']).default('rules').describe('Moderator of the texts of a prompt'),
  POLICY_MEDIA: z.enum(['none', 'http']).default('none').describe('Moderator of the pictures and videos of a prompt'),
  POLICY_RULES_FILE: z
    .string()
    .optional()
    .describe('File with the policy rules in YAML, reloaded when it changes (default: the rules in this repository)'),
  POLICY_HTTP_URL: httpUrlSchema.optional().describe('URL of your own moderator. Required when POLICY_TEXT or POLICY_MEDIA is http'),
  POLICY_HTTP_TOKEN: z.string().optional().describe('Bearer token for POLICY_HTTP_URL'),
  ...webhookConfigFields,
  ...objectPackConfigFields,
  ...clientEngineConfigFields,
  OPERATOR_TOKENS: operatorTokens
    .optional()
    .describe(
      'Operators of /admin/v1, separated by commas: name=token or name:role=token with the role viewer, support or operator (default). Required without OIDC_ISSUER',
    ),
  ...openidConfigFields,
});

type GatewayConfig = z.output<typeof gatewayConfigSchema>;

/** Operators by their tokens. @throws ConfigError where neither tokens nor a provider are set */
export function readOperators({
  OPERATOR_TOKENS: tokens,
  OIDC_ISSUER: issuer,
}: Pick<GatewayConfig, 'OPERATOR_TOKENS' | 'OIDC_ISSUER'>): ReadonlyMap<string, Operator> {
  if (tokens === undefined && issuer === undefined)
    throw new ConfigError(['OPERATOR_TOKENS is missing; it is required without OIDC_ISSUER']);
  return tokens ?? new Map();
}

/** @throws ConfigError for a key of development in production */
export function readLocalAccount({
  DIORAMA_ENV: environment,
  START_PAGE_ACCOUNT: file,
}: Pick<GatewayConfig, 'DIORAMA_ENV' | 'START_PAGE_ACCOUNT'>): string | null {
  if (file !== undefined && environment === 'production')
    throw new ConfigError(['START_PAGE_ACCOUNT must not be set when DIORAMA_ENV is production']);
  return file ?? null;
}
