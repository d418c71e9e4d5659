/**
 * Time of the system. In: nothing. Out: a `Clock` with the monotonic time in milliseconds and timers that a signal ends.
 */
// The clock of the system for what takes time as an argument: semaphores, retries and timeouts. Tests pass a clock of their own.
export { systemClock } from './system-clock.js';
