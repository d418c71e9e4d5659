import type { ModelName } from '@diorama/domain';

import { encodePng } from '@diorama/images';

import { startBody, untilDone } from './api.ts';
import type { Api, Operation } from './api.ts';
import type { WorldOrder } from './library.ts';
import { takePicture } from './picture.ts';

/** Seconds that one world took, on either way. */
export interface Generation {
  /** From the request until the stream of its events says `done`. */
  readonly operation: number;
  /** The engine alone, called as a library with the same order on as many threads. */
  readonly engine: number;
}

export interface Makers {
  readonly api: Api;
  readonly library: (order: WorldOrder) => Promise<number>;
}

const PROMPTS = [
  'a mossy canyon with a river at dusk',
  'a snowy village with a church and bare trees in the morning',
  'a forest clearing with a campfire and a wooden cabin at night',
  'a library with tall bookshelves, a fireplace and two chairs',
  'a tropical beach with palm trees and a boat at noon',
];

export interface Series {
  readonly model: ModelName;
  readonly from: 'text' | 'picture';
  readonly runs: number;
}

/** Makes the same worlds both ways in turns; each run has another scene, so that no geometry is kept from the last one. */
export async function makeWorlds(makers: Makers, { model, from, runs }: Series): Promise<Generation[]> {
  const made: Generation[] = [];
  for (let run = 0; run < runs; run++) {
    const order = { model, prompt: from === 'picture' ? null : (PROMPTS[run % PROMPTS.length] ?? ''), seed: run + 1 };
    made.push({ operation: await makeByApi(makers.api, order), engine: await makers.library(order) });
  }
  return made;
}

/** One small world both ways: threads are up, code is compiled, connections are open. */
export async function warmUp({ api, library }: Makers, from: Series['from']): Promise<void> {
  const order = { model: 'svc-1.0-draft', prompt: from === 'picture' ? null : (PROMPTS[0] ?? ''), seed: 0 } as const;
  await makeByApi(api, order);
  await library(order);
}

async function makeByApi(api: Api, { model, prompt, seed }: WorldOrder): Promise<number> {
  const body = prompt === null ? await pictureBody(model, seed) : startBody(model, prompt, { seed });
  const startedAt = performance.now();
  const { operation_id: id } = await api.call<Operation>('POST', '/svc/v1/worlds:generate', body);
  await untilDone(api, id);
  return (performance.now() - startedAt) / 1_000;
}

let png: Promise<Uint8Array> | null = null;

async function pictureBody(model: ModelName, seed: number): Promise<object> {
  png ??= encodePng(takePicture());
  const base64 = Buffer.from(await png).toString('base64');
  return { model, seed, world_prompt: { type: 'image', image_prompt: { source: 'data_base64', data_base64: base64, extension: 'png' } } };
}
