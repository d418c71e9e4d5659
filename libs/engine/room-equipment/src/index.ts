/**
 * Generators of devices, equipment, textiles, framed things and other fittings of rooms. In: the parameters of a row of the catalogue, its size and
 * random numbers. Out: a `Shape` with a finish for each slot, the surfaces that it offers and its lights.
 */
export { ROOM_EQUIPMENT_GENERATORS } from './generators.js';
