/** A model that cannot be used; the message says why. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
}
