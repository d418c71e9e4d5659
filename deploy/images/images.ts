/** Files and folders that each service reads in addition to its packages. Each service is an image. */
export const SERVICE_FILES: Readonly<Record<string, readonly string[]>> = {
  gateway: ['apps/viewer/dist/site', 'apps/console/dist/site', 'apps/docs/dist/site', 'proto'],
  world: ['proto'],
  media: ['proto'],
  signing: ['proto'],
  egress: ['proto'],
  worker: ['models/image-depth/2.0.0', 'models/diorama-depth-rgb/1.0.0'],
  inference: ['models/image-depth/2.0.0'],
};

/** Names of all images, without the prefix `diorama-`. Only the last one needs a network to be built. */
export const IMAGE_NAMES: readonly string[] = [...Object.keys(SERVICE_FILES), 'temporal', 'postgres', 'inference-cuda'];
