import { ACTIVITY_ROOMS } from './activity-rooms.js';
import { HISTORIC_ROOMS } from './historic-rooms.js';
import { HOME_ROOMS } from './home-rooms.js';
import { LEISURE_ROOMS } from './leisure-rooms.js';
import { PUBLIC_ROOMS } from './public-rooms.js';
import { SHOP_ROOMS } from './shop-rooms.js';
import type { RoomType } from './room-type.js';
import { TRANSPORT_ROOMS } from './transport-rooms.js';
import { WORK_ROOMS } from './work-rooms.js';
import { indexById } from '../row/index-by-id.js';

/** Every type of room that a prompt can name, by id, beside the rooms of the scene language. */
export const ROOM_TYPES: ReadonlyMap<string, RoomType> = indexById([
  ...HOME_ROOMS,
  ...WORK_ROOMS,
  ...SHOP_ROOMS,
  ...LEISURE_ROOMS,
  ...ACTIVITY_ROOMS,
  ...HISTORIC_ROOMS,
  ...TRANSPORT_ROOMS,
  ...PUBLIC_ROOMS,
]);
