/** Injection tokens of the services that the gateway calls, and of its settings. */
export const LOGGER = Symbol('Logger');
export const CLOCK = Symbol('Clock');
export const WORLD_CLIENT = Symbol('WorldClient');
export const MEDIA_CLIENT = Symbol('MediaClient');
export const DELIVERY_CLIENT = Symbol('DeliveryClient');
export const ADMIN_CLIENT = Symbol('AdminClient');
/** An `EgressClient`, or null where the installation names none. */
export const EGRESS_CLIENT = Symbol('EgressClient');
export const SIGNING_CLIENT = Symbol('SigningClient');
/** A `SystemSources`. */
export const SYSTEM_SOURCES = Symbol('SystemSources');
export const WORKFLOW_STARTER = Symbol('Workflows');
/** An `Operators`. */
export const OPERATORS = Symbol('Operators');
/** A `ConsoleSignIn`. */
export const CONSOLE_SIGN_IN = Symbol('ConsoleSignIn');
/** A `ContentModerators`. */
export const CONTENT_MODERATORS = Symbol('Moderators');
/** Where browsers reach the viewer and the console. */
export const VIEWER_URL = Symbol('viewer URL');
/** Suffixes of host names to which no webhook is sent. */
export const BLOCKED_HOST_SUFFIXES = Symbol('refused host suffixes');
/** A `BuildWorkflowUrl`. */
export const TEMPORAL_UI = Symbol('TemporalUi');
/** The engines that a request for a world may choose. */
export const CLIENT_ENGINES = Symbol('ClientEngines');
/** The `ObjectPack`s of the installation. */
export const OBJECT_PACKS = Symbol('ObjectPacks');
