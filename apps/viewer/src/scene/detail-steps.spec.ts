import { describe, expect, it } from 'vitest';

import { getCoarserDetailLevel, chooseFinestDetailLevel, planSplatDetailSteps } from './detail-steps.js';
import type { DeviceCapabilities } from './detail-steps.js';

const DESKTOP: DeviceCapabilities = { mobile: false, memory: 8, saveData: false, softwareGraphics: false };
const URLS = { '100k': '/a', '500k': '/b', full_res: '/c' };

describe('the budget', () => {
  it.each([
    [DESKTOP, 'full_res'],
    [{ ...DESKTOP, memory: undefined }, 'full_res'],
    [{ ...DESKTOP, memory: 4 }, '500k'],
    [{ ...DESKTOP, memory: 2 }, '100k'],
    [{ ...DESKTOP, mobile: true }, '500k'],
    [{ ...DESKTOP, saveData: true }, '100k'],
    [{ ...DESKTOP, softwareGraphics: true }, '100k'],
  ] as const)('of %j is %s', (device, level) => {
    expect(chooseFinestDetailLevel(device, null)).toBe(level);
  });

  it('is what the visitor wishes', () => {
    expect(chooseFinestDetailLevel({ ...DESKTOP, softwareGraphics: true }, 'full_res')).toBe('full_res');
  });

  it('goes down one level at a time, and no further than the coarsest', () => {
    expect([getCoarserDetailLevel('full_res'), getCoarserDetailLevel('500k'), getCoarserDetailLevel('100k')]).toEqual([
      '500k',
      '100k',
      '100k',
    ]);
  });
});

describe('the plan of files', () => {
  it('goes from coarse to the finest level', () => {
    expect(planSplatDetailSteps(URLS, 'full_res').map(({ level }) => level)).toEqual(['100k', '500k', 'full_res']);
    expect(planSplatDetailSteps(URLS, '500k').map(({ url }) => url)).toEqual(['/a', '/b']);
  });

  it('loads a file that two levels share once', () => {
    expect(planSplatDetailSteps({ ...URLS, full_res: '/b' }, 'full_res')).toEqual([
      { level: '100k', url: '/a' },
      { level: 'full_res', url: '/b' },
    ]);
  });

  it('takes the coarsest there is, and nothing from a world without splats', () => {
    expect(planSplatDetailSteps({ '100k': null, full_res: '/c' }, '100k')).toEqual([{ level: 'full_res', url: '/c' }]);
    expect(planSplatDetailSteps(null, 'full_res')).toEqual([]);
  });
});
