import { createSampleScene } from '@diorama/scene/testing';
import { describe, expect, it } from 'vitest';

import { createGround } from '../raise-ground.js';
import { planSite } from '../site-plan.js';
import { LANDFORMS } from './landforms.js';

describe.each([1, 2, 3, 77])('a cliff coast of seed %i', (seed) => {
  const landform = LANDFORMS['cliff-coast'];
  const scene = createSampleScene('meadow', { version: 2, seed, landform: 'cliff-coast', water: 'sea' });
  const plan = planSite(scene, { trail: null, pools: false, riverBearing: null, shore: (request) => landform.shore?.(request) ?? null });
  const ground = createGround(plan, landform.land(plan));
  const level = plan.shore?.level ?? 0;
  const ahead = Array.from({ length: 61 * 40 }, (_, k) => {
    const azimuth = ((k % 61) / 60 - 0.5) * 1.3;
    const away = 10 + 2.5 * Math.floor(k / 61);
    return ground.heightAt(Math.sin(azimuth) * away, -Math.cos(azimuth) * away);
  });

  it('has the sea far below the viewer', () => {
    expect(ground.heightAt(0, 0) - level).toBeGreaterThan(9);
    expect(ahead.filter((height) => height < level).length / ahead.length).toBeGreaterThan(0.3);
  });

  it('shows high land across the water, so that its cliffs are seen', () => {
    expect(ahead.filter((height) => height > ground.heightAt(0, 0) + 1).length / ahead.length).toBeGreaterThan(0.08);
  });
});
