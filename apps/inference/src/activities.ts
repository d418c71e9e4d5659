import type { InferenceDeps } from '@diorama/activities';
import type { InferenceActivities, ModelOrder } from '@diorama/contract';
import type { MediaClient } from '@diorama/rpc';

/** The activities of this worker, known before any of them is loaded. */
export const ACTIVITY_NAMES = [
  'panoDepthToRgb',
  'imageDepth',
  'textToPano',
  'caption',
  'textModeration',
  'imageModeration',
] as const satisfies (keyof InferenceActivities)[];

export interface OpenedActivities {
  readonly activities: InferenceActivities;
  readonly close: () => void;
}

/** Activities whose code is loaded with the first call of any: a worker that nobody asks takes little memory. */
export function openActivities(mediaAddress: string, deps: Omit<InferenceDeps, 'media'>): OpenedActivities {
  let media: MediaClient | null = null;
  const load = async (): Promise<InferenceActivities> => {
    const [{ inferenceActivities }, { createMediaClient }] = await Promise.all([import('@diorama/activities'), import('@diorama/rpc')]);
    media = createMediaClient(mediaAddress);
    return inferenceActivities({ ...deps, media });
  };
  let loaded: Promise<InferenceActivities> | null = null;
  const call = (name: keyof InferenceActivities) => async (order: ModelOrder) => {
    loaded ??= load();
    return (await loaded)[name](order);
  };
  const calls = Object.fromEntries(ACTIVITY_NAMES.map((name) => [name, call(name)]));
  return { activities: calls as unknown as InferenceActivities, close: () => media?.close() };
}
