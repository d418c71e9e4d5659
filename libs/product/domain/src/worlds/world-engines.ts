/**
 * The engines that make worlds from words. `procedural` renders its own scenes. `painted` has a bundle for the task `pano-depth-to-rgb` paint the panorama over
 * the distances of such a scene; geometry, collider and classes stay those of the scene.
 */
export const WORLD_ENGINES = ['procedural', 'painted'] as const;
export type WorldEngineName = (typeof WORLD_ENGINES)[number];
