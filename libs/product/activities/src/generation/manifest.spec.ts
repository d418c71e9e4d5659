import type { ComposedScene, WorldRun } from '@diorama/contract';
import { describe, expect, it } from 'vitest';

import { encodeWorldManifest } from './manifest.js';

const RUN: WorldRun = { operationId: 'op_1', worldId: 'w', model: 'svc-1.1', seed: 7 };
const COMPOSED: ComposedScene = {
  scene: { key: 'w/aa.json', contentType: 'application/json', bytes: 2, sha256: 'aa' },
  engine: { name: 'procedural', version: '1' },
  stages: [],
};

/** The manifest of a world whose painting failed. */
function describeRun(run: WorldRun, composed = COMPOSED): Record<string, unknown> {
  const built = {
    assets: [],
    groundPlaneOffset: 1.6,
    spawnPoints: [],
    stages: [],
    sun: { azimuth: 120, elevation: 40 },
    fallbacks: [{ task: 'pano-depth-to-rgb', reason: 'TIMEOUT' }],
  };
  const bytes = encodeWorldManifest({ run, composed, built, represented: [], notRepresented: [] });
  return JSON.parse(Buffer.from(bytes).toString('utf8')) as Record<string, unknown>;
}

describe('the manifest of a world', () => {
  it('names the engine that was chosen, who chose it, and what worked instead', () => {
    expect(describeRun({ ...RUN, engine: 'painted', isEngineRequested: true })).toMatchObject({
      engine: { name: 'procedural' },
      world_engine: { name: 'painted', chosen_by: 'request' },
      fallbacks: [{ task: 'pano-depth-to-rgb', reason: 'TIMEOUT', instead: 'procedural' }],
    });
    expect(describeRun({ ...RUN, engine: 'painted', isEngineRequested: false })).toMatchObject({ world_engine: { chosen_by: 'operator' } });
  });

  it('names the planner that was asked, and why its proposal was not used', () => {
    const planner = { name: 'test', model: 'tiny', used: false, reason: 'TIMEOUT' };
    expect(describeRun(RUN, { ...COMPOSED, planner })).toMatchObject({ planner });
    expect(describeRun(RUN)).not.toHaveProperty('planner');
  });

  it('says where the sun stands', () => {
    expect(describeRun(RUN)).toMatchObject({ sun: { azimuth: 120, elevation: 40 } });
  });

  it('names none for a run that began before engines could be chosen', () => {
    expect(describeRun(RUN)).not.toHaveProperty('world_engine');
  });
});
