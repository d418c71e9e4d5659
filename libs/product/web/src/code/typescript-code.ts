import { SourceExpression, TYPESCRIPT_STYLE, formatLiteral } from './code-literals.js';
import type { CodeContext, CodedRequest } from './coded-request.js';
import { replaceFiles } from './replace-files.js';

const quote = TYPESCRIPT_STYLE.formatText;

/** A program for Node with the TypeScript SDK. It waits for what it makes, and prints where that is. */
export function buildTypeScript(request: CodedRequest, { baseUrl, fileNames }: CodeContext): string {
  const hasFiles = fileNames.length > 0;
  const readFile = (name: string, extension: string | undefined): SourceExpression =>
    new SourceExpression(`await imageFromBytes(readFileSync(${quote(name)})${extension === undefined ? '' : `, ${quote(extension)}`})`);
  const imports = [
    ...(hasFiles ? ["import { readFileSync } from 'node:fs';"] : []),
    "import { env } from 'node:process';\n",
    `import { Diorama${hasFiles ? ', imageFromBytes' : ''} } from '@diorama-worlds/sdk';`,
  ];
  const client = `const diorama = new Diorama({ apiKey: env.DIORAMA_API_KEY, baseUrl: ${quote(baseUrl)} });`;
  const call = callOf(request, formatLiteral(replaceFiles(request.body, readFile, fileNames), TYPESCRIPT_STYLE));
  return `${imports.join('\n')}\n\n${client}\n\n${call}\n`;
}

function callOf(request: CodedRequest, body: string): string {
  switch (request.makes) {
    case 'world':
      return joinLines(`const { world } = await diorama.generateAndWait(${body});`, 'console.log(world.world_svc_url);');
    case 'worlds':
      return joinLines(
        `const items = await diorama.worlds.generateBatch(${body});`,
        'for (const { operation, error } of items) {',
        '  if (operation === null) {',
        '    console.error(error?.detail);',
        '    continue;',
        '  }',
        ...WAIT_FOR_WORLD.map((line) => `  ${line.replace('operation_id', 'operation.operation_id')}`),
        '}',
      );
    case 'panorama':
      return joinLines(
        `const { operation_id } = await diorama.panoramas.depthToRgb(${body});`,
        'const operation = await diorama.operations.wait(operation_id);',
        'console.log(diorama.panoramas.result(operation)?.pano_url);',
      );
    case 'variation':
      return joinLines(`const { operation_id } = await diorama.worlds.vary(${quote(request.worldId)}, ${body});`, ...WAIT_FOR_WORLD);
    default:
      return joinLines(`const { result } = await diorama.exportAndWait(${quote(request.worldId)}, ${body});`, 'console.log(result);');
  }
}

const WAIT_FOR_WORLD = [
  'const { metadata } = await diorama.operations.wait(operation_id);',
  'if (metadata?.world_id) console.log((await diorama.worlds.get(metadata.world_id)).world_svc_url);',
] as const;

const joinLines = (...lines: readonly string[]): string => lines.join('\n');
