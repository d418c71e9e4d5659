// The clock of the system for what takes time as an argument: semaphores, retries and timeouts. Tests pass a clock of their own.
export { systemClock } from './system-clock.js';
