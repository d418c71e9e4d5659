import { createHash } from 'node:crypto';

import type { SignInFailure } from '@diorama/sign-in';
import { escapeHtml } from '@diorama/web';

import { SIGN_IN_PATH } from '../operators/openid-sign-in.js';

interface FailureText {
  readonly status: number;
  readonly title: string;
  readonly text: string;
}

const FAILURES: Readonly<Record<SignInFailure, FailureText>> = {
  state: {
    status: 400,
    title: 'This sign-in cannot be completed',
    text: 'It was started in another browser or window, it was already completed, or the browser does not accept cookies. Sign in again.',
  },
  expired: { status: 400, title: 'The sign-in took too long', text: 'A sign-in must be completed within ten minutes. Sign in again.' },
  refused: {
    status: 403,
    title: 'The identity provider refused the sign-in',
    text: 'You cancelled the sign-in, or you are not allowed to use this application. If you should have access, ask the people who manage the identity provider.',
  },
  unreachable: {
    status: 503,
    title: 'The identity provider cannot be reached',
    text: 'Try again in a minute. If the problem persists, ask the people who run this installation.',
  },
  invalid: {
    status: 502,
    title: 'The identity provider sent an invalid response',
    text: 'Sign in again. If the problem persists, ask the people who run this installation. The log of the gateway contains the reason.',
  },
  role: {
    status: 403,
    title: 'You have no role in this console',
    text: 'You are signed in at the identity provider, but none of your groups or roles gives you access to this console. Ask the people who run this installation.',
  },
  domain: {
    status: 403,
    title: 'Your e-mail address is not allowed',
    text: 'Only people with a verified e-mail address of certain domains may sign in. Sign in with another account, or ask the people who run this installation.',
  },
  rate: { status: 429, title: 'Too many sign-ins', text: 'Wait a minute and sign in again.' },
  unavailable: { status: 503, title: 'The service is not available', text: 'Try again in a minute.' },
};

const STYLE = `
:root { color-scheme: dark light; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#f4f5f7, #12151b); color: light-dark(#1a1e25, #eef1f5); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 30rem; margin: 1.5rem; padding: 2rem; border: 1px solid light-dark(#d9dde3, #2c3340); border-radius: 14px; background: light-dark(#ffffff, #1b2029); }
h1 { margin: 0 0 0.75rem; font-size: 1.35rem; line-height: 1.3; }
p { margin: 0 0 1rem; }
a { color: inherit; }
nav { display: flex; flex-wrap: wrap; gap: 1rem; }
small { display: block; margin-top: 1.25rem; color: light-dark(#5b6472, #9aa5b4); overflow-wrap: anywhere; }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Headers of the page, which runs no script and loads nothing. */
export const SIGN_IN_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
} as const;

export const getFailureStatus = (failure: SignInFailure): number => FAILURES[failure].status;

interface FailurePage {
  readonly failure: SignInFailure;
  /** Of the person that the provider named; null where it named none. */
  readonly email: string | null;
  readonly requestId: string;
}

/** The page that says why a sign-in failed and what helps, as HTML. */
export function renderSignInFailure({ failure, email, requestId }: FailurePage): string {
  const { title, text } = FAILURES[failure];
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${escapeHtml(title)} · Diorama console</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>${escapeHtml(title)}</h1>
      <p>${escapeHtml(text)}</p>
      ${email === null ? '' : `<p>Signed in at the identity provider as ${escapeHtml(email)}.</p>`}
      <nav aria-label="Next steps"><a href="${SIGN_IN_PATH}">Sign in again</a> <a href="/console">Go to the console</a></nav>
      <small>Request ${escapeHtml(requestId)}</small>
    </main>
  </body>
</html>
`;
}
