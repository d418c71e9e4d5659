import { isWorldEngineName, LIMITS, WORLD_ENGINES } from '@diorama/domain';
import type { WorldEngineName } from '@diorama/domain';
import { z } from 'zod';

/** Schemas of single variables, made from the text that an environment holds. */
export const portSchema = z.coerce.number().int().min(0).max(65_535);
export const positiveIntegerSchema = z.coerce.number().int().positive();
export const booleanSchema = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1');
export const httpUrlSchema = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .transform((url) => url.replace(/\/+$/, ''));
/** `host:port` of a gRPC service or of Temporal. */
export const hostPortSchema = z.string().regex(/^(\S+):(\d{1,5})$/, { error: 'must look like host:port' });
export const postgresUrlSchema = z.string().regex(/^postgres(ql)?:\/\//, { error: 'must be a postgres:// URL' });
export const secretSchema = z
  .string()
  .min(16, { error: 'must have at least 16 characters' })
  .refine((text) => !isPlaceholder(text), { error: 'must not be a placeholder' });
export const logLevelSchema = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info');

/** Variables of OpenTelemetry, by its own names. */
export const tracingConfigFields = {
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrlSchema
    .optional()
    .describe('OTLP/HTTP collector, such as http://collector:4318. Tracing is off unless set'),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional().describe('Headers sent to the collector, as name=value pairs separated by commas'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Share of requests to trace. A request that arrives with a trace context keeps its sampling decision'),
};

/** Whether a secret is what examples write in its place, or one sign again and again: everybody knows it. */
export const isPlaceholder = (text: string): boolean =>
  /change[-_ ]?(me|this)|placeholder|your[-_ ]?(secret|token|key|password)|^(.)\3*$/i.test(text);

/** Variables that every process takes. */
export const processConfigFields = {
  LOG_LEVEL: logLevelSchema.describe('Minimum level of the log lines to print'),
  DIORAMA_ENV: z.enum(['production', 'development']).default('development').describe('production disables all development settings'),
  SHUTDOWN_SECONDS: positiveIntegerSchema.default(20).describe('Maximum time that a stopping process takes to drain'),
  ...tracingConfigFields,
};

/** Variables of a service that owns a schema of the database. */
export const migrationConfigFields = {
  MIGRATE: z
    .enum(['on-start', 'only', 'never'])
    .optional()
    .describe(
      'Schema migrations. on-start: the process runs them and then starts. only: it runs them and exits. never: it waits until they have run (default: on-start, or never when DIORAMA_ENV is production)',
    ),
};

/** What those who accept a callback and those who send it must read alike. */
export const webhookConfigFields = {
  EGRESS_REFUSED_HOSTS: z
    .string()
    .optional()
    .describe(
      'Additional host name suffixes that webhooks never call, such as cluster.example.org. Names that are not public are always refused',
    ),
};

/** The ends of `EGRESS_REFUSED_HOSTS`. */
export const parseBlockedHostSuffixes = ({
  EGRESS_REFUSED_HOSTS: ends = '',
}: {
  readonly EGRESS_REFUSED_HOSTS?: string | undefined;
}): readonly string[] => splitCommaList(ends.toLowerCase());

/** Words between commas, without the spaces around them. */
export const splitCommaList = (list: string): string[] => list.split(',').flatMap((word) => word.trim() || []);

/** The detail that generation workers build worlds, paintings and meshes with. */
export const worldDetailConfigFields = {
  WORLD_DETAIL: z.coerce
    .number()
    .min(0.1)
    .max(1)
    .default(1)
    .describe(
      'Scale of worlds, paintings and mesh exports, from 0.1 to 1. It multiplies the width of panoramas and textures. The numbers of splats and triangles are proportional to its square. Lower values shorten the generation, for development and automated tests',
    ),
};

/** Object packs: the gateway and the generation workers read the same ones. */
export const objectPackConfigFields = {
  OBJECT_PACKS: z
    .string()
    .optional()
    .describe('Folders of object packs, separated by commas. The gateway and the generation workers need the same packs'),
};

export const parseObjectPackFolders = ({ OBJECT_PACKS = '' }: { readonly OBJECT_PACKS?: string | undefined }): string[] =>
  splitCommaList(OBJECT_PACKS);

const clientEngineListSchema = z.string().transform((text, context): readonly WorldEngineName[] => {
  const names = splitCommaList(text);
  const known = names.filter(isWorldEngineName);
  if (known.length < names.length || known.length === 0)
    context.addIssue({ code: 'custom', message: `must be engines separated by commas; engines are ${WORLD_ENGINES.join(', ')}` });
  return [...new Set(known)];
});

/** Engines of worlds: the gateway and the orchestration workers read the same ones. */
export const clientEngineConfigFields = {
  CLIENT_ENGINES: clientEngineListSchema
    .default(['procedural'])
    .describe(
      'Engines that a request for a world may choose, separated by commas. The gateway and the orchestration workers need the same engines',
    ),
};

/** A language model that proposes scenes; the orchestration workers ask it. */
export const plannerConfigFields = {
  PLANNER_URL: httpUrlSchema
    .optional()
    .describe(
      'Base URL of an OpenAI-compatible endpoint that proposes scenes for text prompts, such as http://127.0.0.1:11434. Diorama sends prompts to it. Off unless set',
    ),
  PLANNER_MODEL: z.string().min(1).max(128).optional().describe('Model that the endpoint of PLANNER_URL runs. Required with PLANNER_URL'),
  PLANNER_NAME: z.string().min(1).max(64).default('openai-compatible').describe('Name of the planner in the manifests of worlds'),
  PLANNER_API_KEY: z.string().min(1).optional().describe('Bearer token for PLANNER_URL'),
  PLANNER_TIMEOUT_SECONDS: positiveIntegerSchema
    .max(LIMITS.planner.timeoutSecondsMax)
    .default(60)
    .describe('Maximum time of the planner for one prompt in seconds. After that, Diorama reads the prompt without the planner'),
  PLANNER_MAX_TOKENS: positiveIntegerSchema.default(2_000).describe('Maximum number of tokens in one response of the planner'),
  PLANNER_CONCURRENCY: positiveIntegerSchema
    .default(4)
    .describe('Maximum number of prompts that one orchestration worker sends to the planner at the same time. Further prompts wait'),
  PLANNER_FORMAT: z
    .enum(['json_schema', 'json_object', 'text'])
    .default('json_schema')
    .describe(
      'Response format that Diorama requests from the planner: json_schema, json_object, or text (only the prompt describes the format)',
    ),
};
