import { Module } from '@nestjs/common';

import { WorldViews } from './world-views.js';

/** Worlds as clients see them, with signed URLs. */
@Module({
  providers: [WorldViews],
  exports: [WorldViews],
})
export class ViewsModule {}
