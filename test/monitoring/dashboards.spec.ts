import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { ROOT, readDashboards } from './expressions.js';

const COLUMNS = 24;

it('the dashboards are those that tools/dashboards.mjs writes', () => {
  const done = spawnSync('node', [join(ROOT, 'tools/dashboards.mjs'), '--check'], { encoding: 'utf8' });
  expect({ status: done.status, told: done.stderr }).toEqual({ status: 0, told: '' });
});

describe.each(readDashboards().map(({ file, dashboard }) => [file, dashboard] as const))('%s', (file, { uid, title, panels }) => {
  it('has a name that stays', () => {
    expect(uid).toBe(`diorama-${file.replace('.json', '')}`);
    expect(title).toMatch(/^Diorama \//);
  });

  it('has panels that ask for something, each in a place of its own', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, i) => `${x + (i % w)},${y + Math.floor(i / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    for (const { gridPos, targets = [], title: name } of panels) {
      expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(COLUMNS);
      expect(name.length).toBeGreaterThan(3);
      expect(targets.length).toBeGreaterThan(0);
      expect(new Set(targets.map(({ refId }) => refId)).size).toBe(targets.length);
    }
  });
});
