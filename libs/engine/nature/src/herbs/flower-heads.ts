import type { FlowerHead } from '@diorama/catalogue';

import { bell, globe, puff, spike, thistle, umbel } from './cluster-heads.js';
import type { MakeHead } from './head-parts.js';
import { daffodil, daisy, iris, lily, lotus, orchid, poppy, rose, tulip } from './petal-heads.js';
import { calla, strelitzia } from './tropical-heads.js';

/** How each kind of flower is made. */
export const FLOWER_HEADS: Readonly<Record<FlowerHead, MakeHead>> = {
  daisy,
  tulip,
  poppy,
  rose,
  lotus,
  lily,
  daffodil,
  iris,
  orchid,
  globe,
  puff,
  spike,
  umbel,
  bell,
  thistle,
  strelitzia,
  calla,
};
