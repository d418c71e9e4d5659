import { computeRowBandSolidAngle } from './equirect.js';

/** Share of the sphere, 0 to 1, that the selected pixels of an equirectangular picture cover; pixel = row · width + column. */
export function computeSphereShare(width: number, isSelected: (pixel: number) => boolean): number {
  let share = 0;
  for (let row = 0; row < width / 2; row++) {
    let selected = 0;
    for (let pixel = row * width; pixel < (row + 1) * width; pixel++) if (isSelected(pixel)) selected++;
    share += (selected / width) * (computeRowBandSolidAngle(width, row - 0.5, row + 0.5) / 2);
  }
  return share;
}
