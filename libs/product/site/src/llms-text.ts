/** What `/llms.txt` needs of an OpenAPI document. */
export interface ApiDocument {
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, ApiSchema>> };
}

interface ApiOperation {
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly description?: string }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

type Content = Readonly<
  Record<string, { readonly schema?: ApiSchema; readonly examples?: Readonly<Record<string, { readonly value: unknown }>> }>
>;

interface ApiSchema {
  readonly $ref?: string;
  readonly description?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, ApiSchema>>;
}

/** The pages of the documentation, and a summary of the product. */
export interface GuideList {
  readonly summary: string;
  readonly guides: readonly { readonly path: string; readonly title: string; readonly summary: string }[];
}

interface Endpoint {
  readonly line: string;
  readonly operation: ApiOperation;
}

/** The text of `/llms.txt` (https://llmstxt.org): the purpose of the service, its endpoints and its documents, as Markdown. */
export function renderLlmsText(document: ApiDocument, guides: GuideList): string {
  const endpoints = document.tags.map(({ name, description }) => {
    const lines = endpointsOf(document, name).map(
      ({ line, operation }) => `- \`${line}\`: ${operation.summary}${describeAccess(operation)}`,
    );
    return `### ${name}\n\n${description}\n\n${lines.join('\n')}`;
  });
  return [...renderHead(document, guides), '## Endpoints', ...endpoints, renderDocuments(guides)].join('\n\n') + '\n';
}

/** The text of `/llms-full.txt`: the same with the parameters, the fields and an example of each endpoint. */
export function renderFullLlmsText(document: ApiDocument, guides: GuideList): string {
  const endpoints = document.tags.flatMap(({ name, description }) => [
    `## ${name}`,
    description,
    ...endpointsOf(document, name).map((endpoint) => renderEndpoint(document, endpoint)),
  ]);
  return [...renderHead(document, guides), ...endpoints, renderDocuments(guides)].join('\n\n') + '\n';
}

function endpointsOf({ paths }: ApiDocument, tag: string): Endpoint[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => ({ line: `${method.toUpperCase()} ${path}`, operation })),
  );
}

const GENERATE = '/svc/v1/worlds:generate';

function renderHead(document: ApiDocument, { summary }: GuideList): string[] {
  const example = firstExample(document.paths[GENERATE]?.['post']?.requestBody?.content);
  return [
    '# Diorama: World Generation API',
    `> ${summary}`,
    [
      '- Paths are relative to the address of this file.',
      '- Authentication: header `Svc-Api-Key: <key>`. Endpoints that are marked "no key" do not need a key.',
      `- Generation is asynchronous: \`POST ${GENERATE}\` returns an operation. Poll \`GET /svc/v1/operations/{operation_id}\` until \`done\` is true, or stream its events. \`response\` is then the world, with signed links to its files in \`assets\`.`,
      '- Prompts name places and objects of a catalogue. `POST /svc/v1/scenes:compose` returns, free of charge, which parts of a prompt a world would show.',
      '- Errors have a `detail` and a `request_id`. Retry 429 and 503 after `Retry-After` seconds; send an `Idempotency-Key` with each request that starts an operation.',
    ].join('\n'),
    `Generate a world:\n\n\`\`\`sh\ncurl -X POST "$API${GENERATE}" -H "Svc-Api-Key: $KEY" -H 'Content-Type: application/json' \\\n  -d '${JSON.stringify(example)}'\ncurl "$API/svc/v1/operations/$OPERATION" -H "Svc-Api-Key: $KEY"\n\`\`\``,
  ];
}

function renderDocuments({ guides }: GuideList): string {
  const pages = guides.map(({ path, title, summary }) => `- [${title}](${path}): ${summary}`);
  return [
    '## Documents',
    '',
    '- [OpenAPI 3.1](/openapi.json): all endpoints, fields, errors and examples.',
    '- [Interactive reference](/docs/api): the same on a page from which you can send requests.',
    '- [Catalogue](/catalogue): the objects that prompts can name, with pictures.',
    '- [All endpoints in detail](/llms-full.txt): this text with parameters, fields and examples.',
    ...pages,
    '',
    '## Optional',
    '',
    '- [OpenAPI 3.1 for operators](/openapi-admin.json): accounts, keys, credits and deliveries.',
  ].join('\n');
}

const describeAccess = ({ security }: ApiOperation): string => (security?.length === 0 ? ' (no key)' : '');

function renderEndpoint({ components }: ApiDocument, { line, operation }: Endpoint): string {
  const { summary, description, parameters = [], requestBody, responses } = operation;
  const request = Object.values(requestBody?.content ?? {})[0]?.schema;
  const fields = request === undefined ? [] : fieldsOf(resolve(request, components.schemas), components.schemas);
  return [
    `### ${line}`,
    `${description ?? `${summary}.`}${describeAccess(operation)}`,
    renderList(
      'Parameters',
      parameters.map(({ name, in: place, description: text }) => `- \`${name}\` (${place})${text ? `: ${text}` : ''}`),
    ),
    renderList('Fields of the body', fields),
    renderExample('Request', firstExample(requestBody?.content)),
    renderExample('Response', firstExample(responses['200']?.content)),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function fieldsOf({ properties = {}, required = [] }: ApiSchema, schemas: Readonly<Record<string, ApiSchema>>): string[] {
  return Object.entries(properties).map(([name, schema]) => {
    const text = schema.description ?? resolve(schema, schemas).description;
    return `- \`${name}\`${required.includes(name) ? ' (required)' : ''}${text === undefined ? '' : `: ${text}`}`;
  });
}

/** The schema that a reference such as `#/components/schemas/World` names. */
const resolve = (schema: ApiSchema, schemas: Readonly<Record<string, ApiSchema>>): ApiSchema =>
  (schema.$ref === undefined ? undefined : schemas[schema.$ref.split('/').at(-1) ?? '']) ?? schema;

const firstExample = (content: Content | undefined): unknown => {
  const { examples } = Object.values(content ?? {})[0] ?? {};
  return Object.values(examples ?? {})[0]?.value;
};

const renderList = (title: string, lines: readonly string[]): string => (lines.length === 0 ? '' : `${title}:\n\n${lines.join('\n')}`);

const renderExample = (title: string, value: unknown): string =>
  value === undefined ? '' : `${title}:\n\n\`\`\`json\n${JSON.stringify(value)}\n\`\`\``;
