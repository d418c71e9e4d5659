import { readFileSync } from 'node:fs';

import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import { Diorama } from '@diorama-worlds/sdk';
import { expect, it } from 'vitest';

import { createMcpServer } from './create-mcp-server.js';
import { START_INPUT } from './inputs.js';

const PAGE = readFileSync(new URL('../../../../docs/reference/mcp.md', import.meta.url), 'utf8');

interface Limits {
  readonly default?: boolean | number;
  readonly enum?: readonly string[];
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

async function listTools(): Promise<Tool[]> {
  const server = createMcpServer(new Diorama({ baseUrl: 'http://127.0.0.1:1', apiKey: 'svck_x', maxRetries: 0 }), '1');
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'test', version: '1' });
  await Promise.all([server.connect(ours), client.connect(theirs)]);
  const { tools } = await client.listTools();
  await client.close();
  return tools;
}

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
