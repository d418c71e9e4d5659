import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { ObjectStore } from '@diorama/objects';
import type { Health, Logger } from '@diorama/telemetry';

import { FileService } from './files/file-service.js';
import { AssetController } from './http/asset.controller.js';
import { HealthController } from './http/health.controller.js';
import { UploadController } from './http/upload.controller.js';
import { MediaController } from './rpc/media.controller.js';
import { ASSET_ORIGIN, HEALTH, LOGGER, OBJECT_STORE, SIGNED_URLS } from './tokens.js';
import type { SignedUrls } from './urls/signed-urls.js';

export interface MediaModuleParts {
  readonly files: FileService;
  readonly store: ObjectStore;
  readonly urls: SignedUrls;
  /** `*`, or the one web origin whose pages may read assets. */
  readonly assetOrigin: string;
  readonly health: Health;
  readonly logger: Logger;
}

@Module({})
export class MediaModule {
  static with({ files, store, urls, assetOrigin, health, logger }: MediaModuleParts): DynamicModule {
    return {
      module: MediaModule,
      controllers: [AssetController, UploadController, HealthController, MediaController],
      providers: [
        { provide: FileService, useValue: files },
        { provide: OBJECT_STORE, useValue: store },
        { provide: SIGNED_URLS, useValue: urls },
        { provide: ASSET_ORIGIN, useValue: assetOrigin },
        { provide: HEALTH, useValue: health },
        { provide: LOGGER, useValue: logger },
      ],
    };
  }
}
