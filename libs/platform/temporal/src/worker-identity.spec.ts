import { describe, expect, it } from 'vitest';

import { formatWorkerIdentity, parseWorkerIdentity } from './worker-identity.js';

const IDENTITY = {
  service: 'worker-generation',
  version: '0.1.0',
  host: 'node-1.example',
  pid: 42,
  startedAt: new Date('2026-01-01T00:00:00Z'),
  offers: { engines: ['procedural@1.2.3'], models: ['image-depth@1.0.0', 'depth-rgb@1.0.0'] },
};

describe('the identity of a worker', () => {
  it('is readable, and is read back whole', () => {
    const text = formatWorkerIdentity(IDENTITY);
    expect(text).toBe(
      'worker-generation@0.1.0 node-1.example/42 since=2026-01-01T00:00:00.000Z engines=procedural@1.2.3 models=image-depth@1.0.0,depth-rgb@1.0.0',
    );
    expect(parseWorkerIdentity(text)).toEqual(IDENTITY);
  });

  it('leaves out what Temporal would refuse for its length', () => {
    const models = Array.from({ length: 200 }, (_, index) => `model-${index}@1.0.0`);
    const text = formatWorkerIdentity({ ...IDENTITY, offers: { models, engines: ['procedural@1.2.3'] } });
    expect(parseWorkerIdentity(text)?.offers).toEqual({ engines: ['procedural@1.2.3'] });
  });

  it.each(['', '1234@node-1', 'worker@0.1.0 host/1 since=never'])('is not read out of %j', (text) => {
    expect(parseWorkerIdentity(text)).toBeNull();
  });
});
