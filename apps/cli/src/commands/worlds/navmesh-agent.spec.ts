import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { startFakeApi } from '../../testing/fake-api.js';
import type { FakeApi } from '../../testing/fake-api.js';
import { runCommand } from '../../testing/run-command.js';
import { parseAgent } from './navmesh-agent.js';

describe('the options of an agent', () => {
  it('are its fields as numbers', () => {
    expect(parseAgent({ 'agent-radius': '0.3', 'agent-slope': '30' }, 'navmesh')).toEqual({ radius: 0.3, max_slope: 30 });
    expect(parseAgent({}, 'glb')).toBeNull();
  });

  it.each([
    ['navmesh', { 'agent-step': 'high' }, /--agent-step must be a number/],
    ['navmesh', { 'agent-height': '' }, /--agent-height must be a number/],
    ['navmesh', { 'agent-radius': 'Infinity' }, /--agent-radius must be a number/],
    ['glb', { 'agent-radius': '0.3' }, /--agent-radius is an option of --format=navmesh/],
  ])('for %s with %j are refused', (format, args, message) => {
    expect(() => parseAgent(args, format)).toThrow(message);
  });
});

describe('the export of a navigation mesh for an agent', () => {
  let api: FakeApi;
  let folder: string;
  let url: string | undefined;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'navmesh-'));
    api = await startFakeApi({
      'POST /svc/v1/worlds/w1:export': () => [200, { operation_id: 'op_1', done: true, error: null, response: { url } }],
      'GET /agent.glb': [200, 'of the agent'],
    });
    url = `${api.url}/agent.glb`;
  });
  afterEach(() => Promise.all([api.stop(), rm(folder, { recursive: true })]));

  const exportTo = (out: string) =>
    runCommand(['worlds', 'export', 'w1', '--format', 'navmesh', '--agent-radius', '0.3', '--out', out], {
      env: { DIORAMA_URL: api.url, DIORAMA_API_KEY: 'svck_x' },
    });

  it('saves the file of its operation, without a look at the world', async () => {
    const out = join(folder, 'mesh.glb');
    expect(await exportTo(out)).toMatchObject({ code: 0, stdout: `${out}\n` });
    expect(await readFile(out, 'utf8')).toBe('"of the agent"');
    expect(api.seen.map(({ line }) => line)).toEqual(['POST /svc/v1/worlds/w1:export', 'GET /agent.glb']);
  });

  it('fails where the operation names no file, for the world has that of the default agent', async () => {
    url = undefined;
    expect(await exportTo(join(folder, 'mesh.glb'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('the world has no file for it'),
    });
  });
});
