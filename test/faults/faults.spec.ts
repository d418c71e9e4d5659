import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { planFaults } from './runner/fault-plan.ts';
import { runFaults } from './runner/run-faults.ts';

const FAULTS = 30;
const SEED = 2;
/** The faults, and as long as an audit waits for what is under way. */
const WITHIN_MS = 3_600_000;

const logsTo = mkdtempSync(join(tmpdir(), 'diorama-faults-'));

afterAll(() => rmSync(logsTo, { recursive: true }));

describe(`${FAULTS} faults of all parts, of what connects them and of the disk`, () => {
  it(
    'lose nothing and have nothing done twice',
    async () => {
      const { injected, faults, work } = await runFaults({ count: FAULTS, seed: SEED, logsTo, say: () => undefined });
      expect(faults).toEqual([]);
      expect(injected).toHaveLength(FAULTS);
      for (const kind of ['draft', 'export', 'painting', 'cancelled', 'uploads', 'reads', 'events']) expect(work[kind]).toBeGreaterThan(0);
    },
    WITHIN_MS,
  );
});

describe('a plan of faults', () => {
  const options = { count: 120, seed: 7, hasDisk: true };

  it('is the same for the same seed', () => {
    expect(planFaults(options)).toEqual(planFaults(options));
    expect(planFaults({ ...options, seed: 8 })).not.toEqual(planFaults(options));
  });

  it('has each kind at each part before any comes again, and some that last', () => {
    const plan = planFaults(options);
    const names = plan.map(({ kind, at }) => `${kind} ${at}`);
    const round = names.slice(0, new Set(names).size + 2); // the disk fills three times a round
    expect(new Set(round)).toEqual(new Set(names));
    expect(plan.filter(({ forMs }) => forMs >= 25_000).length).toBeGreaterThan(3);
  });

  it('leaves the disk alone where there is none', () => {
    expect(planFaults({ ...options, hasDisk: false }).filter(({ kind }) => kind === 'fill')).toEqual([]);
  });
});
