import type { ObjectModel } from '@diorama/catalogue';
import type { Vec3 } from '@diorama/world-model';

/** Axes of a model to which its front can face. */
export const MODEL_FRONTS = ['+z', '-z', '+x', '-x'] as const;

/** How a model is scaled and turned. */
export interface ModelFit {
  /** Metres; at most one of the three is given, and without any the model keeps its own size. */
  readonly height?: number | undefined;
  readonly width?: number | undefined;
  readonly depth?: number | undefined;
  readonly front: (typeof MODEL_FRONTS)[number];
}

/** A model to read, with the measure and the front that its pack gives it. */
export interface ModelOrder extends ModelFit {
  readonly path: string;
}

/** A model that fits its row. */
export interface ReadModel {
  readonly model: ObjectModel;
  /** Width, height and depth, metres. */
  readonly size: Vec3;
  /** Of the file. */
  readonly sha256: string;
}

/** The model of an order, or the reason why its file cannot be used. */
export type ModelResponse = ({ readonly kind: 'read' } & ReadModel) | { readonly kind: 'unusable'; readonly reason: string };
