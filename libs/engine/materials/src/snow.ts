import type { Scene } from '@diorama/domain';

/** Whether snow lies: it falls, or it covers the ground. Composing a scene decides what winter means where. */
export function isSnowy({ weather, cover }: Scene): boolean {
  return weather === 'snow' || cover === 'snow';
}
