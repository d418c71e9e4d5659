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

/** Makes the world that the exports are of. */
export async function mixedLoad(options: MixedLoadOptions): Promise<MixedLoad> {
  const load = new ClientLoad(options, await picture(64, 32));
  await load.prepare();
  return load;
}

class ClientLoad implements MixedLoad {
  readonly promised: Promised[] = [];
  readonly removed: string[] = [];
  readonly uploads: string[] = [];
  reads = 0;
  private readonly drafts: string[] = [];
  private readonly painting: object;
  /** Set by `prepare`. */
  private worldId = '';

  constructor(
    private readonly options: MixedLoadOptions,
    private readonly png: Buffer,
  ) {
    this.painting = { depthPanoImage: inline(depthExr(), 'exr'), textPrompt: 'a courtyard', webhookUrl: options.webhookUrl };
  }

  async prepare(): Promise<void> {
    const { world_id: worldId = '' } = await this.finished(await this.startDraft('draft'));
    this.worldId = worldId;
    await this.finished(await this.startExport()); // later exports find its file
  }

  async run(stop: AbortSignal): Promise<void> {
    const all = Object.entries(this.options.pace) as [keyof Pace, number][];
    await Promise.all(all.map(([name, pauseMs]) => this.runLane(name, pauseMs, stop)));
  }

  private async runLane(name: keyof Pace, pauseMs: number, stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      await this.lanes[name]();
      await sleep(pauseMs, null, { signal: stop }).catch(() => null);
    }
  }

  private readonly lanes: Record<keyof Pace, () => Promise<string | void>> = {
    draft: async () => {
      const id = await this.startDraft('draft');
      this.drafts.push(id);
      await this.finished(id);
    },
    export: () => this.startExport(),
    painting: () => this.submit('panoDepthToRgb', this.painting, 'painting'),
    cancel: async () => {
      const id = await this.startDraft('cancelled');
      expectStatus(await this.options.client.post(`/operations/${id}:cancel`, {}), [200, 409]);
    },
    upload: () => this.upload(),
    read: () => this.read(),
    remove: () => this.removeOldest(),
  };

  private async submit(task: string, body: object, as: Promised['task']): Promise<string> {
    const answer = expectStatus(await this.options.client.post(`/tasks:${task}`, body), [200]);
    const { operationId } = answer.body as { operationId: string };
    this.promised.push({ operationId, task: as });
    return operationId;
  }

  private startDraft(as: 'draft' | 'cancelled'): Promise<string> {
    const textPrompt = PROMPTS[this.promised.length % PROMPTS.length];
    const { webhookUrl } = this.options;
    return this.submit('generateWorld', { model: 'svc-1.0-draft', worldPrompt: { type: 'text', textPrompt }, webhookUrl }, as);
  }

  private startExport(): Promise<string> {
    const { worldId, options } = this;
    return this.submit('exportWorld', { worldId, assetType: 'splats', format: 'ply', webhookUrl: options.webhookUrl }, 'export');
  }

  private async finished(operationId: string): Promise<Record<string, string>> {
    for (const giveUpAt = Date.now() + WORLD_WITHIN_MS; Date.now() < giveUpAt; await sleep(POLL_MS)) {
      const { body } = expectStatus(await this.options.client.get(`/svc/v1/operations/${operationId}`), [200]);
      if (body.error !== null) throw new Error(`operation ${operationId} failed: ${JSON.stringify(body.error)}`);
      if (body.done === true) return body.metadata as Record<string, string>;
    }
    throw new Error(`operation ${operationId} did not end`);
  }

  private async upload(): Promise<void> {
    const { client } = this.options;
    const order = { file_name: 'picture.png', kind: 'image', extension: 'png' };
    const { body } = expectStatus(await client.post('/svc/v1/media-assets:prepare_upload', order), [200]);
    const { upload_url: url, required_headers: headers } = body.upload_info;
    const status = await client.put(url as string, headers as Record<string, string>, this.png);
    if (status === 200 || status === 201) this.uploads.push(body.media_asset.id as string);
  }

  private async read(): Promise<void> {
    const { client } = this.options;
    const { operationId } = this.promised[this.reads % this.promised.length] ?? { operationId: '' };
    expectStatus(await client.get(`/operations/${operationId}`), [200]);
    expectStatus(await client.get('/svc/v1/credits'), [200]);
    expectStatus(await client.post('/svc/v1/worlds:list', { page_size: 20 }), [200]);
    this.reads++;
  }

  private async removeOldest(): Promise<void> {
    if (this.drafts.length <= this.options.keptWorlds) return;
    const { world_id: oldest = '' } = await this.finished(this.drafts.shift() ?? '');
    expectStatus(await this.options.client.delete(`/svc/v1/worlds/${oldest}`), [200, 404]); // 404 where the first answer was lost
    this.removed.push(oldest);
  }
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
