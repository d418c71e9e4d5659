import type { z } from 'zod';

import { toCamelCaseSchema } from '../http/fields/camel-case.js';
import { depthToRgbRequest } from '../http/depth-to-rgb.js';
import { exportWorldRequest } from '../http/export-world.js';
import { generateWorldRequest, permissionRequest } from '../http/generate-world.js';
import { listMediaAssetsRequest } from '../http/list-media-assets.js';
import { listWorldsRequest } from '../http/list-worlds.js';
import { base64Reference, mediaAssetReference, mediaReference, uriReference } from '../http/media-reference.js';
import { prepareUploadRequest } from '../http/prepare-upload.js';
import { sceneSchema, sceneObject } from '../http/scene.js';
import { exportWorldTask, generateWorldTask, panoDepthToRgbTask } from '../http/tasks.js';
import { imagePrompt, multiImagePrompt, placedImage, scenePrompt, textPrompt, videoPrompt, worldPrompt } from '../http/world-prompt.js';
import * as account from './account-schemas.js';
import * as failures from './failures.js';
import { keySet } from './key-set.js';
import { toComponentSchemas } from './json-schema.js';
import type { JsonSchema } from './json-schema.js';
import * as operations from './operation-schemas.js';
import * as tasks from './task-schemas.js';
import * as worlds from './world-schemas.js';

/** What has a name in the document, and what that is. */
const NAMED = {
  GenerateWorldRequest: generateWorldRequest,
  ListWorldsRequest: listWorldsRequest,
  ExportWorldRequest: exportWorldRequest,
  PrepareUploadRequest: prepareUploadRequest,
  ListMediaAssetsRequest: listMediaAssetsRequest,
  DepthToRgbRequest: depthToRgbRequest,
  PermissionRequest: permissionRequest,
  WorldPrompt: worldPrompt,
  TextPrompt: textPrompt,
  ImagePrompt: imagePrompt,
  MultiImagePrompt: multiImagePrompt,
  PlacedImage: placedImage,
  VideoPrompt: videoPrompt,
  ScenePrompt: scenePrompt,
  Scene: sceneSchema,
  SceneObject: sceneObject,
  MediaReference: mediaReference,
  UriReference: uriReference,
  MediaAssetReference: mediaAssetReference,
  Base64Reference: base64Reference,
  World: worlds.world,
  WorldAssets: worlds.worldAssets,
  Splats: worlds.splats,
  Mesh: worlds.mesh,
  Imagery: worlds.imagery,
  Permission: worlds.worldPermission,
  WorldAnswer: worlds.worldResponse,
  WorldPage: worlds.worldPage,
  DeletedWorld: worlds.deletedWorld,
  SharedWorld: operations.sharedWorld,
  Operation: operations.operation,
  OperationError: operations.operationError,
  OperationMetadata: operations.operationMetadata,
  Engine: operations.engine,
  Progress: operations.progress,
  OperationCost: operations.operationCost,
  OperationCostLineItem: operations.costLineItem,
  ExportResult: operations.exportResult,
  PanoDepthToRgbResult: operations.panoDepthToRgbResult,
  OperationPage: operations.operationPage,
  Quote: operations.quote,
  Started: operations.startedOperationOrQuote,
  MediaAsset: account.mediaAsset,
  UploadInfo: account.uploadInfo,
  PreparedUpload: account.preparedUpload,
  MediaAssetPage: account.mediaAssetPage,
  DeletedMediaAsset: account.deletedMediaAsset,
  Storage: account.storage,
  Credits: account.credits,
  Usage: account.usage,
  Health: account.health,
  KeySet: keySet,
  GenerateWorldTask: generateWorldTask.body,
  PanoDepthToRgbTask: panoDepthToRgbTask.body,
  ExportWorldTask: exportWorldTask.body,
  TaskPermissionRequest: toCamelCaseSchema(permissionRequest),
  TaskWorldPrompt: toCamelCaseSchema(worldPrompt),
  TaskTextPrompt: toCamelCaseSchema(textPrompt),
  TaskImagePrompt: toCamelCaseSchema(imagePrompt),
  TaskMultiImagePrompt: toCamelCaseSchema(multiImagePrompt),
  TaskVideoPrompt: toCamelCaseSchema(videoPrompt),
  TaskMediaReference: toCamelCaseSchema(mediaReference),
  TaskMediaAssetReference: toCamelCaseSchema(mediaAssetReference),
  TaskBase64Reference: toCamelCaseSchema(base64Reference),
  TaskOperation: tasks.taskOperation,
  TaskOperationPage: tasks.taskOperationPage,
  TaskStarted: tasks.startedTaskOrQuote,
  TaskError: tasks.taskError,
  TaskCost: toCamelCaseSchema(operations.operationCost),
  TaskQuote: toCamelCaseSchema(operations.quote),
  TaskWorld: toCamelCaseSchema(worlds.world),
  TaskWorldAssets: toCamelCaseSchema(worlds.worldAssets),
  TaskSplats: toCamelCaseSchema(worlds.splats),
  TaskMesh: toCamelCaseSchema(worlds.mesh),
  TaskImagery: toCamelCaseSchema(worlds.imagery),
  TaskPermission: toCamelCaseSchema(worlds.worldPermission),
  TaskExportResult: toCamelCaseSchema(operations.exportResult),
  TaskPanoDepthToRgbResult: toCamelCaseSchema(operations.panoDepthToRgbResult),
  WebhookDelivery: tasks.webhookDelivery,
  WebhookDeliverySummary: tasks.webhookDeliverySummary,
  DeliveryAttempt: tasks.deliveryAttempt,
  Error: failures.failure,
  BadRequestError: failures.badRequest,
  ValidationError: failures.validationError,
  HTTPValidationError: failures.validationFailure,
} as const satisfies Record<string, z.ZodType>;

export type ComponentName = keyof typeof NAMED;

/** The named schemas of the public document. */
export const COMPONENTS: Readonly<Record<ComponentName, z.ZodType>> = NAMED;

/** The JSON Schema of every named component of the public document. */
export const buildComponentSchemas = (): Record<string, JsonSchema> => toComponentSchemas(COMPONENTS);
