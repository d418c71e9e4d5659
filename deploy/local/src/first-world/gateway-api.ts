/** The few calls that `npm start` makes to its own gateway, as any client would. */

export interface DemoAccount {
  readonly account_id: string;
  readonly project_id: string;
  readonly api_key: string;
}

export interface ApiOperation {
  readonly operation_id: string;
  readonly done: boolean;
  readonly error: { readonly code: number; readonly message: string } | null;
  readonly metadata: { readonly world_id: string; readonly progress: { readonly percent: number; readonly description: string } } | null;
  readonly response: { readonly world_svc_url: string; readonly assets: { readonly caption: string } } | null;
}

interface ApiWorld {
  readonly display_name: string;
  readonly world_svc_url: string;
  readonly world_prompt: { readonly text_prompt?: string | null } | null;
}

export class GatewayApi {
  constructor(private readonly url: string) {}

  createAccount(operatorToken: string): Promise<DemoAccount> {
    return this.call<DemoAccount>('/admin/v1/accounts', {
      headers: { authorization: `Bearer ${operatorToken}` },
      body: {
        name: 'demo',
        credits: 1_000_000,
        tier: 'higher',
        limits: { per_minute: 600, per_hour: 10_000, draft_per_minute: 600, exports_per_minute: 600, exports_per_hour: 10_000 },
      },
    });
  }

  generate(apiKey: string, prompt: string, model: string): Promise<ApiOperation> {
    return this.call<ApiOperation>('/svc/v1/worlds:generate', {
      headers: { 'svc-api-key': apiKey },
      body: { model, world_prompt: { type: 'text', text_prompt: prompt }, permission: { allow_id_access: true, public: true } },
    });
  }

  /** The newest worlds that are finished. */
  async newestWorlds(apiKey: string, count: number): Promise<readonly ApiWorld[]> {
    const body = { status: 'SUCCEEDED', page_size: count };
    return (await this.call<{ worlds: ApiWorld[] }>('/svc/v1/worlds:list', { headers: { 'svc-api-key': apiKey }, body })).worlds;
  }

  operation(apiKey: string, id: string): Promise<ApiOperation> {
    return this.call<ApiOperation>(`/svc/v1/operations/${id}`, { headers: { 'svc-api-key': apiKey } });
  }

  private async call<Answer>(path: string, { headers, body }: { headers: Record<string, string>; body?: object }): Promise<Answer> {
    const init =
      body === undefined
        ? { headers }
        : { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetch(this.url + path, { ...init, signal: AbortSignal.timeout(30_000) });
    const answer = (await response.json()) as Answer & { detail?: unknown };
    if (!response.ok) throw new ApiError(response.status, typeof answer.detail === 'string' ? answer.detail : JSON.stringify(answer));
    return answer;
  }
}

export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    detail: string,
  ) {
    super(`${detail} (status ${status})`);
  }
}
