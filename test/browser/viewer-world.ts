import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { inject } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import type { Answer } from '../stack/client.js';
import { makeSharedWorld } from './visits.js';

/** One world for all tests of the viewer that only look at it: the first that asks has it made. Its link opens it. */
export async function viewerWorld(): Promise<Answer['body']> {
  const file = join(inject('stackHome'), 'viewer-world.json');
  if (!existsSync(file)) {
    const { client } = await newAccount(stackInfo(), 'viewer');
    writeFileSync(file, JSON.stringify(await makeSharedWorld(client, 'an alpine meadow with a hut beside a lake', 4)));
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}
