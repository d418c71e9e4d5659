import { Module } from '@nestjs/common';

import { MediaAssetsController } from './media-assets.controller.js';

/** Media assets of an API user. */
@Module({
  controllers: [MediaAssetsController],
})
export class MediaModule {}
