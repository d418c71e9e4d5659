import type { AdminClient } from '@diorama/rpc';
import { getCurrentRequestId } from '@diorama/telemetry';
import type { Logger } from '@diorama/telemetry';

/** More lines of one gateway would only fill the audit log during an attack. */
const LINES_PER_MINUTE = 10;
const MINUTE_MS = 60_000;

interface SignInFailuresParts {
  readonly admin: Pick<AdminClient, 'recordAudit'>;
  readonly clock: () => number;
  readonly logger: Pick<Logger, 'warn'>;
}

/** Writes failed sign-ins to the console into the audit log, at most ten a minute. The next line counts those that were left out. */
export class SignInFailures {
  private windowStart = -Infinity;
  private lines = 0;
  private leftOut = 0;

  constructor(private readonly parts: SignInFailuresParts) {}

  /**
   * Never throws: the answer of a failed sign-in does not depend on the record.
   *
   * @param network of the client
   * @param reason what is known of the failure
   */
  async record(network: string, reason: Readonly<Record<string, unknown>> = {}): Promise<void> {
    const { admin, clock, logger } = this.parts;
    const now = clock();
    if (now - this.windowStart >= MINUTE_MS) {
      this.windowStart = now;
      this.lines = 0;
    }
    if (this.lines >= LINES_PER_MINUTE) {
      this.leftOut++;
      return;
    }
    this.lines++;
    const detailsJson = JSON.stringify({
      request_id: getCurrentRequestId(),
      ...reason,
      ...(this.leftOut === 0 ? {} : { left_out: this.leftOut }),
    });
    this.leftOut = 0;
    try {
      await admin.recordAudit({ operator: '', action: 'session.refused', accountId: '', target: network, detailsJson });
    } catch (error) {
      logger.warn({ err: error }, 'failed sign-in could not be written to the audit log');
    }
  }
}
