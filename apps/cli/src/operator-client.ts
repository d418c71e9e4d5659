import { ConnectionError, errorOf } from '@diorama/sdk';

/** An account as operators see it. */
export interface Account {
  readonly account_id: string;
  readonly name: string;
  readonly tier: string;
  readonly credits: { readonly available: number; readonly held: number };
  readonly running_operations: number;
  readonly projects?: readonly { readonly project_id: string; readonly name: string }[];
  readonly api_keys?: readonly ApiKey[];
}

export interface ApiKey {
  readonly api_key_id: string;
  readonly project_id: string;
  readonly name: string;
  readonly created_at: string | null;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
  readonly last_used_at: string | null;
}

/** With its secret, which is shown this once. */
export type CreatedKey = ApiKey & { readonly api_key: string };

export interface AccountPage {
  readonly accounts: readonly Account[];
  readonly next_page_token: string | null;
}

export interface CreatedAccount {
  readonly account_id: string;
  readonly project_id: string;
  readonly api_key: string;
}

export interface Granted {
  readonly available: number;
  readonly applied: boolean;
}

const TIMEOUT_MS = 30_000;

/** The operators' interface, as far as this program uses it. */
export class OperatorClient {
  constructor(
    private readonly url: string,
    private readonly token: string,
    private readonly signal: AbortSignal,
  ) {}

  get<T>(path: string): Promise<T> {
    return this.send('GET', path);
  }

  post<T>(path: string, body: object): Promise<T> {
    return this.send('POST', path, body);
  }

  /** @throws DioramaError as the SDK does */
  private async send<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.url.replace(/\/+$/, '')}/admin/v1/${path}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.any([this.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      headers: { authorization: `Bearer ${this.token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      this.signal.throwIfAborted();
      throw new ConnectionError(`The service at ${this.url} cannot be reached`, { cause });
    });
    const { status, headers } = response;
    const text = await response.text();
    if (!response.ok) throw errorOf({ status, headers, text, attempts: 1 });
    return JSON.parse(text) as T;
  }
}
