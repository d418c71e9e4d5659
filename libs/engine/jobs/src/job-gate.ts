import type { JobRunner, JobTypes } from './job-runner.js';

/**
 * Passes jobs to a runner in the order asked for, never more at a time than it runs, and asks before each whether to go
 * on. After a failure it starts nothing more.
 */
export class JobGate<Jobs extends JobTypes<Jobs>> {
  private running = 0;
  private readonly waiting: { readonly start: () => void; readonly refuse: (reason: unknown) => void }[] = [];
  private failure: { readonly reason: unknown } | null = null;
  private onIdle: (() => void) | null = null;

  constructor(
    private readonly runner: JobRunner<Jobs>,
    private readonly signal: { throwIfAborted(): void },
  ) {}

  async run<Kind extends keyof Jobs>(kind: Kind, input: Jobs[Kind]['input']): Promise<Jobs[Kind]['output']> {
    if (this.running >= this.runner.width) await new Promise<void>((start, refuse) => this.waiting.push({ start, refuse }));
    else this.running++;
    try {
      if (this.failure) throw this.failure.reason;
      this.signal.throwIfAborted();
      return await this.runner.run(kind, input);
    } catch (reason) {
      this.failure ??= { reason };
      throw reason;
    } finally {
      this.leave();
    }
  }

  /** Resolves when no job is running; those waiting after a failure are refused. */
  async settled(): Promise<void> {
    if (this.running > 0) await new Promise<void>((resolve) => (this.onIdle = resolve));
  }

  /** Hands this place on to the next job that waits, or gives it up. */
  private leave(): void {
    if (this.failure) for (const { refuse } of this.waiting.splice(0)) refuse(this.failure.reason);
    const next = this.waiting.shift();
    if (next) return next.start();
    this.running--;
    if (this.running === 0) this.onIdle?.();
  }
}
