import { PYTHON_STYLE, SourceExpression, formatLiteral } from './code-literals.js';
import type { CodeContext, CodedRequest } from './coded-request.js';
import { replaceFiles } from './replace-files.js';

const quote = PYTHON_STYLE.formatText;

/** A program with the Python client. It waits for what it makes, and prints where that is. */
export function buildPython(request: CodedRequest, { baseUrl, fileNames }: CodeContext): string {
  const body = replaceFiles(request.body, (name) => new SourceExpression(`media_from_file(${quote(name)})`), fileNames);
  const imports = `import os\n\nfrom diorama_worlds import Diorama${fileNames.length === 0 ? '' : ', media_from_file'}`;
  const client = `with Diorama(base_url=${quote(baseUrl)}, api_key=os.environ["DIORAMA_API_KEY"]) as diorama:`;
  const lines = callOf(request, body).split('\n');
  return `${imports}\n\n${client}\n${lines.map((line) => `    ${line}`).join('\n')}\n`;
}

function callOf(request: CodedRequest, body: object): string {
  switch (request.makes) {
    case 'world':
      return `world, operation = diorama.generate_and_wait(\n${argumentsOf(body, ['world_prompt'])})\nprint(world.world_svc_url)`;
    case 'worlds':
      return `items = diorama.worlds.generate_batch(\n${argumentsOf(body)})
for item in items:
    if item.error:
        print(item.error)
    else:
        operation = diorama.operations.wait(item.operation.operation_id)
        print(diorama.worlds.get(operation.metadata.world_id).world_svc_url)`;
    case 'panorama':
      return `operation = diorama.panoramas.depth_to_rgb(\n${argumentsOf(body)})
operation = diorama.operations.wait(operation.operation_id)
print(diorama.panoramas.result(operation).pano_url)`;
    case 'variation':
      return `operation = diorama.worlds.vary(\n    ${quote(request.worldId)},\n${argumentsOf(body)})
operation = diorama.operations.wait(operation.operation_id)
print(diorama.worlds.get(operation.metadata.world_id).world_svc_url)`;
    default:
      return `exported = diorama.export_and_wait(\n    ${quote(request.worldId)},\n${argumentsOf(body, ['asset_type', 'format'])})\nprint(exported.result)`;
  }
}

/** One argument on each line. @param positional fields without a name, which come first */
function argumentsOf(body: object, positional: readonly string[] = []): string {
  const entries = Object.entries(body);
  const ordered = [
    ...positional.flatMap((name) => entries.filter(([key]) => key === name)),
    ...entries.filter(([key]) => !positional.includes(key)),
  ];
  return ordered
    .map(([name, value]) => {
      const text = formatLiteral(name === 'world_prompt' ? simplifyPrompt(value) : value, PYTHON_STYLE, '    ');
      return `    ${positional.includes(name) ? '' : `${name}=`}${text},\n`;
    })
    .join('');
}

/** A prompt of words alone is its words. */
function simplifyPrompt(prompt: unknown): unknown {
  const { type, text_prompt: words, ...others } = prompt as Readonly<Record<string, unknown>>;
  return type === 'text' && Object.keys(others).length === 0 ? words : prompt;
}
