/**
 * The TypeScript client. In: an address and an API key. Out: typed calls with retries and limits, waits, event streams, uploads and
 * downloads, in Node and in browsers.
 */
export type * as api from './generated/types.gen.js';
export type {
  AccountDelivery,
  AccountDeliveryDetails,
  ApiKey,
  BatchItem,
  Caller,
  CatalogueObject,
  CataloguePage,
  CreatedApiKey,
  Credits,
  ExportResult,
  MediaAsset,
  MediaReference,
  Operation,
  PanoDepthToRgbResult,
  Preview,
  Progress,
  QueuePlace,
  Quote,
  Scene,
  SceneChange,
  SceneComposition,
  ShareToken,
  Storage,
  TaskOperation,
  UpdateWorldRequest,
  Usage,
  ValidationError as ValidationEntry,
  WebhookDelivery,
  World,
  WorldPrompt,
} from './generated/types.gen.js';

export { Diorama } from './diorama.js';
export type { DioramaOptions, ExportAndWaitOptions, Exported, GenerateAndWaitOptions, Generated } from './diorama.js';
export type { ClientOptions } from './transport/client-options.js';
export type { Retry } from './transport/transport.js';
export type { CallLimits, RequestOptions } from './transport/call-timeout.js';
export { newIdempotencyKey } from './transport/idempotency.js';
export type { DoneEvent, FollowOptions, OperationEvent, ProgressEvent } from './transport/operation-stream.js';
export type {
  BatchRequest,
  CameraPath,
  Edit,
  ExportFormat,
  GenerateRequest,
  NavmeshAgent,
  StartOptions,
  TaggedWorld,
  UpdateOptions,
  Variation,
  Worlds,
} from './worlds.js';
export type { ApiKeys, RevokeKeyOptions } from './api-keys.js';
export type { DeliveryFilter, WebhookDeliveries } from './webhook-deliveries.js';
export type { Catalogue, CatalogueFilter } from './catalogue.js';
export type { Scenes } from './scenes.js';
export type { DepthRequest, Panoramas } from './panoramas.js';
export type { OperationFilter, Operations, WaitOptions } from './operations.js';
export type { TaskFilter, TaskName, TaskRequests, TaskSubmitOptions, TaskWaitOptions, Tasks } from './tasks.js';
export type { Media, UploadOptions } from './media.js';
export type { UploadFile, UploadProgress } from './upload-body.js';
export type { AssetFile, ByteRange, Download, DownloadOptions, Downloads } from './downloads.js';
export type { Gallery, GalleryFilter, SharedFollowOptions, SharedReadOptions } from './gallery.js';
export { imageFromAsset, imageFromBytes, imageFromUrl } from './media-reference.js';
export {
  AuthenticationError,
  BadRequestError,
  ConflictError,
  ConnectionError,
  ContentPolicyError,
  DioramaError,
  InsufficientCreditsError,
  MediaRejectedError,
  NotFoundError,
  OperationFailedError,
  RateLimitError,
  PermissionError,
  PreconditionFailedError,
  ServiceError,
  SignedUrlError,
  TaskFailedError,
  TimeoutError,
  ValidationError,
  createErrorFromResponse,
} from './transport/errors.js';
export type { FailedResponse, FailureDetails } from './transport/errors.js';
export { WebhookVerificationError, verifyWebhook } from './webhooks/webhooks.js';
export type { WebhookEvent, WebhookFault, WebhookRequest } from './webhooks/webhooks.js';
export { JwksCache } from './webhooks/jwks-cache.js';
export type { Jwk, Jwks, JwksCacheOptions } from './webhooks/jwks-cache.js';
