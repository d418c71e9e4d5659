/**
 * Generators of vehicles, ships and aircraft. In: the parameters of a row of the catalogue, its size and random numbers. Out: a `Shape` with a finish
 * for each slot, the surfaces that it offers and its lights.
 */
export { VEHICLE_GENERATORS } from './generators.js';
