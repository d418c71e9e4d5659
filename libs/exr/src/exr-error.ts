/** A picture that EXR cannot hold. */
export class ExrError extends Error {
  override readonly name = 'ExrError';
}
