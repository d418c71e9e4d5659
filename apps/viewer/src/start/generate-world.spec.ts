import { Diorama } from '@diorama-worlds/sdk';
import { describe, expect, it } from 'vitest';

import { generateWorld } from './generate-world.js';

const OPERATION = { operation_id: 'op_1', done: false, error: null, metadata: null };
const WORLD = { id: 'w1', world_svc_url: 'https://worlds.example.com/world/w1' };
const ORDER = { prompt: 'a pond', model: 'svc-1.0-draft', visibility: 'public', seed: null } as const;

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

/** A listener, and what it heard. */
function listen() {
  const heard: string[] = [];
  const listener = {
    onStart: (id: string) => heard.push(`start ${id}`),
    onWorld: (id: string) => heard.push(`world ${id}`),
    onProgress: ({ description }: { description: string }) => heard.push(description),
  };
  return { heard, listener };
}

const PROGRESS = 'event: progress\ndata: {"percent":1,"description":"Reading the prompt"}\n\n';
const SUCCEEDED = 'event: done\ndata: {"status":"SUCCEEDED","operation_id":"op_1","world_id":"w1"}\n\n';
const FAILED = 'event: done\ndata: {"status":"FAILED","operation_id":"op_1"}\n\n';

describe('a generation of the start page', () => {
  it('reports its start, its world and its progress, and returns the world', async () => {
    const running = { ...OPERATION, metadata: { world_id: 'w1' } };
    const { client, sent } = clientOf(PROGRESS + PROGRESS + PROGRESS + SUCCEEDED, [
      OPERATION,
      OPERATION,
      running,
      { ...running, done: true, response: WORLD },
    ]);
    const { heard, listener } = listen();
    expect(await generateWorld(client, ORDER, listener)).toEqual(WORLD);
    expect(heard).toEqual(['start op_1', 'Reading the prompt', 'Reading the prompt', 'world w1', 'Reading the prompt']);
    expect(JSON.parse(sent[0] ?? '')).toEqual({
      model: 'svc-1.0-draft',
      world_prompt: { type: 'text', text_prompt: 'a pond' },
      permission: { allow_id_access: true, public: true },
    });
  });

  it.each([
    ['private', { public: false, allow_id_access: false }],
    ['link', { public: false, allow_id_access: true }],
  ] as const)('asks for the seed of the order and the visibility %s', async (visibility, permission) => {
    const { client, sent } = clientOf(SUCCEEDED, [{ ...OPERATION, done: true, response: WORLD }]);
    await generateWorld(client, { ...ORDER, visibility, seed: 7 }, listen().listener);
    expect(JSON.parse(sent[0] ?? '')).toMatchObject({ seed: 7, permission });
  });

  it('fails with the message of the operation', async () => {
    const { client } = clientOf(FAILED, [{ ...OPERATION, done: true, error: { code: 400, message: 'The prompt is empty' } }]);
    await expect(generateWorld(client, ORDER, listen().listener)).rejects.toThrow('The prompt is empty');
  });
});
