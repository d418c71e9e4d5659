import type { ModelOrder } from '@diorama/contract';
import { createLogger } from '@diorama/telemetry';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { createInferenceActivities } from './activities.js';

/** What loading the code comes to, and what was made of it. */
const loading = vi.hoisted(() => ({ faults: [] as Error[], opened: 0, closed: 0 }));

vi.mock('@diorama/activities', () => ({ createInferenceActivities: () => ({ caption: async () => 'words' }) }));
vi.mock('@diorama/rpc', () => ({
  loadGrpcTlsCredentials: () => {
    const fault = loading.faults.shift();
    if (fault !== undefined) throw fault;
  },
  createMediaClient: () => {
    loading.opened++;
    return { close: () => loading.closed++ };
  },
}));

const ORDER = {} as ModelOrder;
const open = () =>
  createInferenceActivities({ address: '', tlsFiles: null, logger: createLogger({ service: 'inference', level: 'silent' }) }, {} as never);

describe('activities that are loaded when they are called', () => {
  beforeEach(() => Object.assign(loading, { faults: [], opened: 0, closed: 0 }));

  it('are loaded once', async () => {
    const { activities, close } = open();
    expect([loading.opened, await activities.caption(ORDER), await activities.caption(ORDER)]).toEqual([0, 'words', 'words']);
    close();
    expect(loading).toMatchObject({ opened: 1, closed: 1 });
  });

  it('are loaded by the next call where that has failed', async () => {
    loading.faults.push(new Error('no such certificate'));
    const { activities } = open();
    await expect(activities.caption(ORDER)).rejects.toThrow('no such certificate');
    expect(await activities.caption(ORDER)).toBe('words');
  });

  it('leave nothing open that were still being loaded at the end', async () => {
    const { activities, close } = open();
    const call = activities.caption(ORDER);
    close();
    await call;
    expect(loading).toMatchObject({ opened: 1, closed: 1 });
  });
});
