import { LIMITS } from '@diorama/domain';

/** Google Cloud Storage's name for the bounds of an upload, which clients of this API know (its XML API, "x-goog-content-length-range"). */
export const LENGTH_RANGE_HEADER = 'x-goog-content-length-range';
export const UPLOAD_LENGTH_RANGE = `0,${LIMITS.uploadBytes}`;
