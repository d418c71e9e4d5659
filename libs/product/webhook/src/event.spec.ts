import { describe, expect, it } from 'vitest';

import { formatEventBody, formatTestEventBody } from './event.js';

const OPERATION = {
  operationId: 'op_1',
  accountId: 'acc_1',
  projectId: 'prj_1',
  taskName: 'exportWorld',
  finishedAt: new Date(Date.UTC(2026, 10, 21, 12, 0, 0, 7)),
};

describe('the body of a test event', () => {
  it('has the fields of a real one and is marked', () => {
    const subject = { deliveryId: 'dlv_1', accountId: null, projectId: null, createdAt: new Date('2026-01-01T00:00:00Z') };
    const body = JSON.parse(formatTestEventBody(subject)) as { data: object };
    const end = { operationId: 'op_1', accountId: 'acc_1', projectId: 'prj_1', taskName: 'generateWorld', errorCode: null };
    const real = JSON.parse(formatEventBody({ ...end, finishedAt: new Date(0) })) as { data: object };
    expect(body).toMatchObject({ id: 'evt_test_dlv_1', type: 'webhook.test', createdAt: '2026-01-01T00:00:00.000Z', data: { test: true } });
    expect(Object.keys(body.data)).toEqual([...Object.keys(real.data), 'test']);
  });
});

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
