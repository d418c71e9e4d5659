import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { ObjectStore } from '@diorama/objects';
import { ServiceModule } from '@diorama/service';
import type { Health, Logger, Metrics } from '@diorama/telemetry';
import type { TransferPaceRules } from '@diorama/resilience';

import { MediaLibrary } from './assets/media-library.js';
import { MediaSweeper } from './assets/sweep-media.js';
import { FileService } from './files/file-service.js';
import { AssetController } from './http/asset.controller.js';
import { HealthController } from './http/health.controller.js';
import { MediaUploadController } from './http/media-upload.controller.js';
import { UploadAdmission } from './http/upload-admission.js';
import { UploadController } from './http/upload.controller.js';
import { MediaAssetsController } from './rpc/media-assets.controller.js';
import { MediaController } from './rpc/media.controller.js';
import { StoreMediaController } from './rpc/store-media.controller.js';
import { OBJECT_STORE } from './files/object-store.js';
import { ASSET_ORIGIN, UPLOAD_PACE } from './http/injection-tokens.js';
import { SignedUrls } from './urls/signed-urls.js';

export interface MediaModuleDependencies {
  readonly files: FileService;
  readonly library: MediaLibrary;
  readonly sweeper: MediaSweeper;
  readonly store: ObjectStore;
  readonly urls: SignedUrls;
  /** `*`, or the one web origin whose pages may read assets. */
  readonly assetOrigin: string;
  readonly uploadPace: TransferPaceRules;
  readonly uploadGate: UploadAdmission;
  readonly health: Health;
  readonly metrics: Metrics;
  readonly logger: Logger;
}

@Module({})
export class MediaModule {
  static with(parts: MediaModuleDependencies): DynamicModule {
    return {
      module: MediaModule,
      imports: [ServiceModule.with(parts)],
      controllers: [
        AssetController,
        UploadController,
        MediaUploadController,
        HealthController,
        MediaController,
        MediaAssetsController,
        StoreMediaController,
      ],
      providers: [
        { provide: FileService, useValue: parts.files },
        { provide: MediaLibrary, useValue: parts.library },
        { provide: MediaSweeper, useValue: parts.sweeper },
        { provide: OBJECT_STORE, useValue: parts.store },
        { provide: SignedUrls, useValue: parts.urls },
        { provide: ASSET_ORIGIN, useValue: parts.assetOrigin },
        { provide: UPLOAD_PACE, useValue: parts.uploadPace },
        { provide: UploadAdmission, useValue: parts.uploadGate },
      ],
    };
  }
}
