import type { z } from 'zod';

import { batchWorldsRequestSchema } from '../http/batch-worlds.js';
import { toCamelCaseSchema } from '../http/fields/camel-case.js';
import { composeSceneRequestSchema } from '../http/compose-scene.js';
import { depthToRgbRequestSchema } from '../http/depth-to-rgb.js';
import { editWorldRequestSchema, sceneChangeSchema } from '../http/edit-world.js';
import { exportWorldRequestSchema } from '../http/export-world.js';
import { generateWorldRequestSchema, permissionRequestSchema } from '../http/generate-world.js';
import { listMediaAssetsRequestSchema } from '../http/list-media-assets.js';
import { listWorldsRequestSchema } from '../http/list-worlds.js';
import { base64ReferenceSchema, mediaAssetReferenceSchema, mediaReferenceSchema, uriReferenceSchema } from '../http/media-reference.js';
import { createApiKeyRequestSchema, revokeApiKeyRequestSchema } from '../http/own-account.js';
import { objectPlacementSchema } from '../http/scene/object-placement.js';
import { prepareUploadRequestSchema } from '../http/prepare-upload.js';
import {
  backdropSchema,
  roomSizeSchema,
  roomSurfaceSchema,
  roomSurfacesSchema,
  sceneLightSchema,
  sceneObjectSchema,
  sceneRelationSchema,
  sceneSchema,
} from '../http/scene/scene.js';
import * as edits from '../http/scene/scene-edit.js';
import { exportWorldTask, generateWorldTask, panoDepthToRgbTask } from '../http/tasks.js';
import { sharingRequestSchema, unlockWorldRequestSchema, updateWorldRequestSchema } from '../http/update-world.js';
import { varyWorldRequestSchema } from '../http/vary-world.js';
import {
  imagePromptSchema,
  multiImagePromptSchema,
  placedImageSchema,
  scenePromptSchema,
  textPromptSchema,
  videoPromptSchema,
  worldPromptSchema,
} from '../http/world-prompt.js';
import * as account from './account-schemas.js';
import * as catalogue from './catalogue-schemas.js';
import * as failures from './failures.js';
import { keySetSchema } from './key-set.js';
import { toComponentSchemas } from './json-schema.js';
import type { JsonSchema } from './json-schema.js';
import * as operations from './operation-schemas.js';
import { OWN_ACCOUNT_COMPONENTS } from './own-account-schemas.js';
import * as tasks from './task-schemas.js';
import * as worlds from './world-schemas.js';

/** What has a name in the document, and what that is. */
const NAMED = {
  GenerateWorldRequest: generateWorldRequestSchema,
  BatchWorldsRequest: batchWorldsRequestSchema,
  UpdateWorldRequest: updateWorldRequestSchema,
  SharingRequest: sharingRequestSchema,
  UnlockWorldRequest: unlockWorldRequestSchema,
  VaryWorldRequest: varyWorldRequestSchema,
  EditWorldRequest: editWorldRequestSchema,
  SceneChange: sceneChangeSchema,
  ListWorldsRequest: listWorldsRequestSchema,
  ExportWorldRequest: exportWorldRequestSchema,
  PrepareUploadRequest: prepareUploadRequestSchema,
  ListMediaAssetsRequest: listMediaAssetsRequestSchema,
  DepthToRgbRequest: depthToRgbRequestSchema,
  ComposeSceneRequest: composeSceneRequestSchema,
  PermissionRequest: permissionRequestSchema,
  WorldPrompt: worldPromptSchema,
  TextPrompt: textPromptSchema,
  ImagePrompt: imagePromptSchema,
  MultiImagePrompt: multiImagePromptSchema,
  PlacedImage: placedImageSchema,
  VideoPrompt: videoPromptSchema,
  ScenePrompt: scenePromptSchema,
  Scene: sceneSchema,
  SceneObject: sceneObjectSchema,
  ObjectPlacement: objectPlacementSchema,
  SceneEdit: edits.sceneEditSchema,
  AddEdit: edits.addEditSchema,
  MoveEdit: edits.moveEditSchema,
  RemoveEdit: edits.removeEditSchema,
  RestyleEdit: edits.restyleEditSchema,
  SceneRelation: sceneRelationSchema,
  Backdrop: backdropSchema,
  RoomSurfaces: roomSurfacesSchema,
  RoomSurface: roomSurfaceSchema,
  SceneLight: sceneLightSchema,
  RoomSize: roomSizeSchema,
  SceneComposition: catalogue.sceneCompositionSchema,
  RepresentedNoun: catalogue.representedNounSchema,
  MissingWords: catalogue.missingWordsSchema,
  CatalogueObject: catalogue.catalogueObjectSchema,
  CataloguePage: catalogue.cataloguePageSchema,
  MediaReference: mediaReferenceSchema,
  UriReference: uriReferenceSchema,
  MediaAssetReference: mediaAssetReferenceSchema,
  Base64Reference: base64ReferenceSchema,
  World: worlds.worldSchema,
  WorldAssets: worlds.worldAssetsSchema,
  Splats: worlds.splatsSchema,
  Mesh: worlds.meshSchema,
  Imagery: worlds.imagerySchema,
  WorldOrigin: worlds.worldOriginSchema,
  Permission: worlds.worldPermissionSchema,
  Sharing: worlds.worldSharingSchema,
  ShareToken: worlds.shareTokenSchema,
  WorldAnswer: worlds.worldResponseSchema,
  WorldPage: worlds.worldPageSchema,
  DeletedWorld: worlds.deletedWorldSchema,
  SharedWorld: operations.sharedWorldSchema,
  Operation: operations.operationSchema,
  OperationError: operations.operationErrorSchema,
  OperationMetadata: operations.operationMetadataSchema,
  Engine: operations.engineSchema,
  Progress: operations.progressSchema,
  Preview: operations.previewSchema,
  OperationCost: operations.operationCostSchema,
  OperationCostLineItem: operations.costLineItemSchema,
  ExportResult: operations.exportResultSchema,
  PanoDepthToRgbResult: operations.panoDepthToRgbResultSchema,
  OperationPage: operations.operationPageSchema,
  QueuePlace: operations.queuePlaceSchema,
  Quote: operations.quoteSchema,
  Started: operations.startedOperationOrQuoteSchema,
  BatchAnswer: operations.batchAnswerSchema,
  BatchItem: operations.batchItemSchema,
  BatchItemError: operations.batchItemErrorSchema,
  MediaAsset: account.mediaAssetSchema,
  UploadInfo: account.uploadInfoSchema,
  PreparedUpload: account.preparedUploadSchema,
  MediaAssetPage: account.mediaAssetPageSchema,
  DeletedMediaAsset: account.deletedMediaAssetSchema,
  Storage: account.storageSchema,
  Credits: account.creditsSchema,
  Usage: account.usageSchema,
  Caller: account.callerSchema,
  CreateApiKeyRequest: createApiKeyRequestSchema,
  RevokeApiKeyRequest: revokeApiKeyRequestSchema,
  ...OWN_ACCOUNT_COMPONENTS,
  Health: account.healthSchema,
  KeySet: keySetSchema,
  GenerateWorldTask: generateWorldTask.body,
  PanoDepthToRgbTask: panoDepthToRgbTask.body,
  ExportWorldTask: exportWorldTask.body,
  TaskPermissionRequest: toCamelCaseSchema(permissionRequestSchema),
  TaskWorldPrompt: toCamelCaseSchema(worldPromptSchema),
  TaskTextPrompt: toCamelCaseSchema(textPromptSchema),
  TaskImagePrompt: toCamelCaseSchema(imagePromptSchema),
  TaskMultiImagePrompt: toCamelCaseSchema(multiImagePromptSchema),
  TaskVideoPrompt: toCamelCaseSchema(videoPromptSchema),
  TaskMediaReference: toCamelCaseSchema(mediaReferenceSchema),
  TaskMediaAssetReference: toCamelCaseSchema(mediaAssetReferenceSchema),
  TaskBase64Reference: toCamelCaseSchema(base64ReferenceSchema),
  TaskOperation: tasks.taskOperationSchema,
  TaskOperationPage: tasks.taskOperationPageSchema,
  TaskStarted: tasks.startedTaskOrQuoteSchema,
  TaskError: tasks.taskErrorSchema,
  TaskCost: toCamelCaseSchema(operations.operationCostSchema),
  TaskQuote: toCamelCaseSchema(operations.quoteSchema),
  TaskWorld: toCamelCaseSchema(worlds.worldSchema),
  TaskWorldAssets: toCamelCaseSchema(worlds.worldAssetsSchema),
  TaskSplats: toCamelCaseSchema(worlds.splatsSchema),
  TaskMesh: toCamelCaseSchema(worlds.meshSchema),
  TaskImagery: toCamelCaseSchema(worlds.imagerySchema),
  TaskWorldOrigin: toCamelCaseSchema(worlds.worldOriginSchema),
  TaskPermission: toCamelCaseSchema(worlds.worldPermissionSchema),
  TaskExportResult: toCamelCaseSchema(operations.exportResultSchema),
  TaskPanoDepthToRgbResult: toCamelCaseSchema(operations.panoDepthToRgbResultSchema),
  WebhookDelivery: tasks.webhookDeliverySchema,
  WebhookDeliverySummary: tasks.webhookDeliverySummarySchema,
  DeliveryAttempt: tasks.deliveryAttemptSchema,
  WebhookEvent: tasks.webhookEventSchema,
  Error: failures.failureSchema,
  BadRequestError: failures.badRequestSchema,
  ValidationError: failures.validationErrorSchema,
  HTTPValidationError: failures.validationFailureSchema,
} as const satisfies Record<string, z.ZodType>;

export type ComponentName = keyof typeof NAMED;

/** The named schemas of the public document. */
export const COMPONENTS: Readonly<Record<ComponentName, z.ZodType>> = NAMED;

/** The JSON Schema of every named component of the public document. */
export const buildComponentSchemas = (): Record<string, JsonSchema> => toComponentSchemas(COMPONENTS);
