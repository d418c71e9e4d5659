import { describe, expect, it } from 'vitest';

import { TrailCourse } from '../course.js';
import { FarmFields } from './fields.js';
import type { Crop, FieldPosition } from './fields.js';

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed * 977);

const fieldsOf = (seed: number): FarmFields =>
  new FarmFields(new TrailCourse({ bearing: 0.2, offset: -1.5, swing: 4.5, wavelength: 38 + (seed % 22), phase: 0.4 }), seed);

const newSpot = (): FieldPosition => ({ crop: 'pasture', inside: 0, across: 0 });

describe('the fields', () => {
  it('lie where their rows are laid out', () => {
    for (const seed of SEEDS) {
      const fields = fieldsOf(seed);
      for (const across of [-120, -40, -12, -4, 4, 20, 36, 80]) {
        const { x, z } = fields.pointAt(17, across);
        expect(fields.at(x, z, newSpot()).across).toBeCloseTo(across, 0);
      }
    }
  });

  it('show every farmer his wheat, maize and stubble', () => {
    for (const seed of SEEDS) {
      const fields = fieldsOf(seed);
      const seen = new Set<Crop>();
      for (let x = -60; x <= 60; x += 2)
        for (let z = -60; z <= 60; z += 2) {
          const { crop, inside } = fields.at(x, z, newSpot());
          if (inside > 1) seen.add(crop);
        }
      expect([...seen]).toEqual(expect.arrayContaining(['wheat', 'corn', 'stubble', 'cabbage']));
    }
  });

  it('leave the viewer and the lane free', () => {
    for (const seed of SEEDS) {
      const fields = fieldsOf(seed);
      for (let k = 0; k < 24; k++) expect(fields.at(3 * Math.sin(k), 3 * Math.cos(k), newSpot()).inside).toBeLessThan(0);
      for (let along = -80; along < 120; along += 5) {
        const { x, z } = fields.pointAt(along, 0);
        expect(fields.at(x, z, newSpot()).inside).toBeLessThan(-2);
      }
    }
  });
});
