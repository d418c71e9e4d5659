/** What media may be used for: by an upload of a kind, or by a field of a request. */
export type MediaUse = 'image-upload' | 'image' | 'depth' | 'video';

/** What a use takes. */
interface MediaRequirements {
  /** In a sentence: `this takes {words}`. */
  readonly words: string;
  /** The extensions of the formats, by content. */
  readonly extensions: readonly string[];
}

/** Depth panoramas are uploaded as images, so an upload may be any; as a picture to look at an EXR has no place. */
export const MEDIA_REQUIREMENTS: Readonly<Record<MediaUse, MediaRequirements>> = {
  'image-upload': { words: 'an image (jpg, png, webp, avif or exr)', extensions: ['jpg', 'png', 'webp', 'avif', 'exr'] },
  image: { words: 'an image (jpg, png, webp or avif)', extensions: ['jpg', 'png', 'webp', 'avif'] },
  depth: { words: 'a depth image (exr or png)', extensions: ['exr', 'png'] },
  video: { words: 'a video (mp4, mov, mkv or webm)', extensions: ['mp4', 'mov', 'mkv', 'webm'] },
};
