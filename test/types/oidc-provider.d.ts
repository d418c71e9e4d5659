/** The part of the OpenID Connect provider that the tests call; the package brings no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  interface RequestContext {
    readonly oidc: {
      readonly client: { readonly clientId: string };
      readonly session: { readonly accountId: string };
      readonly provider: Provider;
    };
  }

  interface Configuration {
    readonly clients: readonly object[];
    readonly claims: Readonly<Record<string, readonly string[]>>;
    readonly scopes: readonly string[];
    readonly conformIdTokenClaims: boolean;
    readonly cookies: { readonly keys: readonly string[] };
    readonly jwks: { readonly keys: readonly object[] };
    readonly findAccount: (context: RequestContext, id: string) => Promise<object | undefined>;
    readonly loadExistingGrant: (context: RequestContext) => Promise<Grant>;
  }

  export class Provider {
    constructor(issuer: string, configuration: Configuration);
    readonly Grant: new (properties: { readonly clientId: string; readonly accountId: string }) => Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  }
}
