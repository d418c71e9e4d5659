import { Inject, Injectable } from '@nestjs/common';

import type { AdminClient, MediaClient } from '@diorama/rpc';
import type { Logger } from '@diorama/telemetry';

import { ApiKeyAuthenticator } from '../accounts/api-keys.js';
import { OperationsService } from '../operations/operations.js';
import { ADMIN_CLIENT, LOGGER, MEDIA_CLIENT } from '../clients/injection-tokens.js';

/** Worlds whose objects are deleted while the operator waits; the sweep of deleted worlds looks after all of them. */
const WORLDS_AT_ONCE = 50;
const DEADLINE_MS = 60_000;

/** Takes an account away, with its media, its worlds' objects and its workflows. */
@Injectable()
export class AccountDeletionService {
  constructor(
    @Inject(ADMIN_CLIENT) private readonly admin: AdminClient,
    @Inject(MEDIA_CLIENT) private readonly media: MediaClient,
    @Inject(ApiKeyAuthenticator) private readonly keys: ApiKeyAuthenticator,
    @Inject(OperationsService) private readonly operations: OperationsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Media go first: as long as the account is there, the call can be repeated until they are gone.
   *
   * @throws DomainError ACCOUNT_NOT_FOUND
   */
  async run(accountId: string, operator: string): Promise<{ account_id: string; deleted: true }> {
    const slow = { deadlineMs: DEADLINE_MS };
    await this.admin.getAccount({ accountId });
    await this.media.deleteAccountMedia({ accountId }, slow);
    const { cancelledOperationIds, worldIds } = await this.admin.deleteAccount({ accountId, operator }, slow);
    this.keys.forgetAccount(accountId);
    for (const id of cancelledOperationIds) await this.operations.stopWorkflow(id);
    try {
      await this.media.deleteAccountMedia({ accountId }, slow); // uploads that arrived during the deletion
      for (const id of worldIds.slice(0, WORLDS_AT_ONCE)) await this.media.deletePrefix({ prefix: `${id}/` }, slow);
    } catch (error) {
      this.logger.warn(
        { err: error, account_id: accountId },
        'the objects of a deleted account could not be deleted; the sweep deletes them later',
      );
    }
    return { account_id: accountId, deleted: true };
  }
}
