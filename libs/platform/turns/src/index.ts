export { Turns } from './turns.js';
export type { Turn } from './turns.js';
export { TooManyTurnsError, TurnsByKey } from './turns-by-key.js';
export { SharedTurns } from './shared-turns.js';
export { inTurn } from './in-turn.js';
