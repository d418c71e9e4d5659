import type { Health } from './health.js';
import type { Logger } from './logger.js';

export interface LifecycleOptions {
  readonly logger: Logger;
  readonly health: Health;
  /** A stop that takes longer ends the process with status 1. */
  readonly shutdownSeconds: number;
}

type StopStep = { readonly name: string; readonly stop: () => unknown };

/**
 * Ends a process in order: on SIGTERM or SIGINT readiness goes false, then the steps run, last registered first, then it
 * exits with 0. A fault that nobody caught is logged and ends the process with 1, for a supervisor to start it afresh.
 */
export class ShutdownSequence {
  private readonly steps: StopStep[] = [];
  private stopping = false;

  constructor(private readonly options: LifecycleOptions) {
    process.once('SIGTERM', () => void this.stop('SIGTERM'));
    process.once('SIGINT', () => void this.stop('SIGINT'));
    process.on('uncaughtException', (error) => this.crash(error));
    process.on('unhandledRejection', (error) => this.crash(error));
  }

  onStop(name: string, stop: () => unknown): void {
    this.steps.push({ name, stop });
  }

  async stop(reason: string): Promise<void> {
    if (this.stopping) return;
    this.stopping = true;
    const { logger, health, shutdownSeconds } = this.options;
    logger.info({ reason }, 'stopping');
    health.beginStop();
    setTimeout(() => this.giveUp(), shutdownSeconds * 1_000).unref();
    for (const { name, stop } of this.steps.toReversed()) {
      try {
        await stop();
      } catch (error) {
        logger.error({ err: error, step: name }, 'a shutdown step failed');
      }
    }
    logger.info('stopped');
    process.exit(0);
  }

  private giveUp(): void {
    this.options.logger.error('shutdown exceeded SHUTDOWN_SECONDS; exiting');
    process.exit(1);
  }

  private crash(error: unknown): void {
    this.options.logger.fatal({ err: error }, 'unexpected error; exiting');
    process.exit(1);
  }
}
