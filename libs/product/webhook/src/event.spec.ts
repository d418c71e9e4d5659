import { describe, expect, it } from 'vitest';

import { formatEventBody } from './event.js';

const OPERATION = {
  operationId: 'op_1',
  accountId: 'acc_1',
  projectId: 'prj_1',
  taskName: 'exportWorld',
  finishedAt: new Date(Date.UTC(2026, 10, 21, 12, 0, 0, 7)),
};

describe('the body of an event', () => {
  it('[events-04] tells of a success, byte for byte', () => {
    expect(formatEventBody({ ...OPERATION, errorCode: null })).toBe(
      '{"id":"evt_op_1","type":"task.succeeded","schemaVersion":"1","createdAt":"2026-11-21T12:00:00.007Z","data":{"accountId":"acc_1",' +
        '"projectId":"prj_1","operationId":"op_1","operation":"operations/op_1","taskName":"exportWorld","state":"SUCCEEDED"}}',
    );
  });

  it('[events-01] tells of a failure with its code, byte for byte', () => {
    expect(formatEventBody({ ...OPERATION, errorCode: 'EXPIRED' })).toBe(
      '{"id":"evt_op_1","type":"task.failed","schemaVersion":"1","createdAt":"2026-11-21T12:00:00.007Z","data":{"accountId":"acc_1",' +
        '"projectId":"prj_1","operationId":"op_1","operation":"operations/op_1","taskName":"exportWorld","state":"FAILED",' +
        '"error":{"code":"EXPIRED"}}}',
    );
  });
});
