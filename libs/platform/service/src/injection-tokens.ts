/** Injection tokens of all services; TypeScript emits no metadata for interfaces. */
export const LOGGER = Symbol('Logger');
export const HEALTH = Symbol('Health');
export const DATA_SOURCE = Symbol('DataSource');
/** An `ObserveGrpcCall`. Optional: without it the access log holds the name, duration and result of a call. */
export const CALL_OBSERVER = Symbol('ObserveCall');
