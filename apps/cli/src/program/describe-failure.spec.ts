import { DioramaError } from '@diorama-worlds/sdk';
import { describe, expect, it } from 'vitest';

import { describeFailure, formatFailureAsJson } from './describe-failure.js';

const refused = new DioramaError('World not found', { status: 404, code: 'WORLD_NOT_FOUND', requestId: 'req_2Vq9' });

describe('a failure', () => {
  it('names its code and request', () => {
    expect(describeFailure(refused)).toBe('World not found (WORLD_NOT_FOUND, request req_2Vq9)');
    expect(describeFailure(new Error('disk full'))).toBe('disk full');
  });

  it('is one line of JSON for programs', () => {
    const line = formatFailureAsJson(refused, 4);
    expect(line).not.toContain('\n');
    expect(JSON.parse(line)).toEqual({
      error: { message: 'World not found', code: 'WORLD_NOT_FOUND', status: 404, request_id: 'req_2Vq9', exit_code: 4 },
    });
  });

  it('has no codes where the service did not answer, and no colours', () => {
    expect(JSON.parse(formatFailureAsJson(new Error('\u001B[31mdisk\u001B[0m full'), 1))).toEqual({
      error: { message: 'disk full', code: null, status: null, request_id: null, exit_code: 1 },
    });
  });
});
