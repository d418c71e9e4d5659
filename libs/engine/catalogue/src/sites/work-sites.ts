import { place, site } from './site-type.js';
import type { SiteType } from './site-type.js';

/** Sites that are worked, and mazes. */
export const WORK_SITES: readonly SiteType[] = [
  site('quarry', 'canyon', { words: 'stone quarry, marble quarry, open pit mine, open cast mine, gravel pit, strip mine', density: 0.2 }, [
    place('excavator', 'ahead', 1, { distance: 16 }),
    place('mining-truck', 'ahead', 1, { distance: 28 }),
    place('wheel-loader', 'near', 1, { distance: 12 }),
    place('gravel-pile', 'scatter', 10, { distance: 8, reach: 36 }),
    place('boulder', 'scatter', 14, { distance: 7, reach: 40 }),
    place('conveyor-belt', 'near', 1, { distance: 11 }),
    place('crane', 'ahead', 1, { distance: 46 }),
  ]),
  site('wind-farm', 'farmland', { words: 'windfarm, wind energy farm, wind power plant, field of wind turbines' }, [
    place('wind-turbine', 'scatter', 14, { distance: 30, reach: 160 }),
    place('wind-turbine', 'ahead', 1, { distance: 42 }),
    place('transformer', 'near', 1, { distance: 14 }),
  ]),
  site(
    'hedge-maze',
    'meadow',
    { words: 'maze, garden maze, labyrinth, hedge labyrinth, garden labyrinth, corn maze, box hedge maze', density: 0.1 },
    [
      place('hedge', 'ring', 6, { distance: 5, size: 1.5 }),
      place('hedge', 'ring', 11, { distance: 9, size: 1.5 }),
      place('hedge', 'ring', 17, { distance: 13, size: 1.5 }),
      place('hedge', 'ring', 22, { distance: 17, size: 1.5 }),
      place('fountain', 'ahead', 1, { distance: 21, size: 0.8 }),
      place('topiary-ball', 'ring', 10, { distance: 11 }),
    ],
  ),
];
