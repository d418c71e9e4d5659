/** An object pack that cannot be used; the message names the file and the reason. */
export class ObjectPackError extends Error {
  override readonly name = 'ObjectPackError';
}
