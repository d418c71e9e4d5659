import { DomainError } from '@diorama/domain';
import { describe, expect, it } from 'vitest';

import { createHttpModerator } from './http-moderator.js';
import { combineModerators, allowAllModerator } from './moderator.js';
import type { Moderator } from './moderator.js';
import { openRulesModerator } from './rules-moderator.js';

const input = { texts: ['a quiet pond', 'a forbidden thing'], media: [] };

describe('a moderator by rules', () => {
  const rules = (word: string): string => `categories: [{name: test, terms: [${word}]}]`;

  it('follows edits of its file, and keeps what was in force when an edit cannot be read', async () => {
    let text = rules('forbidden');
    let now = 0;
    const faults: unknown[] = [];
    const file = { version: async () => text, read: async () => text };
    const moderator = await openRulesModerator({ file, clock: () => now, onFault: (fault) => faults.push(fault) });
    expect(await moderator.refusal(input)).toBe('test');
    text = rules('pirate');
    expect(await moderator.refusal(input)).toBe('test');
    now += 5_000;
    expect(await moderator.refusal(input)).toBeNull();
    text = 'categories: nonsense';
    now += 5_000;
    expect(await moderator.refusal({ texts: ['a pirate'], media: [] })).toBe('test');
    expect(faults).toHaveLength(1);
  });

  it('does not start with rules that cannot be read', async () => {
    const file = { version: async () => '1', read: async () => 'x' };
    await expect(openRulesModerator({ file, clock: () => 0, onFault: () => undefined })).rejects.toThrow(/categories/);
  });
});

describe('a moderator over HTTP', () => {
  const answering = (status: number, body: string): Moderator =>
    createHttpModerator({ url: 'http://moderator.test/', fetch: async () => new Response(body, { status }) });

  it('lets through what is allowed and names the category of what is not', async () => {
    expect(await answering(200, '{"allowed":true}').refusal(input)).toBeNull();
    expect(await answering(200, '{"allowed":false,"category":"gore"}').refusal(input)).toBe('gore');
    expect(await answering(200, '{"allowed":false}').refusal(input)).toBe('other');
    expect(await answering(200, '{"allowed":false,"category":"<script>"}').refusal(input)).toBe('other');
  });

  it.each([
    [500, '{"allowed":true}'],
    [200, 'yes'],
    [200, '{}'],
    [200, 'null'],
    [200, '{"allowed":"true"}'],
  ])('lets nothing through when it answers %i %s', async (status, body) => {
    await expect(answering(status, body).refusal(input)).rejects.toThrow(DomainError);
  });

  it('sends its token, the texts and the media', async () => {
    const sent: RequestInit[] = [];
    const moderator = createHttpModerator({
      url: 'http://moderator.test/',
      token: 'secret',
      fetch: async (_url, init) => {
        sent.push(init ?? {});
        return new Response('{"allowed":true}');
      },
    });
    await moderator.refusal({ texts: ['a'], media: [{ kind: 'image', url: 'http://media.test/1' }] });
    expect(sent[0]?.headers).toMatchObject({ authorization: 'Bearer secret' });
    expect(JSON.parse(sent[0]?.body as string)).toEqual({ texts: ['a'], media: [{ kind: 'image', url: 'http://media.test/1' }] });
  });
});

describe('several moderators', () => {
  it('refuse with the first that refuses', async () => {
    const strict: Moderator = { refusal: async () => 'strict' };
    expect(await combineModerators([allowAllModerator, strict]).refusal(input)).toBe('strict');
    expect(await combineModerators([allowAllModerator, allowAllModerator]).refusal(input)).toBeNull();
  });
});
