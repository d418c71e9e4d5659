import { isOperatorRole, OPERATOR_ROLES } from '@diorama/domain';
import type { OperatorRole } from '@diorama/domain';
import { z } from 'zod';

import { booleanSchema, httpUrlSchema, positiveIntegerSchema, secretSchema, splitCommaList } from './fields.js';
import { ConfigError } from './load-config.js';

const ROLE_VALUE = /^(?<value>[^\s,][^,]{0,254})=(?<role>[a-z]+)$/;
const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

const isListOf = (isValid: (word: string) => boolean) => (text: string) => {
  const words = splitCommaList(text);
  return words.length > 0 && words.every(isValid);
};

/** Variables of the sign-in of operators with OpenID Connect. */
export const openidConfigFields = {
  OIDC_ISSUER: httpUrlSchema
    .optional()
    .describe(
      'Issuer URL of an OpenID Connect provider whose people sign in to the console, such as https://id.example.com. Off unless set',
    ),
  OIDC_CLIENT_ID: z
    .string()
    .min(1)
    .max(255)
    .optional()
    .describe('Client ID of this installation at the provider. Required with OIDC_ISSUER'),
  OIDC_CLIENT_SECRET: secretSchema
    .optional()
    .describe('Client secret. Required with OIDC_ISSUER. A new secret signs out everyone who signed in with the provider'),
  OIDC_SCOPES: z
    .string()
    .regex(/^[!-~]+( [!-~]+)*$/, { error: 'must be scopes separated by spaces' })
    .refine((text) => text.split(' ').includes('openid'), { error: 'must contain openid' })
    .default('openid email profile')
    .describe('Requested scopes, separated by spaces'),
  OIDC_ROLES_CLAIM: z
    .string()
    .regex(/^\S{1,128}$/, { error: 'must be the name of a claim' })
    .default('groups')
    .describe('Claim whose values give roles: a name, or a path such as realm_access.roles'),
  OIDC_ROLES: z
    .string()
    .refine(
      isListOf((word) => isOperatorRole(ROLE_VALUE.exec(word)?.groups?.['role'] ?? '')),
      { error: `must be value=role pairs separated by commas; roles are ${OPERATOR_ROLES.join(', ')}` },
    )
    .optional()
    .describe(
      'Roles by values of the claim, such as diorama-admins=operator,staff=viewer. A person with several roles has the highest one. People without a role are refused. Required with OIDC_ISSUER',
    ),
  OIDC_EMAIL_DOMAINS: z
    .string()
    .refine(
      isListOf((word) => DOMAIN.test(word)),
      { error: 'must be domains separated by commas' },
    )
    .optional()
    .describe('Domains of the verified e-mail addresses of people who may sign in, separated by commas (default: any)'),
  OIDC_LABEL: z.string().min(1).max(60).default('Sign in with single sign-on').describe('Label of the button on the sign-in page'),
  OIDC_SESSION_HOURS: positiveIntegerSchema
    .max(168, { error: 'must be at most 168' })
    .default(12)
    .describe('Duration of the sessions of people who sign in with the provider, up to 168 hours'),
  CONSOLE_TOKEN_SIGN_IN: booleanSchema
    .default(true)
    .describe('Whether operator tokens sign in to the console. If false, tokens work only at /admin/v1, and OIDC_ISSUER is required'),
};

type OpenIdConfig = Readonly<z.output<z.ZodObject<typeof openidConfigFields>>>;

/** A provider of OpenID Connect, and which of its people become operators. */
export interface OpenIdSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scopes: readonly string[];
  readonly label: string;
  readonly sessionHours: number;
  readonly claim: string;
  /** Roles by values of the claim. */
  readonly roles: ReadonlyMap<string, OperatorRole>;
  /** In lower case; empty allows all. */
  readonly emailDomains: readonly string[];
}

/**
 * The settings of the provider; null without one.
 *
 * @throws ConfigError where a part is missing, the issuer is not reached over TLS in production, or no way to sign in to the console is left
 */
export function readOpenIdConfig(config: OpenIdConfig, environment: 'production' | 'development'): OpenIdSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_ROLES: roles } = config;
  if (issuer === undefined) {
    if (!config.CONSOLE_TOKEN_SIGN_IN) throw new ConfigError(['CONSOLE_TOKEN_SIGN_IN may be false only with OIDC_ISSUER']);
    return null;
  }
  if (clientId === undefined || clientSecret === undefined || roles === undefined) {
    const required = { OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_ROLES: roles };
    const missing = Object.entries(required).filter(([, value]) => value === undefined);
    throw new ConfigError(missing.map(([name]) => `${name} is missing; it is required with OIDC_ISSUER`));
  }
  if (environment === 'production' && !issuer.startsWith('https://'))
    throw new ConfigError(['OIDC_ISSUER must begin with https:// when DIORAMA_ENV is production']);
  return {
    issuer,
    clientId,
    clientSecret,
    scopes: config.OIDC_SCOPES.split(' '),
    label: config.OIDC_LABEL,
    sessionHours: config.OIDC_SESSION_HOURS,
    claim: config.OIDC_ROLES_CLAIM,
    roles: parseRoles(roles),
    emailDomains: splitCommaList(config.OIDC_EMAIL_DOMAINS?.toLowerCase() ?? ''),
  };
}

/** Values may contain an equals sign themselves, as names of a directory do. */
function parseRoles(text: string): ReadonlyMap<string, OperatorRole> {
  const roles = new Map<string, OperatorRole>();
  for (const word of splitCommaList(text)) {
    const { value = '', role = '' } = ROLE_VALUE.exec(word)?.groups ?? {};
    if (isOperatorRole(role)) roles.set(value, chooseHigher(roles.get(value), role));
  }
  return roles;
}

/** The higher of two roles of one value. */
const chooseHigher = (known: OperatorRole | undefined, role: OperatorRole): OperatorRole =>
  known === undefined || OPERATOR_ROLES.indexOf(role) > OPERATOR_ROLES.indexOf(known) ? role : known;
