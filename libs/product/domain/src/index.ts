export {
  ID_RANDOM_BYTES,
  accountId,
  apiKeyId,
  base62,
  deliveryId,
  isDeliveryId,
  isMediaAssetId,
  isOperationId,
  isWorldId,
  mediaAssetId,
  operationId,
  projectId,
  worldId,
} from './ids.js';
export type { AccountId, ApiKeyId, DeliveryId, MediaAssetId, OperationId, ProjectId, WorldId } from './ids.js';
export {
  DELIVERY_ENDED,
  HOST_PAUSED,
  NO_SLOT,
  PURGE_SIGNAL,
  SEND_ATTEMPT_OPTIONS,
  SEND_NOW_SIGNAL,
  deliveryWorkflowId,
} from './deliveries.js';
export { DomainError, ERRORS, isErrorCode } from './errors.js';
export type { ErrorCode, ErrorKind } from './errors.js';
export { COMPRESSIONS, EXPORTED_ASSETS, EXPORTS, exportOf, formatOf, readFormat } from './exports.js';
export type { Compression, ExportFormat, ExportPair, ExportedAssets } from './exports.js';
export { FAILURE_CODES, describeFailure, failureOf, isFailureCode } from './failures.js';
export type { FailureCode } from './failures.js';
export { LIMITS } from './limits.js';
export { DEFAULT_MODEL, MODEL_NAMES, MODEL_PRESETS, isModelName } from './models.js';
export type { ModelName, ModelPreset } from './models.js';
export { isTwiceAsWide, sizeFault } from './pictures.js';
export {
  DEFAULT_PRICES,
  PANORAMA_SOURCES,
  TYPICAL_DEPTH_SECONDS,
  TYPICAL_SECONDS,
  changedPrices,
  isPanoramaSource,
  priceOf,
} from './prices.js';
export type { Cost, CostLineItem, PanoramaSource, PriceChanges, PricedWork, Prices } from './prices.js';
export { TASK_QUEUES, inferenceQueue } from './queues.js';
export type { InferenceQueue, TaskQueue } from './queues.js';
export {
  RUNNING_RETRY_SECONDS,
  START_CLASSES,
  TIERS,
  TIER_LIMITS,
  admit,
  limitsOf,
  mostRunning,
  rateRule,
  startClassOf,
  windowStates,
} from './rate-limits.js';
export type {
  Admission,
  OwnLimits,
  RateLimits,
  RateRule,
  RateWindow,
  StartClass,
  Tier,
  WindowReading,
  WindowState,
} from './rate-limits.js';
export { BIOMES, GROUND_COVERS, OBJECT_KINDS, ROOMS, SCENE_BOUNDS, SCENE_VERSION, SEASONS, TIMES, WATERS, WEATHERS } from './scene.js';
export type { Biome, GroundCover, ObjectKind, Place, Room, Scene, SceneObject, Season, TimeOfDay, Water, Weather } from './scene.js';
export { DEPTH_STAGES, EXPORT_STAGES, STAGES, currentStage, overallPercent, stageDescription } from './stages.js';
export type { StageFractions, StageName } from './stages.js';
export { SCOPES, isScope } from './scopes.js';
export type { Scope } from './scopes.js';
export {
  MEDIA_KINDS,
  MEDIA_STATES,
  OPERATION_KINDS,
  OPERATION_STATES,
  PROMPT_KINDS,
  RUN_DEADLINE_MS,
  hasEnded,
  progressStatus,
} from './states.js';
export type { MediaKind, MediaState, OperationKind, OperationState, PromptKind } from './states.js';
export { DEFAULT_STORAGE_QUOTA } from './storage.js';
export type { StorageQuota } from './storage.js';
export type { ViewQuality, WorldQuality } from './world-quality.js';
export { TRACE_HEADER, runSpanId, traceWithin } from './trace.js';
export type { EndedRun, TraceHeader, TraceSinks } from './trace.js';
export { TASK_NAMES } from './tasks.js';
export type { TaskName } from './tasks.js';
