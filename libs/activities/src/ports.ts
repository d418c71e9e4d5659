import type { EncodedPicture } from '@diorama/engine';
import type { OperationKind } from '@diorama/domain';
import type { MediaClient, WorldClient } from '@diorama/rpc';

/** What the orchestrating activities need of Temporal; `libs/temporal` implements it. */
export interface OperationStarter {
  /** Answers false when the operation's workflow is over already. */
  start(operation: { operationId: string; kind: OperationKind; accountId: string; model: string; requestId: string }): Promise<boolean>;
  stop(operationId: string): Promise<void>;
  /** Ids of operations whose workflows are open. */
  running(limit: number): Promise<readonly string[]>;
}

/** Encoders of picture files; `libs/images` implements it. */
export interface PictureEncoder {
  panorama(raster: Raster): Promise<Uint8Array>;
  thumbnail(raster: Raster): Promise<Uint8Array>;
}

/** Encoder of the pictures on a mesh; `libs/images` implements it. */
export type TextureEncoder = (raster: Raster) => Promise<EncodedPicture>;

/** Eight bits a channel, RGB, row-major. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export type { MediaClient, WorldClient };
