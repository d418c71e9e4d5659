/**
 * Generators of turned and flat goods, food, tools, weapons, instruments and toys. In: the parameters of a row of the catalogue, its size and random numbers. Out: a `Shape` with a finish
 * for each slot, the surfaces that it offers and its lights.
 */
export { GOODS_GENERATORS } from './generators.js';
