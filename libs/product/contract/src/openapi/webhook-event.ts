import type { DocumentedWebhook } from './build-document.js';
import type { ComponentName } from './components.js';

const succeeded = {
  id: 'evt_op_3kTzRk0uXq7mB2Lw9sVd1F',
  type: 'task.succeeded',
  schemaVersion: '1',
  createdAt: '2026-11-21T09:04:40.000Z',
  data: {
    accountId: 'acc_1',
    projectId: 'prj_1',
    operationId: 'op_3kTzRk0uXq7mB2Lw9sVd1F',
    operation: 'operations/op_3kTzRk0uXq7mB2Lw9sVd1F',
    taskName: 'generateWorld',
    state: 'SUCCEEDED',
  },
};

export const WEBHOOK_EXAMPLES = {
  WebhookEvent: {
    succeeded,
    failed: { ...succeeded, type: 'task.failed', data: { ...succeeded.data, state: 'FAILED', error: { code: 'ENGINE_FAILED' } } },
  },
};

/** The one request that the service sends to clients. */
export const WEBHOOKS: readonly DocumentedWebhook<ComponentName>[] = [
  {
    name: 'taskEnded',
    id: 'receiveTaskEvent',
    tag: 'Tasks',
    summary: 'Receive the end of a task',
    description:
      'A POST to the `webhookUrl` of a task when its operation succeeds, fails or expires. Verify the signature over `{webhook-id}.{webhook-timestamp}.{raw body}` against the key set at `/.well-known/webhooks/jwks.json`. Delivery is at-least-once, so process each `webhook-id` only once. Return any 2xx within 15 seconds, or return 410 to stop the delivery. After any other response, the service retries for up to 24 hours.',
    body: 'WebhookEvent',
    headers: {
      'webhook-id': 'ID of the delivery. Every retry has the same ID.',
      'webhook-timestamp': 'Unix seconds at which the attempt was sent. Reject a difference of more than 300 seconds.',
      'webhook-signature':
        'One or more signatures `v1a,<base64>` (Ed25519), separated by spaces. Accept the request if any of them verifies.',
    },
  },
];
