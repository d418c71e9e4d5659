/**
 * The contract. In: JSON of requests, and the types of workflows and activities. Out: parsed requests, the OpenAPI document and the types
 * that gateway, world and workers share.
 */
export type {
  ExportActivities,
  ExportOperationActivities,
  GenerationActivities,
  OperationActivities,
  PlanningActivities,
  RetentionActivities,
} from './activities.js';
export type {
  SendAttemptInput,
  AttemptReport,
  ClaimedDelivery,
  DeliverWebhookInput,
  DeliveryActivities,
  EgressActivities,
  FinishedRun,
  RecordAttemptInput,
} from './deliveries.js';
export type { InferenceActivities, ModelOrder, ModelPanorama, ModelResult, WorldPainting } from './inference.js';
export type {
  AssetRef,
  BuiltAssets,
  ModelUsage,
  ComposedScene,
  ExportRun,
  ExportWorldInput,
  ExportedFiles,
  GenerateWorldInput,
  ObjectRef,
  PublishExportInput,
  PublishInput,
  ScenePlan,
  ScenePlanner,
  ScenePlannerUse,
  StageDuration,
  ModelFallback,
  WorldEnginePlan,
  WorldModelPools,
  WorldRun,
} from './workflows.js';
export { getTensorFolder } from './painting.js';
export type {
  DepthToRgbInput,
  ModelPainting,
  PaintedFiles,
  PaintingActivities,
  PaintingOperationActivities,
  PaintingOrder,
  PaintingRunInput,
  PublishPaintingInput,
} from './painting.js';
export {
  createAccountRequestSchema,
  createKeyRequestSchema,
  createProjectRequestSchema,
  grantCreditsRequestSchema,
  rotateKeyRequestSchema,
  updateAccountRequestSchema,
} from './http/admin/accounts.js';
export type {
  CreateAccountRequest,
  CreateKeyRequest,
  CreateProjectRequest,
  GrantCreditsRequest,
  RotateKeyRequest,
  UpdateAccountRequest,
} from './http/admin/accounts.js';
export { rotateSigningKeyRequestSchema } from './http/admin/signing-keys.js';
export type { RotateSigningKeyRequest } from './http/admin/signing-keys.js';
export { DEPTH_BOUNDS_MISSING_ERROR, depthToRgbRequestSchema } from './http/depth-to-rgb.js';
export type { DepthToRgbRequest } from './http/depth-to-rgb.js';
export { catalogueQuerySchema } from './http/catalogue.js';
export type { CatalogueQuery } from './http/catalogue.js';
export { createApiKeyRequestSchema, ownDeliveriesQuerySchema, revokeApiKeyRequestSchema } from './http/own-account.js';
export type { CreateApiKeyRequest, OwnDeliveriesQuery, RevokeApiKeyRequest } from './http/own-account.js';
export { testWebhookRequestSchema } from './http/admin/test-event.js';
export type { TestWebhookRequest } from './http/admin/test-event.js';
export { composeSceneRequestSchema } from './http/compose-scene.js';
export type { ComposeSceneRequest } from './http/compose-scene.js';
export { editWorldRequestSchema, listChanges } from './http/edit-world.js';
export type { EditWorldRequest } from './http/edit-world.js';
export { exportWorldRequestSchema } from './http/export-world.js';
export type { ExportWorldRequest } from './http/export-world.js';
export { batchWorldsRequestSchema, listBatchStarts } from './http/batch-worlds.js';
export type { BatchWorldsRequest } from './http/batch-worlds.js';
export { findEngineError, generateWorldRequestSchema } from './http/generate-world.js';
export type { GenerateWorldRequest } from './http/generate-world.js';
export { listMediaAssetsRequestSchema } from './http/list-media-assets.js';
export type { ListMediaAssetsRequest } from './http/list-media-assets.js';
export { listWorldsRequestSchema } from './http/list-worlds.js';
export type { ListWorldsRequest } from './http/list-worlds.js';
export type { MediaReference } from './http/media-reference.js';
export { prepareUploadRequestSchema } from './http/prepare-upload.js';
export type { PrepareUploadRequest } from './http/prepare-upload.js';
export { idempotencyHeaderSchema, listGalleryQuery, listOperationsQuery, pageQuery, usageQuerySchema } from './http/queries.js';
export type { ListGalleryQuery, ListOperationsQuery, PageQuery, UsageQuery } from './http/queries.js';
export { varyWorldRequestSchema } from './http/vary-world.js';
export type { DerivedStartFields, VaryWorldRequest } from './http/vary-world.js';
export { toCamelCase, convertKeysToCamelCase } from './http/fields/camel-case.js';
export {
  WEBHOOK_WITH_WAIT_ERROR,
  createWebhookUrlError,
  exportWorldTask,
  generateWorldTask,
  listTasksQuery,
  panoDepthToRgbTask,
  taskQuerySchema,
} from './http/tasks.js';
export type { ExportTaskRequest, ListTasksQuery, Task, TaskBody, TaskQuery, TaskRequest } from './http/tasks.js';
export { applySceneDefaults, sceneSchema } from './http/scene/scene.js';
export type { SceneRequest } from './http/scene/scene.js';
export { IDEMPOTENCY_KEY_REUSED_ERROR, validateBody, validateHeaders, validateQuery } from './http/fields/validation.js';
export type { Validated, ValidationError } from './http/fields/validation.js';
export { unlockWorldRequestSchema, updateWorldRequestSchema } from './http/update-world.js';
export type { UnlockWorldRequest, UpdateWorldRequest } from './http/update-world.js';
export type { WorldPrompt } from './http/world-prompt.js';
export {
  adminOperationsQuerySchema,
  listAccountsQuery,
  listAuditQuery,
  listDeliveriesQuerySchema,
  statisticsQuerySchema,
} from './http/admin/queries.js';
export type {
  AdminOperationsQuery,
  ListAccountsQuery,
  ListAuditQuery,
  ListDeliveriesQuery,
  StatisticsQuery,
} from './http/admin/queries.js';
export { buildAdminOpenapi } from './openapi/admin/admin-document.js';
export type { AdminResponse } from './openapi/admin/components.js';
export type { OwnAccountResponse } from './openapi/own-account-schemas.js';
export { buildOpenapi } from './openapi/public-document.js';
export { renderErrorPage } from './openapi/reference/error-codes.js';
