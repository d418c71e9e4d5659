import type { ServerResponse } from 'node:http';

import { LIMITS } from '@diorama/domain';
import { afterEach, describe, expect, it } from 'vitest';

import { createChatPlanner } from './chat-planner.js';
import type { ChatPlannerOptions } from './chat-planner.js';
import { sendCompletion, startFakeEndpoint } from './testing/index.js';
import type { FakeEndpoint } from './testing/index.js';

const PROMPT = 'a birthday in a meadow';
const PLAN = {
  scene: { place: 'meadow', objects: [{ kind: 'birthday-cake', count: 1, phrase: 'a birthday' }], relations: [] },
  quotes: { time: 'a birthday' },
};

let endpoint: FakeEndpoint | null = null;
afterEach(async () => {
  await endpoint?.close();
  endpoint = null;
});

/** Has a planner plan with an endpoint that answers so. */
async function plan(answer: Parameters<typeof startFakeEndpoint>[0], options: Partial<ChatPlannerOptions> = {}, prompt = PROMPT) {
  endpoint = await startFakeEndpoint(answer);
  const waits: number[] = [];
  const planner = createChatPlanner({
    name: 'test',
    url: endpoint.url,
    model: 'tiny',
    timeoutMs: 20_000,
    maxTokens: 500,
    format: 'json_schema',
    fetch: globalThis.fetch,
    clock: { sleep: async (ms) => void waits.push(ms) },
    ...options,
  });
  const outcome = await planner.plan(prompt, 4_294_967_295, new AbortController().signal);
  return { outcome, waits, requests: endpoint.requests };
}

describe('a planner behind an endpoint', () => {
  it('asks once, with the words of the prompt as data and the kinds that they may mean', async () => {
    const { outcome, requests } = await plan((response) => sendCompletion(response, PLAN), { key: 'sk-test' });
    expect(outcome).toMatchObject({ plan: { scene: { place: 'meadow', objects: [{ kind: 'birthday-cake' }] } } });
    const [{ path, headers, body } = { path: '', headers: {}, body: {} }, ...others] = requests;
    expect([path, headers.authorization, others]).toEqual(['/v1/chat/completions', 'Bearer sk-test', []]);
    expect(body).toMatchObject({ model: 'tiny', temperature: 0, max_tokens: 500, stream: false, response_format: { type: 'json_schema' } });
    expect(Number(body['seed'])).toBeLessThan(2 ** 31);
    const [system, user] = body['messages'] as { role: string; content: string }[];
    expect(system?.content).toContain('birthday-cake');
    expect(system?.content).not.toContain(PROMPT);
    expect(JSON.parse(user?.content ?? '')).toMatchObject({ description: PROMPT, not_understood: ['birthday'] });
  });

  it.each(['/v1', ''])('takes a base URL that ends with %j', async (end) => {
    endpoint = await startFakeEndpoint((response) => sendCompletion(response, PLAN));
    const { url } = endpoint;
    const options = {
      name: 't',
      url: `${url}${end}`,
      model: 'm',
      timeoutMs: 20_000,
      maxTokens: 9,
      fetch,
      clock: { sleep: async () => undefined },
    };
    await createChatPlanner({ ...options, format: 'text' }).plan(PROMPT, 1, new AbortController().signal);
    expect(endpoint.requests.map(({ path }) => path)).toEqual(['/v1/chat/completions']);
    expect(endpoint.requests[0]?.headers.authorization).toBeUndefined();
    expect(endpoint.requests[0]?.body).not.toHaveProperty('response_format');
  });

  it.each([
    ['a fence of code', `\`\`\`json\n${JSON.stringify(PLAN)}\n\`\`\``],
    ['thoughts before it', `<think>A cake, {surely}.</think>\n${JSON.stringify(PLAN)}`],
  ])('reads a reply with %s', async (_what, text) => {
    expect((await plan((response) => sendCompletion(response, text))).outcome).toMatchObject({ plan: { quotes: { time: 'a birthday' } } });
  });

  it('chooses neither seed nor edits nor the places of objects', async () => {
    const scene = { ...PLAN.scene, seed: 5, edits: [{ change: 'remove', object: 0 }] };
    const objects = [{ kind: 'birthday-cake', phrase: 'a birthday', at: [{ x: 0, z: -4 }] }];
    const { outcome } = await plan((response) => sendCompletion(response, { scene: { ...scene, objects } }));
    const { scene: taken } = (outcome as { plan: { scene: object } }).plan;
    expect(taken).toMatchObject({ seed: 4_294_967_295, version: 2 });
    expect(JSON.stringify(taken)).not.toMatch(/"(at|edits)"/);
  });

  it('gets the faults of its scene and may correct them', async () => {
    const { outcome, requests } = await plan((response, _request, index) =>
      sendCompletion(response, index === 0 ? { scene: { ...PLAN.scene, objects: [{ kind: 'unicycle-of-doom', count: 1 }] } } : PLAN),
    );
    expect(outcome).toMatchObject({ plan: {}, usage: { promptTokens: 1_800, answerTokens: 80 } });
    const messages = requests[1]?.body['messages'] as { role: string; content: string }[];
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(messages[3]?.content).toContain('scene.objects.0.kind');
  });

  it('waits as long as a full endpoint asks, and gives up where that is longer than its time', async () => {
    const full =
      (seconds: string) =>
      (response: ServerResponse, _request: unknown, index: number): void =>
        index === 0 ? void response.writeHead(429, { 'retry-after': seconds }).end() : sendCompletion(response, PLAN);
    expect(await plan(full('7'))).toMatchObject({ outcome: { plan: {} }, waits: [7_000] });
    await endpoint?.close();
    expect(await plan(full('3600'))).toMatchObject({ outcome: { failure: 'BUSY' }, waits: [] });
    await endpoint?.close();
    expect(await plan((response) => void response.writeHead(503).end())).toMatchObject({ outcome: { failure: 'BUSY' } });
    expect(endpoint?.requests).toHaveLength(LIMITS.planner.requests);
  });

  it('asks an endpoint that does not speak JSON only once', async () => {
    const { requests } = await plan((response) => void response.writeHead(200).end('<html>'));
    expect(requests).toHaveLength(1);
  });

  it('throws what its caller gave up with', async () => {
    endpoint = await startFakeEndpoint(() => undefined);
    const controller = new AbortController();
    const options = { name: 't', url: endpoint.url, model: 'm', timeoutMs: 20_000, maxTokens: 9, format: 'text', fetch } as const;
    const planning = createChatPlanner({ ...options, clock: { sleep: async () => undefined } }).plan(PROMPT, 1, controller.signal);
    controller.abort(new Error('stopped'));
    await expect(planning).rejects.toThrow('stopped');
  });
});

const scene = (fields: object) => ({ scene: { ...PLAN.scene, ...fields } });
const text = (content: unknown) => (response: ServerResponse) => sendCompletion(response, content);
const raw = (body: string) => (response: ServerResponse) => void response.writeHead(200).end(body);

/** What an endpoint may answer, and what is made of it. None of it may reach a scene. */
const HOSTILE: readonly (readonly [what: string, answer: (response: ServerResponse) => void, failure: string, options?: object])[] = [
  ['text that is not JSON', text('Here is your scene: a lovely meadow!'), 'NOT_JSON'],
  ['an empty text', text(''), 'NOT_JSON'],
  ['a list', text([PLAN]), 'NOT_JSON'],
  ['null', text('null'), 'NOT_JSON'],
  ['not a number', text('{"scene": {"place": "meadow", "relief": NaN}}'), 'NOT_JSON'],
  ['a number beyond all bounds', text('{"scene": {"place": "meadow", "relief": 1e999}}'), 'NOT_A_SCENE'],
  ['no scene', text({ objects: [] }), 'NOT_A_SCENE'],
  ['a scene that is a text', text({ scene: 'meadow' }), 'NOT_A_SCENE'],
  ['an unknown place', text(scene({ place: 'narnia' })), 'NOT_A_SCENE'],
  ['an unknown kind', text(scene({ objects: [{ kind: 'unicycle-of-doom' }] })), 'NOT_A_SCENE'],
  ['a kind of the prototype', text(scene({ objects: [{ kind: '__proto__' }] })), 'NOT_A_SCENE'],
  ['wrong types', text(scene({ objects: { kind: 'tree' }, time: 7 })), 'NOT_A_SCENE'],
  ['10,000 objects', text(scene({ objects: Array.from({ length: 10_000 }, () => ({ kind: 'rock' })) })), 'NOT_A_SCENE'],
  ['a count of a million', text(scene({ objects: [{ kind: 'rock', count: 1_000_000 }] })), 'NOT_A_SCENE'],
  ['a relation to nothing', text(scene({ relations: [{ kind: 'on', subject: 0, objects: [63] }] })), 'NOT_A_SCENE'],
  ['quotes that are a list', text({ ...PLAN, quotes: ['time'] }), 'NOT_A_SCENE'],
  ['a quote that is a book', text({ ...PLAN, quotes: { time: 'x'.repeat(5_000) } }), 'NOT_A_SCENE'],
  ['deep nesting', text(`{"scene": ${'['.repeat(50_000)}${']'.repeat(50_000)}}`), 'NOT_A_SCENE'],
  ['a text that was cut off', (response) => sendCompletion(response, '{"scene": {"pla', 'length'), 'TRUNCATED'],
  ['a body that is not JSON', raw('<html>502</html>'), 'NOT_JSON'],
  ['a body without choices', raw('{"error": {"message": "no"}}'), 'NOT_JSON'],
  ['a body that never ends', flood, 'TOO_LARGE'],
  ['a redirect', (response) => void response.writeHead(307, { location: 'http://169.254.169.254/' }).end(), 'REDIRECTED'],
  ['status 401', (response) => void response.writeHead(401).end('{}'), 'REFUSED'],
  ['status 404', (response) => void response.writeHead(404).end('{}'), 'REFUSED'],
  ['status 500', (response) => void response.writeHead(500).end('{}'), 'REFUSED'],
  ['status 204', (response) => void response.writeHead(204).end(), 'REFUSED'],
  ['no answer', (response) => void response.destroy(), 'UNREACHABLE'],
  ['an answer that breaks off', cutOff, 'UNREACHABLE'],
  ['silence', () => undefined, 'TIMEOUT', { timeoutMs: 200 }],
  ['a slow drip', drip, 'TIMEOUT', { timeoutMs: 200 }],
];

function flood(response: ServerResponse): void {
  response.writeHead(200);
  const chunk = ' '.repeat(65_536);
  const more = (): void => {
    if (!response.destroyed) response.write(chunk, () => setImmediate(more));
  };
  more();
}

function cutOff(response: ServerResponse): void {
  response.writeHead(200, { 'content-length': '1000' });
  response.write('{"choices": [', () => response.destroy());
}

function drip(response: ServerResponse): void {
  response.writeHead(200);
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
}

describe('what a planner may answer', () => {
  it.each(HOSTILE.map(([what, answer, failure, options = {}]) => [what, answer, failure, options] as const))(
    '%s is a failure',
    async (_what, answer, failure, options) => {
      expect((await plan(answer, options)).outcome).toMatchObject({ failure });
    },
  );

  it('is nothing where the host does not listen', async () => {
    expect((await plan(() => undefined, { url: 'http://127.0.0.1:1' })).outcome).toMatchObject({ failure: 'UNREACHABLE' });
  });
});
