/** A lit point of a surface as the shader needs it; one object is written over and over. */
export class SurfacePoint {
  x = 0.5;
  y = 0.5;
  z = 0.5;
  /** Geometric unit normal on the viewer's side. */
  gx = 0.5;
  gy = 0.5;
  gz = 0.5;
  /** Smooth unit normal, and after `Materials.apply` the bumped one, on the viewer's side. */
  nx = 0.5;
  ny = 0.5;
  nz = 0.5;
  /** The point and the smooth normal in the frame of the surface's pattern; metres. */
  lx = 0.5;
  ly = 0.5;
  lz = 0.5;
  lnx = 0.5;
  lny = 0.5;
  lnz = 0.5;
  /** Metres that a pixel spans on the surface. */
  footprint = 0.5;
  /** Texture coordinates, and how far they change over a metre of the surface; only of prototypes that have some. */
  u = 0.5;
  v = 0.5;
  uvScale = 0.5;
  /** -1 for terrain. */
  instance = -1;
  material = 0;
  translucency = 0.5;
  /** Whether the surface is a leaf or the like, seen and lit from both sides. */
  thin = false;
  readonly albedo = new Float64Array(3);
  readonly emission = new Float64Array(3);
}
