import {
  adminOperationsQuerySchema,
  listAccountsQuery,
  listAuditQuery,
  listDeliveriesQuerySchema,
  statisticsQuerySchema,
} from '../../http/admin/queries.js';
import { pageQuery } from '../../http/queries.js';
import type { Route } from '../build-document.js';
import type { AdminComponent } from './components.js';

type Tag = 'Session' | 'Accounts' | 'API keys' | 'Operations' | 'Deliveries' | 'Signing keys' | 'Records';

type AdminRoute = Route<AdminComponent, Tag>;

const route = (
  row: Omit<AdminRoute, 'path' | 'failures'> & { readonly path: string; readonly failures?: readonly number[] },
): AdminRoute => ({
  ...row,
  path: `/admin/v1${row.path}`,
  failures: [
    ...(row.method === 'get' || row.path === '/session' ? [] : [403]),
    ...(row.path.includes('{') ? [404] : []),
    ...((row.query ?? row.body) ? [422] : []),
    ...(row.failures ?? []),
    503,
  ],
});

const SESSION: readonly AdminRoute[] = [
  route({
    method: 'get',
    path: '/whoami',
    id: 'getOperator',
    tag: 'Session',
    summary: 'Get the current operator',
    description: 'Returns the name and the role of the operator that the token or the session belongs to.',
    answer: 'Operator',
  }),
  route({
    method: 'post',
    path: '/session',
    id: 'beginSession',
    tag: 'Session',
    summary: 'Sign in to the console',
    description:
      'Exchanges the bearer token for a session cookie that is valid for twelve hours. Requests with the cookie also need the header `X-Diorama-Console`.',
    answer: 'ConsoleSession',
  }),
  route({
    method: 'delete',
    path: '/session',
    id: 'endSession',
    tag: 'Session',
    summary: 'Sign out of the console',
    description: 'Ends the session of the cookie and deletes the cookie.',
    answer: 'Operator',
  }),
];

const ACCOUNTS: readonly AdminRoute[] = [
  route({
    method: 'get',
    path: '/accounts',
    id: 'listAccounts',
    tag: 'Accounts',
    summary: 'List accounts',
    description: 'Accounts, newest first.',
    query: listAccountsQuery,
    answer: 'AccountPage',
  }),
  route({
    method: 'post',
    path: '/accounts',
    id: 'createAccount',
    tag: 'Accounts',
    summary: 'Create an account',
    description: 'Creates an account with one project and one API key.',
    body: 'CreateAccountRequest',
    answer: 'CreatedAccount',
  }),
  route({
    method: 'get',
    path: '/accounts/{account_id}',
    id: 'getAccount',
    tag: 'Accounts',
    summary: 'Get an account',
    description: 'Returns the account with its credits, limits, projects and API keys.',
    answer: 'AccountDetails',
  }),
  route({
    method: 'patch',
    path: '/accounts/{account_id}',
    id: 'updateAccount',
    tag: 'Accounts',
    summary: 'Update an account',
    description: 'Absent fields do not change. Null restores the default or turns a feature off.',
    body: 'UpdateAccountRequest',
    answer: 'AccountDetails',
  }),
  route({
    method: 'delete',
    path: '/accounts/{account_id}',
    id: 'deleteAccount',
    tag: 'Accounts',
    summary: 'Delete an account',
    description: 'Deletes the account with its worlds and media assets, and cancels its operations.',
    answer: 'DeletedAccount',
  }),
  route({
    method: 'post',
    path: '/accounts/{account_id}/grants',
    id: 'grantCredits',
    tag: 'Accounts',
    summary: 'Grant credits',
    description: 'Adds credits, or takes available credits back. Idempotent by `reference`.',
    body: 'GrantCreditsRequest',
    answer: 'Grant',
    failures: [402],
  }),
  route({
    method: 'get',
    path: '/accounts/{account_id}/ledger',
    id: 'listLedger',
    tag: 'Accounts',
    summary: 'List the ledger of an account',
    description: 'Transfers of credits, newest first.',
    query: pageQuery,
    answer: 'LedgerPage',
  }),
  route({
    method: 'post',
    path: '/accounts/{account_id}/projects',
    id: 'createProject',
    tag: 'Accounts',
    summary: 'Create a project',
    description: 'Adds a project to the account. API keys and webhooks belong to a project.',
    body: 'CreateProjectRequest',
    answer: 'Project',
  }),
];

const KEYS: readonly AdminRoute[] = [
  route({
    method: 'post',
    path: '/accounts/{account_id}/keys',
    id: 'createKey',
    tag: 'API keys',
    summary: 'Create an API key',
    description: 'Returns the secret of the key. No later response contains it.',
    body: 'CreateKeyRequest',
    answer: 'CreatedApiKey',
  }),
  route({
    method: 'post',
    path: '/accounts/{account_id}/keys/{api_key_id}:rotate',
    id: 'rotateKey',
    tag: 'API keys',
    summary: 'Rotate an API key',
    description: 'Creates a key that replaces another. The old key stays valid for `overlap_seconds`.',
    body: 'RotateKeyRequest',
    answer: 'CreatedApiKey',
    failures: [409],
  }),
  route({
    method: 'post',
    path: '/accounts/{account_id}/keys/{api_key_id}:revoke',
    id: 'revokeKey',
    tag: 'API keys',
    summary: 'Revoke an API key',
    description: 'Takes effect immediately.',
    answer: 'ApiKey',
  }),
];

const RECORDS: readonly AdminRoute[] = [
  route({
    method: 'get',
    path: '/operations',
    id: 'listOperations',
    tag: 'Operations',
    summary: 'List operations of all accounts',
    description: 'Operations, newest first. Prompts are not included.',
    query: adminOperationsQuerySchema,
    answer: 'OperationPage',
  }),
  route({
    method: 'post',
    path: '/operations/{operation_id}:cancel',
    id: 'cancelOperation',
    tag: 'Operations',
    summary: 'Cancel an operation',
    description: 'Returns the state after the call. An operation that has ended does not change.',
    answer: 'CancelledOperation',
  }),
  route({
    method: 'post',
    path: '/operations/{operation_id}:purge',
    id: 'purgeOperation',
    tag: 'Operations',
    summary: 'Delete the content of an operation',
    description: 'Deletes prompt, inputs, results and the destination of the webhook. A running operation is cancelled.',
    answer: 'PurgedOperation',
  }),
  route({
    method: 'get',
    path: '/overview',
    id: 'getOverview',
    tag: 'Records',
    summary: 'Get the figures of the installation',
    description: 'Returns the number of accounts and worlds, and what happened in the last 24 hours.',
    answer: 'Overview',
  }),
  route({
    method: 'get',
    path: '/statistics',
    id: 'getStatistics',
    tag: 'Records',
    summary: 'Get figures over time',
    description:
      'Operations, credits and durations of a period, by buckets of time. Counts come from the operations, credits from the ledger; operations that failed or were cancelled are kept for 90 days.',
    query: statisticsQuerySchema,
    answer: 'Statistics',
  }),
  route({
    method: 'get',
    path: '/system',
    id: 'getSystem',
    tag: 'Records',
    summary: 'Get the state of the processes',
    description:
      'Returns processes with versions, task queues, models, the database and the object store, and what deviates. A part that does not answer within a few seconds is null; nothing is changed.',
    answer: 'System',
  }),
  route({
    method: 'get',
    path: '/audit',
    id: 'listAudit',
    tag: 'Records',
    summary: 'List the audit log',
    description: 'Actions of operators, newest first, with failed sign-ins.',
    query: listAuditQuery,
    answer: 'AuditPage',
  }),
];

const WEBHOOKS: readonly AdminRoute[] = [
  route({
    method: 'get',
    path: '/deliveries',
    id: 'listDeliveries',
    tag: 'Deliveries',
    summary: 'List webhook deliveries',
    description: 'Webhook deliveries of all accounts, newest first.',
    query: listDeliveriesQuerySchema,
    answer: 'DeliveryPage',
  }),
  route({
    method: 'get',
    path: '/deliveries/{delivery_id}',
    id: 'getDelivery',
    tag: 'Deliveries',
    summary: 'Get a webhook delivery',
    description: 'A delivery with its event and all attempts.',
    answer: 'DeliveryDetails',
  }),
  route({
    method: 'post',
    path: '/deliveries/{delivery_id}:redeliver',
    id: 'redeliver',
    tag: 'Deliveries',
    summary: 'Redeliver a webhook',
    description: 'Sends a delivery that has ended again, under the same id.',
    answer: 'Delivery',
    failures: [409],
  }),
  route({
    method: 'post',
    path: '/deliveries/{delivery_id}:send_now',
    id: 'sendDeliveryNow',
    tag: 'Deliveries',
    summary: 'Send a waiting webhook now',
    description: 'Starts the next attempt of a delivery that waits for it.',
    answer: 'Delivery',
    failures: [409],
  }),
  route({
    method: 'get',
    path: '/signing-keys',
    id: 'listSigningKeys',
    tag: 'Signing keys',
    summary: 'List the keys that sign webhooks',
    description: 'Returns all signing keys with the times at which they are published and used.',
    answer: 'SigningKeyList',
  }),
  route({
    method: 'post',
    path: '/signing-keys:rotate',
    id: 'rotateSigningKey',
    tag: 'Signing keys',
    summary: 'Rotate the signing key',
    description: 'Creates a new key that replaces the current one by a plan that no receiver notices.',
    body: 'RotateSigningKeyRequest',
    answer: 'RotatedSigningKey',
  }),
  route({
    method: 'post',
    path: '/signing-keys/{kid}:revoke',
    id: 'revokeSigningKey',
    tag: 'Signing keys',
    summary: 'Revoke a signing key',
    description: 'Takes effect immediately: a new key is published and signs alone.',
    answer: 'RevokedSigningKey',
  }),
];

/** Every route of the operators' API, in the order in which the document shows them. */
export const ADMIN_ROUTES: readonly AdminRoute[] = [...SESSION, ...ACCOUNTS, ...KEYS, ...RECORDS, ...WEBHOOKS];
