/** Every bound of the service in one place; units last in the name. */
export const LIMITS = {
  promptLength: 2_000,
  displayNameLength: 64,
  tagCount: 10,
  tagLength: 32,
  /** Worlds that one request may start. */
  batchSize: 20,
  /** Characters of the password of a shared world (NIST SP 800-63B asks for 8 and more). */
  sharePasswordLengthMin: 8,
  sharePasswordLength: 128,
  /** Wrong passwords that one address may send for one world to one gateway process in any minute. */
  wrongSharePasswordsPerMinute: 10,
  /** How long the token works that the password of a shared world is exchanged for. */
  shareTokenSeconds: 3_600,
  /** Valid API keys that an account may have when it creates another one itself. */
  apiKeysPerAccount: 100,
  /** Sign-ins to the account page that one network may try at one gateway process in any minute. */
  signInsPerMinute: 10,
  /** Sign-ins with an identity provider, likewise. They cannot guess a secret, but the provider is asked about each. */
  providerSignInsPerMinute: 60,
  /** Characters of the name of an operator: `oidc:`, an e-mail address, a slash and a subject of OpenID Connect. */
  operatorNameLength: 515,
  /** Deliveries that an account may have sent again by one gateway process in any minute. */
  redeliveriesPerMinute: 30,
  allowedReaderCount: 64,
  allowedReaderLength: 64,
  seedMax: 4_294_967_295,
  /** An id, or a reference, that a request names. */
  idLength: 255,
  noteLength: 500,
  /** Generations under way that an account may be allowed. */
  runningMax: 1_000_000_000,
  accountNameLength: 128,
  /** Bytes of one upload. */
  uploadBytes: 1_048_576_000,
  /** Decoded bytes of media that come inside a request. */
  inlineMediaBytes: 20_000_000,
  inlineDepthBytes: 100_000_000,
  /** Bytes of media that are fetched from a URL. */
  fetchImageBytes: 20_000_000,
  fetchDepthBytes: 100_000_000,
  fetchVideoBytes: 1_000_000_000,
  fetchMs: 30_000,
  /** Pixels of an image that comes in. */
  imagePixels: 200_000_000,
  /** Pixels of the shorter side of a picture that a world is made from. */
  pictureSideMin: 32,
  /** Times as wide as high, and as high as wide, that such a picture may be: what is longer shows no place. */
  pictureWidest: 8,
  pictureHighest: 4,
  /** The share by which a panorama may miss being twice as wide as high. */
  panoramaTolerance: 0.01,
  /** Pixels of a depth panorama that comes in, and the least width of one, once it is cropped to 2:1. */
  depthPixels: 16_384 * 8_192,
  /** Bytes of one that was uploaded: it is read whole. */
  depthBytes: 400_000_000,
  depthWidthMin: 64,
  /** What is farther away has no depth: some tools write 1e10 for the sky. */
  depthMetresMax: 1e6,
  /** After its making an upload that never came is given up. */
  uploadPendingSeconds: 24 * 3_600,
  /** How long a media asset that was rejected or given up is still told of. */
  endedMediaSeconds: 30 * 24 * 3_600,
  /** How long media that came with a request, inside it or from a URL, is kept: operations end within a day. */
  requestMediaSeconds: 3 * 24 * 3_600,
  /**
   * After its last use a media asset is not removed by its age for this long: an operation that uses it runs for a day at most, and
   * begins soon after.
   */
  mediaInUseSeconds: 25 * 3_600,
  /** Bytes and media assets that an account may be allowed to store. */
  storageBytesMax: 9_000_000_000_000_000,
  storageAssetsMax: 1_000_000_000,
  /** Bytes of a stored object that one service reads from another in one message, such as a scene. */
  smallObjectBytes: 1_048_576,
  fileNameLength: 255,
  extensionLength: 16,
  /** Signed URLs, to which downloads are often redirected too, are long. */
  uriLength: 8_192,
  imageCount: 4,
  /** With `reconstruct_images`. */
  reconstructedImageCount: 8,
  pageSizeMax: 100,
  pageSizeDefault: 20,
  /** Objects of the catalogue on one page. */
  cataloguePageSizeMax: 200,
  cataloguePageSizeDefault: 50,
  /** Characters of a search of the catalogue. */
  catalogueQueryLength: 200,
  /** Characters of a search of the gallery, and the words of it that are looked for. */
  galleryQueryLength: 200,
  galleryQueryWords: 16,
  /** Searches of the gallery that one network may send to one gateway process in any minute. */
  gallerySearchesPerMinute: 60,
  /** Object packs of an installation. */
  objectPack: {
    packs: 16,
    objects: 500,
    manifestBytes: 1_048_576,
    /** A GLB file: its bytes, triangles and the pixels of one texture, and the time and memory that reading it takes. */
    fileBytes: 67_108_864,
    triangles: 200_000,
    /** Materials of a model, each in the colours of its vertices. */
    surfaces: 256,
    texturePixels: 67_108_864,
    fileMs: 60_000,
    fileMemoryBytes: 1_610_612_736,
    /** Memory of all models together. */
    memoryBytes: 1_073_741_824,
    /** Sides of an object, metres. */
    metresMin: 0.001,
    metresMax: 500,
    words: 32,
    wordLength: 60,
  },
  /** What a planner may say and add to a scene. */
  planner: {
    /** Of an answer, with all that the endpoint puts around the text. */
    answerBytes: 262_144,
    /** Lists and objects within each other in the text. */
    depth: 12,
    /** Words of the prompt that it may give as the reason for an addition. */
    quoteWords: 6,
    /** Kinds of object that a request offers. */
    kinds: 160,
    /** Entries of objects for one word of the prompt, and objects of one entry. */
    objectsPerWord: 4,
    count: 12,
    /** Requests for one prompt: the first, and those after a full endpoint or a scene with faults. */
    requests: 3,
    timeoutSecondsMax: 120,
  },
  /**
   * Requests of an account that one gateway process accepts in any minute and that check texts without a start: composed scenes, and with a
   * moderation service also dry runs, starts that do not begin, and new names and tags of worlds.
   */
  textChecksPerMinute: 60,
  /** Test events that an operator may send through one gateway process in any minute. */
  testEventsPerMinute: 10,
  /** Days and buckets of one request for statistics; operations that failed are kept for 90 days. */
  statisticsDays: 92,
  statisticsBuckets: 750,
  /** Characters of the name of a time zone. */
  timeZoneLength: 64,
  idempotencyKeyLength: 255,
  idempotencySeconds: 24 * 3_600,
  /** A JSON body; media references by base64 get a limit of their own. */
  bodyBytes: 1_048_576,
  /** A JSON body that may hold media as base64: eight pictures, or a depth image. */
  largeBodyBytes: 216_000_000,
  /** Streams of events that one gateway process keeps open for the keys of an account. */
  accountStreams: 500,
  /** The same for an address, or a network of IPv6, that shows no key; behind a proxy many people share one. */
  addressStreams: 1_000,
  /** Depth panoramas of one account that are fetched or looked at in one process of `media`, or wait for that. */
  depthTurns: 32,
  /** How long a signed asset URL works. */
  assetUrlSeconds: 24 * 3_600,
  /** How long a worker may use the upload URL it was given. */
  uploadUrlSeconds: 3_600,
} as const;
