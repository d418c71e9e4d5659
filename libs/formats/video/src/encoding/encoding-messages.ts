/** Messages to the encoding process: the size first, then each frame, then the end. It answers each message before the next one. */
export type EncodingRequest =
  | { readonly kind: 'begin'; readonly settings: EncodingSettings }
  /** Red, green and blue of sRGB, three bytes a pixel, row by row from the top. */
  | { readonly kind: 'frame'; readonly data: Uint8Array }
  | { readonly kind: 'end' };

/** Size and rate of a video. */
export interface EncodingSettings {
  /** Pixels; both are even. */
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
}

export type EncodingResponse =
  | { readonly kind: 'ready' }
  | { readonly kind: 'file'; readonly bytes: Uint8Array }
  | { readonly kind: 'failed'; readonly message: string };
