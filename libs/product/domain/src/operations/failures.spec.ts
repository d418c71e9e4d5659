import { describe, expect, it } from 'vitest';

import { FAILURE_CODES, describeFailure } from './failures.js';
import { OPERATION_KINDS } from './states.js';

const INTERNAL = 'because of an internal error. Try again; if it fails again, give the operation id to the operator';

describe('the failure of an operation', () => {
  it('is told in words that fit its kind', () => {
    expect(OPERATION_KINDS.map((kind) => describeFailure('ENGINE_FAILED', kind))).toEqual([
      { code: 500, message: `The world could not be generated ${INTERNAL}` },
      { code: 500, message: `The export could not be generated ${INTERNAL}` },
      { code: 500, message: `The panorama could not be generated ${INTERNAL}` },
    ]);
    expect(describeFailure('TIMEOUT', 'export-world').message).toBe('The export took too long. Try again');
    expect(describeFailure('TIMEOUT', null).message).toBe('The operation took too long. Try again');
  });

  it('leaves no noun open', () => {
    for (const failure of FAILURE_CODES)
      for (const kind of [...OPERATION_KINDS, null]) expect(describeFailure(failure, kind).message).toMatch(/^[^{}]+$/);
  });
});
