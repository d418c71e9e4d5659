/** Seconds to wait before another try: 1, 2, 4, 8, then 15. */
export const waitSeconds = (failures: number): number => Math.min(15, 2 ** Math.max(0, failures - 1));

/** Resolves after a time, or at once when `wake` fires; rejects with the signal's reason. */
export async function pause(seconds: number, signal: AbortSignal, wake?: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    for (const each of [signal, wake])
      each?.addEventListener(
        'abort',
        () => {
          clearTimeout(timer);
          resolve();
        },
        { once: true },
      );
  });
  signal.throwIfAborted();
}
