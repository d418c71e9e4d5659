/**
 * The part of the reference SPZ codec that the tests call. The package's own types describe an ES module, while Node sees a
 * CommonJS one, so its default export would have no type.
 */
export interface ReferenceCloud {
  readonly numPoints: number;
  readonly shDegree: number;
  readonly antialiased: boolean;
  readonly extensions: readonly unknown[];
  readonly positions: Float32Array;
  readonly scales: Float32Array;
  readonly rotations: Float32Array;
  readonly alphas: Float32Array;
  readonly colors: Float32Array;
  readonly sh: Float32Array;
}

export interface ReferenceCodec {
  readonly CoordinateSystem: { readonly RUB: number; readonly RDF: number };
  loadSpzFromBuffer(bytes: Uint8Array, options: { readonly to: number }): ReferenceCloud;
  saveSpzToBuffer(
    cloud: ReferenceCloud,
    options: { readonly version: number; readonly from: number; readonly sh1Bits?: number; readonly shRestBits?: number },
  ): Uint8Array;
  loadSplatFromPlyBuffer(bytes: Uint8Array, options: { readonly to: number }): ReferenceCloud;
}

export default function createReference(overrides?: object): Promise<ReferenceCodec>;
