import { readFileSync } from 'node:fs';

import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import { Diorama } from '@diorama-worlds/sdk';
import type { World } from '@diorama-worlds/sdk';
import { expect, it } from 'vitest';

import { createMcpServer } from './create-mcp-server.js';
import { START_INPUT } from './inputs.js';
import { toOperationView, toWorldDetails } from './views.js';

const PAGE = readFileSync(new URL('../../../../docs/reference/mcp.md', import.meta.url), 'utf8');

interface Limits {
  readonly default?: boolean | number;
  readonly enum?: readonly string[];
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

const API = new Diorama({ baseUrl: 'http://127.0.0.1:1', apiKey: 'svck_x', maxRetries: 0 });

async function withClient<T>(use: (client: Client) => Promise<T>): Promise<T> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'test', version: '1' });
  await Promise.all([createMcpServer(API, '1').connect(ours), client.connect(theirs)]);
  const result = await use(client);
  await client.close();
  return result;
}

const listTools = async (): Promise<Tool[]> => withClient(async (client) => (await client.listTools()).tools);

/** The part of the page below a heading of the third level. */
const sectionOf = (heading: string): string => PAGE.split(/^##+ /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';

/** What the row of an argument must contain: its default, its largest value or length, and its choices unless a second table lists them. */
function factsOf(name: string, limits: Limits): string[] {
  const { default: standard, maximum, maxLength, maxItems, enum: choices = [] } = limits;
  const numbers = [maximum, maxLength, maxItems].flatMap((value) => (value === undefined ? [] : [value.toLocaleString('en-US')]));
  const words = name === 'format' ? [] : choices.map((choice) => `\`${choice}\``);
  return [...(standard === undefined ? [] : [`| ${String(standard)} |`]), ...numbers, ...words];
}

it('describes every tool with its arguments, defaults and limits', async () => {
  const missing: string[] = [];
  for (const { name, inputSchema } of await listTools()) {
    if (!PAGE.includes(`\n| [\`${name}\`](#${name}) |`)) missing.push(name);
    for (const [argument, limits] of Object.entries(inputSchema.properties ?? {})) {
      const isCommon = 'dry_run' in (inputSchema.properties ?? {}) && name !== 'export_world' && argument in START_INPUT;
      const row = new RegExp(`^\\| \`${argument}\` \\|.*$`, 'm').exec(sectionOf(isCommon ? 'Common arguments' : name))?.[0];
      if (row === undefined) missing.push(`${name}.${argument}`);
      else missing.push(...factsOf(argument, limits).flatMap((fact) => (row.includes(fact) ? [] : [`${name}.${argument}: ${fact}`])));
      if (inputSchema.required?.includes(argument) === true && row?.includes('required') !== true)
        missing.push(`${name}.${argument}: required`);
    }
  }
  expect(missing).toEqual([]);
});

/** The JSON examples of a section. */
const examplesOf = (heading: string): Record<string, unknown>[] =>
  [...sectionOf(heading).matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) => JSON.parse(text) as Record<string, unknown>);

it('shows the results with the fields that the tools return', () => {
  const world = { id: 'w1', world_svc_url: 'https://worlds.example.com/world/w1', assets: {} } as World;
  const details = Object.keys(toWorldDetails(API, world));
  const operation = Object.keys(toOperationView({ operation_id: 'op_1', done: true, response: world }));
  const [generated = {}] = examplesOf('generate_world');
  expect(Object.keys(generated)).toEqual([...operation, 'world']);
  expect(Object.keys(generated.world as object)).toEqual(details);
  expect(examplesOf('get_world').map((example) => Object.keys(example))).toEqual([details]);
  expect(generated.world).toEqual(examplesOf('get_world')[0]);
  expect(examplesOf('Common arguments')).toMatchObject([{ dry_run: true, cost: { total_credits: 230 } }]);
});

it('shows arguments of edit_world that the tool accepts', async () => {
  const [example = {}] = examplesOf('edit_world');
  const { isError, content } = await withClient(async (client) => client.callTool({ name: 'edit_world', arguments: example }));
  expect([isError, JSON.stringify(content)]).toEqual([true, expect.stringContaining('cannot be reached') as string]);
});
