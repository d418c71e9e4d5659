import { setTimeout as sleep } from 'node:timers/promises';

/** What of a running stack is needed to fuzz it. */
export interface Target {
  readonly api_url: string;
  readonly operator_token: string;
}

const MANY = 1_000_000;
/** All but `account:write`, with which the fuzzer would revoke its own key and then see nothing but 401. */
const FUZZED_SCOPES = ['worlds:read', 'worlds:write', 'operations:read', 'media:write', 'account:read'];
const SETTLED_MS = 500;

/** An account of which one generation is under way, so that starts which fit are refused and the machine stays free to answer. */
export class FuzzAccount {
  /** The key to fuzz with. */
  readonly apiKey: string;
  private readonly ownerKey: string;
  private readonly url: string;

  private constructor(url: string, keys: { readonly apiKey: string; readonly ownerKey: string }) {
    this.url = url;
    this.apiKey = keys.apiKey;
    this.ownerKey = keys.ownerKey;
  }

  static async open({ api_url: url, operator_token: token }: Target): Promise<FuzzAccount> {
    const order = {
      name: 'fuzz',
      credits: MANY,
      max_running: 1,
      limits: { per_minute: MANY, per_hour: MANY, exports_per_minute: MANY, exports_per_hour: MANY },
    };
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const create = async (path: string, body: object): Promise<Record<string, string>> => {
      const answer = await fetch(`${url}/admin/v1/accounts${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as Record<string, string>;
    };
    const { account_id: account = '', project_id, api_key: ownerKey = '' } = await create('', order);
    const { api_key: apiKey = '' } = await create(`/${account}/keys`, { project_id, name: 'fuzzer', scopes: FUZZED_SCOPES });
    return new FuzzAccount(url, { apiKey, ownerKey });
  }

  /** Cancels whatever runs. */
  async cancelAll(): Promise<void> {
    const running = async (): Promise<string[]> => {
      const ids: string[] = [];
      for (const state of ['QUEUED', 'RUNNING']) {
        const page = (await this.call('GET', `operations?page_size=100&state=${state}`)) as { operations: { operation_id: string }[] };
        ids.push(...page.operations.map(({ operation_id: id }) => id));
      }
      return ids;
    };
    for (let ids = await running(); ids.length > 0; ids = await running()) {
      for (const id of ids) await this.call('POST', `operations/${id}:cancel`);
      await sleep(SETTLED_MS);
    }
  }

  private async call(method: string, path: string): Promise<unknown> {
    return (await fetch(`${this.url}/svc/v1/${path}`, { method, headers: { 'svc-api-key': this.ownerKey } })).json();
  }
}
