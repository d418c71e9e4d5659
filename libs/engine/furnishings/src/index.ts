/**
 * Generators of seats, tables, beds and storage. In: the parameters of a row of the catalogue, its size and random numbers. Out: a `Shape` with a finish
 * for each slot, the surfaces that it offers and its lights.
 */
export { FURNISHING_GENERATORS } from './generators.js';
