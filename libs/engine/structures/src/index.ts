/**
 * Generators of buildings, their parts and other structures. In: the parameters of a row of the catalogue, its size and random numbers. Out: a `Shape` with a finish
 * for each slot, the surfaces that it offers and its lights.
 */
export { STRUCTURE_GENERATORS } from './generators.js';
