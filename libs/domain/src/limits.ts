/** Every bound of the service in one place; units last in the name. */
export const LIMITS = {
  promptLength: 2_000,
  displayNameLength: 64,
  tagCount: 10,
  tagLength: 32,
  allowedReaderCount: 64,
  allowedReaderLength: 64,
  seedMax: 4_294_967_295,
  accountNameLength: 128,
  /** A JSON body; media references by base64 get a limit of their own. */
  bodyBytes: 1_048_576,
  /** How long a signed asset URL works. */
  assetUrlSeconds: 24 * 3_600,
  /** How long a worker may use the upload URL it was given. */
  uploadUrlSeconds: 3_600,
} as const;
