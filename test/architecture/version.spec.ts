import { describe, expect, it } from 'vitest';

import { findVersionFaults, listVersionPlaces, readVersion } from '../../tools/release/version.js';
import { ROOT, workspaces } from './workspace.js';

describe('the version of the product', () => {
  it('is the same in every package, the lock, the chart, the clients in Python and the examples of the API', () => {
    expect(findVersionFaults(ROOT)).toEqual([]);
  });

  it('is looked for in every workspace', () => {
    const places = listVersionPlaces(ROOT).map(({ place }) => place);
    expect(workspaces.map(({ path }) => `${path}/package.json`).filter((path) => !places.includes(path))).toEqual([]);
    expect(places).toContain('charts/diorama/Chart.yaml appVersion');
    expect(readVersion(ROOT)).toMatch(/^\d+\.\d+\.\d+/);
  });
});
