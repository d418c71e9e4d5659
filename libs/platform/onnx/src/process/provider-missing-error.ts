/** What shall compute is not there; the runtime would fall back to the processor without a word. */
export class ProviderMissingError extends Error {
  override readonly name = 'ProviderMissingError';
}
