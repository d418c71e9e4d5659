import { Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';

import { rotateSigningKeyRequestSchema } from '@diorama/contract';
import type { AdminResponse, RotateSigningKeyRequest } from '@diorama/contract';
import { DomainError } from '@diorama/domain';
import type { signingProto } from '@diorama/proto-types';
import type { AdminClient, SigningClient } from '@diorama/rpc';
import { toSigningKeyView } from '@diorama/views';
import { KEY_ROTATION_ACTOR } from '@diorama/webhook';

import { RequireOperator } from '../accounts/route-access.js';
import { ValidatedBody } from '../http/validated-body.js';
import { CurrentOperator } from '../accounts/current-user.js';
import { ADMIN_CLIENT, SIGNING_CLIENT } from '../clients/injection-tokens.js';

/** The keys that sign webhooks, for operators. A private part is never among what is answered. */
@Controller('admin/v1')
@RequireOperator()
export class SigningKeysAdminController {
  constructor(
    @Inject(SIGNING_CLIENT) private readonly signing: SigningClient,
    @Inject(ADMIN_CLIENT) private readonly admin: AdminClient,
  ) {}

  @Get('signing-keys')
  async list(): Promise<AdminResponse<'SigningKeyList'>> {
    const { keys } = await this.signing.listSigningKeys({});
    return { signing_keys: keys.map(toSigningKeyView) };
  }

  @Post('signing-keys::rotate')
  @HttpCode(200)
  async rotate(
    @ValidatedBody(rotateSigningKeyRequestSchema) { immediate: asked }: RotateSigningKeyRequest,
    @CurrentOperator() operator: string,
  ): Promise<AdminResponse<'RotatedSigningKey'>> {
    const immediate = asked ?? false;
    const { key: newest, rotated } = await this.signing.rotateSigningKey({ immediate, operator, olderThanDays: 0 });
    const key = present(newest);
    const details = { immediate: key.signFrom?.getTime() === key.listedFrom?.getTime() };
    await this.record({ operator: actorOf(key.createdBy), action: 'signing-key.rotate', target: key.kid, details });
    return { rotated, signing_key: toSigningKeyView(key) };
  }

  @Post('signing-keys/:kid([^:/]+)::revoke')
  @HttpCode(200)
  async revoke(@Param('kid') kid: string, @CurrentOperator() operator: string): Promise<AdminResponse<'RevokedSigningKey'>> {
    const { key: newest, revoked } = await this.signing.revokeSigningKey({ kid, operator });
    const key = present(newest);
    const revokedBy = revoked ? operator : await this.readRevoker(kid);
    const details = revoked ? { replaced_by: key.kid } : {}; // after an earlier request, the newest key may be a later one
    if (revokedBy !== '') await this.record({ operator: actorOf(revokedBy), action: 'signing-key.revoke', target: kid, details });
    return { revoked, signing_key: toSigningKeyView(key) };
  }

  /** Who revoked the key; empty for a key that left the key set after a rotation. */
  private async readRevoker(kid: string): Promise<string> {
    const { keys } = await this.signing.listSigningKeys({});
    return keys.find((key) => key.kid === kid)?.revokedBy ?? '';
  }

  /**
   * Runs after the change, so that no audit line records a change that failed. It also runs when an earlier request made the change, because
   * that request may have failed before its line was recorded. World ignores a second line. The key itself also stores its operator.
   */
  private async record({ details, ...line }: AuditLine): Promise<void> {
    await this.admin.recordAudit({ ...line, accountId: '', detailsJson: JSON.stringify(details) });
  }
}

/** The actor of an audit line; empty for the system itself. */
const actorOf = (createdBy: string): string => (createdBy === KEY_ROTATION_ACTOR ? '' : createdBy);

interface AuditLine {
  readonly operator: string;
  readonly action: string;
  readonly target: string;
  readonly details: object;
}

function present(key: signingProto.SigningKey | undefined): signingProto.SigningKey {
  if (key === undefined) throw new DomainError('SIGNING_KEY_NOT_FOUND');
  return key;
}
