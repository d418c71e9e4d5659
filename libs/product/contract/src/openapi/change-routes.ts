import { START } from './public-route.js';
import type { PublicRoute } from './public-route.js';

/** Routes that make a world from the scene of another one. */
export const CHANGE_ROUTES: readonly PublicRoute[] = [
  {
    method: 'post',
    path: '/svc/v1/worlds/{world_id}:vary',
    id: 'varyWorld',
    tag: 'Worlds',
    summary: 'Vary a world',
    description:
      'Starts a new world from the scene of this one, with another time of day, season, weather, style or seed, and returns an operation to poll. Omitted settings, including the seed, keep their values. The world must be finished and have a scene, which only worlds from text and from a scene have. It costs the same as `worlds:generate`.',
    ...START,
    body: 'VaryWorldRequest',
    answer: 'Started',
    failures: [402, 404, 422, 429],
  },
  {
    method: 'post',
    path: '/svc/v1/worlds/{world_id}:edit',
    id: 'editWorld',
    tag: 'Worlds',
    summary: 'Edit a world',
    description:
      'Starts a new world from the scene of this one with some objects added, moved, removed or restyled, and returns an operation to poll. Everything that you do not change, such as the land, the plants and the other objects, remains exactly the same. The engine clears the space for placed objects. The world must be finished and have a scene. It costs the same as `worlds:generate`. An edited world can be edited again.',
    ...START,
    body: 'EditWorldRequest',
    answer: 'Started',
    failures: [402, 404, 422, 429],
  },
];
