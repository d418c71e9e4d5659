import { createPanoramaDirectionTable } from '@diorama/pano';
import type { CaptureView, Renderer, RowRange } from '@diorama/world-model';

/** Distances in metres along the rays of some rows of a view, Infinity for sky; traced without shading. */
export function renderDistanceRows(renderer: Renderer, view: CaptureView, rows: RowRange): Float32Array {
  const table = createPanoramaDirectionTable(view.width);
  const distances = new Float32Array((rows.end - rows.start) * view.width);
  const direction: [number, number, number] = [0, 0, 0];
  let at = 0;
  for (let row = rows.start; row < rows.end; row++) {
    const level = table.cosLatitude[row] as number;
    direction[1] = table.sinLatitude[row] as number;
    for (let column = 0; column < view.width; column++) {
      direction[0] = (table.sinAzimuth[column] as number) * level;
      direction[2] = -(table.cosAzimuth[column] as number) * level;
      distances[at++] = renderer.cast(view.origin, direction);
    }
  }
  return distances;
}
