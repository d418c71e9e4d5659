import { z } from 'zod';

import { camelCased } from '../http/camel-case.js';
import { depthToRgbRequest } from '../http/depth-to-rgb.js';
import { exportWorldRequest } from '../http/export-world.js';
import { generateWorldRequest, permissionRequest } from '../http/generate-world.js';
import { listMediaAssetsRequest } from '../http/list-media-assets.js';
import { listWorldsRequest } from '../http/list-worlds.js';
import { base64Reference, mediaAssetReference, mediaReference, uriReference } from '../http/media-reference.js';
import { prepareUploadRequest } from '../http/prepare-upload.js';
import { scene, sceneObject } from '../http/scene.js';
import { exportWorldTask, generateWorldTask, panoDepthToRgbTask } from '../http/tasks.js';
import { imagePrompt, multiImagePrompt, placedImage, scenePrompt, textPrompt, videoPrompt, worldPrompt } from '../http/world-prompt.js';
import * as account from './account.js';
import * as failures from './failures.js';
import { keySet } from './key-set.js';
import * as operations from './operation.js';
import * as tasks from './task.js';
import * as worlds from './world.js';

/** A JSON Schema, or another object of the document. */
export type Json = Readonly<Record<string, unknown>>;

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
  Scene: scene,
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
  WorldAnswer: worlds.worldAnswer,
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
  Started: operations.started,
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
  TaskPermissionRequest: camelCased(permissionRequest),
  TaskWorldPrompt: camelCased(worldPrompt),
  TaskTextPrompt: camelCased(textPrompt),
  TaskImagePrompt: camelCased(imagePrompt),
  TaskMultiImagePrompt: camelCased(multiImagePrompt),
  TaskVideoPrompt: camelCased(videoPrompt),
  TaskMediaReference: camelCased(mediaReference),
  TaskMediaAssetReference: camelCased(mediaAssetReference),
  TaskBase64Reference: camelCased(base64Reference),
  TaskOperation: tasks.taskOperation,
  TaskOperationPage: tasks.taskOperationPage,
  TaskStarted: tasks.taskStarted,
  TaskError: tasks.taskError,
  TaskCost: camelCased(operations.operationCost),
  TaskQuote: camelCased(operations.quote),
  TaskWorld: camelCased(worlds.world),
  TaskWorldAssets: camelCased(worlds.worldAssets),
  TaskSplats: camelCased(worlds.splats),
  TaskMesh: camelCased(worlds.mesh),
  TaskImagery: camelCased(worlds.imagery),
  TaskPermission: camelCased(worlds.worldPermission),
  TaskExportResult: camelCased(operations.exportResult),
  TaskPanoDepthToRgbResult: camelCased(operations.panoDepthToRgbResult),
  WebhookDelivery: tasks.webhookDelivery,
  WebhookDeliverySummary: tasks.webhookDeliverySummary,
  DeliveryAttempt: tasks.deliveryAttempt,
  Error: failures.failure,
  BadRequestError: failures.badRequest,
  ValidationError: failures.validationError,
  HTTPValidationError: failures.validationFailure,
} as const satisfies Record<string, z.ZodType>;

export type ComponentName = keyof typeof NAMED;

export const refTo = (name: ComponentName): Json => ({ $ref: `#/components/schemas/${name}` });

/** The JSON Schema of every named component. */
export function componentSchemas(): Record<string, Json> {
  const { schemas } = z.toJSONSchema(registry(), { uri: (id) => `#/components/schemas/${id}`, ...OPTIONS });
  return Object.fromEntries(Object.keys(NAMED).map((name) => [name, withoutKeys(schemas[name] ?? {}, ['$schema', '$id'])]));
}

/** The JSON Schema of a single field; of one that may be null, without that. */
export function fieldSchema(field: z.ZodType): Json {
  const bare = field instanceof z.ZodOptional || field instanceof z.ZodNullable ? (field.unwrap() as z.ZodType) : field;
  if (bare !== field) return fieldSchema(bare);
  return withoutKeys(z.toJSONSchema(field, OPTIONS), ['$schema']);
}

function registry(): z.core.$ZodRegistry<{ id: string }> {
  const named = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(NAMED)) named.add(schema, { id });
  return named;
}

const nameOf = (schema: unknown): string => Object.entries(NAMED).find(([, named]) => named === schema)?.[0] ?? '';

// What comes out of a reader describes what may go in: the readers take other spellings of the same.
const OPTIONS = {
  io: 'output',
  unrepresentable: 'any',
  override: ({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: Record<string, unknown> }) => {
    if (zodSchema instanceof z.ZodDate) Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
    if (zodSchema instanceof z.ZodObject) describeFields(zodSchema, jsonSchema);
    if (zodSchema instanceof z.ZodDiscriminatedUnion) jsonSchema['discriminator'] = discriminatorOf(zodSchema);
  },
} as const;

/** Unknown fields are tolerated; a field that is refused is none that clients should be offered. */
function describeFields(object: z.ZodObject, jsonSchema: Record<string, unknown>): void {
  delete jsonSchema['additionalProperties'];
  const refused = Object.keys(object.shape).filter((name) => isRefused(object.shape[name]));
  if (refused.length > 0) jsonSchema['properties'] = withoutKeys(jsonSchema['properties'] as object, refused);
}

const isRefused = (field: unknown): boolean => field instanceof z.ZodOptional && field.unwrap() instanceof z.ZodNever;

function discriminatorOf(union: z.ZodDiscriminatedUnion): Json {
  const propertyName = union.def.discriminator;
  const options = union.options as readonly z.ZodObject[];
  const mapping = options.map((option) => {
    const tag = option.shape[propertyName];
    return [tag instanceof z.ZodLiteral ? String(tag.value) : '', `#/components/schemas/${nameOf(option)}`] as const;
  });
  return { propertyName, mapping: Object.fromEntries(mapping) };
}

function withoutKeys(schema: object, keys: readonly string[]): Json {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !keys.includes(key)));
}
