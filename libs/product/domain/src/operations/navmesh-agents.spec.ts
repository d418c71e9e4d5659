import { describe, expect, it } from 'vitest';

import { findExport, formatExportFormat, isWorldAsset, nameNavmeshAssets, parseNavmeshFormat } from './exports.js';
import { completeNavmeshAgent, DEFAULT_NAVMESH_AGENT, formatNavmeshAgent, parseNavmeshAgent } from './navmesh-agents.js';

describe('the agent of a navigation mesh', () => {
  it('has the fields that are given, rounded, and those of the default', () => {
    expect(completeNavmeshAgent({})).toEqual(DEFAULT_NAVMESH_AGENT);
    expect(completeNavmeshAgent({ radius: 0.304, max_slope: 44.6, height: null })).toEqual({
      ...DEFAULT_NAVMESH_AGENT,
      radius: 0.3,
      max_slope: 45,
    });
  });

  it('is a part of the format that comes back, and of the names of its files', () => {
    const agent = completeNavmeshAgent({ radius: 0.3, height: 1.8, max_slope: 45, max_step: 0.4 });
    const word = formatExportFormat('glb', 'none', agent);
    expect(word).toBe('glb+agent-0.3-1.8-45-0.4');
    expect(parseNavmeshFormat(word)).toEqual({ format: 'glb', agent });
    expect(findExport('navmesh', word)).toMatchObject({ assetType: 'navmesh', format: 'glb' });
    expect(findExport('mesh', word)).toBeNull();
    expect(nameNavmeshAssets(agent)).toEqual({
      glb: 'navmesh.glb_url+agent-0.3-1.8-45-0.4',
      detour: 'navmesh.detour_url+agent-0.3-1.8-45-0.4',
    });
    expect([agent, DEFAULT_NAVMESH_AGENT].map((of) => Object.values(nameNavmeshAssets(of)).map(isWorldAsset))).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('leaves the format and the names as they are where it is the default', () => {
    expect([formatNavmeshAgent(DEFAULT_NAVMESH_AGENT), parseNavmeshAgent('')]).toEqual(['', DEFAULT_NAVMESH_AGENT]);
    expect(nameNavmeshAssets(DEFAULT_NAVMESH_AGENT)).toEqual({ glb: 'navmesh.glb_url', detour: 'navmesh.detour_url' });
  });

  it.each([
    '+meshopt',
    '+agent',
    '+agent-0.3-1.8-45',
    '+agent-0.3-1.8-45-0.4-1',
    '+agent-0.25-1.7-50-0.35', // the default has one spelling
    '+agent-0.30-1.8-45-0.4',
    '+agent-0.05-1.8-45-0.4',
    '+agent-3-1.8-45-0.4',
    '+agent-0.3-9-45-0.4',
    '+agent-0.3-1.8-90-0.4',
    '+agent-0.3-0.2-45-0.4',
    '+agent--0.3-1.8-45-0.4',
    '+agent-NaN-1.8-45-0.4',
    '+agent-1e0-1.8-45-0.4',
    `+agent-0.3-1.8-45-${'4'.repeat(1_000)}`,
    '+agent-0.3-1.8-45-0.4/../x',
  ])('is not read from %s', (text) => {
    expect(parseNavmeshAgent(text)).toBeNull();
    expect(findExport('navmesh', `glb${text}`)).toBeNull();
  });
});
