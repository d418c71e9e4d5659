import { snakeWord } from '../../http/fields/camel-case.js';

/** What a sample needs to know of a route. `answer` is null where the answer is a stream. */
interface SampledRoute {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly answer: string | null;
}

/** An entry of `x-codeSamples`. */
interface CodeSample {
  readonly [key: string]: unknown;
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

/** The call of the TypeScript SDK for each operation with samples, by its id. `{body}` takes the example of the request. */
const SDK_CALLS: Readonly<Record<string, string>> = {
  generateWorld: 'const { world } = await diorama.generateAndWait({body});',
  listWorlds: "const worlds = await Array.fromAsync(diorama.worlds.list({ status: 'SUCCEEDED' }));",
  getWorld: 'const world = await diorama.worlds.get(worldId);',
  deleteWorld: 'await diorama.worlds.delete(worldId);',
  exportWorld: 'const operation = await diorama.worlds.export(worldId, {body});\nawait diorama.operations.wait(operation.operation_id);',
  getOperation: 'const operation = await diorama.operations.get(operationId);',
  streamOperationEvents: 'const events = await Array.fromAsync(diorama.operations.events(operationId));',
  cancelOperation: 'await diorama.operations.cancel(operationId);',
  prepareUpload: "const asset = await diorama.media.upload(file, { fileName: 'beach.jpg', kind: 'image' });",
  panoDepthToRgb: 'const operation = await diorama.panoramas.depthToRgb({body});',
  composeScene: 'const { caption, not_represented } = await diorama.scenes.compose({body});',
  listCatalogue: "const objects = await Array.fromAsync(diorama.catalogue.list({ q: 'barn' }));",
  submitGenerateWorld: "const { operationId } = await diorama.tasks.submit('generateWorld', {body});",
  submitExportWorld: "const { operationId } = await diorama.tasks.submit('exportWorld', {body});",
  getTaskOperation: 'const operation = await diorama.tasks.operation(operationId);',
  getWebhookDelivery: 'const delivery = await diorama.tasks.webhookDelivery(operationId);',
  getCredits: 'const { remaining_credits } = await diorama.credits();',
  getUsage: 'const usage = await diorama.usage();',
};

const NEW_CLIENT =
  "import { env } from 'node:process';\n\nimport { Diorama } from '@diorama-worlds/sdk';\n\nconst diorama = new Diorama({ apiKey: env.DIORAMA_API_KEY, baseUrl: env.DIORAMA_URL });\n";

/** Samples in curl, TypeScript and Python of an operation, as `x-codeSamples`; empty for one that the table does not name. */
export function buildCodeSamples({ id, method, path, body, answer }: SampledRoute, example: object | undefined): readonly CodeSample[] {
  const call = SDK_CALLS[id];
  if (call === undefined) return [];
  const request = {
    method: method.toUpperCase(),
    path,
    example: body === undefined ? undefined : (example ?? {}),
    isStream: answer === null,
  };
  return [
    { lang: 'Shell', label: 'curl', source: formatCurl(request) },
    { lang: 'TypeScript', label: 'TypeScript SDK', source: `${NEW_CLIENT}\n${fillCall(call, example)}` },
    { lang: 'Python', label: 'Python', source: formatPython(request) },
  ];
}

interface SampleRequest {
  readonly method: string;
  readonly path: string;
  readonly example: object | undefined;
  readonly isStream: boolean;
}

const fillCall = (call: string, example: object | undefined): string => call.replace('{body}', () => formatObject(example ?? {}));

/** The value as an object of TypeScript. */
const formatObject = (value: object): string =>
  JSON.stringify(value, null, 2)
    .replace(/"([A-Za-z_]\w*)":/g, '$1:')
    .replace(/"((?:[^"\\']|\\.)*)"/g, "'$1'");

/** Path parameters as variables, such as `$WORLD_ID`. */
const withVariables = (path: string, format: (name: string) => string): string =>
  path.replace(/\{(\w+)\}/g, (_slot, name: string) => format(snakeWord(name)));

function formatCurl({ method, path, example, isStream }: SampleRequest): string {
  const url = `"$DIORAMA_URL${withVariables(path, (name) => `$${name.toUpperCase()}`)}"`;
  const flags = [...(isStream ? ['--no-buffer'] : []), ...(method === 'GET' ? [] : [`-X ${method}`])];
  const lines = [`curl ${[...flags, url].join(' ')}`, '-H "Svc-Api-Key: $DIORAMA_API_KEY"'];
  if (example !== undefined)
    lines.push("-H 'Content-Type: application/json'", `-d '${JSON.stringify(example, null, 2).replaceAll("'", String.raw`'\''`)}'`);
  return lines.join(' \\\n  ');
}

/** The value as a literal of Python. */
const formatLiteral = (value: object): string =>
  JSON.stringify(value, null, 4)
    .replace(/: true\b/g, ': True')
    .replace(/: false\b/g, ': False')
    .replace(/: null\b/g, ': None');

function formatPython({ method, path, example, isStream }: SampleRequest): string {
  const url = `f"{os.environ['DIORAMA_URL']}${withVariables(path, (name) => `{${name}}`)}"`;
  const parts = [`    ${url},`, `    headers={"Svc-Api-Key": os.environ["DIORAMA_API_KEY"]},`];
  if (example !== undefined) parts.push(`    json=${formatLiteral(example).replaceAll('\n', '\n    ')},`);
  if (isStream) parts.push('    stream=True,');
  const tail = isStream ? 'for line in response.iter_lines():\n    print(line.decode())' : 'print(response.json())';
  return `import os\n\nimport requests\n\nresponse = requests.${method.toLowerCase()}(\n${parts.join('\n')}\n)\nresponse.raise_for_status()\n${tail}\n`;
}
