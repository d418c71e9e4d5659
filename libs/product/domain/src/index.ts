/**
 * The domain. In: plain values. Out: ids, states of operations and worlds, the catalogues of errors, limits, models, exports and queues,
 * and prices. No input or output of its own.
 */
export {
  ID_RANDOM_BYTES,
  createAccountId,
  createApiKeyId,
  encodeBase62,
  createDeliveryId,
  isDeliveryId,
  isMediaAssetId,
  isOperationId,
  isWorldId,
  createMediaAssetId,
  createOperationId,
  createProjectId,
  createWorldId,
} from './ids.js';
export type { AccountId, ApiKeyId, DeliveryId, MediaAssetId, OperationId, ProjectId, WorldId } from './ids.js';
export {
  DELIVERY_ENDED_ERROR,
  HOST_PAUSED_ERROR,
  ATTEMPT_SLOT_UNAVAILABLE_ERROR,
  PURGE_DELIVERY_SIGNAL,
  SEND_ATTEMPT_OPTIONS,
  SEND_DELIVERY_NOW_SIGNAL,
  createDeliveryWorkflowId,
} from './workflows/deliveries.js';
export {
  CONSOLE_URL_MEMO,
  buildConsoleUrl,
  describeDeliveryWorkflow,
  describeOperationWorkflow,
} from './workflows/workflow-descriptions.js';
export type { WorkflowDescription } from './workflows/workflow-descriptions.js';
export { DomainError, ERRORS, isErrorCode } from './errors.js';
export type { ErrorCode, ErrorKind } from './errors.js';
export {
  COMPRESSIONS,
  EXPORTED_ASSETS,
  EXPORTS,
  findExport,
  formatCameraPathFormat,
  formatExportFormat,
  isWorldAsset,
  nameCameraPathAsset,
  nameNavmeshAssets,
  parseExportFormat,
  parseExportPair,
  parseNavmeshFormat,
} from './operations/exports.js';
export { completeNavmeshAgent, DEFAULT_NAVMESH_AGENT, NAVMESH_AGENT_RANGES } from './operations/navmesh-agents.js';
export type { NavmeshAgent } from './operations/navmesh-agents.js';
export type { Compression, ExportFormat, ExportPair, ExportedAssets } from './operations/exports.js';
export { FAILURE_CODES, describeFailure, toFailureCode, isFailureCode } from './operations/failures.js';
export type { FailureCode } from './operations/failures.js';
export { LIMITS } from './limits.js';
export { formatPersonName, isOperatorName, parsePersonName } from './accounts/operator-names.js';
export type { PersonIdentity } from './accounts/operator-names.js';
export { OPERATOR_ROLES, includesRole, isOperatorRole } from './accounts/operator-roles.js';
export type { OperatorRole } from './accounts/operator-roles.js';
export { isWorldEngineName, WORLD_ENGINE_PROMPTS, WORLD_ENGINE_TASKS, WORLD_ENGINES } from './worlds/world-engines.js';
export type { WorldEngineName } from './worlds/world-engines.js';
export {
  DEFAULT_MODEL,
  DRAFT_MODEL,
  MODEL_NAMES,
  MODEL_PRESETS,
  chooseModelPreset,
  choosePaintingWidth,
  isModelName,
  rendersCoarsely,
} from './worlds/models.js';
export type { ModelName, ModelPreset } from './worlds/models.js';
export { hasPanoramaAspectRatio, findPictureSizeError } from './worlds/pictures.js';
export {
  DEFAULT_PRICES,
  PANORAMA_SOURCES,
  NO_COST,
  TYPICAL_EXPORT_SECONDS,
  TYPICAL_PAINTING_SECONDS,
  TYPICAL_GENERATION_SECONDS,
  applyPriceChanges,
  isPanoramaSource,
  computeCost,
} from './accounts/prices.js';
export type { Cost, CostLineItem, PanoramaSource, PriceChanges, PricedWork, Prices } from './accounts/prices.js';
export { TASK_QUEUES, createInferenceQueueName } from './workflows/queues.js';
export type { InferenceQueue, TaskQueue } from './workflows/queues.js';
export {
  RUNNING_RETRY_SECONDS,
  OPERATION_START_CLASSES,
  ACCOUNT_TIERS,
  TIER_LIMITS,
  checkRateLimitAdmission,
  resolveRateLimits,
  computeMaxRunningGenerations,
  createRateLimitRule,
  getStartClass,
  computeRateWindowStates,
  toRateWindowMessage,
} from './accounts/rate-limits.js';
export type {
  RateLimitAdmission,
  AccountLimitOverrides,
  RateLimits,
  RateLimitRule,
  RateWindow,
  OperationStartClass,
  AccountTier,
  RateWindowReading,
  RateWindowState,
} from './accounts/rate-limits.js';
export { findLayoutFault } from './worlds/find-layout-fault.js';
export type { LayoutFault } from './worlds/find-layout-fault.js';
export { findLightFault } from './worlds/find-light-fault.js';
export {
  BACKDROP_DIRECTIONS,
  BIOME_NAMES,
  GROUND_COVERS,
  LIQUIDS,
  OBJECT_KINDS,
  ROOM_KINDS,
  SCENE_LIMITS,
  SCENE_VERSIONS,
  findSceneVersion,
  isBasicKind,
  SEASONS,
  TIMES_OF_DAY,
  WATER_KINDS,
  WEATHERS,
} from './worlds/scene.js';
export type {
  Backdrop,
  BackdropDirection,
  Biome,
  GroundCover,
  Liquid,
  ObjectKind,
  Place,
  Room,
  Scene,
  RoomSurface,
  RoomSurfaces,
  SceneLight,
  SceneVersion,
  Season,
  TimeOfDay,
  Water,
  Weather,
} from './worlds/scene.js';
export { LANDFORM_NAMES } from './worlds/landform.js';
export type { Landform } from './worlds/landform.js';
export { countOriginalEntries, findEditFault } from './worlds/find-edit-fault.js';
export { OBJECT_STATES } from './worlds/scene-object.js';
export type { ObjectPlacement, ObjectState, SceneObject } from './worlds/scene-object.js';
export { SCENE_CHANGES } from './worlds/scene-edit.js';
export type { ObjectRestyle, SceneChange, SceneEdit } from './worlds/scene-edit.js';
export { findRoomFault, hasBoxRoom } from './worlds/find-room-fault.js';
export type { RoomSize } from './worlds/room-size.js';
export { findRelationFault } from './worlds/find-relation-fault.js';
export { ARRANGEMENT_KINDS, RELATION_AREAS, RELATION_KINDS } from './worlds/scene-relation.js';
export type { RelationArea, RelationKind, SceneRelation } from './worlds/scene-relation.js';
export {
  DEPTH_TO_RGB_STAGES,
  EXPORT_STAGES,
  STAGES,
  findCurrentStage,
  computeOverallPercent,
  getStageDescription,
} from './operations/stages.js';
export type { StageFractions, StageName } from './operations/stages.js';
export { SCOPES, isScope } from './accounts/scopes.js';
export type { Scope } from './accounts/scopes.js';
export {
  MEDIA_KINDS,
  MEDIA_STATES,
  OPERATION_KINDS,
  OPERATION_STATES,
  PROMPT_KINDS,
  OPERATION_DEADLINE_MS,
  isTerminalState,
  toProgressStatus,
} from './operations/states.js';
export type { MediaKind, MediaState, OperationKind, OperationState, PromptKind } from './operations/states.js';
export { DEFAULT_STORAGE_QUOTA } from './accounts/storage.js';
export type { StorageQuota } from './accounts/storage.js';
export type { FigureSpread, ViewQuality, WalkFigures, WorldQuality } from './worlds/world-quality.js';
export { TRACE_HEADER, createRunSpanId, createChildTrace } from './workflows/trace.js';
export type { EndedWorkflowRun, TraceHeader, TraceSinks } from './workflows/trace.js';
export { TASK_NAMES } from './operations/tasks.js';
export type { TaskName } from './operations/tasks.js';
export { STATISTICS_BUCKETS, chooseStatisticsBucket, computeBucketEdges, findPeriodFault, isTimeZone } from './statistics/period.js';
export type { StatisticsBucket, StatisticsPeriod } from './statistics/period.js';
