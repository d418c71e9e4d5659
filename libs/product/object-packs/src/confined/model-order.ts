import type { ObjectModel } from '@diorama/catalogue';
import type { Vec3 } from '@diorama/world-model';

import type { PackObject } from '../manifest.js';

/** A model to read, with the measure and the front that its pack gives it. */
export interface ModelOrder extends Pick<PackObject, 'height' | 'width' | 'depth' | 'front'> {
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

export type ModelResponse = ({ readonly kind: 'read' } & ReadModel) | { readonly kind: 'unusable'; readonly reason: string };
