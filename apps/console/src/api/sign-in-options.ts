/** The ways to sign in that this installation offers. */
export interface SignInOptions {
  /** Whether operator tokens are accepted. */
  readonly token: boolean;
  /** The identity provider; null without one. */
  readonly provider: { readonly label: string; readonly url: string } | null;
}

/** The ways to sign in. The token is offered where the service does not answer: signing in then says so. */
export async function loadSignInOptions(): Promise<SignInOptions> {
  try {
    const response = await fetch(`${location.origin}/console/sign-in/options`, { credentials: 'omit' });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return (await response.json()) as SignInOptions;
  } catch {
    return { token: true, provider: null };
  }
}
