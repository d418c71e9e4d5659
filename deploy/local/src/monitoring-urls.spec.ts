import { describe, expect, it } from 'vitest';

import { createStackLayout } from './layout.js';
import { buildMetricsUrls } from './monitoring-urls.js';

const layout = createStackLayout('/home/ada/.diorama', 9_000);

describe('the addresses for monitoring', () => {
  it('name each process, and Temporal where the stack runs it', () => {
    const urls = buildMetricsUrls(layout, { TEMPORAL_ADDRESS: undefined });
    expect(urls).toMatchObject({ gateway: 'http://127.0.0.1:9017/metrics', temporal: 'http://127.0.0.1:9009/metrics' });
    expect(new Set(Object.values(urls)).size).toBe(8);
    expect(buildMetricsUrls(layout, { TEMPORAL_ADDRESS: '127.0.0.1:7233' })).not.toHaveProperty('temporal');
  });
});
