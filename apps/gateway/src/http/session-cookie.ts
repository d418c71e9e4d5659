/** A session as its cookie holds it. */
export interface CookieSession {
  /** The cookie's value. */
  readonly value: string;
  readonly expiresAt: Date;
}

/** The cookie of a page's session: out of reach of scripts, sent to this site only, and over TLS only where the site has it. */
export class SessionCookie {
  private readonly name: string;
  private readonly attributes: string;

  /**
   * @param siteUrl where browsers reach the page
   * @param page name of the cookie, such as `diorama-console`
   * @param sameSite with `Lax`, browsers send the cookie also when they follow a link of another site
   */
  constructor(siteUrl: string, page: string, sameSite: 'Strict' | 'Lax' = 'Strict') {
    const { protocol, port } = new URL(siteUrl);
    const isSecure = protocol === 'https:';
    // Cookies do not know ports: two installations on one machine must not log each other out.
    this.name = isSecure ? `__Host-${page}` : `${page}-${port || '80'}`;
    this.attributes = `Path=/; HttpOnly; SameSite=${sameSite}${isSecure ? '; Secure' : ''}`;
  }

  /** Value of `Set-Cookie` that begins a session. */
  set({ value, expiresAt }: CookieSession): string {
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
