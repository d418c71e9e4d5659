import { describe, expect, it } from 'vitest';

import { buildRouteHref, readRoute } from './route.js';

describe('a route', () => {
  it.each([
    ['accounts', 'acc_1', {}],
    ['operations', null, { state: 'FAILED', query: 'a b&c' }],
    ['gallery', 'ä/%', {}],
    ['overview', null, {}],
  ] as const)('is read back from its address: %s %s', (page, id, filters) => {
    expect(readRoute(buildRouteHref(page, id, filters))).toEqual({ page, id, filters });
  });

  it('is the overview where the address says nothing it knows', () => {
    for (const hash of ['', '#', '#/', '#/nonsense/1']) expect(readRoute(hash)).toEqual({ page: 'overview', id: null, filters: {} });
    expect(readRoute('#/accounts/%E0')).toMatchObject({ id: '%E0' });
  });

  it('leaves out filters that are empty', () => {
    expect(buildRouteHref('audit', null, { account: '' })).toBe('#/audit');
  });
});
