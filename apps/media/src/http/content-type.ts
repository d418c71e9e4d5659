/** Media types by extension. What is not here is bytes to a browser: it neither shows nor runs them. */
const MEDIA_TYPES = new Map([
  ['avif', 'image/avif'],
  ['exr', 'image/x-exr'],
  ['glb', 'model/gltf-binary'],
  ['jpeg', 'image/jpeg'],
  ['jpg', 'image/jpeg'],
  ['json', 'application/json'],
  ['mkv', 'video/x-matroska'],
  ['mov', 'video/quicktime'],
  ['mp4', 'video/mp4'],
  ['png', 'image/png'],
  ['webm', 'video/webm'],
  ['webp', 'image/webp'],
  ['zip', 'application/zip'],
]);

/** The type to serve an object as, by the extension of its key; that of plain bytes for SPZ and PLY, which have none of their own. */
export function getContentType(key: string): string {
  return MEDIA_TYPES.get(/\.([^./]+)$/.exec(key)?.[1] ?? '') ?? 'application/octet-stream';
}
