import { CHANGE_ROUTES } from './change-routes.js';
import { idempotencyHeaderSchema, listGalleryQuery, listOperationsQuery, usageQuerySchema } from '../http/queries.js';
import { listTasksQuery, taskQuerySchema } from '../http/tasks.js';
import { shareTokenHeaderSchema } from '../http/update-world.js';
import { OWN_ACCOUNT_ROUTES } from './own-account-routes.js';
import { EVENTS, START } from './public-route.js';
import type { PublicRoute } from './public-route.js';
import { SCENE_ROUTES } from './scene-routes.js';
import { WORLD_ROUTES } from './world-routes.js';

const OPERATIONS: readonly PublicRoute[] = [
  {
    method: 'get',
    path: '/svc/v1/operations',
    id: 'listOperations',
    tag: 'Operations',
    summary: 'List your operations',
    description: 'Returns a page of your operations, newest first.',
    query: listOperationsQuery,
    answer: 'OperationPage',
    failures: [422],
  },
  {
    method: 'get',
    path: '/svc/v1/operations/{operation_id}',
    id: 'getOperation',
    tag: 'Operations',
    summary: 'Get an operation',
    description: 'Poll this endpoint until `done` is true. Send the `ETag` as `If-None-Match` to get 304 while nothing changed.',
    answer: 'Operation',
    failures: [404],
  },
  {
    method: 'post',
    path: '/svc/v1/operations/{operation_id}:cancel',
    id: 'cancelOperation',
    tag: 'Operations',
    summary: 'Cancel an operation',
    description:
      'Requests the cancellation of an operation and returns it. The call has no effect on an operation that is already finished. A cancelled operation is not charged.',
    answer: 'Operation',
    examples: ['cancelled'],
    failures: [404],
  },
  {
    method: 'get',
    path: '/svc/v1/operations/{operation_id}/queue',
    id: 'getQueuePlace',
    tag: 'Operations',
    summary: 'Get the place of an operation in the queue',
    description:
      'Returns the place of an operation among all operations that wait for a worker, and when it is likely to start and to be done. Accounts take turns, so the place can change when another account starts an operation. Read it again every few seconds.',
    answer: 'QueuePlace',
    failures: [404],
  },
  {
    method: 'get',
    path: '/svc/v1/operations/{operation_id}/events',
    id: 'streamOperationEvents',
    tag: 'Operations',
    summary: 'Follow an operation',
    ...EVENTS,
    failures: [404, 429],
  },
];

const MEDIA: readonly PublicRoute[] = [
  {
    method: 'post',
    path: '/svc/v1/media-assets:prepare_upload',
    id: 'prepareUpload',
    tag: 'Media assets',
    summary: 'Prepare an upload',
    description:
      'Creates a media asset and returns an upload URL. Send the bytes to `upload_url` with `upload_method` and all of `required_headers`. Returns 400 if the storage quota of the account is exhausted.',
    body: 'PrepareUploadRequest',
    answer: 'PreparedUpload',
    failures: [422],
  },
  {
    method: 'get',
    path: '/svc/v1/media-assets/{media_asset_id}',
    id: 'getMediaAsset',
    tag: 'Media assets',
    summary: 'Get a media asset',
    description: 'Returns the state of the media asset. A request can use it as soon as the state is READY.',
    answer: 'MediaAsset',
    failures: [404],
  },
  {
    method: 'delete',
    path: '/svc/v1/media-assets/{media_asset_id}',
    id: 'deleteMediaAsset',
    tag: 'Media assets',
    summary: 'Delete a media asset',
    description:
      'Deletes the media asset and its file immediately. An operation that has not read the file yet fails with the error code 404.',
    answer: 'DeletedMediaAsset',
    failures: [404],
  },
  {
    method: 'post',
    path: '/svc/v1/media-assets:list',
    id: 'listMediaAssets',
    tag: 'Media assets',
    summary: 'List your media assets',
    description: 'Returns a page of your media assets, newest first. Pass `next_page_token` with the same filters to get the next page.',
    body: 'ListMediaAssetsRequest',
    answer: 'MediaAssetPage',
    failures: [422],
  },
  {
    method: 'post',
    path: '/svc/v1/pano:depth_to_rgb',
    id: 'panoDepthToRgb',
    tag: 'Panoramas',
    summary: 'Paint a depth panorama',
    description:
      'Generates an RGB panorama with the geometry of the depth panorama, and returns an operation to poll. With `dry_run`, returns the price and the estimated duration instead. Rate limits do not apply.',
    headers: idempotencyHeaderSchema,
    answerHeaders: ['Idempotency-Replayed'],
    body: 'DepthToRgbRequest',
    answer: 'Started',
    failures: [402, 404, 422, 429],
  },
];

const SUBMIT = { method: 'post', tag: 'Tasks', query: taskQuerySchema, answer: 'TaskStarted' } as const;
const CALLBACK =
  'With a `webhookUrl`, the service sends one signed event to this URL when the operation has succeeded or failed. `webhookUrl` cannot be combined with `wait=true`.';
const REPLAYED = { headers: idempotencyHeaderSchema, answerHeaders: ['Idempotency-Replayed'] };

const TASKS: readonly PublicRoute[] = [
  {
    ...SUBMIT,
    ...START,
    path: '/tasks:generateWorld',
    id: 'submitGenerateWorld',
    summary: 'Submit a generation',
    description: `Starts the same generation as \`worlds:generate\`. ${CALLBACK}`,
    examples: ['submitted'],
    body: 'GenerateWorldTask',
    failures: [402, 404, 422, 429],
  },
  {
    ...SUBMIT,
    ...REPLAYED,
    path: '/tasks:panoDepthToRgb',
    id: 'submitPanoDepthToRgb',
    summary: 'Submit a painting of a depth panorama',
    description: `Starts the same operation as \`pano:depth_to_rgb\`. ${CALLBACK}`,
    examples: ['painting'],
    body: 'PanoDepthToRgbTask',
    failures: [402, 404, 422, 429],
  },
  {
    ...SUBMIT,
    ...START,
    path: '/tasks:exportWorld',
    id: 'submitExportWorld',
    summary: 'Submit an export',
    description: `Starts the same export as \`worlds/{world_id}:export\`. ${CALLBACK}`,
    examples: ['export'],
    body: 'ExportWorldTask',
    failures: [402, 404, 422, 429],
  },
  {
    method: 'get',
    path: '/operations',
    id: 'listTaskOperations',
    tag: 'Tasks',
    summary: 'List your operations',
    description: 'Returns a page of your operations, newest first, each with a summary of its webhook delivery.',
    query: listTasksQuery,
    answer: 'TaskOperationPage',
    failures: [422],
  },
  {
    method: 'get',
    path: '/operations/{operationId}',
    id: 'getTaskOperation',
    tag: 'Tasks',
    summary: 'Get an operation',
    description: 'Poll this endpoint until `done` is true, or receive a webhook instead.',
    answer: 'TaskOperation',
    failures: [404],
  },
  {
    method: 'get',
    path: '/api/v2/operations/{operationId}',
    id: 'getTaskOperationV2',
    tag: 'Tasks',
    summary: 'Get an operation, under its versioned path',
    description: 'Returns the same operation as the path without `/api/v2`.',
    answer: 'TaskOperation',
    failures: [404],
  },
  {
    method: 'post',
    path: '/operations/{operationId}:cancel',
    id: 'cancelTaskOperation',
    tag: 'Tasks',
    summary: 'Cancel an operation',
    description:
      'Requests the cancellation of an operation and returns it. The call has no effect on an operation that is already finished. A cancelled operation is not charged and sends no webhook.',
    answer: 'TaskOperation',
    examples: ['cancelled'],
    failures: [404],
  },
  {
    method: 'get',
    path: '/operations/{operationId}/webhookDelivery',
    id: 'getWebhookDelivery',
    tag: 'Tasks',
    summary: 'Get the delivery record of a webhook',
    description: 'Returns 404 if the operation has no webhook or was cancelled.',
    answer: 'WebhookDelivery',
    failures: [404],
  },
];

const ACCOUNT: readonly PublicRoute[] = [
  {
    method: 'get',
    path: '/svc/v1/credits',
    id: 'getCredits',
    tag: 'Account',
    summary: 'Get your credits',
    description: 'Returns the credits that you can spend, and the credits that are reserved for running operations.',
    answer: 'Credits',
    failures: [],
  },
  {
    method: 'get',
    path: '/svc/v1/usage',
    id: 'getUsage',
    tag: 'Account',
    summary: 'Get your usage',
    description: 'Returns the credits used, by day and by item.',
    query: usageQuerySchema,
    answer: 'Usage',
    failures: [422],
  },
];

const CALLER: PublicRoute = {
  method: 'get',
  path: '/svc/v1/whoami',
  id: 'getCaller',
  tag: 'Account',
  summary: 'Get the owner of an API key',
  description: 'Returns the account, the project, the name and the scopes of the API key. Every valid API key can call this endpoint.',
  answer: 'Caller',
  failures: [],
};

const STORAGE: PublicRoute = {
  method: 'get',
  path: '/svc/v1/storage',
  id: 'getStorage',
  tag: 'Account',
  summary: 'Get your storage usage',
  description: 'Returns the size and number of your media assets, and the quota of the account.',
  answer: 'Storage',
  failures: [],
};

/** Headers and access of a route that a password may protect. */
const SHARED = { headers: shareTokenHeaderSchema, isOpen: true } as const;

const OPEN: readonly PublicRoute[] = [
  {
    method: 'get',
    path: '/public/worlds',
    id: 'listGallery',
    tag: 'Gallery',
    summary: 'List public worlds',
    description:
      'Returns the worlds that their owners made public, newest first. You can search them by words, up to 60 times per minute, and filter them by tag and style.',
    query: listGalleryQuery,
    answer: 'WorldPage',
    failures: [422, 429],
    isOpen: true,
  },
  {
    method: 'get',
    path: '/public/worlds/{world_id}',
    id: 'getSharedWorld',
    tag: 'Gallery',
    summary: 'Get a world that is readable by its link',
    description:
      'Returns a world that is public or has `allow_id_access`, with its progress while it is being generated. A world whose link has expired returns 404. A world with a password returns 401 without a valid `Share-Token`.',
    ...SHARED,
    answer: 'SharedWorld',
    failures: [401, 404],
  },
  {
    method: 'post',
    path: '/public/worlds/{world_id}:unlock',
    id: 'unlockSharedWorld',
    tag: 'Gallery',
    summary: 'Exchange the password of a shared world for a token',
    description:
      'Returns a token that opens the world for an hour, unless its owner changes the password. A wrong password returns 403. After 10 wrong passwords for a world within a minute from one address, returns 429.',
    body: 'UnlockWorldRequest',
    answer: 'ShareToken',
    failures: [403, 404, 422, 429],
    isOpen: true,
  },
  {
    method: 'get',
    path: '/public/worlds/{world_id}/events',
    id: 'streamSharedWorldEvents',
    tag: 'Gallery',
    summary: 'Follow the generation of a world that is readable by its link',
    ...EVENTS,
    ...SHARED,
    failures: [401, 404, 429],
  },
  {
    method: 'get',
    path: '/healthz',
    id: 'getHealth',
    tag: 'Service',
    summary: 'Check the health of the service',
    description: 'Returns `ok` if the service can accept requests. No API key is needed.',
    answer: 'Health',
    failures: [],
    isOpen: true,
  },
  {
    method: 'get',
    path: '/.well-known/webhooks/jwks.json',
    id: 'getWebhookKeys',
    tag: 'Service',
    summary: 'Get the keys that sign webhooks',
    description:
      'A JSON Web Key Set (RFC 7517) of Ed25519 keys. A webhook is authentic if any of its signatures verifies against any of the keys. Cache the set for up to 24 hours. Before you reject a webhook, fetch the set again once.',
    answer: 'KeySet',
    failures: [],
    isOpen: true,
  },
];

/** Every route of the interface, in the order in which the document shows them. */
export const PUBLIC_ROUTES: readonly PublicRoute[] = [
  ...WORLD_ROUTES,
  ...CHANGE_ROUTES,
  ...OPERATIONS,
  ...MEDIA,
  ...SCENE_ROUTES,
  ...TASKS,
  ...ACCOUNT,
  STORAGE,
  CALLER,
  ...OWN_ACCOUNT_ROUTES,
  ...OPEN,
];
