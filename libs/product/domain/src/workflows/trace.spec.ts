import { describe, expect, it } from 'vitest';

import { createRunSpanId, createChildTrace } from './trace.js';

const RUN = '019a7c3e-52f0-7d4b-9c1a-0123456789ab';
const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

describe('the trace within a run', () => {
  it('goes on from the span that the run is named by', () => {
    const header = createChildTrace({ traceparent, tracestate: 'a=1', 'x-request-id': 'req_12345678' }, RUN);
    expect(header).toEqual({
      traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-019a7c3e52f07d4b-01',
      tracestate: 'a=1',
      'x-request-id': 'req_12345678',
    });
    expect(header['traceparent']).toContain(createRunSpanId(RUN));
  });

  it.each([[{}], [{ traceparent: 'something else' }]])('of %j is left as it is', (header) => {
    expect(createChildTrace(header, RUN)).toEqual(header);
  });
});
