export { Health, serveHealth } from './health.js';
export type { HealthCheck, HealthReport } from './health.js';
export { Lifecycle } from './lifecycle.js';
export type { LifecycleOptions } from './lifecycle.js';
export { createLogger } from './logger.js';
export type { Logger, LoggerOptions } from './logger.js';
export { runMain } from './main-process.js';
export { requestId } from './request-id.js';
