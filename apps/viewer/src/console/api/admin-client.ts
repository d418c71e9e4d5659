import type { Scope } from '@diorama/domain';

import type { Delivery, DeliverySearch, WholeDelivery } from './deliveries.js';
import { ApiFailure, failureOf } from './failure.js';
import type {
  Account,
  ApiKey,
  AuditLine,
  AutoRefill,
  CreatedAccount,
  CreatedKey,
  LedgerLine,
  Limits,
  Operation,
  Overview,
  Page,
  Project,
  PublicWorld,
  SigningKey,
  StorageQuota,
  Tier,
  WholeAccount,
} from './records.js';

type Query = Readonly<Record<string, string | number | null | undefined>>;

export interface NewAccount {
  readonly name: string;
  readonly credits: number;
  readonly tier: Tier;
}

/** What is to change; null gives back the default, or turns off. */
export interface AccountChange {
  readonly name?: string;
  readonly tier?: Tier;
  readonly limits?: Limits | null;
  readonly max_running?: number;
  readonly auto_refill?: AutoRefill | null;
  readonly storage?: StorageQuota | null;
}

export interface NewKey {
  readonly project_id: string;
  readonly name: string;
  readonly expires_at: string | null;
  /** What it may do; null for everything. */
  readonly scopes: readonly Scope[] | null;
}

export interface Grant {
  readonly credits: number;
  readonly reference: string;
  readonly note: string;
}

export interface OperationSearch {
  readonly account_id?: string;
  readonly state?: string;
  readonly query?: string;
}

const PAGE_SIZE = 30;
/** Shows the gateway that the console asks, and no page of somebody else's. */
const HEADERS = { 'x-diorama-console': '1', accept: 'application/json' };

/** The operators' interface, over the session's cookie. Every call throws `ApiFailure`. */
export class AdminClient {
  /** @param onSignedOut called when the session is over */
  constructor(private readonly onSignedOut: () => void = () => undefined) {}

  signIn(token: string): Promise<{ readonly operator: string }> {
    return this.send('POST', '/session', undefined, { authorization: `Bearer ${token}` });
  }

  /** Resolves where there is no session any more, also when it was over already. */
  async signOut(): Promise<void> {
    await this.send('DELETE', '/session').catch((error: unknown) => {
      if (!(error instanceof ApiFailure && error.status === 401)) throw error;
    });
  }

  /** The operator whose session it is; null where there is none. */
  async operator(): Promise<string | null> {
    try {
      return (await this.send<{ readonly operator: string }>('GET', '/whoami')).operator;
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 401) return null;
      throw error;
    }
  }

  overview(signal: AbortSignal): Promise<Overview> {
    return this.get('/overview', signal);
  }

  async accounts(query: string, pageToken: string | null, signal: AbortSignal): Promise<Page<Account>> {
    const path = withQuery('/accounts', { query, page_token: pageToken, page_size: PAGE_SIZE });
    const page = await this.get<{ accounts: Account[]; next_page_token: string | null }>(path, signal);
    return { items: page.accounts, next: page.next_page_token };
  }

  account(id: string, signal: AbortSignal): Promise<WholeAccount> {
    return this.get(`/accounts/${encodeURIComponent(id)}`, signal);
  }

  createAccount(account: NewAccount): Promise<CreatedAccount> {
    return this.send('POST', '/accounts', account);
  }

  updateAccount(id: string, change: AccountChange): Promise<WholeAccount> {
    return this.send('PATCH', `/accounts/${id}`, change);
  }

  deleteAccount(id: string): Promise<unknown> {
    return this.send('DELETE', `/accounts/${id}`);
  }

  grant(id: string, grant: Grant): Promise<{ readonly applied: boolean }> {
    return this.send('POST', `/accounts/${id}/grants`, grant);
  }

  async ledger(id: string, pageToken: string | null, signal: AbortSignal): Promise<Page<LedgerLine>> {
    const path = withQuery(`/accounts/${id}/ledger`, { page_token: pageToken, page_size: PAGE_SIZE });
    const page = await this.get<{ lines: LedgerLine[]; next_page_token: string | null }>(path, signal);
    return { items: page.lines, next: page.next_page_token };
  }

  createProject(id: string, name: string): Promise<Project> {
    return this.send('POST', `/accounts/${id}/projects`, { name });
  }

  createKey(id: string, key: NewKey): Promise<CreatedKey> {
    return this.send('POST', `/accounts/${id}/keys`, key);
  }

  rotateKey(id: string, apiKeyId: string, overlapSeconds: number): Promise<CreatedKey> {
    return this.send('POST', `/accounts/${id}/keys/${apiKeyId}:rotate`, { overlap_seconds: overlapSeconds });
  }

  revokeKey(id: string, apiKeyId: string): Promise<ApiKey> {
    return this.send('POST', `/accounts/${id}/keys/${apiKeyId}:revoke`);
  }

  async operations(search: OperationSearch, pageToken: string | null, signal: AbortSignal): Promise<Page<Operation>> {
    const path = withQuery('/operations', { ...search, page_token: pageToken, page_size: PAGE_SIZE });
    const page = await this.get<{ operations: Operation[]; next_page_token: string | null }>(path, signal);
    return { items: page.operations, next: page.next_page_token };
  }

  /** Answers the state that it is in now. */
  cancelOperation(id: string): Promise<{ readonly state: Operation['state'] }> {
    return this.send('POST', `/operations/${id}:cancel`, {});
  }

  async deliveries(search: DeliverySearch, pageToken: string | null, signal: AbortSignal): Promise<Page<Delivery>> {
    const path = withQuery('/deliveries', { ...search, page_token: pageToken, page_size: PAGE_SIZE });
    const page = await this.get<{ deliveries: Delivery[]; next_page_token: string | null }>(path, signal);
    return { items: page.deliveries, next: page.next_page_token };
  }

  delivery(id: string, signal: AbortSignal): Promise<WholeDelivery> {
    return this.get(`/deliveries/${id}`, signal);
  }

  redeliver(id: string): Promise<Delivery> {
    return this.send('POST', `/deliveries/${id}:redeliver`);
  }

  async signingKeys(signal: AbortSignal): Promise<readonly SigningKey[]> {
    return (await this.get<{ signing_keys: SigningKey[] }>('/signing-keys', signal)).signing_keys;
  }

  rotateSigningKey(immediate: boolean): Promise<{ readonly rotated: boolean }> {
    return this.send('POST', '/signing-keys:rotate', { immediate });
  }

  revokeSigningKey(kid: string): Promise<unknown> {
    return this.send('POST', `/signing-keys/${kid}:revoke`, {});
  }

  async audit(accountId: string, pageToken: string | null, signal: AbortSignal): Promise<Page<AuditLine>> {
    const path = withQuery('/audit', { account_id: accountId, page_token: pageToken, page_size: PAGE_SIZE });
    const page = await this.get<{ lines: AuditLine[]; next_page_token: string | null }>(path, signal);
    return { items: page.lines, next: page.next_page_token };
  }

  /** The public gallery, which needs no session. */
  async publicWorlds(pageToken: string | null, signal: AbortSignal): Promise<Page<PublicWorld>> {
    const response = await reach(withQuery('/public/worlds', { page_token: pageToken, page_size: PAGE_SIZE }), { signal });
    if (!response.ok) throw await failureOf(response);
    const page = (await response.json()) as { worlds: PublicWorld[]; next_page_token: string | null };
    return { items: page.worlds, next: page.next_page_token };
  }

  private get<Answer>(path: string, signal: AbortSignal): Promise<Answer> {
    return this.send('GET', path, undefined, {}, signal);
  }

  private async send<Answer>(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
    signal: AbortSignal | null = null,
  ): Promise<Answer> {
    const content = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await reach(`/admin/v1${path}`, {
      method,
      headers: { ...HEADERS, ...content, ...headers },
      body: body === undefined ? null : JSON.stringify(body),
      cache: 'no-store',
      credentials: 'same-origin',
      signal,
    });
    if (response.ok) return (await response.json()) as Answer;
    if (response.status === 401 && path !== '/session' && path !== '/whoami') this.onSignedOut();
    throw await failureOf(response);
  }
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    init.signal?.throwIfAborted();
    throw new ApiFailure(0, `The server cannot be reached. ${error instanceof Error ? error.message : ''}`.trim());
  }
}

function withQuery(path: string, query: Query): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== '');
  const text = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? path : `${path}?${text}`;
}
