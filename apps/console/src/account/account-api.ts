import { Diorama, createErrorFromResponse } from '@diorama-worlds/sdk';
import type { Caller, ClientOptions } from '@diorama-worlds/sdk';

/** Marks requests of the account page: a page of another origin cannot set this header without the permission of the service. */
const ACCOUNT_HEADER = 'x-diorama-account';
const SESSION = '/svc/v1/session';
/** The page loads its data again by itself, so a failure that lasts is shown soon. */
const RETRIES = 1;

/** The API as the owner of the session sees it. The session is in a cookie that scripts cannot read; no API key is kept. */
export class AccountApi {
  readonly client: Diorama;

  /** @param onSignedOut called when a request is refused because the session, or its key, has ended */
  constructor(private readonly onSignedOut: () => void) {
    this.client = this.connect({ maxRetries: RETRIES });
  }

  /** Another client with the session. */
  connect(options: Pick<ClientOptions, 'maxRetries' | 'onRetry'>): Diorama {
    return new Diorama({ ...options, baseUrl: location.origin, fetch: this.send.bind(this) as typeof fetch });
  }

  /** The owner of the session; null without one. */
  async caller(): Promise<Caller | null> {
    const response = await this.request('/svc/v1/whoami');
    if (response.status === 401) return null;
    return (await readJson(response)) as Caller;
  }

  /** Exchanges an API key for a session. @throws DioramaError */
  async signIn(apiKey: string): Promise<Caller> {
    await readJson(await this.request(SESSION, { method: 'POST', headers: { 'svc-api-key': apiKey } }));
    return (await readJson(await this.request('/svc/v1/whoami'))) as Caller;
  }

  /** Ends the session, with every copy of its cookie. One that has ended is left as it is. @throws DioramaError */
  async signOut(): Promise<void> {
    const response = await this.request(SESSION, { method: 'DELETE' });
    if (response.status !== 401) await readJson(response);
  }

  private request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set(ACCOUNT_HEADER, '1');
    return fetch(location.origin + path, { ...init, headers, credentials: 'same-origin' });
  }

  private async send(url: string, init: RequestInit = {}): Promise<Response> {
    const response = await this.request(url.slice(location.origin.length), init);
    if (response.status === 401) this.onSignedOut();
    return response;
  }
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) throw createErrorFromResponse({ status: response.status, headers: response.headers, text, attempts: 1 });
  return JSON.parse(text);
}
