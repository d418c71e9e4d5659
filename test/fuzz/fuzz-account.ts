import { setTimeout as sleep } from 'node:timers/promises';

/** What of a running stack is needed to fuzz it. */
export interface Target {
  readonly api_url: string;
  readonly operator_token: string;
}

const MANY = 1_000_000;
const SETTLED_MS = 500;

/** An account of which one generation is under way, so that starts which fit are refused and the machine stays free to answer. */
export class FuzzAccount {
  readonly apiKey: string;
  private readonly url: string;

  private constructor(url: string, apiKey: string) {
    this.url = url;
    this.apiKey = apiKey;
  }

  static async open({ api_url: url, operator_token: token }: Target): Promise<FuzzAccount> {
    const order = {
      name: 'fuzz',
      credits: MANY,
      max_running: 1,
      limits: { per_minute: MANY, per_hour: MANY, exports_per_minute: MANY, exports_per_hour: MANY },
    };
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}/admin/v1/accounts`, { method: 'POST', headers, body: JSON.stringify(order) });
    const { api_key: key } = (await answer.json()) as { api_key: string };
    return new FuzzAccount(url, key);
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
    return (await fetch(`${this.url}/svc/v1/${path}`, { method, headers: { 'svc-api-key': this.apiKey } })).json();
  }
}
