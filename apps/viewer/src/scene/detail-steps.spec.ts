import { describe, expect, it } from 'vitest';

import { chooseFinestDetailLevel, getCoarserDetailLevel, listDetailLevels, planSplatDetailSteps } from './detail-steps.js';
import type { DeviceCapabilities } from './detail-steps.js';

const DESKTOP: DeviceCapabilities = {
  mobile: false,
  memory: 8,
  cores: 8,
  screenPixels: 1080,
  saveData: false,
  softwareGraphics: false,
};
const URLS = { '100k': '/a', '500k': '/b', full_res: '/c' };

describe('the level of detail', () => {
  it.each([
    ['a desktop computer', {}, 'full_res'],
    ['a browser that reports neither memory nor cores', { memory: undefined, cores: undefined }, 'full_res'],
    ['a computer with 4 GB', { memory: 4 }, '500k'],
    ['a computer with 2 GB', { memory: 2 }, '100k'],
    ['a computer with 4 cores', { cores: 4 }, 'full_res'],
    ['a computer with 2 cores', { cores: 2 }, '500k'],
    ['a computer with 1 core', { cores: 1 }, '100k'],
    ['a phone or a tablet', { mobile: true }, '500k'],
    ['a phone that reports neither memory nor cores', { mobile: true, memory: undefined, cores: undefined }, '500k'],
    ['a phone with 2 GB', { mobile: true, memory: 2 }, '100k'],
    ['a small screen', { screenPixels: 480 }, '500k'],
    ['a visitor who saves data', { saveData: true }, '100k'],
    ['graphics computed by the processor', { softwareGraphics: true }, '100k'],
  ] as const)('of %s', (_name, capabilities, level) => {
    expect(chooseFinestDetailLevel({ ...DESKTOP, ...capabilities }, null)).toBe(level);
  });

  it('is the one that the visitor chose', () => {
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

  it('offers each file once, under its finest level', () => {
    expect(listDetailLevels(URLS)).toEqual(['100k', '500k', 'full_res']);
    expect(listDetailLevels({ ...URLS, '500k': '/c' })).toEqual(['100k', 'full_res']);
    expect(listDetailLevels({ '100k': null, '500k': '/b' })).toEqual(['500k']);
    expect(listDetailLevels(null)).toEqual([]);
  });
});
