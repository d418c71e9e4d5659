import { Inject, Injectable } from '@nestjs/common';
import { VIEWER_URL } from '../clients/injection-tokens.js';
import type { ConsoleSession } from './console-sessions.js';

/** Sent along by the console's own scripts; a page of another origin cannot set it without asking first, and is not let. */
export const CONSOLE_HEADER = 'x-diorama-console';

/** The console's cookie: out of reach of scripts, sent to this site only, and over TLS only where the site has it. */
@Injectable()
export class ConsoleCookie {
  private readonly name: string;
  private readonly attributes: string;

  /** @param siteUrl where browsers reach the console */
  constructor(@Inject(VIEWER_URL) siteUrl: string) {
    const { protocol, port } = new URL(siteUrl);
    const isSecure = protocol === 'https:';
    // Cookies do not know ports: two installations on one machine must not log each other out.
    this.name = isSecure ? '__Host-diorama-console' : `diorama-console-${port || '80'}`;
    this.attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  }

  /** Value of `Set-Cookie` that begins a session. */
  set({ value, expiresAt }: ConsoleSession): string {
    return `${this.name}=${value}; Expires=${expiresAt.toUTCString()}; ${this.attributes}`;
  }

  /** Value of `Set-Cookie` that makes the browser forget it. */
  clear(): string {
    return `${this.name}=; Max-Age=0; ${this.attributes}`;
  }

  /** The session in a request's `Cookie` header. */
  read(header: string | undefined): string | null {
    const prefix = `${this.name}=`;
    const pair = (header ?? '').split(';').find((part) => part.trim().startsWith(prefix));
    return pair === undefined ? null : pair.trim().slice(prefix.length);
  }
}
