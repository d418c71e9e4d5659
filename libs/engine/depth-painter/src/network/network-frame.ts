import type { SurveyMaps } from '../survey/survey.js';

/** Pixels of what a network sees of a painting, and of what it answers. */
export const NETWORK_WIDTH = 128;
export const NETWORK_HEIGHT = NETWORK_WIDTH / 2;
export const NETWORK_PIXELS = NETWORK_WIDTH * NETWORK_HEIGHT;

/**
 * Columns of a picture from its first to the first of the frame that its survey found. A network sees everything in that frame:
 * its strides would not let it turn with the picture by any number of columns.
 */
export function computeColumnOffset({ turn }: Pick<SurveyMaps, 'turn'>, width: number): number {
  const columns = Math.round((turn * width) / (2 * Math.PI));
  return ((columns % width) + width) % width;
}
