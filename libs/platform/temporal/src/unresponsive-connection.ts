/** The connection of a worker does not answer, though Temporal does. */
export class UnresponsiveConnectionError extends Error {
  override readonly name = 'UnresponsiveConnectionError';
}

interface ConnectionProbes {
  /** Whether Temporal answers on the connection of the worker. */
  readonly own: () => Promise<boolean>;
  /** Whether it answers on one that is new. */
  readonly fresh: () => Promise<boolean>;
  /** Between two looks. The watch ends with what it throws. */
  readonly pause: () => Promise<void>;
}

/** Looks in a row: with their pauses half a minute, in which no heartbeat arrived either, so that others do the worker's activities. */
const MUTE_AFTER = 3;

/**
 * Watches the connection of a worker, and throws when it has been mute for a while. The SDK gives an attempt to connect as much time as
 * the kernel does, two minutes and more, and a worker does nothing meanwhile. Such an attempt is made where the address of a server that
 * is gone still leads somewhere, as that of a Service of Kubernetes does for a moment.
 *
 * @throws UnresponsiveConnectionError
 */
export async function throwWhenConnectionUnresponsive({ own, fresh, pause }: ConnectionProbes): Promise<never> {
  for (let mute = 0; mute < MUTE_AFTER;) {
    await pause();
    mute = !(await own()) && (await fresh()) ? mute + 1 : 0;
  }
  throw new UnresponsiveConnectionError('the connection to Temporal does not respond, but a new one does');
}
