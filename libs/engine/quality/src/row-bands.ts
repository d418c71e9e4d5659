/** A comparison of one band of rows in so many. */
export interface RowSampling {
  /** One band of rows in so many is compared; 1 compares all. */
  readonly oneBandIn: number;
}

/** Rows of a band of samples. */
export const BAND = 16;

/** Whether a row is compared. */
export const isSampled = (row: number, { oneBandIn }: RowSampling): boolean => Math.floor(row / BAND) % oneBandIn === oneBandIn >> 1;
