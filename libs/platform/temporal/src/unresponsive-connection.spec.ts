import { describe, expect, it } from 'vitest';

import { UnresponsiveConnectionError, throwWhenConnectionUnresponsive } from './unresponsive-connection.js';

/** What is answered in turn, a letter a look: on no connection, on a new one alone, on both. Then the watch is over. */
async function watch(answers: string): Promise<{ readonly error: unknown; readonly looks: number }> {
  let looks = 0;
  const answer = (): string => answers[looks - 1] ?? '';
  const error: unknown = await throwWhenConnectionUnresponsive({
    own: async () => answer() === 'b',
    fresh: async () => answer() !== 'n',
    pause: async () => {
      if (looks === answers.length) throw new Error('over');
      looks++;
    },
  }).catch((reason: unknown) => reason);
  return { error, looks };
}

describe('the connection of a worker', () => {
  it('is mute when it has not answered three times in a row, while others were answered', async () => {
    const { error, looks } = await watch('bbfffb');
    expect(error).toBeInstanceOf(UnresponsiveConnectionError);
    expect(looks).toBe(5);
  });

  it.each([
    ['it answers in between', 'bffbffbffb'],
    ['Temporal is away', 'nnnnnnnnn'],
    ['Temporal comes back, and it with Temporal', 'nnnnffbbb'],
    ['Temporal comes and goes', 'ffnffnffn'],
  ])('is not when %s', async (_when, answers) => {
    expect(await watch(answers)).toEqual({ error: new Error('over'), looks: answers.length });
  });
});
