import { Module } from '@nestjs/common';

import { SystemAdminController } from './system-admin.controller.js';
import { SystemReader } from './system-reader.js';

/** Processes, queues and stores of the installation. */
@Module({
  controllers: [SystemAdminController],
  providers: [SystemReader],
})
export class SystemModule {}
