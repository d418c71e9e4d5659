/** What kept a picture from being read or written as EXR. */
export type ExrFault =
  /** It is no EXR, or it breaks the format's rules. */
  | 'damaged'
  /** It is sound, and of a kind that is not read here: deep, a cube map, a compression. */
  | 'unsupported'
  /** It is larger than the limits allow. */
  | 'too-large'
  /** What was asked for is not in it. */
  | 'not-found'
  /** It cannot be held by EXR. */
  | 'unwritable';

/** A picture that cannot be read from EXR, or held by it. The message is for whoever sent it. */
export class ExrError extends Error {
  override readonly name = 'ExrError';

  constructor(
    message: string,
    readonly fault: ExrFault = 'unwritable',
  ) {
    super(message);
  }
}

export const createDamagedFileError = (why: string): ExrError => new ExrError(`the EXR file is damaged: ${why}`, 'damaged');
