interface Cookie {
  readonly value: string;
  readonly path: string;
}

/** An answer after all redirects, with the address that it came from. */
export interface VisitedPage {
  readonly url: string;
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

const REDIRECTS_MAX = 20;

/** As much of a browser as signing in takes: it keeps cookies of each origin, follows redirects and sends forms. */
export class FormBrowser {
  private readonly cookies = new Map<string, Map<string, Cookie>>();

  /** Follows redirects until one leads to an address that `stopsAt` accepts, which is then not visited. */
  async visit(url: string, stopsAt: (url: string) => boolean = () => false): Promise<VisitedPage> {
    return this.follow(new Request(url), stopsAt);
  }

  /** Sends the only form of a page with these fields besides its hidden ones. */
  async submit(page: VisitedPage, fields: Readonly<Record<string, string>>, stopsAt?: (url: string) => boolean): Promise<VisitedPage> {
    const action = /<form[^>]* action="([^"]+)"/.exec(page.text)?.[1];
    if (action === undefined) throw new Error(`no form at ${page.url}: ${page.text}`);
    const hidden = [...page.text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
    const body = new URLSearchParams({ ...Object.fromEntries(hidden), ...fields });
    return this.follow(new Request(new URL(action, page.url), { method: 'POST', body }), stopsAt);
  }

  /** The `Cookie` header that a request to this address has. */
  cookieHeader(url: string): string {
    const { origin, pathname } = new URL(url);
    const matching = [...(this.cookies.get(origin) ?? [])].filter(([, { path }]) => pathname.startsWith(path));
    return matching.map(([name, { value }]) => `${name}=${value}`).join('; ');
  }

  private async follow(first: Request, stopsAt: (url: string) => boolean = () => false): Promise<VisitedPage> {
    let request = first;
    for (let count = 0; count < REDIRECTS_MAX; count++) {
      const headers = new Headers(request.headers);
      headers.set('cookie', this.cookieHeader(request.url));
      const response = await fetch(new Request(request, { headers, redirect: 'manual' }));
      this.keep(request.url, response.headers.getSetCookie());
      const location = response.headers.get('location');
      if (location === null || response.status < 300 || response.status >= 400)
        return { url: request.url, status: response.status, text: await response.text(), headers: response.headers };
      const next = new URL(location, request.url).href;
      if (stopsAt(next)) return { url: next, status: 0, text: '', headers: response.headers };
      await response.body?.cancel();
      request = new Request(next);
    }
    throw new Error(`too many redirects from ${first.url}`);
  }

  private keep(url: string, lines: readonly string[]): void {
    const { origin } = new URL(url);
    const jar = this.cookies.get(origin) ?? new Map<string, Cookie>();
    this.cookies.set(origin, jar);
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const [name = '', ...value] = pair.split('=');
      const read = (attribute: string): string | undefined =>
        attributes.find((each) => each.toLowerCase().startsWith(`${attribute}=`))?.slice(attribute.length + 1);
      const expires = read('expires');
      const isOver = read('max-age') === '0' || (expires !== undefined && Date.parse(expires) <= Date.now());
      if (isOver) jar.delete(name);
      else jar.set(name, { value: value.join('='), path: read('path') ?? '/' });
    }
  }
}
