/**
 * The engines that make worlds. `procedural` is built in: it renders its own scenes, and continues pictures. `painted` has a bundle for the task
 * `pano-depth-to-rgb` paint the panorama over the distances of such a scene; geometry, collider and classes stay those of the scene. `models` has a bundle
 * for `text-to-pano` make the panorama and one for `image-depth` measure its distances.
 */
export const WORLD_ENGINES = ['procedural', 'painted', 'models'] as const;
export type WorldEngineName = (typeof WORLD_ENGINES)[number];

export const isWorldEngineName = (text: string): text is WorldEngineName => (WORLD_ENGINES as readonly string[]).includes(text);

/** The types of prompt that a request may combine with each engine. */
export const WORLD_ENGINE_PROMPTS: Readonly<Record<WorldEngineName, readonly string[]>> = {
  procedural: ['text', 'scene', 'image', 'multi-image', 'video'],
  painted: ['text', 'scene'],
  models: ['text'],
};

/** The tasks of models that each engine needs inference workers for. */
export const WORLD_ENGINE_TASKS = {
  procedural: [],
  painted: ['pano-depth-to-rgb'],
  models: ['text-to-pano', 'image-depth'],
} as const satisfies Readonly<Record<WorldEngineName, readonly string[]>>;
