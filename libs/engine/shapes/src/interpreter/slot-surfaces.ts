import type { SurfaceName } from '@diorama/materials';
import type { Slot } from '@diorama/shape-language';

/** The surface of each slot. */
export type SlotSurfaces = (slot: Slot) => SurfaceName;
