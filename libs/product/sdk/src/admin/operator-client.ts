import type {
  Account,
  AccountDetails,
  AccountPage,
  ApiKey,
  AuditPage,
  CancelledOperation,
  CreateAccountRequest,
  CreateKeyRequest,
  CreatedAccount,
  CreatedApiKey,
  DeletedAccount,
  Delivery,
  DeliveryDetails,
  DeliveryPage,
  GetStatisticsData,
  Grant,
  GrantCreditsRequest,
  LedgerPage,
  ListAccountsData,
  ListAuditData,
  ListDeliveriesData,
  ListLedgerData,
  ListOperationsData,
  OperationPage,
  Operator,
  Overview,
  Project,
  PurgedOperation,
  RevokedSigningKey,
  RotateKeyRequest,
  RotateSigningKeyRequest,
  RotatedSigningKey,
  SigningKey,
  SigningKeyList,
  Statistics,
  System,
  TestDelivery,
  TestWebhookRequest,
  UpdateAccountRequest,
} from '../generated/admin.gen.js';
import { requireHeaderSafeSecret, createTransport } from '../transport/client-options.js';
import type { ClientOptions } from '../transport/client-options.js';
import type { RequestOptions } from '../transport/call-timeout.js';
import { AuthenticationError } from '../transport/errors.js';
import { buildRequestPath } from '../transport/transport.js';
import type { ApiCall, Transport } from '../transport/transport.js';

/** Marks requests of the console: a page of another origin cannot set this header without the permission of the service. */
const CONSOLE_HEADER = 'x-diorama-console';

export interface OperatorClientOptions extends ClientOptions {
  /** The token of an operator. Without it, the client uses the session cookie of the console and works only in a page of the service. */
  readonly token?: string | undefined;
  /** Called when a request is refused because the session has ended. */
  readonly onSignedOut?: (() => void) | undefined;
}

type Query<Data extends { readonly query?: unknown }> = NonNullable<Data['query']>;

const BASE = '/admin/v1';

/** A client of the operators' API, for Node 20 or newer and for the console. */
export class OperatorClient {
  private readonly transport: Transport;
  private readonly onSignedOut: () => void;

  /** @throws DioramaError when an option is not valid */
  constructor(options: OperatorClientOptions = {}) {
    const { token, onSignedOut = () => undefined } = options;
    const headers =
      token === undefined ? { [CONSOLE_HEADER]: '1' } : { authorization: `Bearer ${requireHeaderSafeSecret('token', token)}` };
    this.transport = createTransport(options, { headers, credentials: token === undefined ? 'same-origin' : 'omit' });
    this.onSignedOut = onSignedOut;
  }

  /** Exchanges the token of an operator for a session cookie of the browser. */
  signIn(token: string, options: RequestOptions = {}): Promise<Operator> {
    const headers = { authorization: `Bearer ${requireHeaderSafeSecret('token', token)}` };
    return this.transport.json({ method: 'POST', path: `${BASE}/session`, headers, once: true, ...options });
  }

  /** Ends the session of the browser. A session that has already ended is not an error. */
  async signOut(options: RequestOptions = {}): Promise<void> {
    await this.transport.json({ method: 'DELETE', path: `${BASE}/session`, ...options }).catch((error: unknown) => {
      if (!(error instanceof AuthenticationError)) throw error;
    });
  }

  /** The name and the role of the operator; null without a valid token or session. */
  async operator(options: RequestOptions = {}): Promise<Operator | null> {
    try {
      return await this.transport.json<Operator>({ method: 'GET', path: `${BASE}/whoami`, ...options });
    } catch (error) {
      if (error instanceof AuthenticationError) return null;
      throw error;
    }
  }

  /** One page of accounts, newest first. */
  accounts(query: Query<ListAccountsData> = {}, options: RequestOptions = {}): Promise<AccountPage> {
    return this.get('/accounts', query, options);
  }

  account(accountId: string, options: RequestOptions = {}): Promise<AccountDetails> {
    return this.get(accountPath(accountId), {}, options);
  }

  /** Not retried: a second request would create a second account. */
  createAccount(request: CreateAccountRequest, options: RequestOptions = {}): Promise<CreatedAccount> {
    return this.send({ method: 'POST', path: '/accounts', body: request, once: true, ...options });
  }

  /** Absent fields do not change; null restores the default or turns a feature off. */
  updateAccount(accountId: string, request: UpdateAccountRequest, options: RequestOptions = {}): Promise<AccountDetails> {
    return this.send({ method: 'PATCH', path: accountPath(accountId), body: request, ...options });
  }

  deleteAccount(accountId: string, options: RequestOptions = {}): Promise<DeletedAccount> {
    return this.send({ method: 'DELETE', path: accountPath(accountId), once: true, ...options });
  }

  /** Idempotent by `reference`. */
  grant(accountId: string, request: GrantCreditsRequest, options: RequestOptions = {}): Promise<Grant> {
    return this.send({ method: 'POST', path: `${accountPath(accountId)}/grants`, body: request, ...options });
  }

  /** One page of the ledger of an account, newest first. */
  ledger(accountId: string, query: Query<ListLedgerData> = {}, options: RequestOptions = {}): Promise<LedgerPage> {
    return this.get(`${accountPath(accountId)}/ledger`, query, options);
  }

  /** Not retried: a second request would create a second project. */
  createProject(accountId: string, name: string, options: RequestOptions = {}): Promise<Project> {
    return this.send({ method: 'POST', path: `${accountPath(accountId)}/projects`, body: { name }, once: true, ...options });
  }

  /** Not retried: a second request would create a second key. */
  createKey(accountId: string, request: CreateKeyRequest, options: RequestOptions = {}): Promise<CreatedApiKey> {
    return this.send({ method: 'POST', path: `${accountPath(accountId)}/keys`, body: request, once: true, ...options });
  }

  /** Not retried: a second request would fail, and the secret of the first would be lost. */
  rotateKey(accountId: string, apiKeyId: string, request: RotateKeyRequest = {}, options: RequestOptions = {}): Promise<CreatedApiKey> {
    return this.send({ method: 'POST', path: `${keyPath(accountId, apiKeyId)}:rotate`, body: request, once: true, ...options });
  }

  revokeKey(accountId: string, apiKeyId: string, options: RequestOptions = {}): Promise<ApiKey> {
    return this.send({ method: 'POST', path: `${keyPath(accountId, apiKeyId)}:revoke`, body: {}, ...options });
  }

  /** One page of the operations of all accounts, newest first. */
  operations(query: Query<ListOperationsData> = {}, options: RequestOptions = {}): Promise<OperationPage> {
    return this.get('/operations', query, options);
  }

  /** An operation that has ended does not change. */
  cancelOperation(operationId: string, options: RequestOptions = {}): Promise<CancelledOperation> {
    return this.send({ method: 'POST', path: `${operationPath(operationId)}:cancel`, body: {}, ...options });
  }

  /** Deletes prompt, inputs, results and the destination of the webhook. */
  purgeOperation(operationId: string, options: RequestOptions = {}): Promise<PurgedOperation> {
    return this.send({ method: 'POST', path: `${operationPath(operationId)}:purge`, body: {}, ...options });
  }

  overview(options: RequestOptions = {}): Promise<Overview> {
    return this.get('/overview', {}, options);
  }

  /** Figures of a period by buckets of time; the last 24 hours by default. */
  statistics(query: Query<GetStatisticsData> = {}, options: RequestOptions = {}): Promise<Statistics> {
    return this.get('/statistics', query, options);
  }

  /** Processes, queues, models and stores as they are now, and what deviates. */
  system(options: RequestOptions = {}): Promise<System> {
    return this.get('/system', {}, options);
  }

  /** One page of the audit log, newest first. */
  audit(query: Query<ListAuditData> = {}, options: RequestOptions = {}): Promise<AuditPage> {
    return this.get('/audit', query, options);
  }

  /** One page of the webhook deliveries of all accounts, newest first. */
  deliveries(query: Query<ListDeliveriesData> = {}, options: RequestOptions = {}): Promise<DeliveryPage> {
    return this.get('/deliveries', query, options);
  }

  /** With the event and all attempts. */
  delivery(deliveryId: string, options: RequestOptions = {}): Promise<DeliveryDetails> {
    return this.get(deliveryPath(deliveryId), {}, options);
  }

  /** Repeats a delivery that has ended. Not retried: each request counts as a redelivery. */
  redeliver(deliveryId: string, options: RequestOptions = {}): Promise<Delivery> {
    return this.send({ method: 'POST', path: `${deliveryPath(deliveryId)}:redeliver`, body: {}, once: true, ...options });
  }

  /** Starts the next attempt of a waiting delivery at once. */
  sendDeliveryNow(deliveryId: string, options: RequestOptions = {}): Promise<Delivery> {
    return this.send({ method: 'POST', path: `${deliveryPath(deliveryId)}:send_now`, body: {}, once: true, ...options });
  }

  /** Sends a test event to a URL once. Not retried: each request sends one. */
  testWebhook(request: TestWebhookRequest, options: RequestOptions = {}): Promise<TestDelivery> {
    return this.send({ method: 'POST', path: '/webhooks:test', body: request, once: true, ...options });
  }

  async signingKeys(options: RequestOptions = {}): Promise<SigningKey[]> {
    return (await this.get<SigningKeyList>('/signing-keys', {}, options)).signing_keys;
  }

  rotateSigningKey(request: RotateSigningKeyRequest = {}, options: RequestOptions = {}): Promise<RotatedSigningKey> {
    return this.send({ method: 'POST', path: '/signing-keys:rotate', body: request, ...options });
  }

  revokeSigningKey(kid: string, options: RequestOptions = {}): Promise<RevokedSigningKey> {
    return this.send({ method: 'POST', path: `/signing-keys/${encodeURIComponent(kid)}:revoke`, body: {}, ...options });
  }

  private get<T>(path: string, query: Readonly<Record<string, string | number | null | undefined>>, options: RequestOptions): Promise<T> {
    return this.send({ method: 'GET', path: buildRequestPath(path, query), ...options });
  }

  private async send<T>(call: ApiCall): Promise<T> {
    try {
      return await this.transport.json<T>({ ...call, path: BASE + call.path });
    } catch (error) {
      if (error instanceof AuthenticationError) this.onSignedOut();
      throw error;
    }
  }
}

const accountPath = (accountId: Account['account_id']): string => `/accounts/${encodeURIComponent(accountId)}`;
const keyPath = (accountId: string, apiKeyId: string): string => `${accountPath(accountId)}/keys/${encodeURIComponent(apiKeyId)}`;
const operationPath = (operationId: string): string => `/operations/${encodeURIComponent(operationId)}`;
const deliveryPath = (deliveryId: string): string => `/deliveries/${encodeURIComponent(deliveryId)}`;
