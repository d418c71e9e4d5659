import { LIMITS, isDeliveryId } from '@diorama/domain';
import { afterEach, describe, expect, it } from 'vitest';

import { OPERATOR_TOKEN, startGateway } from '../testing/start-gateway.js';
import type { TestGateway } from '../testing/start-gateway.js';

const gateways: TestGateway[] = [];
afterEach(async () => {
  await Promise.all(gateways.splice(0).map((gateway) => gateway.stop()));
});

const URL_OF_RECEIVER = 'https://hooks.example.com/in?token=secret';
const ANSWER = { httpStatus: 204, errorCategory: '', durationMs: 42, address: '203.0.113.7', keyIds: ['key-1'] };
type Sent = { readonly url: string; readonly deliveryId: string; readonly event: Buffer; readonly holder: string };

/** A gateway whose services note their calls in order. */
async function setUp(answer: object | null = ANSWER) {
  const calls: string[] = [];
  const audited: Record<string, string>[] = [];
  const sent: Sent[] = [];
  const gateway = await startGateway({
    admin: {
      getAccount: async () => ({ account: { projects: [{ projectId: 'prj_7' }] } }),
      recordAudit: async (line: Record<string, string>) => {
        calls.push('audit');
        audited.push(line);
        return {};
      },
    },
    egress:
      answer === null
        ? null
        : {
            sendTestEvent: async (order: Sent) => {
              calls.push('send');
              sent.push(order);
              return answer;
            },
          },
  });
  gateways.push(gateway);
  const test = (body: object): Promise<Response> =>
    fetch(`${gateway.url}/admin/v1/webhooks:test`, {
      method: 'POST',
      headers: { authorization: `Bearer ${OPERATOR_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { calls, audited, sent, test };
}

describe('a test event of an operator', () => {
  it('is recorded without the path of the URL, then sent, and returns the response with a hint', async () => {
    const { calls, audited, sent, test } = await setUp();
    const response = await test({ webhook_url: URL_OF_RECEIVER, account_id: 'acc_1' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      delivery_id: sent[0]?.deliveryId,
      delivered: true,
      http_status: 204,
      error_category: null,
      duration_ms: 42,
      address: '203.0.113.7',
      key_ids: ['key-1'],
      hint: 'The receiver accepted the event.',
    });
    expect(calls).toEqual(['audit', 'send']);
    expect(audited).toEqual([
      {
        operator: 'grace',
        action: 'webhook.test',
        accountId: 'acc_1',
        target: 'hooks.example.com',
        detailsJson: JSON.stringify({ delivery_id: sent[0]?.deliveryId }),
      },
    ]);
    expect(isDeliveryId(sent[0]?.deliveryId ?? '')).toBe(true);
    expect(JSON.parse(sent[0]?.event.toString() ?? '')).toMatchObject({
      type: 'webhook.test',
      data: { accountId: 'acc_1', projectId: 'prj_7', test: true },
    });
  });

  it.each([
    [{ ...ANSWER, httpStatus: 302 }, false, /redirects/],
    [{ ...ANSWER, httpStatus: undefined, errorCategory: 'tls' }, false, /certificate/],
  ])('explains a failure: %j', async (answer, delivered, hint) => {
    const { test } = await setUp(answer);
    expect(await (await test({ webhook_url: URL_OF_RECEIVER })).json()).toMatchObject({
      delivered,
      hint: expect.stringMatching(hint) as string,
    });
  });

  it('is refused for a URL that takes no webhook, without a record', async () => {
    const { calls, test } = await setUp();
    for (const url of ['http://hooks.example.com/', 'https://127.0.0.1/', 'https://localhost/', ''])
      expect((await test({ webhook_url: url })).status).toBe(422);
    expect(calls).toEqual([]);
  });

  it('is limited by the minute', async () => {
    const { calls, test } = await setUp();
    for (let count = 0; count < LIMITS.testEventsPerMinute; count++) await test({ webhook_url: URL_OF_RECEIVER });
    const refused = await test({ webhook_url: URL_OF_RECEIVER });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(calls.length).toBe(2 * LIMITS.testEventsPerMinute);
  });

  it('is unavailable where the gateway does not know the egress service', async () => {
    const { calls, test } = await setUp(null);
    expect((await test({ webhook_url: URL_OF_RECEIVER })).status).toBe(503);
    expect(calls).toEqual([]);
  });
});
