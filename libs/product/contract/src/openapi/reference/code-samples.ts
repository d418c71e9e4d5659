import { snakeWord } from '../../http/fields/camel-case.js';
import { SAMPLE_CALLS } from './sample-calls.js';

/** What a sample needs to know of a route. `answer` is null if the response is not JSON. */
interface SampledRoute {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly answer: string | null;
  readonly answerType?: string;
  readonly isOpen?: boolean;
}

/** An entry of `x-codeSamples`. */
interface CodeSample {
  readonly [key: string]: unknown;
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

/** Samples in curl, TypeScript and Python of an operation, as `x-codeSamples`. @throws Error for an operation without calls in the table */
export function buildCodeSamples(route: SampledRoute, example: object | undefined): readonly CodeSample[] {
  const { id, body, path } = route;
  const calls = SAMPLE_CALLS[id];
  if (calls === undefined) throw new Error(`the operation ${id} has no samples`);
  const sent = body === undefined ? undefined : (example ?? {});
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => snakeWord(name));
  return [
    { lang: 'Shell', label: 'curl', source: formatCurl(route, sent) },
    { lang: 'TypeScript', label: 'TypeScript SDK', source: formatTypescript(calls.typescript, { parameters, sent, isOpen: route.isOpen }) },
    { lang: 'Python', label: 'Python client', source: formatPython(calls.python, { parameters, sent }) },
  ];
}

/** Values of path parameters in samples. */
const IDS: Readonly<Record<string, string>> = {
  world_id: '019aa3c5-7d1e-7c3a-9f0a-3a1d2f6b8c11',
  operation_id: 'op_3kTzRk0uXq7mB2',
  media_asset_id: 'media_4vJ8sQ1xZr7TgB2nKc9Lw0',
  object_id: 'barn',
  api_key_id: 'b7Qm2xYvKd3s',
  delivery_id: 'del_3kTzRk0uXq7mB2',
};

interface SampleParts {
  /** Path parameters, in snake_case. */
  readonly parameters: readonly string[];
  readonly sent: object | undefined;
  readonly isOpen?: boolean | undefined;
}

function formatCurl({ method, path, answer, answerType, isOpen = false }: SampledRoute, sent: object | undefined): string {
  const verb = method.toUpperCase();
  const url = `"$DIORAMA_URL${path.replace(/\{(\w+)\}/g, (_slot, name: string) => `$${snakeWord(name).toUpperCase()}`)}"`;
  const isStream = answer === null && answerType === undefined;
  const flags = [
    ...(isStream ? ['--no-buffer'] : []),
    ...(answerType === undefined ? [] : ['--output object.webp']),
    ...(verb === 'GET' ? [] : [`-X ${verb}`]),
  ];
  const lines = [`curl ${[...flags, url].join(' ')}`, ...(isOpen ? [] : ['-H "Svc-Api-Key: $DIORAMA_API_KEY"'])];
  if (sent !== undefined)
    lines.push("-H 'Content-Type: application/json'", `-d '${JSON.stringify(sent, null, 2).replaceAll("'", String.raw`'\''`)}'`);
  return lines.join(' \\\n  ');
}

/** Functions of Node that calls use, with their modules. */
const NODE_IMPORTS: readonly (readonly [name: string, module: string])[] = [
  ['openAsBlob', 'node:fs'],
  ['writeFile', 'node:fs/promises'],
];

function formatTypescript(call: string, { parameters, sent, isOpen = false }: SampleParts): string {
  const imports = NODE_IMPORTS.filter(([name]) => call.includes(`${name}(`)).map(
    ([name, module]) => `import { ${name} } from '${module}';`,
  );
  const options = `{ ${isOpen ? '' : 'apiKey: env.DIORAMA_API_KEY, '}baseUrl: env.DIORAMA_URL }`;
  return [
    ...imports,
    "import { env } from 'node:process';",
    '',
    "import { Diorama } from '@diorama-worlds/sdk';",
    '',
    `const diorama = new Diorama(${options});`,
    ...parameters.map((name) => `const ${toCamelCase(name)} = '${IDS[name]}';`),
    '',
    call.replace('{body}', () => formatObject(sent ?? {})),
  ].join('\n');
}

const toCamelCase = (name: string): string => name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** The value as an object of TypeScript. */
const formatObject = (value: object): string =>
  JSON.stringify(value, null, 2)
    .replace(/"([A-Za-z_]\w*)":/g, '$1:')
    .replace(/"((?:[^"\\']|\\.)*)"/g, "'$1'");

function formatPython(call: string, { parameters, sent = {} }: SampleParts): string {
  const fields = Object.entries(sent);
  const isWrapped = call.includes('\n    {rest}');
  const rest = fields
    .filter(([name]) => !call.includes(`{${name}}`))
    .map(([name, value]) => `${name}=${formatLiteral(value, isWrapped ? 8 : 4)}`);
  const lines = call
    .replace('{rest}', () => rest.join(isWrapped ? ',\n    ' : ', '))
    .replace('{body}', () => formatLiteral(toSnakeCaseKeys(sent)))
    .replace(/\{(\w+)\}/g, (slot, name: string) => (name in sent ? formatLiteral((sent as Record<string, unknown>)[name]) : slot))
    .split('\n');
  return [
    'from diorama_worlds import Diorama',
    '',
    ...parameters.map((name) => `${name} = "${IDS[name]}"`),
    ...(parameters.length === 0 ? [] : ['']),
    'with Diorama() as diorama:  # reads DIORAMA_URL and DIORAMA_API_KEY',
    ...lines.map((line) => (line === '' ? '' : `    ${line}`)),
  ].join('\n');
}

/** The Python client has the fields of tasks in snake_case, too. */
function toSnakeCaseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toSnakeCaseKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [snakeWord(name), toSnakeCaseKeys(inner)]));
}

/** Characters of a literal on one line. */
const LITERAL_WIDTH = 88;

/** The value as a literal of Python: on one line if it is short. */
function formatLiteral(value: unknown, indent = 4): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const itemsAt = (depth: number): string[] =>
    Array.isArray(value)
      ? value.map((item) => formatLiteral(item, depth))
      : Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${formatLiteral(item, depth)}`);
  const line = `${open}${itemsAt(indent).join(', ')}${close}`;
  if (line.length <= LITERAL_WIDTH && !line.includes('\n')) return line;
  const pad = ' '.repeat(indent);
  return `${open}\n${itemsAt(indent + 4)
    .map((item) => `${pad}${item},\n`)
    .join('')}${pad.slice(4)}${close}`;
}
