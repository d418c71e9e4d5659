import pino from 'pino';

import { getRequestLogFields } from './request-context.js';
import { getTraceLogFields } from './spans.js';

export type Logger = pino.Logger;

export interface LoggerOptions {
  /** Name of the process, such as `gateway`. */
  readonly service: string;
  readonly level: string;
}

/** Fields that may hold a secret, a prompt or a signed query, wherever a log line nests them. */
const SECRET_FIELDS = [
  'api_key',
  'apiKey',
  'authorization',
  'cookie',
  'data_base64',
  'text_prompt',
  'prompt',
  'password',
  'secret',
  'token',
  'url',
  'uri',
];
const SECRET_HEADERS = ['svc-api-key', 'authorization', 'cookie', 'idempotency-key'];

/** A logger that writes one JSON object a line to standard output, without what must never be in a log. */
export function createLogger({ service, level }: LoggerOptions): Logger {
  return pino({
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => ({ ...getRequestLogFields(), ...getTraceLogFields() }),
    redact: { paths: redactedPaths(), censor: '[redacted]' },
    serializers: { err: pino.stdSerializers.err },
  });
}

function redactedPaths(): string[] {
  const fields = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);
  const headers = SECRET_HEADERS.flatMap((header) => [`headers["${header}"]`, `*.headers["${header}"]`]);
  return [...fields, ...headers];
}
