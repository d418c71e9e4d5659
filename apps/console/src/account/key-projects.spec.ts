import { expect, it } from 'vitest';

import { listProjects } from './key-projects.js';

const key = (api_key_id: string, project_id: string, name = '') => ({ api_key_id, project_id, name });

it('lists each project of the keys once, with names of its keys', () => {
  const keys = [key('k4', 'prj_2', 'build'), key('k3', 'prj_1', 'notebook'), key('k2', 'prj_1'), key('k1', 'prj_1', 'old')];
  expect(listProjects(keys)).toEqual([
    { id: 'prj_2', label: 'prj_2 (build)' },
    { id: 'prj_1', label: 'prj_1 (notebook, k2, …)' },
  ]);
  expect(listProjects([])).toEqual([]);
});
