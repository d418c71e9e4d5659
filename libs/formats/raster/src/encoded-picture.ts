/** A picture in its final bytes. */
export interface EncodedPicture {
  readonly mimeType: 'image/jpeg' | 'image/png';
  readonly bytes: Uint8Array;
}
