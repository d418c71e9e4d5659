import { describe, expect, it } from 'vitest';

import { parseAgent } from './navmesh-agent.js';

describe('the options of an agent', () => {
  it('are its fields as numbers', () => {
    expect(parseAgent({ 'agent-radius': '0.3', 'agent-slope': '30' }, 'navmesh')).toEqual({ radius: 0.3, max_slope: 30 });
    expect(parseAgent({}, 'glb')).toBeNull();
  });

  it.each([
    ['navmesh', { 'agent-step': 'high' }, /--agent-step needs a number/],
    ['navmesh', { 'agent-height': '' }, /--agent-height needs a number/],
    ['navmesh', { 'agent-radius': 'Infinity' }, /--agent-radius needs a number/],
    ['glb', { 'agent-radius': '0.3' }, /--agent-radius is an option of --format=navmesh/],
  ])('for %s with %j are refused', (format, args, message) => {
    expect(() => parseAgent(args, format)).toThrow(message);
  });
});
