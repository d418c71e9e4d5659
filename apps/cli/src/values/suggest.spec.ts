import { expect, it } from 'vitest';

import { suggest } from './suggest.js';

const COMMANDS = ['generate', 'worlds', 'webhooks', 'get', 'mcp'];

it.each([
  ['genrate', 'generate'],
  ['genreate', 'generate'],
  ['world', 'worlds'],
  ['Worlds', 'worlds'],
  ['gte', 'get'],
  ['mpc', 'mcp'],
  ['constructor', null],
  ['paint', null],
  ['x', null],
  ['', null],
])('for %s, %s is suggested', (word, suggestion) => {
  expect(suggest(word, COMMANDS)).toBe(suggestion);
});
