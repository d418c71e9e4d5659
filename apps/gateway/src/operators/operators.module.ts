import { Module } from '@nestjs/common';

import { ConsoleCookie } from './console-cookie.js';
import { ConsoleSessions } from './console-sessions.js';
import { SignInCookie } from './sign-in-cookie.js';

/** Sessions of operators in the console. */
@Module({
  providers: [ConsoleCookie, ConsoleSessions, SignInCookie],
  exports: [ConsoleCookie, ConsoleSessions, SignInCookie],
})
export class OperatorsModule {}
