import { describe, expect, it } from 'vitest';

import { Metrics } from './metrics.js';

describe('metrics', () => {
  it('are told as Prometheus reads them', async () => {
    const metrics = new Metrics();
    const runs = metrics.counter('runs_total', 'Runs that ended.');
    const seconds = metrics.histogram('run_seconds', 'How long they took.', [1, 5]);
    metrics.gauge('waiting', 'Who waits.', () => [{ labels: {}, value: 3 }]);
    runs.add({ model: 'a', outcome: 'done' });
    runs.add({ model: 'a', outcome: 'done' }, 2);
    runs.add({ model: 'a "quoted"\nname\\', outcome: 'failed' });
    for (const value of [0.5, 1, 4, 60]) seconds.observe({ model: 'a' }, value);
    expect(await metrics.toText()).toBe(
      [
        '# HELP diorama_scrape_failures_total Failed reads of parts of these metrics.',
        '# TYPE diorama_scrape_failures_total counter',
        'diorama_scrape_failures_total 0',
        '# HELP runs_total Runs that ended.',
        '# TYPE runs_total counter',
        'runs_total{model="a",outcome="done"} 3',
        'runs_total{model="a \\"quoted\\"\\nname\\\\",outcome="failed"} 1',
        '# HELP run_seconds How long they took.',
        '# TYPE run_seconds histogram',
        'run_seconds_bucket{model="a",le="1"} 2',
        'run_seconds_bucket{model="a",le="5"} 3',
        'run_seconds_bucket{model="a",le="+Inf"} 4',
        'run_seconds_sum{model="a"} 65.5',
        'run_seconds_count{model="a"} 4',
        '# HELP waiting Who waits.',
        '# TYPE waiting gauge',
        'waiting 3',
        '',
      ].join('\n'),
    );
  });

  it('are told without those that cannot be read, which are counted', async () => {
    const metrics = new Metrics();
    metrics.before(() => Promise.reject(new Error('no database')));
    metrics.gauge('broken', '', () => {
      throw new Error('nothing to read');
    });
    metrics.include('the runtime', () => Promise.resolve('runtime_threads 4\n'));
    expect(await metrics.toText()).toContain('\nruntime_threads 4\n');
    expect(await metrics.toText()).toContain('diorama_scrape_failures_total 3\n');
    expect(await metrics.toText()).not.toContain('broken');
  });

  it('are read once for all who ask meanwhile', async () => {
    const metrics = new Metrics();
    let reads = 0;
    let value: number | null = null;
    metrics.before(async () => {
      value = null;
      await new Promise(setImmediate);
      value = ++reads;
    });
    metrics.gauge('reads', '', () => value);
    for (const text of await Promise.all([metrics.toText(), metrics.toText()])) expect(text).toContain('\nreads 1\n');
    expect(await metrics.toText()).toContain('\nreads 2\n');
  });

  it('of one value have no labels, and of none no line', async () => {
    const metrics = new Metrics();
    metrics.gauge('one', '', () => 5);
    metrics.gauge('none', '', () => null);
    const values = (await metrics.toText()).split('\n').filter((line) => /^(one|none)/.test(line));
    expect(values).toEqual(['one 5']);
  });

  it('have one meaning each', () => {
    const metrics = new Metrics();
    metrics.counter('runs_total', '');
    expect(() => metrics.gauge('runs_total', '', () => [])).toThrow('two metrics');
  });
});
