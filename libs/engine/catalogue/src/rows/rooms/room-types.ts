import { CARE_ROOMS } from './care-rooms.js';
import { CHAMBER_ROOMS } from './chamber-rooms.js';
import { CRAFT_WORKSHOPS } from './craft-workshops.js';
import { CULTURE_ROOMS } from './culture-rooms.js';
import { DWELLING_ROOMS } from './dwelling-rooms.js';
import { EATING_ROOMS } from './eating-rooms.js';
import { FAITH_ROOMS } from './faith-rooms.js';
import { FARM_ROOMS } from './farm-rooms.js';
import { GOODS_SHOPS } from './goods-shops.js';
import { INDUSTRY_HALLS } from './industry-halls.js';
import { LAW_ROOMS } from './law-rooms.js';
import { SCIENCE_ROOMS } from './science-rooms.js';
import { SHARED_ROOMS } from './shared-rooms.js';
import { SHOW_ROOMS } from './show-rooms.js';
import { SMALL_SHOPS } from './small-shops.js';
import { SPACE_ROOMS } from './space-rooms.js';
import { SPORT_HALLS } from './sport-halls.js';
import { STRANGE_ROOMS } from './strange-rooms.js';
import { TRANSIT_ROOMS } from './transit-rooms.js';
import { VESSEL_ROOMS } from './vessel-rooms.js';
import { indexById } from '../../row/index-by-id.js';
import { ACTIVITY_ROOMS } from '../../rooms/activity-rooms.js';
import { HISTORIC_ROOMS } from '../../rooms/historic-rooms.js';
import { HOME_ROOMS } from '../../rooms/home-rooms.js';
import { LEISURE_ROOMS } from '../../rooms/leisure-rooms.js';
import { PUBLIC_ROOMS } from '../../rooms/public-rooms.js';
import { SHOP_ROOMS } from '../../rooms/shop-rooms.js';
import { TRANSPORT_ROOMS } from '../../rooms/transport-rooms.js';
import { WORK_ROOMS } from '../../rooms/work-rooms.js';
import type { RoomType } from '../../rooms/room-type.js';

/** Every type of room that a prompt can name, by id, in addition to the rooms of the scene language. */
export const ROOM_TYPES: ReadonlyMap<string, RoomType> = indexById([
  ...HOME_ROOMS,
  ...WORK_ROOMS,
  ...SHOP_ROOMS,
  ...LEISURE_ROOMS,
  ...ACTIVITY_ROOMS,
  ...HISTORIC_ROOMS,
  ...TRANSPORT_ROOMS,
  ...PUBLIC_ROOMS,
  ...EATING_ROOMS,
  ...FARM_ROOMS,
  ...SPORT_HALLS,
  ...CARE_ROOMS,
  ...SCIENCE_ROOMS,
  ...GOODS_SHOPS,
  ...SMALL_SHOPS,
  ...INDUSTRY_HALLS,
  ...CRAFT_WORKSHOPS,
  ...DWELLING_ROOMS,
  ...STRANGE_ROOMS,
  ...VESSEL_ROOMS,
  ...SPACE_ROOMS,
  ...LAW_ROOMS,
  ...FAITH_ROOMS,
  ...CULTURE_ROOMS,
  ...SHOW_ROOMS,
  ...SHARED_ROOMS,
  ...TRANSIT_ROOMS,
  ...CHAMBER_ROOMS,
]);
