import { memoizeByObject } from '@diorama/world-model';
import type { WorldModel } from '@diorama/world-model';

/** By instance, 1 where any of its materials has a gloss. All jobs of a scene on a thread share them. */
const findGlossy: (model: WorldModel) => Uint8Array = memoizeByObject(({ instances, prototypes, materials }) => {
  const glossy = prototypes.map(({ material }) => material.some((number) => materials[number]?.gloss !== undefined));
  return Uint8Array.from(instances, ({ prototype }) => (glossy[prototype] === true ? 1 : 0));
});

/** Whether an instance is glossy. A capture that sees it at a flat angle shows what it mirrors. */
export const isGlossy = (model: WorldModel, instance: number): boolean => findGlossy(model)[instance] === 1;
