import { readFileSync, readdirSync } from 'node:fs';

import { Worker } from '@temporalio/worker';
import { describe, expect, it } from 'vitest';

import { workflowBundle } from './environment.js';

const FOLDER = new URL('histories/', import.meta.url);
const names = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

/**
 * Histories of earlier versions, one a path through a workflow. A change that would break a running workflow fails here; see
 * CONTRIBUTING.md for how to store another.
 */
describe('stored histories', () => {
  it('are there', () => expect(names.length).toBeGreaterThanOrEqual(3));

  it.each(names)('%s replays', async (name) => {
    const history = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as object;
    await expect(Worker.runReplayHistory({ workflowBundle }, history)).resolves.toBeUndefined();
  });

  it('would fail for a workflow that does something else', async () => {
    const name = names.find((file) => file.includes('success')) ?? '';
    const history = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8').replaceAll('"composeScene"', '"paintScene"')) as object;
    await expect(Worker.runReplayHistory({ workflowBundle }, history)).rejects.toThrow(/[Nn]ondeterminism|determinis/);
  });
});
