/** Downloads chunks, some at a time, each at most once at a time. */
export class ChunkDownloads {
  private readonly running = new Map<number, Promise<void>>();
  private failure: { readonly error: unknown } | null = null;

  /** @param most downloads at the same time */
  constructor(
    private readonly download: (chunk: number) => Promise<void>,
    private readonly most: number,
  ) {}

  /** Starts the first of these chunks, as far as others leave room. */
  start(chunks: readonly number[]): void {
    for (const chunk of chunks) {
      if (this.running.size >= this.most) return;
      if (!this.running.has(chunk)) this.running.set(chunk, this.run(chunk));
    }
  }

  /** Resolves once a running download has ended. */
  async next(): Promise<void> {
    await Promise.race(this.running.values());
  }

  /** Resolves once all have ended. */
  async settle(): Promise<void> {
    await Promise.all(this.running.values());
  }

  /** @throws the error of the first download that has failed */
  throwFailure(): void {
    if (this.failure !== null) throw this.failure.error;
  }

  private async run(chunk: number): Promise<void> {
    try {
      await this.download(chunk);
    } catch (error) {
      this.failure ??= { error };
    } finally {
      this.running.delete(chunk);
    }
  }
}
