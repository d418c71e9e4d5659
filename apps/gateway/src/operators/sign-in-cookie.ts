import { Inject, Injectable } from '@nestjs/common';

import { VIEWER_URL } from '../clients/injection-tokens.js';
import { SessionCookie } from '../http/session-cookie.js';

/**
 * The cookie of a sign-in between its beginning and its callback. The callback is a link of another site, with which browsers send no
 * cookie that is `Strict`.
 */
@Injectable()
export class SignInCookie extends SessionCookie {
  /** @param siteUrl where browsers reach the console */
  constructor(@Inject(VIEWER_URL) siteUrl: string) {
    super(siteUrl, 'diorama-sign-in', 'Lax');
  }
}
