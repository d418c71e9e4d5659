/** Injection tokens of the services that the gateway calls, and of its settings. */
export const LOGGER = Symbol('Logger');
export const CLOCK = Symbol('Clock');
export const WORLD = Symbol('WorldClient');
export const MEDIA = Symbol('MediaClient');
export const DELIVERIES = Symbol('DeliveryClient');
export const ADMIN = Symbol('AdminClient');
export const SIGNING = Symbol('SigningClient');
export const WORKFLOWS = Symbol('Workflows');
/** An `Operators`. */
export const OPERATORS = Symbol('Operators');
/** A `Moderators`. */
export const MODERATORS = Symbol('Moderators');
/** Where browsers reach the viewer and the console. */
export const VIEWER_URL = Symbol('viewer URL');
/** Suffixes of host names to which no webhook is sent. */
export const REFUSED_ENDS = Symbol('refused host suffixes');
/** A `WorkflowUrl`. */
export const WORKFLOW_URL = Symbol('WorkflowUrl');
