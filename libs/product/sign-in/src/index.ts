/**
 * Sign-in of operators with OpenID Connect. In: settings of a provider, cookies and callbacks of browsers. Out: sign-ins that begin at
 * the provider, and the person with a role, or a `SignInError` with the reason. Effect: requests to the provider.
 */
export { IdentityProvider } from './identity-provider.js';
export type { ProviderSettings } from './identity-provider.js';
export { keepsRole, readPerson } from './role-rules.js';
export type { RoleRules, SignedInPerson } from './role-rules.js';
export { SignInAttempts, deriveClientKey, isStateOf } from './sign-in-attempts.js';
export type { SignInAttempt } from './sign-in-attempts.js';
export { SIGN_IN_FAILURES, SignInError } from './sign-in-error.js';
export type { SignInFailure } from './sign-in-error.js';
