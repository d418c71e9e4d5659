import { setTimeout as sleep } from 'node:timers/promises';

import { depthExr } from '../stack/depth-files.ts';
import { picture } from '../stack/media-files.ts';
import type { PatientClient } from './patient-client.ts';

/** Something that the API has promised a client: it is in the record, and ends, whatever happens meanwhile. */
export interface Promised {
  readonly operationId: string;
  readonly task: 'draft' | 'export' | 'painting' | 'cancelled';
}

/** How long each lane rests after each of its turns, in milliseconds. */
export interface Pace {
  readonly draft: number;
  readonly export: number;
  readonly painting: number;
  readonly cancel: number;
  readonly upload: number;
  readonly read: number;
  readonly remove: number;
}

export interface MixedLoadOptions {
  readonly client: PatientClient;
  /** Where events are sent to. */
  readonly webhookUrl: string;
  readonly pace: Pace;
  /** How many drafts are kept; the others are deleted, oldest first. */
  readonly keptWorlds: number;
}

/** What clients do all day, a lane for each kind of call. */
export interface MixedLoad {
  readonly promised: readonly Promised[];
  /** Worlds that were made and deleted again. */
  readonly removed: readonly string[];
  /** Uploads that were answered with success. */
  readonly uploads: readonly string[];
  /** Reads that were answered. */
  readonly reads: number;
  /** Runs all lanes until it is told to stop; rejects when an answer is one that no client should get. */
  run(stop: AbortSignal): Promise<void>;
}

const PROMPTS = ['a stone hut on a green hill', 'a snowy village at noon', 'a forest clearing', 'a beach with palms', 'a library'];
const WORLD_WITHIN_MS = 1_800_000; // under faults it begins again and again
const POLL_MS = 1_000;

/** Makes the world that its exports are of, and gets ready. */
export async function mixedLoad({ client, webhookUrl, pace, keptWorlds }: MixedLoadOptions): Promise<MixedLoad> {
  const promised: Promised[] = [];
  const removed: string[] = [];
  const uploads: string[] = [];
  let reads = 0;
  const drafts: string[] = [];
  const painting = { depthPanoImage: inline(depthExr(), 'exr'), textPrompt: 'a courtyard', webhookUrl };
  const png = await picture(64, 32);

  const submit = async (task: string, body: object, as: Promised['task']): Promise<string> => {
    const answer = expectStatus(await client.post(`/tasks:${task}`, body), [200]);
    const { operationId } = answer.body as { operationId: string };
    promised.push({ operationId, task: as });
    return operationId;
  };
  const draft = (as: 'draft' | 'cancelled'): Promise<string> => {
    const textPrompt = PROMPTS[promised.length % PROMPTS.length];
    return submit('generateWorld', { model: 'svc-1.0-draft', worldPrompt: { type: 'text', textPrompt }, webhookUrl }, as);
  };
  const finished = async (operationId: string): Promise<Record<string, string>> => {
    for (const giveUpAt = Date.now() + WORLD_WITHIN_MS; Date.now() < giveUpAt; await sleep(POLL_MS)) {
      const { body } = expectStatus(await client.get(`/svc/v1/operations/${operationId}`), [200]);
      if (body.error !== null) throw new Error(`operation ${operationId} failed: ${JSON.stringify(body.error)}`);
      if (body.done === true) return body.metadata as Record<string, string>;
    }
    throw new Error(`operation ${operationId} did not end`);
  };
  const { world_id: worldId } = await finished(await draft('draft'));
  const exportIt = (): Promise<string> => submit('exportWorld', { worldId, assetType: 'splats', format: 'ply', webhookUrl }, 'export');
  await finished(await exportIt()); // those that follow find its file

  const lanes: Record<keyof Pace, () => Promise<unknown>> = {
    async draft() {
      const id = await draft('draft');
      drafts.push(id);
      await finished(id);
    },
    export: exportIt,
    painting: () => submit('panoDepthToRgb', painting, 'painting'),
    async cancel() {
      const id = await draft('cancelled');
      expectStatus(await client.post(`/operations/${id}:cancel`, {}), [200, 409]);
    },
    async upload() {
      const order = { file_name: 'picture.png', kind: 'image', extension: 'png' };
      const { body } = expectStatus(await client.post('/svc/v1/media-assets:prepare_upload', order), [200]);
      const { upload_url: url, required_headers: headers } = body.upload_info;
      const status = await client.put(url as string, headers as Record<string, string>, png);
      if (status === 200 || status === 201) uploads.push(body.media_asset.id as string);
    },
    async read() {
      const { operationId } = promised[reads % promised.length] ?? { operationId: '' };
      expectStatus(await client.get(`/operations/${operationId}`), [200]);
      expectStatus(await client.get('/svc/v1/credits'), [200]);
      expectStatus(await client.post('/svc/v1/worlds:list', { page_size: 20 }), [200]);
      reads++;
    },
    async remove() {
      if (drafts.length <= keptWorlds) return;
      const { world_id: oldest = '' } = await finished(drafts.shift() ?? '');
      expectStatus(await client.delete(`/svc/v1/worlds/${oldest}`), [200, 404]); // 404 where the first answer was lost
      removed.push(oldest);
    },
  };
  const lane = async (name: keyof Pace, pauseMs: number, stop: AbortSignal): Promise<void> => {
    while (!stop.aborted) {
      await lanes[name]();
      await sleep(pauseMs, null, { signal: stop }).catch(() => null);
    }
  };
  return {
    promised,
    removed,
    uploads,
    get reads() {
      return reads;
    },
    async run(stop) {
      const all = Object.entries(pace) as [keyof Pace, number][];
      await Promise.all(all.map(([name, pauseMs]) => lane(name, pauseMs, stop)));
    },
  };
}

/** What clients did, by kind; `events` is how many callbacks came. */
export function workOf(load: MixedLoad, events: number): Record<string, number> {
  const operations = Object.entries(Object.groupBy(load.promised, ({ task }) => task)).map(
    ([task, those]) => [task, those.length] as const,
  );
  return { ...Object.fromEntries(operations), uploads: load.uploads.length, deletions: load.removed.length, reads: load.reads, events };
}

const inline = (bytes: Uint8Array, extension: string): object => ({
  source: 'data_base64',
  dataBase64: Buffer.from(bytes).toString('base64'),
  extension,
});

function expectStatus<Answer extends { readonly status: number; readonly body: unknown }>(
  answer: Answer,
  expected: readonly number[],
): Answer {
  if (expected.includes(answer.status)) return answer;
  throw new Error(`answered ${answer.status} instead of ${expected.join(' or ')}: ${JSON.stringify(answer.body)}`);
}
