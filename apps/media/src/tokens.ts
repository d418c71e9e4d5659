/** Injection tokens; emitted types say nothing for interfaces. */
export const OBJECT_STORE = Symbol('ObjectStore');
export const SIGNED_URLS = Symbol('SignedUrls');
/** `*`, or the one web origin whose pages may read assets. */
export const ASSET_ORIGIN = Symbol('asset origin');
/** How fast the bytes of a media asset have to come. */
export const UPLOAD_PACE = Symbol('upload pace');
export const LOGGER = Symbol('Logger');
export const HEALTH = Symbol('Health');
