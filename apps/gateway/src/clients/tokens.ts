/** The tokens under which Nest hands out what the gateway is made of. */
export const LOGGER = Symbol('logger');
export const WORLD = Symbol('world');
export const MEDIA = Symbol('media');
export const DELIVERIES = Symbol('deliveries');
export const ADMIN = Symbol('admin');
export const SIGNING = Symbol('signing');
export const WORKFLOWS = Symbol('workflows');
export const API_KEYS = Symbol('api keys');
export const OPERATORS = Symbol('operators');
export const CLOCK = Symbol('clock');
export const CONSOLE_SESSIONS = Symbol('console sessions');
export const CONSOLE_COOKIE = Symbol('console cookie');
export const WORKFLOW_URL = Symbol('URL of a workflow');
