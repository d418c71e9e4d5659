import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { CallToolResult, ContentBlock, ServerNotification, ServerRequest, ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import { DioramaError } from '@diorama-worlds/sdk';
import type { StartOptions } from '@diorama-worlds/sdk';
import { z } from 'zod';

import { describeFailure } from '../program/describe-failure.js';

/** The request of a client that a tool answers. */
export type ToolRequest = Pick<RequestHandlerExtra<ServerRequest, ServerNotification>, 'signal' | '_meta' | 'sendNotification'>;

/** What a tool is, apart from its function. */
interface ToolText<Shape extends z.ZodRawShape> {
  readonly name: string;
  readonly title: string;
  /** For the model that chooses among tools. */
  readonly description: string;
  readonly input: Shape;
  readonly annotations: ToolAnnotations;
}

/** The output of a tool: JSON for the model, and additional links or pictures. */
export interface ToolOutput {
  readonly json: Readonly<Record<string, unknown>>;
  readonly more?: readonly ContentBlock[];
}

/** Registers a tool. Unknown arguments are refused; a failure of the API becomes a tool error that the model can read. */
export function registerTool<Shape extends z.ZodRawShape>(
  server: McpServer,
  { name, title, description, input, annotations }: ToolText<Shape>,
  run: (args: z.output<z.ZodObject<Shape>>, request: ToolRequest) => Promise<ToolOutput>,
): void {
  const inputSchema: z.ZodObject = z.strictObject(input);
  server.registerTool(name, { title, description, inputSchema, annotations }, async (args, request): Promise<CallToolResult> => {
    try {
      const { json, more = [] } = await run(args as z.output<z.ZodObject<Shape>>, request);
      return { content: [{ type: 'text', text: JSON.stringify(json, null, 2) }, ...more], structuredContent: { ...json } };
    } catch (error) {
      if (error instanceof DioramaError) return { isError: true, content: [{ type: 'text', text: describeFailure(error) }] };
      throw error;
    }
  });
}

/** How a tool starts an operation. Without a key, the SDK sends a new one. */
export const toStartOptions = (
  { idempotency_key: idempotencyKey }: { readonly idempotency_key?: string | undefined },
  { signal }: ToolRequest,
): StartOptions => ({ signal, idempotencyKey });

/** Annotations of a tool that changes nothing. */
export const READS: ToolAnnotations = { readOnlyHint: true, openWorldHint: false };
/** Annotations of a tool that ends or deletes something. */
export const DELETES: ToolAnnotations = { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false };
/** Annotations of a tool that adds something and may spend credits. */
export const ADDS: ToolAnnotations = { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false };
