import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** An answer of the API that the client takes for one: anything but a 5xx. */
export interface Given {
  readonly status: number;
  // Loads look into answers of many shapes.
  readonly body: any; // oxlint-disable-line typescript/no-explicit-any
}

/** Whom a client asks, and how patient it is. */
export interface Patience {
  readonly url: string;
  readonly apiKey: string;
  /** How long one call may take before the client takes it for lost. */
  readonly callMs: number;
  /** How long it goes on asking. */
  readonly giveUpMs: number;
}

const AGAIN_AFTER_MS = 100;

/** A client that asks again until it is answered, as one does that lost an answer. Starts go under keys, so they begin once. */
export interface PatientClient {
  get(path: string): Promise<Given>;
  post(path: string, body: object): Promise<Given>;
  delete(path: string): Promise<Given>;
  /** Sends bytes to a signed URL. */
  put(url: string, headers: Readonly<Record<string, string>>, bytes: Uint8Array): Promise<number>;
}

export function patientClient(patience: Patience): PatientClient {
  const { url, apiKey } = patience;
  const insist = async <Answer extends { readonly status: number }>(call: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> => {
    for (const giveUpAt = Date.now() + patience.giveUpMs; ; await sleep(AGAIN_AFTER_MS)) {
      try {
        const answer = await call(AbortSignal.timeout(patience.callMs));
        if (answer.status < 500) return answer;
        if (Date.now() > giveUpAt) throw new Error(`still answered ${answer.status}: ${JSON.stringify(answer)}`);
      } catch (error) {
        if (!isLost(error) || Date.now() > giveUpAt) throw error;
      }
    }
  };
  const send = async (path: string, init: RequestInit): Promise<Given> => {
    const response = await fetch(url + path, { ...init, headers: { 'svc-api-key': apiKey, ...(init.headers as object) } });
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
  };
  return {
    get: (path) => insist((signal) => send(path, { signal })),
    post: (path, body) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
      return insist((signal) => send(path, { method: 'POST', headers, body: JSON.stringify(body), signal }));
    },
    delete: (path) => insist((signal) => send(path, { method: 'DELETE', signal })),
    put: async (target, headers, bytes) => {
      const { status } = await insist((signal) =>
        fetch(target, { method: 'PUT', headers, body: bytes as Uint8Array<ArrayBuffer>, signal }).then(async (answer) => {
          await answer.arrayBuffer();
          return answer;
        }),
      );
      return status;
    },
  };
}

/** A connection that broke, was refused or said nothing; anything else is a fault of the test. */
const isLost = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError'));
