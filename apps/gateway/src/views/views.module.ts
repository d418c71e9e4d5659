import { Module } from '@nestjs/common';

import { WorldViewBuilder } from './world-views.js';

/** Worlds as clients see them, with signed URLs. */
@Module({
  providers: [WorldViewBuilder],
  exports: [WorldViewBuilder],
})
export class ViewsModule {}
