import { Controller, Get } from '@nestjs/common';

import { PROCESS_IDENTITY } from '@diorama/telemetry';

import type { AuthenticatedUser } from './api-keys.js';
import { CurrentUser } from './current-user.js';
import { RequireApiKey } from './route-access.js';

/** Shows the owner of an API key which account and scopes it has. */
@Controller('svc/v1')
@RequireApiKey()
export class CallerController {
  @Get('whoami')
  caller(@CurrentUser() { accountId, accountName, projectId, apiKeyId, apiKeyName, scopes }: AuthenticatedUser) {
    return {
      account_id: accountId,
      account_name: accountName ?? null,
      project_id: projectId,
      api_key_id: apiKeyId,
      api_key_name: apiKeyName || null,
      scopes,
      service_version: PROCESS_IDENTITY.version,
    };
  }
}
