import type { MeshBuilder } from '@diorama/shapes';
import type { PointLight, SemanticClass, Solid, Transform, Vec3 } from '@diorama/world-model';

/** What the builders of rooms add bodies, objects and lights to. */
export interface RoomSink {
  /** Adds a body that occurs once, such as a wall; in the world's own frame where no transform is given. */
  placeBody(body: { semantic: SemanticClass; solid: Solid | null; draw: (mesh: MeshBuilder) => void }, transform?: Transform): void;
  /** Puts an object of a kind; `turn` is that of its front from +z, radians. */
  place(kind: string, spot: { position: Vec3; turn: number; scale: number; variant: number }): void;
  /** Adds the light of a lamp, which takes the colour of the scene's artificial light. */
  addLamp(light: PointLight): void;
  /** Adds light that falls in from outside. */
  addDaylight(light: PointLight): void;
}
