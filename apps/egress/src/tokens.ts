/** Injection tokens; emitted types say nothing for interfaces. */
export const LOGGER = Symbol('Logger');
