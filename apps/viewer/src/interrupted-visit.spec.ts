import { describe, expect, it } from 'vitest';

import { countDeviceLosses } from './interrupted-visit.js';

const before = { worldId: 'w', mode: 'walk', pose: { position: { x: 0, y: 0, z: 0 }, yaw: 0, pitch: 0 }, budget: null, losses: 3 } as const;

describe('a graphics device that is lost', () => {
  it('counts as lost again soon after the page was loaded, and anew when it had held', () => {
    expect(countDeviceLosses(null, 1_000)).toBe(1);
    expect(countDeviceLosses(before, 60_000)).toBe(4);
    expect(countDeviceLosses(before, 3_600_000)).toBe(1);
  });
});
