import { JSON_STYLE, PYTHON_STYLE, SourceExpression, TYPESCRIPT_STYLE, formatLiteral } from './code-literals.js';

/** A request of the API by what it makes, with its body. */
export interface CodedRequest {
  readonly makes: 'world' | 'panorama';
  readonly body: object;
}

export const CODE_LANGUAGES = ['curl', 'TypeScript', 'Python'] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

interface CodeContext {
  /** Address of the service, without a path. */
  readonly baseUrl: string;
  /** Name of the file that the request contains; null for a request without one. */
  readonly fileName: string | null;
}

/**
 * A program that sends a request. It reads the API key from `DIORAMA_API_KEY`, and a picture or a depth panorama from its file
 * in the working directory.
 */
export function buildRequestCode(language: CodeLanguage, request: CodedRequest, context: CodeContext): string {
  if (language === 'curl') return buildCurl(request, context);
  return language === 'TypeScript' ? buildTypeScript(request, context) : buildPython(request, context);
}

const PATHS = { world: '/svc/v1/worlds:generate', panorama: '/svc/v1/pano:depth_to_rgb' } as const;

/** The request with `toFile` of its extension in the place of each file. */
function replaceFiles(value: unknown, toFile: (extension: string | undefined) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => replaceFiles(entry, toFile));
  const { data_base64: data, extension } = value as { readonly data_base64?: unknown; readonly extension?: unknown };
  if (typeof data === 'string') return toFile(typeof extension === 'string' ? extension : undefined);
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, replaceFiles(entry, toFile)]));
}

const quoteForShell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function buildCurl({ makes, body }: CodedRequest, { baseUrl, fileName }: CodeContext): string {
  const start = `curl -X POST ${quoteForShell(baseUrl + PATHS[makes])} \\\n  -H "Svc-Api-Key: $DIORAMA_API_KEY" -H 'Content-Type: application/json' \\\n`;
  if (fileName === null) return `${start}  -d ${quoteForShell(formatLiteral(body, JSON_STYLE))}\n`;
  const read = `$(base64 < ${quoteForShell(fileName)} | tr -d '\\n')`;
  const withMark = replaceFiles(body, (extension) => ({
    source: 'data_base64',
    data_base64: FILE_MARK,
    ...(extension === undefined ? {} : { extension }),
  }));
  // The shell fills in what is between the marks, so the rest is escaped.
  const text = formatLiteral(withMark, JSON_STYLE)
    .replace(/[\\$`]/g, String.raw`\$&`)
    .replace(FILE_MARK, () => read);
  return `${start}  -d @- <<REQUEST\n${text}\nREQUEST\n`;
}

/** Occurs in no other text of a request. */
const FILE_MARK = 'bytes of the file, filled in by the shell';

function buildTypeScript({ makes, body }: CodedRequest, { baseUrl, fileName }: CodeContext): string {
  const quote = TYPESCRIPT_STYLE.formatText;
  const readFile = (extension: string | undefined): SourceExpression =>
    new SourceExpression(
      `await imageFromBytes(readFileSync(${quote(fileName ?? '')})${extension === undefined ? '' : `, ${quote(extension)}`})`,
    );
  const literal = formatLiteral(replaceFiles(body, readFile), TYPESCRIPT_STYLE);
  const imports = [
    ...(fileName === null ? [] : ["import { readFileSync } from 'node:fs';"]),
    "import { env } from 'node:process';\n",
    `import { Diorama${fileName === null ? '' : ', imageFromBytes'} } from '@diorama-worlds/sdk';`,
  ];
  const client = `const diorama = new Diorama({ apiKey: env.DIORAMA_API_KEY, baseUrl: ${quote(baseUrl)} });`;
  const call =
    makes === 'world'
      ? `const { world } = await diorama.generateAndWait(${literal});\nconsole.log(world.world_svc_url);`
      : `const { operation_id } = await diorama.panoramas.depthToRgb(${literal});\nconst operation = await diorama.operations.wait(operation_id);\nconsole.log(diorama.panoramas.result(operation)?.pano_url);`;
  return `${imports.join('\n')}\n\n${client}\n\n${call}\n`;
}

function buildPython({ makes, body }: CodedRequest, { baseUrl, fileName }: CodeContext): string {
  const quote = PYTHON_STYLE.formatText;
  const withFile = replaceFiles(body, () => new SourceExpression(`image_from_file(${quote(fileName ?? '')})`)) as object;
  const parameters = Object.entries(withFile).map(([name, value]) => {
    const text = formatLiteral(name === 'world_prompt' ? simplifyPrompt(value) : value, PYTHON_STYLE, '        ');
    return `        ${name === 'world_prompt' ? '' : `${name}=`}${text},\n`;
  });
  // The prompt has no name, so it comes first.
  const ordered = parameters.toSorted((a, b) => Number(/^ +\w+=/.test(a)) - Number(/^ +\w+=/.test(b))).join('');
  const imports = `import os\n\nfrom diorama_worlds import Diorama${fileName === null ? '' : ', image_from_file'}`;
  const call =
    makes === 'world'
      ? `    world, operation = diorama.generate_and_wait(\n${ordered}    )\n    print(world.world_svc_url)`
      : `    operation = diorama.panoramas.depth_to_rgb(\n${ordered}    )\n    operation = diorama.operations.wait(operation.operation_id)\n    print(diorama.panoramas.result(operation).pano_url)`;
  return `${imports}\n\nwith Diorama(base_url=${quote(baseUrl)}, api_key=os.environ["DIORAMA_API_KEY"]) as diorama:\n${call}\n`;
}

/** A prompt of words alone is its words. */
function simplifyPrompt(prompt: unknown): unknown {
  const { type, text_prompt: words, ...others } = prompt as Readonly<Record<string, unknown>>;
  return type === 'text' && Object.keys(others).length === 0 ? words : prompt;
}
