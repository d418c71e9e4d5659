/**
 * Generators of vessels, containers, food, household goods, clothes, signs and relics. In: the parameters of a row of the catalogue, its size and random
 * numbers. Out: a `Shape` with a finish for each slot, the surfaces that it offers and its lights.
 */
export { GOODS_GENERATORS } from './generators.js';
