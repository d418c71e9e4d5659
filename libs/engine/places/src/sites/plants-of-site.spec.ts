import { SITE_TYPES } from '@diorama/catalogue';
import type { ScatterRule } from '@diorama/placement';
import { describe, expect, it } from 'vitest';

import { withPlantsOf } from './plants-of-site.js';

const rule = (kind: string): ScatterRule => ({ kind, spacing: 1, reach: [1, 9], size: [1, 1], share: 1, tints: [[1, 0, 0]] });

describe('the plants of a site', () => {
  it('take the place of those of its base, in their own colours', () => {
    const rules = withPlantsOf({ plants: { bush: 'dead-bush', flower: null } }, [rule('bush'), rule('flower'), rule('rock')]);
    expect(rules.map(({ kind }) => kind)).toEqual(['dead-bush', 'rock']);
    expect(rules[0]).not.toHaveProperty('tints');
    expect(rules[1]).toHaveProperty('tints');
  });

  it('are acacias and dry grass on a savanna', () => {
    const kinds = withPlantsOf(SITE_TYPES.get('savanna'), [rule('broadleaf-tree'), rule('tall-grass'), rule('flower')]).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(['acacia-tree', 'dry-grass']);
  });
});
