/** Injection tokens; emitted types say nothing for interfaces. */
export const KEY_RING = Symbol('KeyRing');
export const LOGGER = Symbol('Logger');
