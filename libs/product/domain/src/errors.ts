/**
 * The one catalogue of errors: what each means to HTTP, to gRPC, to an operation and to a retry. The names of the rows are public: responses
 * contain them as `code`.
 */
export interface ErrorKind {
  /** HTTP status of the call that meets it. */
  readonly http: number;
  /** gRPC status code (google.rpc.Code). */
  readonly grpc: number;
  /** Whether a client should repeat the same call by itself: the cause is temporary and ends without an action of a caller. */
  readonly retryable: boolean;
  /** What the caller is told. `{name}` takes a detail of the error. */
  readonly message: string;
}

const GRPC = {
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  UNAUTHENTICATED: 16,
} as const;

export const ERRORS = {
  REQUEST_INVALID: {
    http: 422,
    grpc: GRPC.INVALID_ARGUMENT,
    retryable: false,
    message: 'The request does not match its schema',
  },
  REQUEST_MALFORMED: { http: 400, grpc: GRPC.INVALID_ARGUMENT, retryable: false, message: 'Bad request' },
  BODY_NOT_JSON: {
    http: 400,
    grpc: GRPC.INVALID_ARGUMENT,
    retryable: false,
    message: 'Bad request: the body is not valid JSON in UTF-8',
  },
  BODY_INCOMPLETE: {
    http: 400,
    grpc: GRPC.INVALID_ARGUMENT,
    retryable: true,
    message: 'Bad request: the body did not arrive completely',
  },
  BODY_TOO_LARGE: { http: 400, grpc: GRPC.INVALID_ARGUMENT, retryable: false, message: 'The request body has more than {limit} bytes' },
  CONTENT_TYPE_UNSUPPORTED: {
    http: 400,
    grpc: GRPC.INVALID_ARGUMENT,
    retryable: false,
    message: 'Bad request: send the body with Content-Type: application/json',
  },
  PATH_NOT_FOUND: { http: 404, grpc: GRPC.NOT_FOUND, retryable: false, message: 'Not found' },
  METHOD_NOT_ALLOWED: { http: 405, grpc: GRPC.INVALID_ARGUMENT, retryable: false, message: 'Method not allowed' },
  REQUEST_TOO_SLOW: { http: 408, grpc: GRPC.DEADLINE_EXCEEDED, retryable: true, message: 'Request Timeout' },
  RANGE_INVALID: { http: 416, grpc: GRPC.INVALID_ARGUMENT, retryable: false, message: 'The range is outside the asset' },
  EXPECTATION_UNSUPPORTED: { http: 417, grpc: GRPC.INVALID_ARGUMENT, retryable: false, message: 'Expectation Failed' },
  HEADERS_TOO_LARGE: { http: 431, grpc: GRPC.INVALID_ARGUMENT, retryable: false, message: 'Request Header Fields Too Large' },
  TRANSFER_UNSUPPORTED: { http: 501, grpc: GRPC.INVALID_ARGUMENT, retryable: false, message: 'Not Implemented' },
  API_KEY_MISSING: { http: 401, grpc: GRPC.UNAUTHENTICATED, retryable: false, message: 'The Svc-Api-Key header is missing' },
  API_KEY_INVALID: { http: 401, grpc: GRPC.UNAUTHENTICATED, retryable: false, message: 'The API key is not valid' },
  API_KEY_SCOPE_MISSING: {
    http: 403,
    grpc: GRPC.PERMISSION_DENIED,
    retryable: false,
    message: "The API key lacks the scope '{scope}'",
  },
  OPERATOR_TOKEN_INVALID: {
    http: 401,
    grpc: GRPC.UNAUTHENTICATED,
    retryable: false,
    message: 'The operator token is missing or not valid',
  },
  OPERATOR_ROLE_MISSING: {
    http: 403,
    grpc: GRPC.PERMISSION_DENIED,
    retryable: false,
    message: "The operator lacks the role '{role}'",
  },
  TOKEN_SIGN_IN_DISABLED: {
    http: 403,
    grpc: GRPC.PERMISSION_DENIED,
    retryable: false,
    message: 'Sign-in to the console with an operator token is disabled on this installation. Sign in with your identity provider',
  },
  ARGUMENT_INVALID: {
    http: 400,
    grpc: GRPC.INVALID_ARGUMENT,
    retryable: false,
    message: 'The argument {argument} is not valid: {problem}',
  },
  MODEL_UNKNOWN: {
    http: 400,
    grpc: GRPC.INVALID_ARGUMENT,
    retryable: false,
    message: "Model '{model}' is not supported; choose one of {models}",
  },
  EXPORT_UNSUPPORTED: {
    http: 400,
    grpc: GRPC.INVALID_ARGUMENT,
    retryable: false,
    message:
      "Assets of type '{asset_type}' cannot be exported as '{format}'; choose splats as ply, sog, sog-lod or gltf, mesh as glb (compression none or meshopt), glb-lod or usdz, panorama as hdr, world as zip, occupancy as zip, navmesh as glb or camera_path as mp4 or frames",
  },
  AGENT_TOO_LARGE: {
    http: 422,
    grpc: GRPC.FAILED_PRECONDITION,
    retryable: false,
    message: 'No ground in the world has room for the agent. Choose a smaller radius or height, or a larger maximum slope',
  },
  WORLD_UNFINISHED: { http: 400, grpc: GRPC.FAILED_PRECONDITION, retryable: false, message: 'The world is not finished yet' },
  WORLD_CHANGED: {
    http: 412,
    grpc: GRPC.FAILED_PRECONDITION,
    retryable: false,
    message: 'The world has changed since the version that If-Match names. Read the world again and repeat the change',
  },
  WORLD_WITHOUT_SCENE: {
    http: 400,
    grpc: GRPC.FAILED_PRECONDITION,
    retryable: false,
    message: 'The world has no scene. Only worlds from text or from a scene can be varied or edited',
  },
  SHARE_EXPIRY_PAST: {
    http: 400,
    grpc: GRPC.FAILED_PRECONDITION,
    retryable: false,
    message: 'The time sharing.expires_at has passed. Choose a later time, or set permission.allow_id_access to false to close the link',
  },
  SHARE_PASSWORD_REQUIRED: {
    http: 401,
    grpc: GRPC.UNAUTHENTICATED,
    retryable: false,
    message:
      'The world is shared with a password. Exchange the password for a token with POST /public/worlds/{id}:unlock, and send the token in the Share-Token header',
  },
  SHARE_PASSWORD_WRONG: { http: 403, grpc: GRPC.PERMISSION_DENIED, retryable: false, message: 'The password is not correct' },
  PAGE_TOKEN_INVALID: {
    http: 400,
    grpc: GRPC.INVALID_ARGUMENT,
    retryable: false,
    message: 'The page token is not valid for this list and these filters',
  },
  MEDIA_NOT_READY: {
    http: 400,
    grpc: GRPC.FAILED_PRECONDITION,
    retryable: false,
    message: 'Media asset {id} is {state}; only a READY asset can be used',
  },
  MEDIA_KIND_MISMATCH: {
    http: 400,
    grpc: GRPC.INVALID_ARGUMENT,
    retryable: false,
    message: 'Media asset {id} is of kind {kind}; this field takes {wanted}',
  },
  MEDIA_REJECTED: { http: 400, grpc: GRPC.INVALID_ARGUMENT, retryable: false, message: 'The media cannot be used: {reason}' },
  MEDIA_TOO_LARGE: {
    http: 400,
    grpc: GRPC.INVALID_ARGUMENT,
    retryable: false,
    message: 'The media has more than {limit} bytes',
  },
  STORAGE_QUOTA_EXCEEDED: {
    http: 400,
    grpc: GRPC.FAILED_PRECONDITION,
    retryable: false,
    message:
      'The storage quota of the account is exceeded: {used} of {limit} {unit} are in use. Delete media assets (DELETE /svc/v1/media-assets/<id>) to free space, or ask the operator for a larger quota',
  },
  MEDIA_UPLOAD_CLOSED: {
    http: 409,
    grpc: GRPC.FAILED_PRECONDITION,
    retryable: false,
    message: 'Media asset {id} is {state}; it no longer accepts an upload',
  },
  MEDIA_UPLOAD_TOO_SLOW: {
    http: 408,
    grpc: GRPC.DEADLINE_EXCEEDED,
    retryable: true,
    message: 'The upload stalled; send the file again from the beginning',
  },
  MEDIA_UPLOAD_DISPLACED: {
    http: 429,
    grpc: GRPC.RESOURCE_EXHAUSTED,
    retryable: true,
    message:
      'The upload was stopped because this account has the most uploads running and another account needs capacity. Send the file again from the beginning in {retry_after} s',
  },
  MEDIA_FETCH_DISPLACED: {
    http: 429,
    grpc: GRPC.RESOURCE_EXHAUSTED,
    retryable: true,
    message:
      'The fetch of the media URL was stopped because this account has the most fetches running and another account needs capacity. Try again in {retry_after} s',
  },
  MEDIA_URL_UNFETCHABLE: {
    http: 400,
    grpc: GRPC.INVALID_ARGUMENT,
    retryable: false,
    message: 'The media URL cannot be fetched: {reason}. Upload the file as a media asset or send it as data_base64 instead',
  },
  CONTENT_POLICY_VIOLATION: {
    http: 400,
    grpc: GRPC.INVALID_ARGUMENT,
    retryable: false,
    message: 'The prompt or an input violates the content policy ({category})',
  },
  CREDITS_INSUFFICIENT: {
    http: 402,
    grpc: GRPC.FAILED_PRECONDITION,
    retryable: false,
    message:
      'Not enough API credits: the request costs {needed} credits, and the account has {available}. Ask the operator to add credits or enable auto-refill',
  },
  CREDITS_REFILL_CAPPED: {
    http: 402,
    grpc: GRPC.FAILED_PRECONDITION,
    retryable: false,
    message:
      'Not enough API credits: the request costs {needed} credits, the account has {available}, and auto-refill may not add enough within its monthly cap of {cap}. Ask the operator to add credits or raise the cap',
  },
  CREDITS_NOT_RETURNABLE: {
    http: 402,
    grpc: GRPC.FAILED_PRECONDITION,
    retryable: false,
    message: 'Not enough API credits to take back {needed} credits: the account has {available}',
  },
  RATE_LIMITED: {
    http: 429,
    grpc: GRPC.RESOURCE_EXHAUSTED,
    retryable: true,
    message: 'The rate limit was exceeded: {limit}. Try again in {retry_after} s',
  },
  RUNNING_LIMITED: {
    http: 429,
    grpc: GRPC.RESOURCE_EXHAUSTED,
    retryable: true,
    message:
      'The account already has {running} generations running, which is its limit. Wait until one of them finishes, or ask the operator to raise the limit',
  },
  STREAMS_LIMITED: {
    http: 429,
    grpc: GRPC.RESOURCE_EXHAUSTED,
    retryable: true,
    message: 'There are already {streams} event streams open, which is the limit; poll instead, or try again later',
  },
  IDEMPOTENCY_KEY_REUSED: {
    http: 422,
    grpc: GRPC.FAILED_PRECONDITION,
    retryable: false,
    message: 'The idempotency key was already used with a different request',
  },
  MEDIA_ASSET_NOT_FOUND: { http: 404, grpc: GRPC.NOT_FOUND, retryable: false, message: 'Media asset not found' },
  PROJECT_NOT_FOUND: { http: 404, grpc: GRPC.NOT_FOUND, retryable: false, message: 'Project not found' },
  API_KEY_NOT_FOUND: { http: 404, grpc: GRPC.NOT_FOUND, retryable: false, message: 'API key not found' },
  API_KEY_ENDED: {
    http: 409,
    grpc: GRPC.FAILED_PRECONDITION,
    retryable: false,
    message: 'The API key has expired or was replaced. Create a new one',
  },
  API_KEY_LAST: {
    http: 409,
    grpc: GRPC.FAILED_PRECONDITION,
    retryable: false,
    message: 'This is the last API key that can manage keys. Create another one first, or repeat the request with force',
  },
  API_KEYS_TOO_MANY: {
    http: 409,
    grpc: GRPC.FAILED_PRECONDITION,
    retryable: false,
    message: 'The account has {limit} valid API keys, which is the maximum. Revoke one first',
  },
  SIGNING_KEY_NOT_FOUND: { http: 404, grpc: GRPC.NOT_FOUND, retryable: false, message: 'Signing key not found' },
  OPERATION_NOT_FOUND: { http: 404, grpc: GRPC.NOT_FOUND, retryable: false, message: 'Operation not found' },
  DELIVERY_NOT_FOUND: {
    http: 404,
    grpc: GRPC.NOT_FOUND,
    retryable: false,
    message: 'The operation has no webhook delivery',
  },
  DELIVERY_ENDED: {
    http: 409,
    grpc: GRPC.FAILED_PRECONDITION,
    retryable: false,
    message: 'The webhook delivery is already finished or cannot be sent',
  },
  DELIVERY_UNDER_WAY: {
    http: 409,
    grpc: GRPC.FAILED_PRECONDITION,
    retryable: false,
    message: 'The webhook delivery is still in progress',
  },
  RECEIVER_PAUSED: {
    http: 409,
    grpc: GRPC.FAILED_PRECONDITION,
    retryable: false,
    message: 'Attempts to the host of the receiver are paused because earlier attempts failed. They resume automatically',
  },
  CATALOGUE_OBJECT_NOT_FOUND: {
    http: 404,
    grpc: GRPC.NOT_FOUND,
    retryable: false,
    message: 'The catalogue has no object with this id',
  },
  WORLD_NOT_FOUND: { http: 404, grpc: GRPC.NOT_FOUND, retryable: false, message: 'World not found' },
  ACCOUNT_NOT_FOUND: { http: 404, grpc: GRPC.NOT_FOUND, retryable: false, message: 'Account not found' },
  OBJECT_NOT_FOUND: { http: 404, grpc: GRPC.NOT_FOUND, retryable: false, message: 'Not found' },
  URL_SIGNATURE_INVALID: {
    http: 403,
    grpc: GRPC.PERMISSION_DENIED,
    retryable: false,
    message: 'The signed URL is not valid or has expired',
  },
  OBJECT_MISMATCH: {
    http: 400,
    grpc: GRPC.INVALID_ARGUMENT,
    retryable: false,
    message: 'The uploaded bytes do not have the announced {what}',
  },
  OPERATION_ENDED: { http: 409, grpc: GRPC.FAILED_PRECONDITION, retryable: false, message: 'The operation is already finished' },
  CANCELLED: { http: 409, grpc: GRPC.ABORTED, retryable: false, message: 'The operation was cancelled' },
  EXPIRED: { http: 410, grpc: GRPC.FAILED_PRECONDITION, retryable: false, message: 'The operation did not finish before it expired' },
  ENGINE_FAILED: {
    http: 500,
    grpc: GRPC.INTERNAL,
    retryable: false,
    message:
      'The world could not be generated because of an internal error. Try again; if it fails again, give the operation id to the operator',
  },
  UNAVAILABLE: {
    http: 503,
    grpc: GRPC.UNAVAILABLE,
    retryable: true,
    message: 'The service is temporarily unavailable; try again shortly',
  },
  MODEL_NOT_INSTALLED: {
    http: 503,
    grpc: GRPC.FAILED_PRECONDITION,
    retryable: false,
    message: 'This installation has no usable model for {task}',
  },
  INTERNAL: {
    http: 500,
    grpc: GRPC.INTERNAL,
    retryable: false,
    message: 'The request could not be processed because of an internal error. Give the request_id to the operator',
  },
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof ERRORS;

export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(ERRORS, text);

/** An expected failure, named by the catalogue. Its message is safe to show to the caller. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly code: ErrorCode,
    readonly details: Readonly<Record<string, string>> = {},
    options?: ErrorOptions,
  ) {
    super(fill(ERRORS[code].message, details), options);
  }

  get kind(): ErrorKind {
    return ERRORS[this.code];
  }
}

function fill(template: string, details: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (slot, name: string) => details[name] ?? slot);
}
