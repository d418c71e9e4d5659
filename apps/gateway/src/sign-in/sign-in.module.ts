import { Module } from '@nestjs/common';

import { OperatorsModule } from '../operators/operators.module.js';
import { PersonSignIn } from './person-sign-in.js';
import { SignInController } from './sign-in.controller.js';

/** Sign-in of operators with an identity provider. */
@Module({
  imports: [OperatorsModule],
  controllers: [SignInController],
  providers: [PersonSignIn],
})
export class SignInModule {}
