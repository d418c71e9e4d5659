import { createExportActivities, createGenerationActivities, createPaintingActivities } from '@diorama/activities';
import { parseObjectPackFolders } from '@diorama/config';
import type { ExportActivities, GenerationActivities, PaintingActivities } from '@diorama/contract';
import { TASK_QUEUES } from '@diorama/domain';
import { exportMesh, exportPictureMesh, pictureEngine, proceduralDepthPainter, proceduralEngine } from '@diorama/engine';
import { encodeFrame, encodeGreyPng, encodePngMap, encodePng, encodeTexels, encodeTexture, encodeThumbnail } from '@diorama/images';
import { loadObjectPacks } from '@diorama/object-packs';
import { createThreadRunner } from '@diorama/threads';
import { encodeVideo } from '@diorama/video';

import { createConfinedDepthReader } from './depth/depth-reader.js';
import { openDepthModel } from './depth-model.js';
import { createPictureReader } from './picture-reader.js';
import { openRetouchModel } from './retouch-model.js';
import type { WorkerRole, WorkerRoleContext } from './worker-role.js';

const EXPECTED = [
  'composeScene',
  'orderWorldPainting',
  'buildWorld',
  'makeExport',
  'paintPanorama',
  'orderPainting',
  'savePainting',
] satisfies (keyof GenerationActivities | keyof ExportActivities | keyof PaintingActivities)[];

const FRAME_ENCODER = { jpeg: encodeFrame, png: encodePngMap, depth: encodeGreyPng };

/** The engine on its own threads; the main thread keeps heartbeats and transfers going. */
export async function startGenerationRole({ config, world, media, logger }: WorkerRoleContext): Promise<WorkerRole> {
  const objectPacks = await loadObjectPacks(parseObjectPackFolders(config), logger);
  const runner = createThreadRunner({ threads: config.ENGINE_THREADS, objectPacks });
  const depthModel = config.DEPTH_MODEL === undefined ? null : await openDepthModel(config.DEPTH_MODEL);
  const retouchModel = config.DEPTH_RGB_MODEL === undefined ? null : await openRetouchModel(config.DEPTH_RGB_MODEL);
  const depthReader = createConfinedDepthReader();
  const shared = {
    world,
    media,
    runner,
    depthModel,
    reader: createPictureReader(config.FFMPEG_PATH),
    clock: () => performance.now(),
    detail: config.WORLD_DETAIL,
  };
  return {
    taskQueue: TASK_QUEUES.generation,
    activities: {
      ...createGenerationActivities({
        ...shared,
        engine: proceduralEngine,
        pictureEngine,
        pictures: { panorama: encodePng, thumbnail: encodeThumbnail, map: encodePngMap },
      }),
      ...createExportActivities({
        ...shared,
        exportMesh,
        exportPictureMesh,
        encodeTexture,
        encodeTexels,
        encodeVideo,
        frames: FRAME_ENCODER,
      }),
      ...createPaintingActivities({
        ...shared,
        painter: proceduralDepthPainter,
        retouchModel,
        onModelFailure: (error, use) =>
          logger.error({ err: error, model: `${use.name}@${use.version}` }, 'a model failed; continuing without it'),
        depthReader: depthReader.read,
        encodePanorama: encodePng,
      }),
    },
    expected: EXPECTED,
    workflowBundle: null,
    concurrency: 1,
    offers: {
      engines: [proceduralEngine, pictureEngine, proceduralDepthPainter].map(({ name, version }) => `${name}@${version}`),
      models: [depthModel, retouchModel].flatMap((model) => (model === null ? [] : [`${model.use.name}@${model.use.version}`])),
      packs: objectPacks.map(({ name }) => name),
    },
    close: async () => {
      await runner.close();
      await depthModel?.close();
      await retouchModel?.close();
      depthReader.close();
      world.close();
      media.close();
    },
  };
}
