import { Controller, Get, Inject } from '@nestjs/common';

import type { AdminResponse } from '@diorama/contract';
import { toSystemView } from '@diorama/views';

import { RequireOperator } from '../accounts/route-access.js';
import { SystemReader } from './system-reader.js';

/** The processes of the installation, for operators. */
@Controller('admin/v1')
@RequireOperator()
export class SystemAdminController {
  constructor(@Inject(SystemReader) private readonly reader: SystemReader) {}

  @Get('system')
  async system(): Promise<AdminResponse<'System'>> {
    return toSystemView(await this.reader.read());
  }
}
