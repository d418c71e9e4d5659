import { Controller, Get, Header, Inject, NotFoundException, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { SignInError } from '@diorama/sign-in';

import { PublicRoute } from '../accounts/route-access.js';
import { CONSOLE_SIGN_IN, VIEWER_URL } from '../clients/injection-tokens.js';
import { ConsoleCookie } from '../operators/console-cookie.js';
import { SIGN_IN_PATH } from '../operators/openid-sign-in.js';
import type { ConsoleSignIn } from '../operators/openid-sign-in.js';
import { SignInCookie } from '../operators/sign-in-cookie.js';
import { PersonSignIn } from './person-sign-in.js';
import { SIGN_IN_PAGE_HEADERS, getFailureStatus, renderSignInFailure } from './sign-in-page.js';

/** What the sign-in page of the console offers. */
interface SignInOptions {
  /** Whether operator tokens are accepted. */
  readonly token: boolean;
  /** The button that leads to the identity provider; null without one. */
  readonly provider: { readonly label: string; readonly url: string } | null;
}

/** Sign-in to the console with an OpenID Connect provider, which browsers are sent to and come back from. */
@Controller('console/sign-in')
@PublicRoute()
export class SignInController {
  // eslint-disable-next-line max-params -- one for each part that the routes lead to
  constructor(
    @Inject(CONSOLE_SIGN_IN) private readonly signIn: ConsoleSignIn,
    @Inject(VIEWER_URL) private readonly siteUrl: string,
    @Inject(PersonSignIn) private readonly people: PersonSignIn,
    @Inject(SignInCookie) private readonly attemptCookie: SignInCookie,
    @Inject(ConsoleCookie) private readonly consoleCookie: ConsoleCookie,
  ) {}

  /** The address is absolute: cookies of the sign-in belong to the host that the provider sends browsers back to. */
  @Get('options')
  @Header('cache-control', 'no-store')
  options(): SignInOptions {
    const { openid, acceptsTokens } = this.signIn;
    const provider = openid === null ? null : { label: openid.label, url: new URL(SIGN_IN_PATH, this.siteUrl).href };
    return { token: acceptsTokens, provider };
  }

  @Get()
  async begin(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.showFailures({ request, reply }, async () => {
      const { url, attempt } = await this.people.begin(request.ip);
      void reply.header('set-cookie', this.attemptCookie.set({ value: attempt.cookie, expiresAt: attempt.expiresAt }));
      redirect(reply, url.href);
    });
  }

  /** A sign-in ends with its callback, successful or not. */
  @Get('callback')
  async finish(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    void reply.header('set-cookie', this.attemptCookie.clear());
    await this.showFailures({ request, reply }, async () => {
      const session = await this.people.finish({
        cookie: this.attemptCookie.read(request.headers.cookie),
        query: readQuery(request.url),
        requestId: request.id,
        address: request.ip,
      });
      void reply.header('set-cookie', this.consoleCookie.set(session)); // in addition to the cleared cookie
      redirect(reply, new URL('/console', this.siteUrl).href);
    });
  }

  private async showFailures({ request, reply }: Exchange, work: () => Promise<void>): Promise<void> {
    if (this.signIn.openid === null) throw new NotFoundException();
    try {
      await work();
    } catch (error) {
      if (!(error instanceof SignInError)) throw error;
      const { failure, person } = error;
      await reply
        .status(getFailureStatus(failure))
        .headers(SIGN_IN_PAGE_HEADERS)
        .send(renderSignInFailure({ failure, email: person?.email ?? null, requestId: request.id }));
    }
  }
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Only to constant addresses and to the authorization endpoint of the provider. */
function redirect(reply: FastifyReply, url: string): void {
  void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(url, 303);
}

function readQuery(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start + 1);
}
