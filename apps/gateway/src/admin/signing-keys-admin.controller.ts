import { Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';

import { rotateSigningKeyRequestSchema } from '@diorama/contract';
import type { AdminResponse, RotateSigningKeyRequest } from '@diorama/contract';
import { DomainError } from '@diorama/domain';
import type { signingProto } from '@diorama/proto-types';
import type { AdminClient, SigningClient } from '@diorama/rpc';
import { toSigningKeyView } from '@diorama/views';

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
    const { key, rotated } = await this.signing.rotateSigningKey({ immediate, operator, olderThanDays: 0 });
    const line = { operator, action: 'signing-key.rotate', target: present(key).kid, details: { immediate } };
    if (rotated) await this.record(line);
    return { rotated, signing_key: toSigningKeyView(present(key)) };
  }

  @Post('signing-keys/:kid([^:/]+)::revoke')
  @HttpCode(200)
  async revoke(@Param('kid') kid: string, @CurrentOperator() operator: string): Promise<AdminResponse<'RevokedSigningKey'>> {
    const { key, revoked } = await this.signing.revokeSigningKey({ kid, operator });
    const line = { operator, action: 'signing-key.revoke', target: kid, details: { replaced_by: present(key).kid } };
    if (revoked) await this.record(line);
    return { revoked, signing_key: toSigningKeyView(present(key)) };
  }

  /** Runs after the change, so that no audit line records a change that failed. The key itself also stores its operator. */
  private async record({ details, ...line }: AuditLine): Promise<void> {
    await this.admin.recordAudit({ ...line, accountId: '', detailsJson: JSON.stringify(details) });
  }
}

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
