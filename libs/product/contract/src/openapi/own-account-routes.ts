import { createKeyHeaderSchema, ownDeliveriesQuerySchema } from '../http/own-account.js';
import type { PublicRoute } from './public-route.js';

const KEYS = '/svc/v1/keys';
const DELIVERIES = '/svc/v1/webhooks/deliveries';

/** Routes by which account owners manage their API keys and webhooks. */
export const OWN_ACCOUNT_ROUTES: readonly PublicRoute[] = [
  {
    method: 'get',
    path: KEYS,
    id: 'listApiKeys',
    tag: 'Account',
    summary: 'List your API keys',
    description: 'Returns the API keys of the account, newest first, without their secrets.',
    answer: 'ApiKeyList',
    failures: [],
  },
  {
    method: 'post',
    path: KEYS,
    id: 'createApiKey',
    tag: 'Account',
    summary: 'Create an API key',
    description:
      'Returns the secret of the key. No later response contains it. It can have only scopes that the calling key has, and it cannot expire later than the calling key. An account has at most 100 valid keys.',
    headers: createKeyHeaderSchema,
    body: 'CreateApiKeyRequest',
    answer: 'CreatedApiKey',
    failures: [404, 409, 422],
  },
  {
    method: 'post',
    path: `${KEYS}/{api_key_id}:revoke`,
    id: 'revokeApiKey',
    tag: 'Account',
    summary: 'Revoke an API key',
    description:
      'The key stops working within 30 seconds. Repeating the request changes nothing. Without `force`, returns 409 for the last valid key that has the scope `account:write`.',
    body: 'RevokeApiKeyRequest',
    answer: 'ApiKey',
    failures: [404, 409, 422],
  },
  {
    method: 'get',
    path: DELIVERIES,
    id: 'listDeliveries',
    tag: 'Account',
    summary: 'List your webhook deliveries',
    description: 'Returns a page of the webhook deliveries of the account, newest first.',
    query: ownDeliveriesQuerySchema,
    answer: 'AccountDeliveryPage',
    failures: [422],
  },
  {
    method: 'get',
    path: `${DELIVERIES}/{delivery_id}`,
    id: 'getDelivery',
    tag: 'Account',
    summary: 'Get a webhook delivery',
    description: 'Returns the delivery with its event and every attempt.',
    answer: 'AccountDeliveryDetails',
    failures: [404],
  },
  {
    method: 'post',
    path: `${DELIVERIES}/{delivery_id}:redeliver`,
    id: 'redeliver',
    tag: 'Account',
    summary: 'Send a webhook delivery again',
    description: 'Sends the same event under the same ID, for up to 24 hours. Returns 409 while the delivery is in progress.',
    answer: 'AccountDelivery',
    failures: [404, 409, 429],
  },
];
