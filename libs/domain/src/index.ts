export {
  ID_RANDOM_BYTES,
  accountId,
  apiKeyId,
  base62,
  isMediaAssetId,
  isOperationId,
  isWorldId,
  mediaAssetId,
  operationId,
  projectId,
  worldId,
} from './ids.js';
export type { AccountId, ApiKeyId, MediaAssetId, OperationId, ProjectId, WorldId } from './ids.js';
export { DomainError, ERRORS, isErrorCode } from './errors.js';
export type { ErrorCode, ErrorKind } from './errors.js';
export { FAILURES, failureOf, isFailureCode } from './failures.js';
export type { FailureCode } from './failures.js';
export { LIMITS } from './limits.js';
export { DEFAULT_MODEL, MODEL_NAMES, MODEL_PRESETS, isModelName } from './models.js';
export type { ModelName, ModelPreset } from './models.js';
export { TASK_QUEUES } from './queues.js';
export type { TaskQueue } from './queues.js';
export { STAGES, currentStage, overallPercent, stageDescription } from './stages.js';
export type { StageFractions, StageName } from './stages.js';
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
