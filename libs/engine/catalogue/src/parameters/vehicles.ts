/** Parameters of the generators of vehicles. */
export type VehicleSpec = { readonly generator: 'none-of-vehicles' };
