/** What a callback tells of an operation. */
export interface CompletedOperation {
  readonly operationId: string;
  readonly accountId: string;
  readonly projectId: string;
  readonly taskName: string;
  readonly finishedAt: Date;
  /** Its error code in the task interface; null when it has succeeded. */
  readonly errorCode: string | null;
}

/** The version of what is sent. */
const SCHEMA_VERSION = '1';

/** The body of the one event of an operation: JSON, without a word of what was asked or made. */
export function formatEventBody({ operationId, accountId, projectId, taskName, finishedAt, errorCode }: CompletedOperation): string {
  const failed = errorCode !== null;
  return JSON.stringify({
    id: `evt_${operationId}`,
    type: failed ? 'task.failed' : 'task.succeeded',
    schemaVersion: SCHEMA_VERSION,
    createdAt: finishedAt.toISOString(),
    data: {
      accountId,
      projectId,
      operationId,
      operation: `operations/${operationId}`,
      taskName,
      state: failed ? 'FAILED' : 'SUCCEEDED',
      ...(failed ? { error: { code: errorCode } } : {}),
    },
  });
}

/** The account of a test event; null if it names the account of examples. */
export interface TestEventSubject {
  readonly deliveryId: string;
  readonly accountId: string | null;
  readonly projectId: string | null;
  readonly createdAt: Date;
}

/**
 * The body of a test event: the fields of a real one, so that receivers read it alike, with the type `webhook.test`, `test: true` and an
 * operation that does not exist.
 */
export function formatTestEventBody({ deliveryId, accountId, projectId, createdAt }: TestEventSubject): string {
  return JSON.stringify({
    id: `evt_test_${deliveryId}`,
    type: 'webhook.test',
    schemaVersion: SCHEMA_VERSION,
    createdAt: createdAt.toISOString(),
    data: {
      accountId: accountId ?? 'acc_test',
      projectId: projectId ?? 'prj_test',
      operationId: 'op_test',
      operation: 'operations/op_test',
      taskName: 'generateWorld',
      state: 'SUCCEEDED',
      test: true,
    },
  });
}
