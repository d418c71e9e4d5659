import { activityInfo } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/client';
import type {
  SendAttemptInput,
  AttemptReport,
  ClaimedDelivery,
  DeliveryActivities,
  EgressActivities,
  RecordAttemptInput,
} from '@diorama/contract';
import { DELIVERY_WINDOW_MS } from '@diorama/webhook';
import type { AttemptOutcome, DeliveryState } from '@diorama/webhook';
import type { TestWorkflowEnvironment } from '@temporalio/testing';

/** What came of an attempt, and how long it took on the server's clock. */
export interface Told {
  readonly outcome: AttemptOutcome;
  readonly ms?: number;
}

/** @param number of the attempt @param finishedAt when the operation finished; milliseconds since the epoch */
export type Script = (number: number, finishedAt: number) => Told | Promise<Told>;

type Record = Pick<DeliveryActivities, 'claimDelivery' | 'recordAttempt' | 'exhaustDelivery'>;

/** A delivery whose receiver follows a script and whose record is kept in memory, by the same rules as the real one. */
export class ScriptedDelivery {
  /** The server's clock at the beginning of each attempt, milliseconds after the operation finished. */
  readonly times: number[] = [];
  readonly records: RecordAttemptInput[] = [];
  state: DeliveryState = 'SCHEDULED';
  /** As `times`; null while it has not ended. */
  endedAt: number | null = null;
  /** Called before an attempt is recorded, with its number and how often that was tried; may throw. */
  beforeRecord: (number: number, tries: number) => void = () => undefined;
  private purged = false;
  private finishedAt = 0;

  constructor(
    private readonly environment: TestWorkflowEnvironment,
    private readonly script: Script,
    private readonly attemptCount = 0,
  ) {}

  record(): Record {
    return {
      claimDelivery: async (deliveryId): Promise<ClaimedDelivery | null> => {
        if (this.state !== 'SCHEDULED') return null;
        this.state = 'PENDING';
        const { finishedAt, attemptCount } = this;
        return { deliveryId, attemptCount, beganAtMs: finishedAt, deadlineMs: finishedAt + DELIVERY_WINDOW_MS };
      },
      recordAttempt: async (input) => {
        this.beforeRecord(input.report.number, activityInfo().attempt);
        this.records.push(input);
        return this.move(this.purged && input.nextState === 'PENDING' ? 'EXHAUSTED' : input.nextState);
      },
      exhaustDelivery: async () => {
        await this.move('EXHAUSTED');
      },
    };
  }

  sender(): EgressActivities {
    return { sendAttempt: (input) => this.send(input) };
  }

  /** The operation finishes now. */
  async finish(): Promise<void> {
    this.finishedAt = await this.environment.currentTimeMs();
  }

  async purge(): Promise<void> {
    this.purged = true;
    if (this.state === 'PENDING') await this.move('EXHAUSTED');
  }

  private async send({ number }: SendAttemptInput): Promise<AttemptReport> {
    const startedAtMs = await this.environment.currentTimeMs();
    if (this.purged || startedAtMs >= this.finishedAt + DELIVERY_WINDOW_MS)
      throw ApplicationFailure.create({ type: 'DELIVERY_ENDED', message: 'ended', nonRetryable: true });
    this.times.push(startedAtMs - this.finishedAt);
    this.state = 'IN_FLIGHT';
    const { outcome, ms = 0 } = await this.script(number, this.finishedAt);
    if (ms > 0) await this.environment.sleep(ms);
    return { number, startedAtMs, durationMs: ms, outcome, address: '203.0.113.7', keyIds: ['k1'] };
  }

  private async move(state: DeliveryState): Promise<DeliveryState> {
    if (this.endedAt !== null) return this.state;
    this.state = state;
    if (state !== 'PENDING') this.endedAt = (await this.environment.currentTimeMs()) - this.finishedAt;
    return state;
  }
}
