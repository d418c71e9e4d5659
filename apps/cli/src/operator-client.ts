import { ConnectionError, DioramaError, ServiceError, errorOf } from '@diorama/sdk';

/** An account as operators see it. */
export interface Account {
  readonly account_id: string;
  readonly name: string;
  readonly tier: string;
  readonly credits: { readonly available: number; readonly held: number };
  readonly running_operations: number;
  /** Of the account's own, or of the installation. */
  readonly storage?: { readonly bytes: number; readonly assets: number } | null;
  readonly own_storage?: boolean;
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

/** A key that signs webhooks, by its times; null is an end that is not planned. */
export interface SigningKey {
  readonly kid: string;
  readonly created_by: string;
  readonly listed_from: string | null;
  readonly sign_from: string | null;
  readonly sign_until: string | null;
  readonly listed_until: string | null;
  readonly revoked_at: string | null;
}

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

/** The life of a webhook delivery. */
export const DELIVERY_STATES = ['SCHEDULED', 'PUBLISH_FAILED', 'PENDING', 'IN_FLIGHT', 'DELIVERED', 'SUPPRESSED', 'EXHAUSTED'] as const;

export interface DeliveryAttempt {
  readonly number: number;
  readonly started_at: string | null;
  readonly duration_ms: number | null;
  readonly http_status: number | null;
  readonly error_category: string | null;
  readonly address: string | null;
}

export interface Delivery {
  readonly delivery_id: string;
  readonly operation_id: string;
  readonly account_id: string;
  readonly state: (typeof DELIVERY_STATES)[number];
  readonly attempt_count: number;
  readonly webhook_url: string | null;
  readonly next_attempt_time: string | null;
  readonly deadline: string | null;
  readonly redeliveries: number;
}

export type WholeDelivery = Delivery & { readonly event: unknown; readonly attempts: readonly DeliveryAttempt[] };

export interface DeliveryPage {
  readonly deliveries: readonly Delivery[];
  readonly next_page_token: string | null;
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

  patch<T>(path: string, body: object): Promise<T> {
    return this.send('PATCH', path, body);
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
    try {
      const text = await response.text();
      if (status >= 300 && status < 400)
        throw new ServiceError('The service returned a redirect; set DIORAMA_URL to the target address', null, { status });
      if (!response.ok) throw errorOf({ status, headers, text, attempts: 1 });
      return JSON.parse(text) as T;
    } catch (cause) {
      this.signal.throwIfAborted();
      if (cause instanceof DioramaError) throw cause;
      throw new ConnectionError('The response was interrupted or is not JSON', { status, cause });
    }
  }
}
