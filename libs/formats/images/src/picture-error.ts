/** A picture that cannot be used; the message says why, in words for whoever sent it. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

/** More pixels than this installation takes. */
export const createTooLargeError = (width: number, height: number, pixelsMax: number): PictureError =>
  new PictureError(`it has ${width} x ${height} pixels, more than ${pixelsMax} in all`);
