import { z } from 'zod';

/** Schemas of single variables, made from the text that an environment holds. */
export const port = z.coerce.number().int().min(0).max(65_535);
export const positiveInteger = z.coerce.number().int().positive();
export const flag = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1');
export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }).transform((url) => url.replace(/\/+$/, ''));
/** `host:port` of a gRPC service or of Temporal. */
export const hostPort = z.string().regex(/^(\S+):(\d{1,5})$/, { error: 'must look like host:port' });
export const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, { error: 'must be a postgres:// URL' });
export const secret = z
  .string()
  .min(16, { error: 'must have at least 16 characters' })
  .refine((text) => !isPlaceholder(text), { error: 'must not be a placeholder' });
export const logLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info');

/** Variables of OpenTelemetry, by its own names. */
export const tracingFields = {
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl
    .optional()
    .describe('Collector that takes OTLP over HTTP, such as http://collector:4318; nothing is traced unless set'),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional().describe('Sent to it, as name=value pairs with commas between them'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Share of the requests that are traced; one that comes with a trace has decided'),
};

/** Whether a secret is what examples write in its place, or one sign again and again: everybody knows it. */
export const isPlaceholder = (text: string): boolean =>
  /change[-_ ]?(me|this)|placeholder|your[-_ ]?(secret|token|key|password)|^(.)\3*$/i.test(text);

/** Variables that every process takes. */
export const processFields = {
  LOG_LEVEL: logLevel.describe('Least severe log lines to print'),
  DIORAMA_ENV: z.enum(['production', 'development']).default('development').describe('production switches every development aid off'),
  SHUTDOWN_SECONDS: positiveInteger.default(20).describe('How long a stopping process may take to drain'),
  ...tracingFields,
};

/** Variables of a service that owns a schema of the database. */
export const migrationFields = {
  MIGRATE: z
    .enum(['on-start', 'only', 'never'])
    .optional()
    .describe(
      'on-start brings the schema up to date first; only does that and ends; never waits until it is. on-start unless DIORAMA_ENV is production',
    ),
};

/** What those who accept a callback and those who send it must read alike. */
export const webhookFields = {
  EGRESS_REFUSED_HOSTS: z
    .string()
    .optional()
    .describe('Ends of host names to which no webhook goes beside those that are not public, such as cluster.example.org'),
};

/** The ends of `EGRESS_REFUSED_HOSTS`. */
export const refusedEnds = ({
  EGRESS_REFUSED_HOSTS: ends = '',
}: {
  readonly EGRESS_REFUSED_HOSTS?: string | undefined;
}): readonly string[] => wordsOf(ends.toLowerCase());

/** Words between commas, without the spaces around them. */
export const wordsOf = (list: string): string[] => list.split(',').flatMap((word) => word.trim() || []);
