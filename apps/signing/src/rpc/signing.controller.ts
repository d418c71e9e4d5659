import { Inject } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import { GrpcController, LOGGER } from '@diorama/service';
import { DomainError } from '@diorama/domain';
import type { signingProto } from '@diorama/proto-types';
import { parseRequest } from '@diorama/rpc';
import type { Logger } from '@diorama/telemetry';

import { revokeSigningKey, rotateSigningKeys } from '../keys/change-keys.js';
import { SigningKeyRing } from '../keys/key-ring.js';
import type { SigningKey } from '../store/signing-keys.js';
import { revokeRequestSchema, rotateRequestSchema, signRequestSchema } from './requests.js';

@GrpcController()
export class SigningController {
  constructor(
    @Inject(SigningKeyRing) private readonly ring: SigningKeyRing,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @GrpcMethod('SigningService', 'sign')
  async sign(request: signingProto.SignRequest): Promise<signingProto.SignResponse> {
    const { deliveryId: id, timestamp, body } = parseRequest(signRequestSchema, request);
    return { signatures: await this.ring.sign({ id, timestamp, body }) };
  }

  @GrpcMethod('SigningService', 'getKeySet')
  async getKeySet(): Promise<signingProto.GetKeySetResponse> {
    return { keys: (await this.ring.listed()).map(({ kid, publicKey }) => ({ kid, publicKey })) };
  }

  @GrpcMethod('SigningService', 'listSigningKeys')
  async listSigningKeys(): Promise<signingProto.ListSigningKeysResponse> {
    return { keys: (await this.ring.all()).map(keyMessage) };
  }

  @GrpcMethod('SigningService', 'rotateSigningKey')
  async rotateSigningKey(request: signingProto.RotateSigningKeyRequest): Promise<signingProto.RotateSigningKeyResponse> {
    const { key, changed } = await rotateSigningKeys(this.ring.store, parseRequest(rotateRequestSchema, request));
    if (changed) this.logger.info({ kid: key.kid, sign_from: new Date(key.signFrom) }, 'signing key rotation started');
    return { key: keyMessage(key), rotated: changed };
  }

  /** What has not the form of a key's id names none. */
  @GrpcMethod('SigningService', 'revokeSigningKey')
  async revokeSigningKey(request: signingProto.RevokeSigningKeyRequest): Promise<signingProto.RevokeSigningKeyResponse> {
    if (!revokeRequestSchema.shape.kid.safeParse(request.kid).success) throw new DomainError('SIGNING_KEY_NOT_FOUND');
    const { kid, operator } = parseRequest(revokeRequestSchema, request);
    const { key, changed } = await revokeSigningKey(this.ring.store, kid, operator);
    if (changed) this.logger.warn({ revoked: kid, kid: key.kid }, 'signing key revoked');
    return { key: keyMessage(key), revoked: changed };
  }
}

/** Without its private part, sealed or not. */
const keyMessage = (key: SigningKey): signingProto.SigningKey => ({
  kid: key.kid,
  createdAt: key.createdAt,
  listedFrom: toDate(key.listedFrom),
  listedUntil: toDate(key.listedUntil),
  signFrom: toDate(key.signFrom),
  signUntil: toDate(key.signUntil),
  revokedAt: key.revokedAt ?? undefined,
  createdBy: key.createdBy,
  revokedBy: key.revokedBy ?? '',
});

const toDate = (time: number): Date | undefined => (time === Infinity ? undefined : new Date(time));
