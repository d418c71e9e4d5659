import { ROOM_KINDS } from '@diorama/domain';
import type { Place, Room, Scene } from '@diorama/domain';

/** Whether a place is inside of something. */
export const isRoom = (place: Place): place is Room => (ROOM_KINDS as readonly string[]).includes(place);

/** What reading a prompt gives. */
export interface Composition {
  readonly scene: Scene;
  /** A true description of the scene, one or two sentences. */
  readonly caption: string;
  /** Words of the prompt that ask for something the scene does not have, in order of appearance. */
  readonly notRepresented: readonly string[];
}
