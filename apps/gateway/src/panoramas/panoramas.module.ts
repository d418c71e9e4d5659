import { Module } from '@nestjs/common';

import { OperationsModule } from '../operations/operations.module.js';
import { PolicyModule } from '../policy/policy.module.js';
import { StartsModule } from '../starts/starts.module.js';
import { DepthToRgbStarter } from './depth-starts.js';
import { PanoramasController } from './panoramas.controller.js';

/** Panoramas painted onto depth panoramas. */
@Module({
  imports: [OperationsModule, PolicyModule, StartsModule],
  controllers: [PanoramasController],
  providers: [DepthToRgbStarter],
  exports: [DepthToRgbStarter],
})
export class PanoramasModule {}
