import { EYE_HEIGHT, SEMANTICS } from '@diorama/world-model';

import type { RenderedPlace } from '../surroundings/render-surroundings.js';

/** A rendered place of nothing but flat green ground under a blue sky. */
export function createPlainPlace(width: number): RenderedPlace {
  const pixels = (width * width) / 2;
  const place: RenderedPlace = {
    color: new Float32Array(3 * pixels),
    distance: new Float32Array(pixels),
    normal: new Int8Array(3 * pixels),
    semantic: new Uint8Array(pixels),
    surface: new Uint16Array(pixels),
  };
  for (let at = 0; at < pixels; at++) {
    const depression = (Math.PI * (Math.floor(at / width) + 0.5)) / (width / 2) - Math.PI / 2;
    const isGround = depression > 0;
    place.color.set(isGround ? [0.35, 0.5, 0.2] : [0.4, 0.6, 0.85], 3 * at);
    place.distance[at] = isGround ? EYE_HEIGHT / Math.sin(depression) : Infinity;
    place.normal[3 * at + 1] = isGround ? 127 : 0;
    place.semantic[at] = SEMANTICS.indexOf(isGround ? 'ground' : 'sky');
    place.surface[at] = isGround ? 1 : 0;
  }
  return place;
}
