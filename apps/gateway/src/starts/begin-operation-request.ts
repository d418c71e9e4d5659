import { randomBytes } from 'node:crypto';

import { findEngineError } from '@diorama/contract';
import type { GenerateWorldRequest } from '@diorama/contract';
import {
  DEFAULT_MODEL,
  DomainError,
  ID_RANDOM_BYTES,
  MODEL_NAMES,
  OPERATION_DEADLINE_MS,
  isModelName,
  createOperationId,
  createWorldId,
} from '@diorama/domain';
import type { ModelName, PanoramaSource, WorldEngineName } from '@diorama/domain';
import type { deliveryProto, worldProto } from '@diorama/proto-types';
import { getCurrentRequestId } from '@diorama/telemetry';

import type { AuthenticatedUser } from '../accounts/api-keys.js';
import { InvalidRequestError } from '../http/request-errors.js';

interface GenerationStart {
  readonly user: AuthenticatedUser;
  readonly request: GenerateWorldRequest;
  readonly seed: number;
  readonly model: ModelName;
  readonly promptKind: PanoramaSource;
  /** The prompt as it is kept. */
  readonly promptJson: string;
  readonly inputs: readonly worldProto.PromptInput[];
  readonly idempotency: worldProto.IdempotencyKey | undefined;
  readonly webhook: deliveryProto.WebhookTarget | undefined;
  readonly nowMs: number;
}

/** The operation that a start request asks for, with new ids. */
export function buildBeginOperationRequest(start: GenerationStart): worldProto.BeginOperationRequest {
  const { user, request, nowMs } = start;
  const { permission } = request;
  return {
    operationId: createOperationId(randomBytes(ID_RANDOM_BYTES)),
    kind: 'generate-world',
    accountId: user.accountId,
    projectId: user.projectId,
    apiKeyId: user.apiKeyId,
    requestId: getCurrentRequestId() ?? '',
    worldId: createWorldId(nowMs, randomBytes(ID_RANDOM_BYTES)),
    model: start.model,
    engine: request.engine ?? '',
    seed: start.seed,
    displayName: request.display_name ?? '',
    tags: request.tags ?? [],
    permission: {
      public: permission?.public ?? false,
      allowIdAccess: permission?.allow_id_access ?? false,
      allowedReaders: permission?.allowed_readers ?? [],
    },
    worldPromptJson: start.promptJson,
    promptKind: start.promptKind,
    inputs: [...start.inputs],
    idempotency: start.idempotency,
    webhook: start.webhook,
    expiresAt: new Date(nowMs + OPERATION_DEADLINE_MS),
  };
}

/** The seed of a request, else that of its scene, else one that is drawn. */
export function resolveSeed({ seed, world_prompt: prompt }: GenerateWorldRequest): number {
  const own = prompt.type === 'scene' ? prompt.scene.seed : null;
  return seed ?? own ?? randomBytes(4).readUInt32LE();
}

/** @throws InvalidRequestError when the request chooses an engine that the installation does not offer, or that takes no such prompt */
export function requireUsableEngine(request: GenerateWorldRequest, offered: readonly WorldEngineName[]): void {
  const error = findEngineError(request, offered);
  if (error !== null) throw new InvalidRequestError([error]);
}

/** @throws DomainError MODEL_UNKNOWN */
export function parseModelName(name: string | null | undefined): ModelName {
  const model = name ?? DEFAULT_MODEL;
  if (!isModelName(model)) throw new DomainError('MODEL_UNKNOWN', { model: model.slice(0, 64), models: MODEL_NAMES.join(', ') });
  return model;
}
