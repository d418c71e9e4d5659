import type { InferenceActivityDependencies } from '@diorama/activities';
import type { readGrpcTlsFiles } from '@diorama/config';
import type { InferenceActivities, ModelOrder } from '@diorama/contract';
import type { MediaClient } from '@diorama/rpc';
import type { Logger } from '@diorama/telemetry';

/** The activities of this worker, known before any of them is loaded. */
export const ACTIVITY_NAMES = [
  'panoDepthToRgb',
  'imageDepth',
  'textToPano',
  'panoOutpaint',
  'upscale',
  'caption',
  'textModeration',
  'imageModeration',
] as const satisfies (keyof InferenceActivities)[];

interface OpenedActivities {
  readonly activities: InferenceActivities;
  readonly close: () => void;
}

/** Where media are, and how to prove who asks for them. */
interface MediaPlace {
  readonly address: string;
  readonly tlsFiles: ReturnType<typeof readGrpcTlsFiles>;
  readonly logger: Logger;
}

/** Activities whose code is loaded with the first call of any: an idle worker takes little memory. */
export function createInferenceActivities(
  { address, tlsFiles, logger }: MediaPlace,
  deps: Omit<InferenceActivityDependencies, 'media'>,
): OpenedActivities {
  let media: MediaClient | null = null;
  let closed = false;
  const load = async (): Promise<InferenceActivities> => {
    const [product, { createMediaClient, loadGrpcTlsCredentials }] = await Promise.all([
      import('@diorama/activities'),
      import('@diorama/rpc'),
    ]);
    media = createMediaClient(address, loadGrpcTlsCredentials(tlsFiles, logger));
    if (closed) media.close(); // while the code was loaded
    return product.createInferenceActivities({ ...deps, media });
  };
  let loaded: Promise<InferenceActivities> | null = null;
  const call = (name: keyof InferenceActivities) => async (order: ModelOrder) => {
    loaded ??= load().catch((error: unknown) => {
      loaded = null; // the next call tries again
      throw error;
    });
    return (await loaded)[name](order);
  };
  const calls = Object.fromEntries(ACTIVITY_NAMES.map((name) => [name, call(name)]));
  const close = (): void => {
    closed = true;
    media?.close();
  };
  return { activities: calls as unknown as InferenceActivities, close };
}
