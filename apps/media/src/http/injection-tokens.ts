/** Injection token: `*`, or the one web origin whose pages may read assets. */
export const ASSET_ORIGIN = Symbol('asset origin');
/** Injection token of the `TransferPaceRules` of uploads: the minimum speed of a media asset. */
export const UPLOAD_PACE = Symbol('upload pace');
