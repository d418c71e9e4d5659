/**
 * Generators of what people work, fight, play and study with: tools, weapons, armour, musical and scientific instruments, toys, sports goods, books and
 * stationery. In: the parameters of a row of the catalogue, its size and random numbers. Out: a `Shape` with a finish for each slot, the surfaces that it
 * offers and its lights.
 */
export { EQUIPMENT_GENERATORS } from './generators.js';
