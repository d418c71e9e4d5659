import { Inject, Injectable } from '@nestjs/common';

import { DomainError, LIMITS, isWorldId } from '@diorama/domain';
import type { WorldClient } from '@diorama/rpc';
import { toTimeView } from '@diorama/views';

import { CLOCK, WORLD_CLIENT } from '../clients/injection-tokens.js';
import { MinuteLimiter } from '../http/minute-limiter.js';

export interface ShareTokenView {
  readonly share_token: string | null;
  readonly expires_at: string | null;
}

interface UnlockAttempt {
  readonly worldId: string;
  readonly password: string;
  /** Network of the visitor. */
  readonly network: string;
}

/** Exchanges passwords of shared worlds for tokens. Limits the wrong passwords that each network sends for each world. */
@Injectable()
export class ShareUnlocks {
  private readonly wrong: MinuteLimiter;

  /** @param clock milliseconds */
  constructor(
    @Inject(WORLD_CLIENT) private readonly world: WorldClient,
    @Inject(CLOCK) clock: () => number,
  ) {
    this.wrong = new MinuteLimiter({ limit: LIMITS.wrongSharePasswordsPerMinute, counted: 'wrong passwords for this world' }, clock);
  }

  /**
   * Every attempt counts as a wrong one until the password is known to be right, so attempts at the same time do not exceed the limit.
   *
   * @throws DomainError WORLD_NOT_FOUND, SHARE_PASSWORD_WRONG or RATE_LIMITED
   */
  async unlock({ worldId, password, network }: UnlockAttempt): Promise<ShareTokenView> {
    if (!isWorldId(worldId)) throw new DomainError('WORLD_NOT_FOUND');
    const holder = `${network} ${worldId}`;
    this.wrong.admit(holder);
    try {
      const { shareToken, expiresAt } = await this.world.unlockSharedWorld({ worldId, password });
      this.wrong.takeBack(holder);
      return { share_token: shareToken === '' ? null : shareToken, expires_at: toTimeView(expiresAt) };
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'SHARE_PASSWORD_WRONG')) this.wrong.takeBack(holder);
      throw error;
    }
  }
}
