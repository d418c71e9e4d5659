import { Inject, Injectable } from '@nestjs/common';

import { VIEWER_URL } from '../clients/injection-tokens.js';
import { SessionCookie } from '../http/session-cookie.js';

/** Sent along by the console's own scripts; a page of another origin cannot set it without asking first, and is not let. */
export const CONSOLE_HEADER = 'x-diorama-console';

/** The cookie of the console. */
@Injectable()
export class ConsoleCookie extends SessionCookie {
  /** @param siteUrl where browsers reach the console */
  constructor(@Inject(VIEWER_URL) siteUrl: string) {
    super(siteUrl, 'diorama-console');
  }
}
