/**
 * Generators of machines, spacecraft and things of science fiction. In: the parameters of a row of the catalogue, its size and random numbers. Out: a
 * `Shape` with a finish for each slot and its lights.
 */
export { MACHINE_GENERATORS } from './generators.js';
