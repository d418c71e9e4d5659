import { ExrError } from '@diorama/exr';

import { PictureError } from './picture-error.js';

/** Runs the EXR reader. @throws PictureError with the message of an ExrError; any other error as it is */
export function withPictureErrors<Result>(readExr: () => Result): Result {
  try {
    return readExr();
  } catch (error) {
    throw error instanceof ExrError ? new PictureError(error.message, { cause: error }) : error;
  }
}
