import { Diorama } from '@diorama/sdk';
import { describe, expect, it } from 'vitest';

import { startWorldGeneration } from './start-world-generation.js';

const OPERATION = { operation_id: 'op_1', done: false, error: null, metadata: null };

/** A client whose operation is in the given states, one after another. */
function clientOf(events: string, states: readonly object[]): { readonly client: Diorama; readonly sent: string[] } {
  const sent: string[] = [];
  const left = [...states];
  const answer = (url: string): Response => {
    if (url.endsWith('/events')) return new Response(events, { headers: { 'content-type': 'text/event-stream' } });
    const state = url.includes(':generate') ? OPERATION : left.length > 1 ? left.shift() : left[0];
    return new Response(JSON.stringify(state));
  };
  const fetch = async (url: URL | RequestInfo, init?: RequestInit): Promise<Response> => {
    if (typeof init?.body === 'string') sent.push(init.body);
    return answer(String(url instanceof Request ? url.url : url));
  };
  return { client: new Diorama({ apiKey: 'key', fetch }), sent };
}

const PROGRESS = 'event: progress\ndata: {"percent":1,"description":"Reading the prompt"}\n\n';
const FAILED = 'event: done\ndata: {"status":"FAILED","operation_id":"op_1"}\n\n';

describe('a generation of the start page', () => {
  it('returns the world when the run has begun', async () => {
    const { client, sent } = clientOf(PROGRESS + PROGRESS, [OPERATION, { ...OPERATION, metadata: { world_id: 'w1' } }]);
    const told: string[] = [];
    expect(await startWorldGeneration(client, 'a pond', (text) => told.push(text))).toBe('w1');
    expect(told).toEqual(['Waiting for a worker', 'Reading the prompt', 'Reading the prompt']);
    expect(JSON.parse(sent[0] ?? '')).toMatchObject({ world_prompt: { text_prompt: 'a pond' }, permission: { allow_id_access: true } });
  });

  it('fails with the message of the operation', async () => {
    const { client } = clientOf(FAILED, [{ ...OPERATION, done: true, error: { message: 'The prompt is empty' } }]);
    await expect(startWorldGeneration(client, '', () => undefined)).rejects.toThrow('The prompt is empty');
  });
});
