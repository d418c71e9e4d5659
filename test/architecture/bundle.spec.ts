import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { ROOT } from './workspace.js';

describe('the workflow bundle', () => {
  const bundle = readFileSync(join(ROOT, 'apps/worker/dist/workflow-bundle.js'), 'utf8');

  it('holds workflows, and no validation library', () => {
    expect(bundle).toContain('generateWorld');
    expect(bundle).not.toContain('node_modules/zod');
  });
});
