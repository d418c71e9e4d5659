import { Module } from '@nestjs/common';

import { ConsoleCookie } from './console-cookie.js';
import { ConsoleSessions } from './console-sessions.js';

/** Sessions of operators in the console. */
@Module({
  providers: [ConsoleCookie, ConsoleSessions],
  exports: [ConsoleCookie, ConsoleSessions],
})
export class OperatorsModule {}
