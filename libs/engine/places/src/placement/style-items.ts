import { findStyleTypes } from '@diorama/catalogue';
import type { RoomItem, RoomZone, SiteItem } from '@diorama/catalogue';
import type { Scene } from '@diorama/domain';
import { getThing } from '@diorama/things';
import type { ObjectRecipe } from '@diorama/things';

/** Radius in metres from which an object stands further away. */
const LARGE = 4;

/** What the styles of a scene add out of doors. */
export const listOutdoorStyleItems = (scene: Scene): SiteItem[] =>
  findStyleTypes(scene).flatMap(({ outdoors = [] }) =>
    outdoors.map(([kind, count]): SiteItem => {
      const { footprint, stand } = getThing(kind);
      if (stand === 'air' || stand === 'far') return { kind, zone: 'ahead', count, distance: 30 };
      return footprint > LARGE
        ? { kind, zone: 'scatter', count, distance: 18 + footprint, reach: 48 + footprint }
        : { kind, zone: 'scatter', count, distance: 5, reach: 22 };
    }),
  );

/** What the styles of a scene add indoors. */
export const listIndoorStyleItems = (scene: Scene): RoomItem[] =>
  findStyleTypes(scene).flatMap(({ indoors = [] }) => indoors.map(([kind, count]) => ({ kind, zone: zoneOf(getThing(kind)), count })));

function zoneOf({ stand }: ObjectRecipe): RoomZone {
  switch (stand) {
    case 'hung':
      return 'hung';
    case 'wall':
      return 'wall';
    case 'ceiling':
      return 'ceiling';
    case 'surface':
      return 'on';
    case 'flat':
      return 'flat';
    default:
      return 'floor';
  }
}
