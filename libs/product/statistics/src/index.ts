/**
 * Figures of an installation over time, and the place of an operation in the queue. Every figure is counted from operations and the ledger,
 * in one read-only transaction.
 * In: a connection pool of the system of record, a period with its buckets, and an account or all. Out: one row per bucket, and totals.
 */
export { readQueuePlace } from './read-queue-place.js';
export { readStatistics } from './read-statistics.js';
