import type { OperationState } from '@diorama/domain';
import type { DeliveryState } from '@diorama/webhook';

import { snakeWord } from '../../http/fields/camel-case.js';

type JsonSchema = Readonly<Record<string, unknown>>;

/** One line per value, as Markdown. */
const listValues = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([value, meaning]) => `- \`${value}\`: ${meaning}`)
    .join('\n');

const DELIVERY_STATES_TEXT = `Current state:\n\n${listValues({
  SCHEDULED: 'The operation is not done, or the delivery has not started yet.',
  PUBLISH_FAILED: 'The delivery could not be started, and nothing was sent. Poll the operation, or send the delivery again.',
  PENDING: 'The delivery is waiting for the next attempt.',
  IN_FLIGHT: 'An attempt is in progress.',
  DELIVERED: 'Final. The receiver returned 2xx.',
  SUPPRESSED: 'Final. The receiver returned 410 to stop the delivery.',
  EXHAUSTED: 'Final. No attempt succeeded within 24 hours, the host has a private address, or the content of the operation was deleted.',
} satisfies Readonly<Record<DeliveryState, string>>)}`;

const OPERATION_STATES_TEXT = `Current state:\n\n${listValues({
  QUEUED: 'The operation is waiting for a worker.',
  RUNNING: 'A worker is running the operation.',
  SUCCEEDED: 'Final. `response` contains the result.',
  FAILED: 'Final. `error` contains the reason. Nothing was charged.',
  CANCELLED: 'Final. The operation was cancelled. Nothing was charged.',
} satisfies Readonly<Record<OperationState, string>>)}`;

const MEDIA_STATES_TEXT = `Current state:\n\n${listValues({
  PENDING_UPLOAD: 'The bytes have not arrived yet.',
  READY: 'Requests can use the media asset.',
  REJECTED: 'The file is not an image or video of the given `kind`.',
  EXPIRED: 'The bytes did not arrive in time.',
})}`;

/**
 * Descriptions of fields and path parameters whose schemas bring none, by their names in snake_case. `Component.field` is for one
 * component only and comes first. A description at the schema itself comes before both.
 */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  '100k': 'About 100,000 splats, for phones and previews.',
  '500k': 'About 500,000 splats.',
  account_id: 'Account ID.',
  account_name: 'Name of the account.',
  accounts: 'The accounts of this page.',
  action: 'What the operator did, such as `account.create`.',
  alg: 'Signature algorithm.',
  allow_id_access: 'Whether anyone who knows the ID can read the world.',
  amount: 'Credits that one refill adds.',
  api_key_id: 'API key ID.',
  api_keys: 'The API keys of the account, without their secrets.',
  asset_type: 'Type of the exported assets.',
  assets: 'The files of the world, and information about them.',
  attempt_count: 'Number of attempts that have started.',
  attempts: 'All attempts, oldest first.',
  auto_refill: 'Rule that adds credits automatically. Null if the account has none.',
  available: 'Credits that can be spent: the balance without held credits.',
  available_credits: 'Credits that the account can spend now.',
  balance: 'Credits of the account, including held credits.',
  bytes: 'Total size in bytes.',
  cancelled: 'Number of cancelled operations.',
  caption: 'Description of the world.',
  ceiling: 'Finish of the ceiling.',
  change: 'Kind of the change.',
  code: 'Error code.',
  content: 'The image.',
  cost: 'Credits for each item.',
  created_at: 'Time of creation.',
  created_by: 'Name of the operator that created it.',
  credits: 'Number of credits.',
  credits_used: 'Credits charged.',
  crv: 'Curve of the key.',
  data: 'What the event is about.',
  days: 'Credits used, one entry per day and item.',
  deadline: 'Time after which no attempt starts.',
  deleted: 'Always true.',
  deliveries: 'The deliveries of this page.',
  delivery_id: 'Delivery ID.',
  depth: 'Extent from front to back, in metres.',
  description: 'Human-readable description.',
  details: 'Values of the action.',
  display_name: 'Display name of the world.',
  dry_run: 'Always true: nothing was started.',
  duration_ms: 'Duration in milliseconds.',
  ended_at: 'Time at which the operation finished. Null while it is running.',
  error: 'Why the operation failed. Null otherwise.',
  estimated_seconds: 'Expected duration of the generation in seconds, without waiting time.',
  expires_at: 'Time of expiry.',
  exports_per_hour: 'Exports per hour.',
  exports_per_minute: 'Exports per minute.',
  extension: 'File extension, without the dot.',
  failed: 'Number of failed operations.',
  failure: 'Why the operation failed. Null otherwise.',
  file_name: 'File name, shown in lists.',
  finished_at: 'Time of completion. Null until then.',
  floor: 'Finish of the floor.',
  format: 'File format.',
  from: 'Start of the period, inclusive.',
  full_res: 'All splats that were generated.',
  full_res_mesh_url: 'Vertex-coloured mesh with all triangles, GLB.',
  height: 'Extent upwards, in metres.',
  hq: 'Textured mesh.',
  hq_mesh_url: 'Textured mesh, GLB.',
  http_status: 'HTTP status of the response. Null if the attempt got no response.',
  id: 'Unique ID.',
  image_prompt: 'The image.',
  imagery: 'The panorama and the images that match it pixel by pixel.',
  is_public: 'Only worlds that the gallery lists (`true`), or only worlds that it does not list (`false`).',
  keys: 'The published keys. A receiver must keep all of them.',
  kid: 'ID of the signing key (RFC 7638 thumbprint).',
  kind: 'Kind of the file: image or video.',
  kty: 'Key type.',
  last_24_hours: 'Figures of the last 24 hours.',
  last_attempt: 'The latest attempt. Null before the first one.',
  last_used_at: 'Time of the latest request with the key. Null if it was never used.',
  limits: 'Rate limits of generations and exports.',
  line_items: 'The cost of each item.',
  lines: 'The lines of this page.',
  listed_from: 'Time from which the public key set lists the key.',
  listed_until: 'Time until which the public key set lists the key. Null for the current key.',
  max_running: 'Maximum number of concurrent generations.',
  media_asset: 'The media asset.',
  media_asset_id: 'Media asset ID.',
  media_assets: 'The media assets of this page.',
  mesh: 'Triangle meshes.',
  mesh_variant: 'Variant of the mesh: `hq` is the textured one.',
  message: 'Human-readable error message. Its text may change.',
  model: 'ID of the model.',
  msg: 'Human-readable error message of the field. Its text may change.',
  multi_image_prompt: 'The images with their directions.',
  name: 'Display name.',
  next_attempt_time: 'Time of the next attempt. Null if no attempt follows.',
  note: 'Human-readable note.',
  number: 'Number of the attempt, from 1.',
  object_id: 'Catalogue ID of the object.',
  objects: 'The objects of this page.',
  operation_id: 'Operation ID.',
  operations: 'The operations of this page.',
  operator: 'Name of the operator.',
  per_hour: 'Generations per hour.',
  per_minute: 'Generations per minute.',
  percent: 'Share of the work that is done, 0 to 100.',
  permission: 'Who can read the world.',
  preview: 'Early files of a running generation. Omitted until the first file is stored.',
  progress: 'Progress of the run.',
  project_id: 'Project ID.',
  projects: 'The projects of the account.',
  public: 'Whether the gallery lists the world.',
  purged: 'Always true.',
  queued_operations: 'Number of operations that have not started.',
  redeliveries: 'How often the delivery was sent again on request.',
  reference: 'Reference that makes the grant idempotent, such as the number of an invoice.',
  request_id: 'ID of the request that started it.',
  resolution: 'Resolution of the splats, such as `full_res`.',
  revoked_at: 'Time of the revocation. Null if the key is not revoked.',
  revoked_by: 'Name of the operator that revoked the key. Null if it is not revoked.',
  running_operations: 'Number of operations that are in progress.',
  scene: 'The scene as JSON.',
  schema_version: 'Version of this schema.',
  seconds: 'Duration in seconds.',
  seed: 'Seed of the generation. The same request with the same seed generates the same files.',
  semantics_metadata: 'How the splats relate to metres and to the ground.',
  sign_from: 'Time from which the key signs webhooks.',
  sign_until: 'Time until which the key signs webhooks. Null for the current key.',
  signing_key: 'The new key.',
  signing_keys: 'All signing keys, newest first.',
  source: 'Kind of the reference.',
  splats: 'Gaussian splats.',
  stage: 'Stage of the run, such as `render`.',
  started_at: 'Start time.',
  state: 'Current state.',
  status: 'Current status.',
  storage: 'Quota for media assets.',
  succeeded: 'Number of operations that succeeded.',
  tags: 'Your own labels of the world.',
  target: 'ID of the resource that the action changed.',
  task_name: 'Kind of the task.',
  text_prompt: 'The prompt in plain English.',
  theme: 'Theme of the object in the catalogue.',
  themes: 'All themes of the catalogue.',
  thumbnail_url: 'A small view of the world, WebP.',
  tier: 'Tier that sets the default limits.',
  to: 'New placement of the object.',
  total_credits: 'Total number of credits.',
  transfer_id: 'ID of the line.',
  until: 'End of the period, exclusive.',
  updated_at: 'Time of the latest change.',
  upload_info: 'How to send the bytes.',
  upload_method: 'HTTP method of the upload.',
  url: 'URL of the file.',
  use: 'What the key is for: signatures.',
  video_prompt: 'The video.',
  wall: 'Finish of the walls.',
  width: 'Extent from left to right, in metres.',
  world: 'The world.',
  world_id: 'World ID.',
  world_prompt: 'What to generate: a text prompt, one or more images, a video or a scene.',
  world_svc_url: 'URL of the page that shows the world.',
  worlds: 'The worlds of this page.',
  x: 'Distance to the right in metres.',
  y: 'Distance upwards in metres.',
  z: 'Distance backwards in metres.',

  'AccountDelivery.state': DELIVERY_STATES_TEXT,
  'AccountDeliveryDetails.state': DELIVERY_STATES_TEXT,
  'CreateAccountRequest.credits': 'Credits that the account starts with.',
  'Delivery.state': DELIVERY_STATES_TEXT,
  'DeliveryDetails.state': DELIVERY_STATES_TEXT,
  'Engine.name': 'Name of the engine.',
  'Error.detail': 'Human-readable error message. Its text may change, so programs should check `code`.',
  'HTTPValidationError.detail': 'One entry per error, in the order of the fields.',
  'ImagePrompt.type': 'Kind of the prompt: one image.',
  'MultiImagePrompt.type': 'Kind of the prompt: several images.',
  'MediaAsset.state': MEDIA_STATES_TEXT,
  'OperationCostLineItem.name': 'What the credits are for.',
  'OperationError.message': 'Human-readable reason why the operation failed. Its text may change.',
  'Overview.accounts': 'Number of accounts.',
  'Overview.worlds': 'Number of worlds.',
  'ScenePrompt.type': 'Kind of the prompt: a scene.',
  'TaskError.code': 'Error code in the tasks API.',
  'TextPrompt.type': 'Kind of the prompt: a text prompt.',
  'Usage.operations': 'Number of operations.',
  'query.account_id': 'Only items of this account.',
  'query.operation_id': 'Only the delivery of this operation.',
  'query.state': 'Return only items in this state.',
  'ValidationError.type': 'Kind of the error, such as `missing`.',
  'VideoPrompt.type': 'Kind of the prompt: a video.',
  'TaskOperation.state': OPERATION_STATES_TEXT,
  'WebhookDelivery.state': DELIVERY_STATES_TEXT,
  'WebhookDeliverySummary.state': DELIVERY_STATES_TEXT,
  'WebhookEvent.state': '`SUCCEEDED` or `FAILED`. An operation that expired is `FAILED`.',
  'WebhookEvent.type': '`task.succeeded`, `task.failed` if the operation failed or expired, or `webhook.test` for a test event.',
  'WebhookEvent.id': 'ID of the event: `evt_` and the ID of the operation.',
  'WebhookEvent.created_at': 'Time at which the operation finished.',
};

/** The description of a field or a path parameter; undefined if the table has none. `Task` before a component is left out. */
export function describeField(name: string, component = ''): string | undefined {
  const field = snakeWord(name);
  return (
    DESCRIPTIONS[`${component}.${field}`] ?? DESCRIPTIONS[`${component.replace(/^Task(?=[A-Z])/, '')}.${field}`] ?? DESCRIPTIONS[field]
  );
}

/** The schema of a component with a description at every field that the table knows. */
export function addDescriptions(component: string, schema: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === 'properties' ? describeProperties(component, value) : descend(component, value),
    ]),
  );
}

function describeProperties(component: string, properties: unknown): JsonSchema {
  return Object.fromEntries(
    Object.entries(properties as Record<string, JsonSchema>).map(([name, property]) => {
      const description = property['description'] ?? describeField(name, component);
      const described = addDescriptions(component, property);
      return [name, description === undefined ? described : { ...described, description }];
    }),
  );
}

function descend(component: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => descend(component, item));
  return typeof value === 'object' && value !== null ? addDescriptions(component, value as JsonSchema) : value;
}
