/** Who gives up need not wait. @throws the signal's reason */
export async function rejectWhenAborted<Result>(turn: Promise<Result>, signal: AbortSignal): Promise<Result> {
  let giveUp = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    giveUp = () => reject(signal.reason as Error);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
  try {
    return await Promise.race([turn, aborted]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
