import {
  ConfigError,
  clientEngineConfigFields,
  grpcTlsConfigFields,
  objectPackConfigFields,
  hostPortSchema,
  httpUrlSchema,
  isPlaceholder,
  portSchema,
  positiveIntegerSchema,
  processConfigFields,
  webhookConfigFields,
} from '@diorama/config';
import { LIMITS } from '@diorama/domain';
import { z } from 'zod';

const OPERATOR = /^([A-Za-z0-9._-]{1,64})=(\S{16,})$/;

/** `name=token` pairs, separated by commas; each operator has a token of their own. */
const operatorTokens = z.string().transform((text, context) => {
  const pairs = text.split(',').map((pair) => OPERATOR.exec(pair.trim()));
  if (pairs.some((pair) => pair === null)) {
    context.addIssue({ code: 'custom', message: 'must be name=token pairs, separated by commas, with tokens of 16 characters or more' });
    return z.NEVER;
  }
  if (pairs.some((pair) => isPlaceholder(pair?.[2] ?? ''))) {
    context.addIssue({ code: 'custom', message: 'must not hold a placeholder as a token' });
    return z.NEVER;
  }
  const operators = new Map(pairs.map((pair) => [pair?.[2] ?? '', pair?.[1] ?? '']));
  if (operators.size < pairs.length) {
    context.addIssue({ code: 'custom', message: 'must not give one token to two operators' });
    return z.NEVER;
  }
  return operators;
});

/** What the gateway reads from its environment, beside the `TEMPORAL_*` variables of the Temporal tools. */
export const gatewayConfigSchema = z.object({
  ...processConfigFields,
  ...grpcTlsConfigFields,
  GATEWAY_HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  GATEWAY_PORT: portSchema.describe('Port to listen on'),
  GATEWAY_HEALTH_HOST: z.string().default('127.0.0.1').describe('Address of /livez, /readyz and /metrics for an orchestrator'),
  GATEWAY_HEALTH_PORT: portSchema.optional().describe('Port of /livez, /readyz and /metrics. Not served unless set'),
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
  MEDIA_PUBLIC_URL: httpUrlSchema.describe('Origin from which browsers fetch assets. The viewer page may connect to it'),
  TEMPORAL_ADDRESS: hostPortSchema.describe('Temporal frontend'),
  TEMPORAL_UI_URL: httpUrlSchema.optional().describe('URL of the Temporal UI. The console links to workflows there'),
  BODY_MEMORY_BYTES: positiveIntegerSchema
    .default(LIMITS.largeBodyBytes)
    .describe('Memory for large request bodies in flight. Further requests wait; after half a minute they get 503 with Retry-After'),
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
  OPERATOR_TOKENS: operatorTokens.describe('Operators of /admin/v1 as name=token pairs'),
});

/** @throws ConfigError for a key of development in production */
export function readLocalAccount({
  DIORAMA_ENV: environment,
  START_PAGE_ACCOUNT: file,
}: Pick<z.output<typeof gatewayConfigSchema>, 'DIORAMA_ENV' | 'START_PAGE_ACCOUNT'>): string | null {
  if (file !== undefined && environment === 'production')
    throw new ConfigError(['START_PAGE_ACCOUNT must not be set when DIORAMA_ENV is production']);
  return file ?? null;
}
