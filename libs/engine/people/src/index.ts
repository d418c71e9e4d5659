/**
 * Generators of people, humanoids and robots that walk. In: the parameters of a row of the catalogue, its size and random numbers. Out: a `Shape` with a finish
 * for each slot, the surfaces that it offers and its lights.
 */
export { PERSON_GENERATORS } from './generators.js';
