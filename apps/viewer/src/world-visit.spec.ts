import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ApiKeyStore } from './api/key-store.js';
import { readSettings } from './settings.js';
import { WorldVisit } from './world-visit.js';

/** What is on the page, in words. */
const shown: string[] = [];
/** The texts of the messages on the page. */
const texts: string[] = [];
const typed = vi.hoisted(() => ({ key: (_key: string): void => undefined, password: (_password: string): void => undefined }));

vi.mock('./show-world.js', () => ({ showWorld: async () => void shown.push('the world') }));
vi.mock('./screens/poster.js', () => ({ createPosterScreen: () => 'poster' }));
vi.mock('./screens/message-screen.js', () => ({
  createMessageScreen: ({ title, text }: { readonly title: string; readonly text: string }) => {
    texts.push(text);
    return title;
  },
}));
vi.mock('./screens/key-screen.js', () => ({
  createKeyScreen: (problem: string | null, onKey: (key: string) => void) => {
    typed.key = onKey;
    return `key? ${problem ?? ''}`;
  },
}));
vi.mock('./screens/password-screen.js', () => ({
  createPasswordScreen: (problem: string | null, onPassword: (password: string) => void) => {
    typed.password = onPassword;
    return `password? ${problem ?? ''}`;
  },
}));
vi.mock('./screens/generating-screen.js', () => ({
  GeneratingScreen: class {
    readonly root = 'generating';
    show(): void {}
    showThumbnail(): void {}
    showNote(note: string): void {
      if (shown.at(-1) !== note) shown.push(note);
    }
  },
}));

const RUNNING = { world: { id: 'w', display_name: 'Pond', assets: null }, progress: null };
const FINISHED = { world: { ...RUNNING.world, assets: { splats: { spz_urls: { '100k': '/a.spz' } } } } };
const INTERRUPTED = 'The connection was interrupted. Trying again.';

const ORIGIN = 'https://worlds.example.com';
/** How each address answers now; a stream of events always breaks off. */
const answers = new Map<string, () => Response>();
const world = (body: object) => () => new Response(JSON.stringify(body));
/** A stream that ends before the generation does. */
const BROKEN = () => new Response('', { headers: { 'content-type': 'text/event-stream' } });
const refusal = (status: number) => () => new Response('{}', { status });

function visit(): ApiKeyStore {
  const keys = new ApiKeyStore();
  const page = { replaceChildren: (screen: unknown) => void shown.push(String(screen)) } as unknown as HTMLElement;
  const { signal } = new AbortController();
  void new WorldVisit({ page, worldId: 'w', keys, settings: readSettings(''), signal }).run();
  return keys;
}

beforeEach(() => {
  vi.useFakeTimers();
  shown.length = 0;
  texts.length = 0;
  answers.clear();
  vi.stubGlobal('document', { title: '' });
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('fetch', async (url: string) => (answers.get(url.replace(ORIGIN, '')) ?? refusal(404))());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A visit with a key whose stream has just broken off. */
async function interrupted(): Promise<ApiKeyStore> {
  answers.set('/svc/v1/worlds/w', world(RUNNING)).set('/svc/v1/worlds/w/events', BROKEN);
  const keys = visit();
  await vi.advanceTimersByTimeAsync(1);
  typed.key('svck_key');
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual(['key? ', 'generating', INTERRUPTED]);
  return keys;
}

describe('a visit whose connection was interrupted', () => {
  it('asks for another key when the one that it had is refused, and goes on with that', async () => {
    await interrupted();
    answers.set('/svc/v1/worlds/w', refusal(401)).set('/svc/v1/worlds/w/events', refusal(401));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(shown.slice(3)).toEqual(['key? That API key is not valid.']);
    answers.set('/svc/v1/worlds/w', world(FINISHED));
    typed.key('svck_other');
    await vi.advanceTimersByTimeAsync(1);
    expect(shown.slice(4)).toEqual(['poster', 'the world']);
  });

  it('asks for the key again when it was forgotten meanwhile, and does not call the generation a failed one', async () => {
    const keys = await interrupted();
    keys.forget();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(shown.slice(3)).toEqual(['key? ']);
  });

  it('says that nothing came of a world that everybody could see and nobody can any more', async () => {
    answers.set('/public/worlds/w', world(RUNNING)).set('/public/worlds/w/events', BROKEN);
    visit();
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual(['generating', INTERRUPTED]);
    answers.clear();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(shown.slice(2)).toEqual(['This world was not completed']);
  });
});

/** A stream whose generation ends so. */
const ending = (status: string) => () =>
  new Response(`event: done\ndata: {"status":"${status}","operation_id":"op_1","world_id":"w"}\n\n`, {
    headers: { 'content-type': 'text/event-stream' },
  });
const failed = { operation_id: 'op_1', done: true, error: { code: 408, message: 'The generation took too long' } };

describe('a visit to a world whose generation came to nothing', () => {
  it('reads why from the operation where it has a key', async () => {
    answers.set('/svc/v1/worlds/w', world(RUNNING)).set('/svc/v1/worlds/w/events', ending('FAILED'));
    answers.set('/svc/v1/operations/op_1', world(failed));
    visit();
    await vi.advanceTimersByTimeAsync(1);
    typed.key('svck_key');
    await vi.advanceTimersByTimeAsync(1);
    expect(shown.slice(1)).toEqual(['generating', 'The generation failed']);
    expect(texts.at(-1)).toBe('The generation took too long. No files were kept.');
  });

  it('says without a key whether it failed or was cancelled', async () => {
    answers.set('/public/worlds/w', world(RUNNING)).set('/public/worlds/w/events', ending('CANCELLED'));
    visit();
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual(['generating', 'The generation was cancelled']);
  });

  it('finds the reason later among the operations of the account', async () => {
    const metadata = { operation_type: 'generate-world', world_id: 'w' };
    answers.set('/svc/v1/operations?state=FAILED&page_size=100', world({ operations: [{ ...failed, metadata }] }));
    visit();
    await vi.advanceTimersByTimeAsync(1);
    typed.key('svck_key');
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual(['key? ', 'The generation failed']);
    expect(texts.at(-1)).toMatch(/took too long/);
  });
});

describe('a visit whose requests fail', () => {
  it.each([
    [429, 'Too many requests'],
    [503, 'The server reported an error'],
  ])('names the cause of status %i and sends the request again', async (status, title) => {
    answers.set('/public/worlds/w', refusal(status));
    visit();
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual([title]);
    expect(texts.at(-1)).toMatch(/Trying again in \d+ s\.$/);
    answers.set('/public/worlds/w', world(FINISHED));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown.at(-1)).toBe('the world');
  });

  it('asks for a key that may read worlds', async () => {
    answers.set('/svc/v1/worlds/w', refusal(403));
    visit();
    await vi.advanceTimersByTimeAsync(1);
    typed.key('svck_writer');
    await vi.advanceTimersByTimeAsync(1);
    expect(shown.at(-1)).toMatch(/scope worlds:read/);
  });
});

describe('a visit to a world with a password', () => {
  it('asks for the password until one opens the world, and shows nothing of the world before', async () => {
    answers.set('/public/worlds/w', refusal(401)).set('/public/worlds/w:unlock', refusal(403));
    visit();
    await vi.advanceTimersByTimeAsync(1);
    typed.password('a guess');
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual(['password? ', 'password? That password is not correct.']);
    answers
      .set('/public/worlds/w:unlock', world({ share_token: '1.signature', expires_at: null }))
      .set('/public/worlds/w', world(FINISHED));
    typed.password('the password');
    await vi.advanceTimersByTimeAsync(1);
    expect(shown.slice(2)).toEqual(['poster', 'the world']);
  });

  it('asks for the key of the account once the link has expired', async () => {
    answers.set('/public/worlds/w', refusal(401)).set('/public/worlds/w:unlock', refusal(404));
    visit();
    await vi.advanceTimersByTimeAsync(1);
    answers.clear();
    typed.password('the password');
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual(['password? ', 'key? ']);
  });
});
