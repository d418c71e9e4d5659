/** A folder that is not an export which can be imported; the message names what was looked for. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
